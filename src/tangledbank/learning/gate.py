"""Matches on duplicate deals between a network and others, to decide which network to keep."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tangledbank.envs import Batch
from tangledbank.learning.inputs import Array, Decisions
from tangledbank.learning.network import Weights, forward
from tangledbank.learning.selfplay import Tables, best_rows

Z = 1.96


@dataclass(frozen=True)
class Match:
    """The result of a network, seated alone among copies of another one or of a bot."""

    games: int
    share: float  # of wins; a shared win counts as a fraction
    error: float  # half of the 95 % confidence interval, over deals
    margin: float  # points ahead of the best opponent


def play_match(
    game: str, players: int, new: Weights, old: Weights | str, deals: int, seed: int
) -> Match:
    """Play every deal once from each seat, with best moves; `old` is a network or a bot's name."""
    batch = Batch(game, deals * players, players, seed=seed)
    batch.reset([seed + i // players for i in range(batch.count)])
    tables = Tables(batch, old if isinstance(old, str) else "random")
    mine = np.arange(batch.count) % players
    wins = np.full(batch.count, np.nan)
    margins = np.zeros(batch.count)
    while np.isnan(wins).any():
        given = tables.reader.read()
        choices = np.zeros(batch.count, np.int64)
        waiting = np.isnan(wins)
        for player, turn in ((new, batch.seats == mine), (old, batch.seats != mine)):
            places = np.flatnonzero(turn & waiting)
            if len(places):
                choices[places] = choose(tables, given, places, player)
        batch.step(choices)
        ended = np.flatnonzero(batch.done.astype(bool) & np.isnan(wins))
        wins[ended] = (batch.rewards[ended, mine[ended]] * (players - 1) + 1) / players
        margins[ended] = lead(batch.points[ended], mine[ended])
    by_deal = wins.reshape(deals, players).mean(axis=1)
    error = Z * float(by_deal.std(ddof=1)) / deals**0.5
    return Match(batch.count, float(wins.mean()), error, float(margins.mean()))


def choose(tables: Tables, given: Decisions, places: Array, player: Weights | str) -> Array:
    """Return the rows that a network or the bot chooses at some tables."""
    if isinstance(player, str):
        return [tables.ask_bot(int(place)) for place in places]
    part = given.pick(places)
    return best_rows(forward(player, part).scores, part.counts)


def lead(points: Array, seats: Array) -> Array:
    """Return the points of one seat at each table, less the best of the others."""
    every = np.arange(len(points))
    others = points.copy()
    others[every, seats] = -1
    return points[every, seats] - others.max(axis=1)
