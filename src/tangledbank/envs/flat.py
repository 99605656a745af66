"""The flat scheme: every option that could ever be offered has a number of its own."""

from __future__ import annotations

from typing import Any

import numpy as np

from tangledbank.core.encoder import SLOTS
from tangledbank.core.errors import BadOptions
from tangledbank.core.option_encoder import (
    BEING,
    CARD,
    FACE,
    NUMBER,
    OTHER_CARD,
    OTHER_NUMBER,
    SEAT,
    TARGET,
    TRAIT,
    WIDTH,
    OptionEncoder,
    number_of,
    packed_columns,
)

MOST = 1 << 18  # actions of a flat scheme; a network with more outputs would be of no use
NUMBERS = 64  # amounts from 0 on that have numbers of their own

Array = Any  # of NumPy


class Flat:
    """Numbers for options: those of a verb lie together, then as the columns of its row count."""

    def __init__(self, offer: OptionEncoder, players: int) -> None:
        sizes = column_sizes(offer, players)
        verbs = len(offer.verb_names)
        self.base = np.zeros(verbs + 1, np.int64)
        self.stride = np.zeros((verbs + 1, WIDTH), np.int64)
        self.limit = np.ones(WIDTH, np.int64)
        for column, size in sizes.items():
            self.limit[column] = size
        count = 0
        for number, verb in enumerate(verb_numbers(offer), 1):
            self.base[number] = count
            size = 1
            for column in columns_of(offer, verb):
                self.stride[number, column] = size
                size *= sizes[column]
            count += size
        if count > MOST:
            raise BadOptions(
                f"a flat scheme would have {count:,} actions, more than {MOST:,}: use the rows"
            )
        self.count = count

    def numbers(self, options: Array, rows: int) -> Array:
        """The numbers of the options that are offered, row by row."""
        offered = options[:rows].astype(np.int64)
        verbs = offered[:, 0]
        bounded = np.minimum(offered, self.limit - 1)
        return self.base[verbs] + (bounded * self.stride[verbs]).sum(axis=1)

    def mask(self, options: Array, rows: int) -> Array:
        found = np.zeros(self.count, np.int8)
        found[self.numbers(options, rows)] = 1
        return found

    def row(self, options: Array, rows: int, action: int) -> int:
        """The row of an action; -1 if it is not offered."""
        found = np.flatnonzero(self.numbers(options, rows) == action)
        return int(found[0]) if len(found) else -1


def column_sizes(offer: OptionEncoder, players: int) -> dict[int, int]:
    """How many values each column can have."""
    beings, cards = players * SLOTS + 2, len(offer.encoder.figures.kinds) + 1
    return {
        BEING: beings,
        TARGET: beings,
        CARD: cards,
        OTHER_CARD: cards,
        TRAIT: len(offer.encoder.trait_names) + 1,
        NUMBER: NUMBERS,
        OTHER_NUMBER: NUMBERS,
        SEAT: players + 1,
    }


def verb_numbers(offer: OptionEncoder) -> list[int]:
    """The verbs as actions have them, in the order of their numbers here."""
    known = [verb for verb, plan in enumerate(offer.plan) if plan]
    return sorted(known, key=lambda verb: int(number_of(offer.plan[verb])))


def columns_of(offer: OptionEncoder, verb: int) -> list[int]:
    """The columns that tell the options of a verb apart."""
    columns = int(packed_columns(offer.plan[verb]))
    found = [columns >> 4 * i & 15 for i in range(4)]
    return [TRAIT if column == FACE else column for column in found if column]
