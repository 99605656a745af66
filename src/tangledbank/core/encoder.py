"""Encodes what one seat knows about a table as a row of numbers, for learning programs.

The row has a head, then piles of cards counted by kind, then a block for each seat, the observer's
first and the others clockwise. A block has columns for the seat and for a window of its beings
(species or animals). If a seat has more beings than a window holds, further windows on further
pages show the rest. `docs/reference/env-columns.md` names all columns; `tools/columns.py` writes
that page.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from tangledbank.core.flow import State
from tangledbank.core.rows import row_of, zeros

PROMPTS: Final = 256  # numbers of prompts, and of verbs, are below
COMMON: Final = "beings from asked first points hand"  # columns of a seat in every game


def put(out: vec[i16], at: i64, value: i64) -> None:
    out[at] = i16(value)


def put_player(out: vec[i16], at: i64, first: bool, points: i64, hand: i64) -> None:
    """Write the seat columns that all games share, after those that `write_block` writes."""
    put(out, at + 3, 1 if first else 0)
    put(out, at + 4, points)
    put(out, at + 5, hand)


def clear(out: vec[i16], start: i64, stop: i64) -> None:
    """Clear columns four at a time, which takes half as long as clearing them one by one."""
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
    """The printed figures of every card. Cards of one kind have equal figures."""

    def __init__(self, names: list[str]) -> None:
        self.kinds: list[str] = list(dict.fromkeys(names[2:]))  # from 1 on; 0 is unknown
        places = {name: i + 1 for i, name in enumerate(self.kinds)}
        self.kind: vec[i64] = row_of([places.get(name, 0) for name in names])
        self.trait: vec[i64] = zeros(len(names))
        self.number: vec[i64] = zeros(len(names))
        self.mark: vec[i64] = zeros(len(names))
        self.face: vec[i64] = zeros(2 * len(names))  # the trait of each face


class WrittenColumns:
    """A record of a row's last contents, so that rewriting the row clears only filled columns."""

    def __init__(self, encoder: Encoder) -> None:
        self.filled: vec[i64] = zeros(encoder.blocks - encoder.piles)  # columns of piles
        self.count: i64 = 0  # how many of these are in use
        self.shown: vec[i64] = zeros(encoder.seats)  # by block: slots in use
        self.marks: vec[i64] = zeros(encoder.width)  # by the first column of a being: two notes
        self.more: vec[i64] = zeros(encoder.width)

    def renew(self, being: i64, mark: i64, more: i64) -> bool:
        """Record two marks of a being; return whether either has changed."""
        if self.marks[being] == mark and self.more[being] == more:
            return False
        self.marks[being] = mark
        self.more[being] = more
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """An encoder for one game and number of seats. Each game has a subclass."""

    SLOTS: ClassVar = 16  # beings in a window
    HEAD: ClassVar = ""  # columns of the head, after `page` and one for each prompt
    PILES: ClassVar = "hand"  # each with a column for every kind of card
    SEAT: ClassVar = ""  # columns of a seat, after `beings from asked first points hand`
    BEING: ClassVar = ""  # columns of a being, before one for each trait

    def __init__(
        self, seats: i64, figures: Figures, prompts: dict[int, str], traits: list[str]
    ) -> None:
        self.seats: i64 = seats
        self.figures = figures
        self.trait_names = traits  # from trait 1 on
        self.slots: i64 = int(self.SLOTS)
        self.prompt: vec[i64] = zeros(PROMPTS)
        for place, number in enumerate(prompts):
            self.prompt[number] = place + 1
        head = [f"prompt.{name}".replace(" ", "-") for name in prompts.values()]
        self.head_names = ["page", *head, *str(self.HEAD).split()]
        self.pile_names: list[str] = str(self.PILES).split()
        self.seat_names = [*COMMON.split(), *str(self.SEAT).split()]
        self.being_names = [*str(self.BEING).split(), *[f"trait.{name}" for name in traits]]
        self.kinds: i64 = len(figures.kinds)
        self.head: i64 = len(prompts) + 1  # where each part begins, and how long it is
        self.piles: i64 = len(self.head_names)
        self.blocks: i64 = self.piles + len(self.pile_names) * self.kinds
        self.seat: i64 = len(self.seat_names)
        self.being: i64 = len(self.being_names)
        self.traits: i64 = len(str(self.BEING).split()) - 1  # trait 1 comes after it
        self.block: i64 = self.seat + self.slots * self.being
        self.beyond: i64 = seats * self.slots + 1  # numbers of beings without columns begin here
        self.width: i64 = self.blocks + seats * self.block
        self.hunter: i64 = 0  # the attack at the table that is being written
        self.prey: i64 = 0
        self.start: i64 = 0  # the first column of the row that is being written
        self.window: i64 = 0  # the window that is being written
        self.written = WrittenColumns(self)  # the notes on that row

    def columns(self) -> list[str]:
        """Return the names of all columns."""
        names = list(self.head_names)
        names += [f"{pile}.{kind}" for pile in self.pile_names for kind in self.figures.kinds]
        for seat in range(self.seats):
            names += [f"seat{seat}.{name}" for name in self.seat_names]
            for slot in range(1, self.slots + 1):
                names += [f"seat{seat}.{slot}.{name}" for name in self.being_names]
        return names

    def row(self, s: State, seat: i64, window: i64 = 0) -> vec[i16]:
        """Return a new row that shows what a seat knows."""
        out: vec[i16] = vec[i16]([0] * self.width)
        self.write(s, seat, window, out, 0, WrittenColumns(self))
        return out

    def windows(self, s: State, seat: i64) -> i64:
        """Return the number of windows needed to show `seat` every being at the table."""
        most: i64 = 1
        for who in range(self.seats):
            beings: i64 = len(self.beings_of(s, seat, who))
            if beings > most:
                most = beings
        return (most + self.slots - 1) // self.slots

    def unseen(self, s: State, seat: i64, windows: i64) -> i64:
        """Return the number of beings at the table that `windows` windows would not show."""
        found: i64 = 0
        for who in range(self.seats):
            more: i64 = len(self.beings_of(s, seat, who)) - windows * self.slots
            if more > 0:
                found += more
        return found

    def write(
        self, s: State, seat: i64, window: i64, out: vec[i16], at: i64, written: WrittenColumns
    ) -> None:
        """Write what `seat` knows into the columns from `at` on.

        `written` records what these columns already hold.
        """
        self.start = at
        self.window = window
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
        for turn in range(self.seats):
            self.write_block(s, seat, turn, out, at + self.blocks + turn * self.block)

    def write_block(self, s: State, seat: i64, turn: i64, out: vec[i16], at: i64) -> None:
        """Write the block of the seat that is `turn` places after `seat`."""
        who: i64 = (seat + turn) % self.seats
        put(out, at + 2, 1 if s.prompt_of(who) else 0)
        beings: i64 = self.write_seat(s, seat, who, out, at)
        first: i64 = self.first_shown(beings, self.window)
        put(out, at, beings)
        put(out, at + 1, first)
        shown: i64 = beings - first
        if shown > self.slots:
            shown = self.slots
        for slot in range(shown, self.written.shown[turn]):
            start: i64 = at + self.seat + slot * self.being
            clear(out, start, start + self.being)
            self.written.renew(start - self.start, 0, 0)
        self.written.shown[turn] = shown

    def first_shown(self, beings: i64, window: i64) -> i64:
        """Return the index of a window's first being; a seat with fewer windows shows its last."""
        if window == 0 or beings == 0:
            return 0
        last: i64 = (beings - 1) // self.slots
        return (window if window < last else last) * self.slots

    def count(self, cards: vec[i64], out: vec[i16], at: i64) -> None:
        """Add a pile's visible cards to its columns, by kind."""
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
        """Write the cleared columns of HEAD, and record the current attack."""
        raise NotImplementedError

    def write_piles(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the columns of PILES, which are empty, one pile after the other."""
        raise NotImplementedError

    def write_seat(self, s: State, seat: i64, who: i64, out: vec[i16], at: i64) -> i64:
        """Write a seat's columns from `first` on, and its beings in the window.

        Returns the number of beings that the seat has.
        """
        raise NotImplementedError

    def slot(self, s: State, seat: i64, being: i64, window: i64) -> i64:
        """Return the number of a being for `seat` in a window.

        1 is the first being shown in the seat's own block, `slots` + 1 the first one in the next
        block, and so on. Each being that the window does not show has its own larger number;
        `beyond` is a being that has left the table.
        """
        owner: i64 = (being - 1) % self.seats
        turn: i64 = (owner - seat + self.seats) % self.seats
        row: vec[i64] = self.beings_of(s, seat, owner)
        beings: i64 = len(row)
        place: i64 = 0
        while place < beings and row[place] != being:
            place += 1
        if place == beings:
            return self.beyond
        slot: i64 = place - self.first_shown(beings, window)
        if slot < 0 or slot >= self.slots:
            return self.beyond + 1 + place * self.seats + turn
        return turn * self.slots + slot + 1

    def beings_of(self, s: State, seat: i64, who: i64) -> vec[i64]:
        """Return the beings of `who` as `seat` sees them, from left to right."""
        raise NotImplementedError


def clear_piles(out: vec[i16], written: WrittenColumns) -> None:
    filled = written.filled
    for i in range(written.count):
        put(out, filled[i], 0)
    written.count = 0
