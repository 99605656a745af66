"""The legal options of a decision as a matrix of numbers, page by page.

Options that differ only in which copy of a card they use share a row. If the rows of a decision do
not fit the matrix, or the beings at the table do not fit their columns, the decision has several
pages. The last row of each page but the last is `turn-page`, which changes nothing at the table. So
every legal option is offered on some page, however many options there are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tangledbank.core.action import a_of
from tangledbank.core.buffers import buffer
from tangledbank.core.encoder import PROMPTS, Encoder, put
from tangledbank.core.flow import State
from tangledbank.core.rows import zeros

ROWS: Final = 512  # rows of a page

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
FACE: Final = 13  # no column: the trait of a face of the card
TURN_PAGE: Final = "turn-page"

# The columns for the ids of a move, by the kinds of its words: of the first such id, of a second.
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
# The columns that are written together with one, as bits.
WRITTEN: Final = {
    0: 0,
    CARD: 1 << CARD | 1 << CARD_TRAIT | 1 << CARD_NUMBER | 1 << CARD_MARK,
    FACE: 1 << TRAIT,
}
FIGURES: Final = (NUMBER, OTHER_NUMBER)  # for all other kinds of words


class OptionEncoder:
    """An encoder of a decision's options. Copies of a card share a row, which plays the first."""

    def __init__(
        self, encoder: Encoder, verbs: dict[int, str], kinds: dict[int, list[str]]
    ) -> None:
        self.encoder = encoder
        self.verb_names = [*verbs.values(), TURN_PAGE]  # from 1 on
        self.wide: i64 = ROWS  # how many actions there are to choose from
        self.plan: vec[i64] = zeros(PROMPTS)  # by verb, its number and the columns of its ids
        self.cards: vec[i64] = zeros(PROMPTS)  # by verb, which of its four ids are cards, as bits
        self.shape: vec[i64] = zeros(len(verbs) + 2)  # by its number, the columns of a verb as bits
        self.plan[0] = planned(len(verbs) + 1, [NUMBER])
        self.shape[len(verbs) + 1] = 1 << NUMBER
        for place, number in enumerate(verbs):
            columns = meanings(kinds[number])
            self.plan[number] = planned(place + 1, columns)
            for i, column in enumerate(columns):
                self.shape[place + 1] |= WRITTEN.get(column, 1 << column)
                self.cards[number] |= 1 << i if column in (CARD, OTHER_CARD) else 0
        self.actions: vec[i64] = buffer()
        self.keys: vec[i64] = buffer()  # the same actions, with the first of several equal cards
        self.copies: vec[i64] = buffer()
        self.firsts: vec[i64] = zeros(len(encoder.figures.kinds) + 1)  # by kind, with its turn
        self.turn: i64 = 0
        self.windows: i64 = 1  # of beings at the table
        self.window: i64 = 0  # the one that the open page shows
        self.pages: i64 = 1  # of the decision
        self.left_out: i64 = 0  # legal options that are on no page: always 0

    def open_page(self, s: State, seat: i64, options: vec[i64], count: i64, page: i64) -> i64:
        """Collect the rows for one page of a decision; return the number of rows.

        `count` is the number of options. Pages are numbered from 0. A page combines one part of the
        rows with one window of beings.
        """
        rows: i64 = self.gather(options, count)
        windows: i64 = self.encoder.windows(s, seat) if rows > 1 else 1
        parts: i64 = self.split(s, seat, rows, windows)
        self.windows = windows
        self.window = page % windows
        self.pages = parts * windows
        self.left_out = self.count_left_out(count, rows, parts)
        if self.pages == 1:
            return rows
        rows = self.keep_part(rows, page // windows, parts)
        if page + 1 < self.pages:
            self.add_turn(rows, self.pages - 1 - page)
            rows += 1
        return rows

    def add_turn(self, row: i64, pages: i64) -> None:
        """Add the row that turns the page; `pages` more pages follow."""
        self.actions[row] = pages << 8
        self.copies[row] = 0

    def split(self, s: State, seat: i64, rows: i64, windows: i64) -> i64:
        """Return the number of parts into which the rows must be split."""
        if windows == 1 and rows <= ROWS:
            return 1
        return (rows + ROWS - 2) // (ROWS - 1)  # one row of each page turns it

    def part_of(self, row: i64, rows: i64, parts: i64) -> i64:
        """Return the part to which a row belongs. All parts are about equally long."""
        return row * parts // rows

    def keep_part(self, rows: i64, part: i64, parts: i64) -> i64:
        """Drop the rows of all other parts; return the number of rows that are left."""
        kept: i64 = 0
        for row in range(rows):
            if self.part_of(row, rows, parts) == part:
                self.move(row, kept)
                kept += 1
        return kept

    def move(self, row: i64, to: i64) -> None:
        self.actions[to] = self.actions[row]
        self.copies[to] = self.copies[row]

    def count_left_out(self, count: i64, rows: i64, parts: i64) -> i64:
        """Count the options that no part offers."""
        copies = self.copies
        left: i64 = count
        for row in range(rows):
            if parts == 1 or self.is_in_a_part(row, rows, parts):
                left -= copies[row]
        return left

    def is_in_a_part(self, row: i64, rows: i64, parts: i64) -> bool:
        part: i64 = self.part_of(row, rows, parts)
        return part >= 0 and part < parts

    def number(self, row: i64) -> i64:
        """Return the action that chooses a row of the page."""
        return row

    def gather(self, options: vec[i64], count: i64) -> i64:
        """Merge options that look alike into rows; return the number of rows."""
        self.turn += 1
        actions = self.actions
        keys = self.keys
        copies = self.copies
        cards = self.cards
        card: i64 = -1  # most options are about the same one as the option before
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
            else:
                actions[rows] = action
                keys[rows] = key
                copies[rows] = 1
                rows += 1
        return rows

    def key(self, action: i64) -> i64:
        """Return the action with each card replaced by the first card of its kind."""
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
        """Write the rows of the page into the columns from `at` on.

        Old values are cleared only in columns that the new verb does not use.
        """
        encoder = self.encoder
        window: i64 = self.window
        figures = encoder.figures
        plans = self.plan
        shapes = self.shape
        actions = self.actions
        copies = self.copies
        being: i64 = 0  # most options are about the same ones as the option before
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
                        slot = encoder.slot(s, seat, id, window) if id else 0
                    put(out, at + column, slot)
                else:
                    self.write_other(seat, action, column, id, out, at)
                columns >>= 4
                ids >>= 12
            at += WIDTH

    def write_other(
        self, seat: i64, action: i64, column: i64, id: i64, out: vec[i16], at: i64
    ) -> None:
        """Write the column of an id that is neither the first card nor a being."""
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
    """Return a plan: a verb's number in 8 bits, then 4 bits for the column of each of its ids."""
    plan = number
    for i, column in enumerate(columns):
        plan |= column << 8 + 4 * i
    return plan


def turns_page(action: i64) -> bool:
    """Return whether a row's action only turns the page."""
    return action & 255 == 0


def number_of(plan: i64) -> i64:
    return plan & 255


def packed_columns(plan: i64) -> i64:
    """Return the columns of a plan's ids, with the first one in the lowest 4 bits."""
    return plan >> 8


def clear_columns(out: vec[i16], at: i64, columns: i64) -> None:
    """Clear the columns whose bits are set."""
    while columns:
        if columns & 1:
            put(out, at, 0)
        columns >>= 1
        at += 1


def find(keys: vec[i64], key: i64, rows: i64) -> i64:
    """Return the row of a key, or -1 if there is none."""
    row: i64 = rows - 1
    while row >= 0 and keys[row] != key:
        row -= 1
    return row


def meanings(kinds: list[str]) -> list[int]:
    """Return the columns for the four ids of a verb."""
    used: list[int] = []
    for kind in kinds:
        first, second = MEANINGS.get(kind, FIGURES) if kind else (0, 0)
        used.append(second if first in used else first)
    return used
