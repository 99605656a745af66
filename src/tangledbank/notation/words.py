"""Words that all games write alike: lines, seats, and the names of species and animals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tangledbank.core.errors import BadNotation
from tangledbank.core.flow import State

SEATS = "ABCDEFGH"
BEING = re.compile(r"([a-h])(\d{1,3})", re.IGNORECASE)
TIMES = re.compile(r"(?<!\S)(\d{1,3}) ?(?:× ?|x )(\S+)")
MOST_BEINGS = 499  # that one seat can ever make


@dataclass(frozen=True)
class Line:
    """A line of a file, for messages."""

    number: int
    text: str


def located(line: Line, what: str) -> BadNotation:
    return BadNotation(f"line {line.number}: {line.text!r:.200}: {what}")


def squeeze(text: str) -> str:
    """Small letters and single blanks."""
    return " ".join(text.lower().split())


def parts_of(text: str) -> list[str]:
    """What stands between commas."""
    return [part for part in map(str.strip, text.split(",")) if part]


def cards_in(text: str) -> list[str]:
    """The cards that a text names, `3 × horns:2` three times."""
    spelled = TIMES.sub(lambda match: f"{match[2]} " * int(match[1]), text)
    return spelled.split()


def begins(text: str, words: Iterable[str]) -> bool:
    """Does a text begin with one of these words?"""
    return any(text == word or text.startswith(word + " ") for word in words)


def fits(name: str, text: str) -> bool:
    """Is this the name of a card, with or without its number?"""
    return name == text or name.startswith(text + ":")


def seat_name(seat: int) -> str:
    return SEATS[seat]


def read_seat(text: str, seats: int) -> int:
    seat = SEATS.find(text.upper()) if len(text) == 1 else -1
    if not 0 <= seat < seats:
        raise BadNotation(f"{text!r} is not a seat: seats are {SEATS[0]} to {SEATS[seats - 1]}")
    return seat


def being_name(s: State, id: int) -> str:
    """`B2`: the second species or animal that B made. Its id tells both numbers."""
    return name_of(id, int(s.seats))


def name_of(id: int, seats: int) -> str:
    return f"{seat_name((id - 1) % seats)}{(id - 1) // seats + 1}"


def being_id(s: State, text: str, what: str = "species") -> int:
    return id_of(text, int(s.seats), what)


def id_of(text: str, seats: int, what: str) -> int:
    match = BEING.fullmatch(text)
    if match is None or not 0 < int(match[2]) <= MOST_BEINGS:
        article = "an" if what[0] in "aeiou" else "a"
        raise BadNotation(f"{text!r} is not {article} {what}: write it like A1")
    return 1 + (int(match[2]) - 1) * seats + read_seat(match[1], seats)


def newest_being(s: State, seat: int, ids: Sequence[int]) -> int:
    """The highest number among the beings that this seat made."""
    seats = int(s.seats)
    made = [(id - 1) // seats + 1 for id in ids if (id - 1) % seats == seat]
    return max(made, default=0)
