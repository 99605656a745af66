"""Encodes a seat's options as a matrix of numbers: one row per option, equal cards merged."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tangledbank.core.action import a_of
from tangledbank.core.encoder import PROMPTS, Encoder, put
from tangledbank.core.flow import State
from tangledbank.core.rows import zeros

ROWS: Final = 512  # options with a row (docs/reference/environments.md)

COLUMNS: Final = (
    "verb",
    "being",
    "target",
    "card",
    "card_trait",
    "card_number",
    "card_mark",
    "other_card",
    "trait",
    "number",
    "other_number",
    "seat",
    "copies",
)
WIDTH: Final = 13
VERB: Final = 0
BEING: Final = 1
TARGET: Final = 2
CARD: Final = 3
CARD_TRAIT: Final = 4
CARD_NUMBER: Final = 5
CARD_MARK: Final = 6
OTHER_CARD: Final = 7
TRAIT: Final = 8
NUMBER: Final = 9
OTHER_NUMBER: Final = 10
SEAT: Final = 11
COPIES: Final = 12
FACE: Final = 13  # not a column: the trait on one face of the card

# The columns of an id by its kind: first, and second if the first is taken.
MEANINGS: Final = {
    "species": (BEING, TARGET),
    "animal": (BEING, TARGET),
    "card": (CARD, OTHER_CARD),
    "worn": (CARD, OTHER_CARD),
    "pair": (CARD, OTHER_CARD),
    "discarded": (CARD, OTHER_CARD),
    "trait": (TRAIT, TRAIT),
    "face": (FACE, FACE),
    "player": (SEAT, SEAT),
}
# Extra columns that are written along with one, as bits.
WRITTEN: Final = {
    0: 0,
    CARD: 1 << CARD | 1 << CARD_TRAIT | 1 << CARD_NUMBER | 1 << CARD_MARK,
    FACE: 1 << TRAIT,
}
FIGURES: Final = (NUMBER, OTHER_NUMBER)  # all other kinds are numbers


class OptionEncoder:
    """Encodes the options of one decision. Options that differ only in equal cards are one row."""

    def __init__(
        self, encoder: Encoder, verbs: dict[int, str], kinds: dict[int, list[str]]
    ) -> None:
        self.encoder = encoder
        self.verb_names = list(verbs.values())  # verb 1 first
        self.plan: vec[i64] = zeros(PROMPTS)  # by verb: its number and the columns of its ids
        self.cards: vec[i64] = zeros(PROMPTS)  # by verb: which of its four ids are cards, as bits
        self.shape: vec[i64] = zeros(len(verbs) + 1)  # by number of a verb: its columns, as bits
        for place, number in enumerate(verbs):
            columns = meanings(kinds[number])
            self.plan[number] = planned(place + 1, columns)
            for i, column in enumerate(columns):
                self.shape[place + 1] |= WRITTEN.get(column, 1 << column)
                self.cards[number] |= 1 << i if column in (CARD, OTHER_CARD) else 0
        self.actions: vec[i64] = zeros(ROWS)
        self.keys: vec[i64] = zeros(ROWS)  # options with each card replaced by the first equal one
        self.copies: vec[i64] = zeros(ROWS)
        self.firsts: vec[i64] = zeros(len(encoder.figures.kinds) + 1)  # by kind, with the turn
        self.turn: i64 = 0

    def gather(self, options: vec[i64], count: i64) -> i64:
        """Merge equal options; return the number of rows.

        If there are more than ROWS, keep the first ones and the last one.
        """
        self.turn += 1
        actions = self.actions
        keys = self.keys
        copies = self.copies
        cards = self.cards
        card: i64 = -1  # most options have the same card as the one before
        change: i64 = 0
        rows: i64 = 0
        for i in range(count):
            action: i64 = options[i]
            key: i64 = action
            which: i64 = cards[action & 255]
            if which == 1:
                if card != a_of(action):
                    card = a_of(action)
                    change = card ^ self.first(card)
                key = action ^ change << 8
            elif which:
                key = self.key(action)
            row: i64 = -1
            if key != action:
                row = find(keys, key, rows)
            if row >= 0:
                copies[row] += 1
            elif rows < ROWS - 1 or i == count - 1:
                actions[rows] = action
                keys[rows] = key
                copies[rows] = 1
                rows += 1
        return rows

    def key(self, action: i64) -> i64:
        """Return the action with each card replaced by the first equal one."""
        cards: i64 = self.cards[action & 255]
        shift: i64 = 8
        while cards:
            if cards & 1:
                card: i64 = action >> shift & 4095
                action ^= (card ^ self.first(card)) << shift
            cards >>= 1
            shift += 12
        return action

    def first(self, card: i64) -> i64:
        """Return the first card of this kind among the options so far."""
        kind: i64 = self.encoder.figures.kind[card]
        known: i64 = self.firsts[kind]
        if known >> 12 == self.turn:
            return known & 4095
        self.firsts[kind] = self.turn << 12 | card
        return card

    def write(self, s: State, seat: i64, rows: i64, out: vec[i16], at: i64) -> None:
        """Write the gathered rows from column `at` on.

        Columns of the previous content are cleared only where the new verb doesn't write.
        """
        encoder = self.encoder
        figures = encoder.figures
        plans = self.plan
        shapes = self.shape
        actions = self.actions
        copies = self.copies
        being: i64 = 0  # most options have the same beings as the one before
        slot: i64 = 0
        card: i64 = -1
        kind: i64 = 0
        trait: i64 = 0
        number: i64 = 0
        mark: i64 = 0
        for row in range(rows):
            action: i64 = actions[row]
            plan: i64 = plans[action & 255]
            verb: i64 = number_of(plan)
            before: i64 = i64(out[at])
            if before != verb:
                put(out, at, verb)
                clear_columns(out, at, shapes[before] & ~shapes[verb])
            put(out, at + COPIES, copies[row])
            columns: i64 = packed_columns(plan)
            ids: i64 = action >> 8
            while columns:
                column: i64 = columns & 15
                id: i64 = ids & 4095
                if column == CARD:
                    if id != card:
                        card = id
                        kind = figures.kind[id]
                        trait = figures.trait[id]
                        number = figures.number[id]
                        mark = figures.mark[id]
                    put(out, at + CARD, kind)
                    put(out, at + CARD_TRAIT, trait)
                    put(out, at + CARD_NUMBER, number)
                    put(out, at + CARD_MARK, mark)
                elif column == BEING or column == TARGET:
                    if id != being:
                        being = id
                        slot = encoder.slot(s, seat, id) if id else 0
                    put(out, at + column, slot)
                else:
                    self.write_other(seat, action, column, id, out, at)
                columns >>= 4
                ids >>= 12
            at += WIDTH

    def write_other(
        self, seat: i64, action: i64, column: i64, id: i64, out: vec[i16], at: i64
    ) -> None:
        """Write the column of an id that is neither the card nor a being."""
        if column == OTHER_CARD:
            put(out, at + column, self.encoder.figures.kind[id])
        elif column == FACE:
            put(out, at + TRAIT, self.encoder.figures.face[2 * a_of(action) + id])
        elif column == SEAT:
            seats: i64 = self.encoder.seats
            put(out, at + column, (id - 1 - seat + seats) % seats + 1)
        elif column:
            put(out, at + column, id)


def planned(number: int, columns: list[int]) -> int:
    """Pack the number of a verb (8 bits) and the column of each of its ids (4 bits each)."""
    plan = number
    for i, column in enumerate(columns):
        plan |= column << 8 + 4 * i
    return plan


def number_of(plan: i64) -> i64:
    return plan & 255


def packed_columns(plan: i64) -> i64:
    """Return the columns of the ids, the first in the lowest 4 bits."""
    return plan >> 8


def clear_columns(out: vec[i16], at: i64, columns: i64) -> None:
    """Set the columns with these bits to 0."""
    while columns:
        if columns & 1:
            put(out, at, 0)
        columns >>= 1
        at += 1


def find(keys: vec[i64], key: i64, rows: i64) -> i64:
    """Return the row of a key, or -1."""
    row: i64 = rows - 1
    while row >= 0 and keys[row] != key:
        row -= 1
    return row


def meanings(kinds: list[str]) -> list[int]:
    """Return the columns of the four ids of a verb."""
    used: list[int] = []
    for kind in kinds:
        first, second = MEANINGS.get(kind, FIGURES) if kind else (0, 0)
        used.append(second if first in used else first)
    return used
