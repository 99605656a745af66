"""The inputs of a network: decisions of many tables as arrays.

The inputs don't depend on the number of seats or on the size of a window, so that one network plays
with any number of players. `agents/network.py` computes the same inputs from one view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tangledbank.agents.network import EMBEDDED, LARGEST, MOST_SEATS, NUMBERS, Layout
from tangledbank.core.option_encoder import BEING, CARD, CARD_TRAIT, TARGET, TRAIT, VERB
from tangledbank.envs import Batch

Array = Any  # a NumPy array

LOGARITHMS = np.log1p(np.arange(LARGEST + 1)).astype(np.float32)


def scaled(values: Array) -> Array:
    """Return columns on a logarithmic scale; negative values count as 0."""
    return LOGARITHMS[np.clip(values, 0, LARGEST)]


@dataclass
class Decisions:
    """Decisions as arrays; the rows of beings and options follow each other, table by table."""

    flat: Array  # (decisions, Layout.flat)
    seats: Array  # (decisions,) players at the table
    beings: Array  # (beings, Layout.being)
    crowds: Array  # (decisions, MOST_SEATS) beings of each seat, the decider's first
    rows: Array  # (options, Layout.row)
    counts: Array  # (decisions,) options

    def pick(self, which: Array) -> Decisions:
        """Return some of the decisions."""
        crowds = self.crowds.sum(axis=1)
        return Decisions(
            self.flat[which],
            self.seats[which],
            self.beings[spans(starts_of(crowds)[which], crowds[which])],
            self.crowds[which],
            self.rows[spans(starts_of(self.counts)[which], self.counts[which])],
            self.counts[which],
        )


def joined(parts: Sequence[Decisions]) -> Decisions:
    """Return the decisions of several batches or steps as one."""
    return Decisions(
        np.concatenate([part.flat for part in parts]),
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.beings for part in parts]),
        np.concatenate([part.crowds for part in parts]),
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.counts for part in parts]),
    )


def starts_of(counts: Array) -> Array:
    """Return the index at which each span begins, if spans follow each other."""
    return np.cumsum(counts) - counts


def spans(starts: Array, counts: Array) -> Array:
    """Return the indices of all spans, one after the other."""
    shifts = np.repeat(starts - starts_of(counts), counts)
    return np.arange(len(shifts)) + shifts


class Reader:
    """Reads the inputs of a network from the arrays of a batch."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        encoder = batch.scheme.encoder
        self.layout = Layout(batch.scheme.offer)
        self.players = batch.scheme.players
        self.slots, self.being = int(encoder.slots), int(encoder.being)
        self.seat, self.block = int(encoder.seat), int(encoder.block)
        self.blocks = int(encoder.blocks)
        self.kept = np.array([float(kept) for kept in self.layout.kept], np.float32)

    def read(self) -> Decisions:
        """Return the open decisions of all tables."""
        batch = self.batch
        seen = batch.observations
        sides = seen[:, self.blocks :].reshape(len(seen), self.players, self.block)
        shape = (len(seen), self.players * self.slots, self.being)
        beings = sides[:, :, self.seat :].reshape(shape)
        shown = np.clip(sides[:, :, 0] - sides[:, :, 1], 0, self.slots)
        alive = np.arange(self.slots) < shown[:, :, None]
        found = scaled(beings[alive.reshape(len(seen), -1)]) * self.kept
        crowds = np.zeros((len(seen), MOST_SEATS), np.int64)
        crowds[:, : self.players] = shown
        counts = batch.counts.astype(np.int64)
        seats = np.full(len(seen), self.players, np.int64)
        rows = self.read_rows(beings, counts)
        return Decisions(self.read_flat(seen, sides), seats, found, crowds, rows, counts)

    def read_flat(self, seen: Array, sides: Array) -> Array:
        """Return the head, the piles, figures of the seats, and the number of players."""
        figures = scaled(sides[:, :, : self.seat])
        others = figures[:, 1:]
        number = np.zeros((len(seen), EMBEDDED), np.float32)
        number[:, min(self.players, EMBEDDED + 1) - 2] = 1
        parts = [figures[:, 0], figures[:, 1], others.mean(axis=1), others.max(axis=1), number]
        return np.concatenate([scaled(seen[:, : self.blocks]), *parts], axis=1)

    def read_rows(self, beings: Array, counts: Array) -> Array:
        """Return an input row for each option that is offered."""
        layout = self.layout
        owners = np.repeat(np.arange(len(counts)), counts)
        options = self.batch.options[owners, spans(np.zeros_like(counts), counts)]
        every = np.arange(len(options))
        rows = np.zeros((len(options), layout.row), np.float32)
        rows[every, options[:, VERB]] = 1
        rows[every, layout.card + options[:, CARD]] = 1
        rows[every, layout.card_trait + options[:, CARD_TRAIT]] = 1
        rows[every, layout.trait + options[:, TRAIT]] = 1
        numbers = options[:, NUMBERS].astype(np.float32) / 8
        rows[:, layout.numbers : layout.numbers + len(NUMBERS)] = numbers
        for at, column in ((layout.actor, BEING), (layout.target, TARGET)):
            named = options[:, column].astype(np.int64)
            here = np.flatnonzero((named > 0) & (named <= beings.shape[1]))
            rows[here, at : at + self.being] = (
                scaled(beings[owners[here], named[here] - 1]) * self.kept
            )
            rows[:, at + self.being] = named > self.slots
        return rows
