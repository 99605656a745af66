"""Encodes what one seat knows as a row of numbers, for learning programs.

A row has a head, then piles of cards counted by kind, then one block per seat: the observer's
first, the others clockwise. A block has columns for the seat and for its first beings (species or
animals). `docs/reference/env-columns.md` lists all columns; it is generated from these lists.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from tangledbank.core.flow import State
from tangledbank.core.rows import row_of, zeros

SLOTS: Final = 12  # beings per seat that have columns
PROMPTS: Final = 256  # prompts and verbs have smaller numbers


def put(out: vec[i16], at: i64, value: i64) -> None:
    out[at] = i16(value)


def put_player(out: vec[i16], at: i64, first: bool, points: i64, hand: i64) -> None:
    """Write the columns of a seat that all games share, after those of `write_block`."""
    put(out, at + 2, 1 if first else 0)
    put(out, at + 3, points)
    put(out, at + 4, hand)


def clear(out: vec[i16], start: i64, stop: i64) -> None:
    """Set columns to 0, four at a time, which takes half as long."""
    i: i64 = start
    while i + 4 <= stop:
        put(out, i, 0)
        put(out, i + 1, 0)
        put(out, i + 2, 0)
        put(out, i + 3, 0)
        i += 4
    while i < stop:
        put(out, i, 0)
        i += 1


class Figures:
    """The printed figures of a game's cards, by card. Cards of one kind have equal figures."""

    def __init__(self, names: list[str]) -> None:
        self.kinds: list[str] = list(dict.fromkeys(names[2:]))  # numbered from 1
        places = {name: i + 1 for i, name in enumerate(self.kinds)}
        self.kind: vec[i64] = row_of([places.get(name, 0) for name in names])
        self.trait: vec[i64] = zeros(len(names))
        self.number: vec[i64] = zeros(len(names))
        self.mark: vec[i64] = zeros(len(names))
        self.face: vec[i64] = zeros(2 * len(names))  # the trait of each face


class WrittenColumns:
    """The columns that were written into a row, so that only those are cleared next time."""

    def __init__(self, encoder: Encoder) -> None:
        self.filled: vec[i64] = zeros(encoder.blocks - encoder.piles)  # non-zero columns of piles
        self.count: i64 = 0  # how many
        self.marks: vec[i64] = zeros(encoder.width)  # by a being's first column
        self.more: vec[i64] = zeros(encoder.width)

    def renew(self, being: i64, mark: i64, more: i64) -> bool:
        """Store the two numbers of a being; return whether they changed."""
        if self.marks[being] == mark and self.more[being] == more:
            return False
        self.marks[being] = mark
        self.more[being] = more
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Encodes states of one game and number of seats. Each game has a subclass."""

    HEAD: ClassVar = ""  # columns of the head, after one for each prompt
    PILES: ClassVar = "hand"  # each with a column for every kind of card
    SEAT: ClassVar = ""  # columns of a seat, after `beings asked first points hand`
    BEING: ClassVar = ""  # columns of a being, before one for each trait

    def __init__(
        self, seats: i64, figures: Figures, prompts: dict[int, str], traits: list[str]
    ) -> None:
        self.seats: i64 = seats
        self.figures = figures
        self.trait_names = traits  # trait 1 first
        self.prompt: vec[i64] = zeros(PROMPTS)
        for place, number in enumerate(prompts):
            self.prompt[number] = place
        head = [f"prompt.{name}" for name in prompts.values()]
        self.head_names = [*[name.replace(" ", "-") for name in head], *str(self.HEAD).split()]
        self.pile_names: list[str] = str(self.PILES).split()
        self.seat_names = ["beings", "asked", "first", "points", "hand", *str(self.SEAT).split()]
        self.being_names = [*str(self.BEING).split(), *[f"trait.{name}" for name in traits]]
        self.kinds: i64 = len(figures.kinds)
        self.head: i64 = len(prompts)  # where each part begins, and its length
        self.piles: i64 = len(self.head_names)
        self.blocks: i64 = self.piles + len(self.pile_names) * self.kinds
        self.seat: i64 = len(self.seat_names)
        self.being: i64 = len(self.being_names)
        self.traits: i64 = len(str(self.BEING).split()) - 1  # the column before trait 1
        self.block: i64 = self.seat + SLOTS * self.being
        self.hunter: i64 = 0  # attacker and target in the state that is being written
        self.prey: i64 = 0
        self.width: i64 = self.blocks + seats * self.block
        self.start: i64 = 0  # first column of the row that is being written
        self.written = WrittenColumns(self)  # what that row contains

    def columns(self) -> list[str]:
        """Return the names of all columns."""
        names = list(self.head_names)
        names += [f"{pile}.{kind}" for pile in self.pile_names for kind in self.figures.kinds]
        for seat in range(self.seats):
            names += [f"seat{seat}.{name}" for name in self.seat_names]
            for slot in range(1, SLOTS + 1):
                names += [f"seat{seat}.{slot}.{name}" for name in self.being_names]
        return names

    def row(self, s: State, seat: i64) -> vec[i16]:
        """Return a new row with what a seat knows."""
        out: vec[i16] = vec[i16]([0] * self.width)
        self.write(s, seat, out, 0, WrittenColumns(self))
        return out

    def write(self, s: State, seat: i64, out: vec[i16], at: i64, written: WrittenColumns) -> None:
        """Write what `seat` knows from column `at` on; `written` says which columns to clear."""
        self.start = at
        self.written = written
        clear(out, at, at + self.piles)
        clear_piles(out, written)
        self.hunter = 0
        self.prey = 0
        prompt: i64 = s.prompt_of(seat)
        if prompt:
            put(out, at + self.prompt[prompt], 1)
        self.write_head(s, seat, out, at + self.head)
        self.write_piles(s, seat, out, at + self.piles)
        for i in range(self.seats):
            start: i64 = at + self.blocks + i * self.block
            self.write_block(s, seat, (seat + i) % self.seats, out, start)

    def write_block(self, s: State, seat: i64, who: i64, out: vec[i16], at: i64) -> None:
        """Write the block of one seat and clear what is left of its previous content."""
        before: i64 = i64(out[at])
        put(out, at + 1, 1 if s.prompt_of(who) else 0)
        beings: i64 = self.write_seat(s, seat, who, out, at)
        put(out, at, beings)
        if before > SLOTS:
            before = SLOTS
        for slot in range(beings, before):
            start: i64 = at + self.seat + slot * self.being
            clear(out, start, start + self.being)
            self.written.renew(start - self.start, 0, 0)

    def count(self, cards: vec[i64], out: vec[i16], at: i64) -> None:
        """Count the cards of a pile by kind; hidden cards are not counted."""
        kinds: vec[i64] = self.figures.kind
        filled = self.written.filled
        count: i64 = self.written.count
        nothing: i16 = 0
        for card in cards:
            kind: i64 = kinds[card]
            if kind:
                column: i64 = at + kind - 1
                if out[column] == nothing:
                    filled[count] = column
                    count += 1
                out[column] += 1
        self.written.count = count

    def write_head(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the columns of HEAD, which are 0 so far, and note attacker and target, if any."""
        raise NotImplementedError

    def write_piles(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the columns of PILES in order. They are 0 so far."""
        raise NotImplementedError

    def write_seat(self, s: State, seat: i64, who: i64, out: vec[i16], at: i64) -> i64:
        """Write a seat's columns from `first` on, and its beings; return how many beings it has."""
        raise NotImplementedError

    def slot(self, s: State, seat: i64, being: i64) -> i64:
        """Return the number of a being as `seat` counts: 1 is its own first one.

        SLOTS + 1 is the first of the next seat, and so on. Beings without columns share the number
        after all of these.
        """
        place: i64 = self.place(s, being)
        if place >= SLOTS:
            return self.seats * SLOTS + 1
        owner: i64 = (being - 1) % self.seats
        return (owner - seat + self.seats) % self.seats * SLOTS + place + 1

    def place(self, s: State, being: i64) -> i64:
        """Return the index of a being among those of its owner."""
        raise NotImplementedError


def clear_piles(out: vec[i16], written: WrittenColumns) -> None:
    filled = written.filled
    for i in range(written.count):
        put(out, filled[i], 0)
    written.count = 0


def place_in(row: vec[i64], being: i64) -> i64:
    """Return the index of a being in a row, or SLOTS if it is gone."""
    for i in range(len(row)):
        if row[i] == being:
            return i
    return SLOTS
