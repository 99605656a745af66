"""The flat scheme: one action number for each option that a game can ever offer.

There are more possible options than numbers: beings beyond the first window share numbers, and so
do large amounts. Options that share a number are offered on different pages.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tangledbank.core.buffers import buffer
from tangledbank.core.encoder import Encoder
from tangledbank.core.errors import BadOptions
from tangledbank.core.flow import State
from tangledbank.core.option_encoder import (
    BEING,
    CARD,
    FACE,
    NUMBER,
    OTHER_CARD,
    OTHER_NUMBER,
    ROWS,
    SEAT,
    TARGET,
    TRAIT,
    WIDTH,
    OptionEncoder,
    packed_columns,
)
from tangledbank.core.rows import zeros

MOST: Final = 1 << 18  # actions of a flat scheme; networks with more outputs are impractical
AMOUNTS: Final = 64  # amounts from 0 on that have numbers


class FlatOptionEncoder(OptionEncoder):
    """An option encoder with fixed numbers, grouped by verb and ordered by column values."""

    def __init__(
        self, encoder: Encoder, verbs: dict[int, str], kinds: dict[int, list[str]]
    ) -> None:
        super().__init__(encoder, verbs, kinds)
        sizes = column_sizes(encoder)
        self.limit: vec[i64] = zeros(WIDTH)  # by column, its largest value
        for column, size in sizes.items():
            self.limit[column] = size - 1
        self.base: vec[i64] = zeros(len(verbs) + 2)  # by the number of a verb, its first action
        self.stride: vec[i64] = zeros((len(verbs) + 2) * WIDTH)  # by verb and column
        count = 0
        for number, verb in enumerate([*verbs, 0], 1):
            self.base[number] = count
            size = 1
            for column in columns_of(self, verb):
                self.stride[number * WIDTH + column] = size
                size *= sizes[column]
            count += size
        if count > MOST:
            raise BadOptions(
                f'scheme="flat" would have {count:,} actions here, and {MOST:,} is the limit: '
                'use scheme="rows"'
            )
        self.wide = count
        self.numbers: vec[i64] = buffer()  # by row, its action
        self.parts: vec[i64] = buffer()  # by row, its part
        self.stamps: vec[i64] = zeros(count)  # by action, the last part that it was used in
        self.stamp: i64 = 0
        self.scratch: vec[i16] = vec[i16]([0] * (ROWS * WIDTH))

    def split(self, s: State, seat: i64, rows: i64, windows: i64) -> i64:
        """Split the rows into parts without duplicate numbers; return the number of parts."""
        self.write_numbers(s, seat, rows)
        for row in range(rows):
            self.parts[row] = -1
        placed: i64 = 0
        part: i64 = 0
        while placed < rows:
            placed += self.fill_part(part, rows)
            part += 1
        return part

    def write_numbers(self, s: State, seat: i64, rows: i64) -> None:
        """Number all rows by their beings' slots in the first window."""
        if len(self.scratch) < rows * WIDTH:
            self.scratch = vec[i16]([0] * (rows * WIDTH))
        self.window = 0
        self.write(s, seat, rows, self.scratch, 0)
        for row in range(rows):
            self.numbers[row] = self.action_of(self.scratch, row * WIDTH)

    def action_of(self, row: vec[i16], at: i64) -> i64:
        verb: i64 = i64(row[at])
        action: i64 = self.base[verb]
        for column in range(1, WIDTH):
            stride: i64 = self.stride[verb * WIDTH + column]
            if stride:
                value: i64 = i64(row[at + column])
                limit: i64 = self.limit[column]
                action += stride * (value if value < limit else limit)
        return action

    def fill_part(self, part: i64, rows: i64) -> i64:
        """Assign rows to a part and return their number; one row per page stays free to turn it."""
        self.stamp += 1
        put: i64 = 0
        for row in range(rows):
            number: i64 = self.numbers[row]
            if put < ROWS - 1 and self.parts[row] < 0 and self.stamps[number] != self.stamp:
                self.stamps[number] = self.stamp
                self.parts[row] = part
                put += 1
        return put

    def part_of(self, row: i64, rows: i64, parts: i64) -> i64:
        return self.parts[row]

    def move(self, row: i64, to: i64) -> None:
        super().move(row, to)
        self.numbers[to] = self.numbers[row]

    def add_turn(self, row: i64, pages: i64) -> None:
        super().add_turn(row, pages)
        self.numbers[row] = self.wide - 1

    def number(self, row: i64) -> i64:
        return self.numbers[row]


def column_sizes(encoder: Encoder) -> dict[int, int]:
    """Return the number of values that each column can have."""
    beings, cards = encoder.beyond + 1, len(encoder.figures.kinds) + 1
    return {
        BEING: beings,
        TARGET: beings,
        CARD: cards,
        OTHER_CARD: cards,
        TRAIT: len(encoder.trait_names) + 1,
        NUMBER: AMOUNTS,
        OTHER_NUMBER: AMOUNTS,
        SEAT: encoder.seats + 1,
    }


def columns_of(offer: OptionEncoder, verb: int) -> list[int]:
    """Return the columns that distinguish a verb's options; `turn-page` has none."""
    if verb == 0:
        return []
    columns = int(packed_columns(offer.plan[verb]))
    found = [columns >> 4 * i & 15 for i in range(4)]
    return [TRAIT if column == FACE else column for column in found if column]
