"""Matches between two networks on duplicate deals, to decide which one to keep."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tangledbank.envs import Batch
from tangledbank.learning.inputs import Array, Reader
from tangledbank.learning.network import Weights, forward
from tangledbank.learning.selfplay import best_rows

Z = 1.96


@dataclass(frozen=True)
class Match:
    """The result of one network, seated alone among copies of another."""

    games: int
    share: float  # of wins; a shared win counts as a fraction
    error: float  # half of the 95 % confidence interval, over deals
    margin: float  # points ahead of the best opponent


def play_match(game: str, players: int, new: Weights, old: Weights, deals: int, seed: int) -> Match:
    """Play every deal once from each seat, with the best moves of both networks."""
    batch = Batch(game, deals * players, players, seed=seed)
    batch.reset([seed + i // players for i in range(batch.count)])
    reader = Reader(batch)
    mine = np.arange(batch.count) % players
    wins = np.full(batch.count, np.nan)
    margins = np.zeros(batch.count)
    while np.isnan(wins).any():
        given = reader.read()
        choices = np.zeros(batch.count, np.int64)
        for weights, which in ((new, batch.seats == mine), (old, batch.seats != mine)):
            places = np.flatnonzero(which & np.isnan(wins))
            if len(places):
                part = given.pick(places)
                choices[places] = best_rows(forward(weights, part).scores, part.counts)
        batch.step(choices)
        ended = np.flatnonzero(batch.done.astype(bool) & np.isnan(wins))
        wins[ended] = (batch.rewards[ended, mine[ended]] * (players - 1) + 1) / players
        margins[ended] = lead(batch.points[ended], mine[ended])
    by_deal = wins.reshape(deals, players).mean(axis=1)
    error = Z * float(by_deal.std(ddof=1)) / deals**0.5
    return Match(batch.count, float(wins.mean()), error, float(margins.mean()))


def lead(points: Array, seats: Array) -> Array:
    """Return the points of one seat at each table, less the best of the others."""
    every = np.arange(len(points))
    others = points.copy()
    others[every, seats] = -1
    return points[every, seats] - others.max(axis=1)
