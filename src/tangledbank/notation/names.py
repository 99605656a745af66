"""Names that all games share: seats, species and animals, and marks for equal cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tangledbank.core.errors import BadNotation
from tangledbank.core.flow import State
from tangledbank.notation.unreadable import Unreadable

SEATS = "ABCDEFGH"
BEING = re.compile(r"([a-h])(\d{1,3})", re.IGNORECASE)
MARK = re.compile(r"/(\d{1,2})(?!\S)")  # which of several equal cards
TIMES = re.compile(r"(?<!\S)(\d{1,3}) ?(?:× ?|x )(\S+)")
MOST_BEINGS = 499  # per seat and game


@dataclass(frozen=True)
class Line:
    """A line of a file with its number, for error messages."""

    number: int
    text: str


def located(line: Line, what: str) -> BadNotation:
    return BadNotation(f"line {line.number}: {line.text!r:.200}: {what}")


def squeeze(text: str) -> str:
    """Return a text in lower case with single spaces."""
    return " ".join(text.lower().split())


def parts_of(text: str) -> list[str]:
    """Return the parts of a text that commas separate."""
    return [part for part in map(str.strip, text.split(",")) if part]


def cards_in(text: str) -> list[str]:
    """Return the cards that a text names; `3 × horns:2` names three."""
    spelled = TIMES.sub(lambda match: f"{match[2]} " * int(match[1]), text)
    return spelled.split()


def begins(text: str, words: Iterable[str]) -> bool:
    """Return whether a text begins with one of these words."""
    return any(text == word or text.startswith(word + " ") for word in words)


def fits(name: str, text: str) -> bool:
    """Return whether `text` names this card, with or without its number."""
    return name == text or name.startswith(text + ":")


def split_mark(text: str) -> tuple[str, int]:
    """Split `horns:2/3` into the card and its number among equal cards, or 0 without a mark."""
    mark = MARK.search(text)
    return (text[: mark.start()], int(mark[1])) if mark else (text, 0)


def unmarked(text: str) -> str:
    """Return a move without marks, so that equal cards give the same text."""
    return MARK.sub("", text)


def cards_with_doubles(names: Sequence[str]) -> frozenset[int]:
    """Return the cards that share their name with another card."""
    count = Counter(names)
    return frozenset(card for card, name in enumerate(names) if count[name] > 1)


def mark_of(card: int, names: Sequence[str], place: Iterable[int]) -> str:
    """Return a card's mark among cards of the same name in one place, or an empty string."""
    alike = [each for each in place if names[each] == names[card]]
    number = alike.index(card) + 1 if card in alike else 1
    return f"/{number}" if number > 1 else ""


def nth(cards: Sequence[int], number: int, text: str) -> list[int]:
    """Return the card that a mark means, as a list; `text` is the card without its mark."""
    if not 1 <= number <= len(cards):
        raise Unreadable("mark", text=text, number=number, count=len(cards))
    return [cards[number - 1]]


def seat_name(seat: int) -> str:
    return SEATS[seat]


def read_seat(text: str, seats: int) -> int:
    seat = SEATS.find(text.upper()) if len(text) == 1 else -1
    if not 0 <= seat < seats:
        raise Unreadable("seat", text=text, first=SEATS[0], last=SEATS[seats - 1])
    return seat


def being_name(s: State, id: int) -> str:
    """Return a being's name: `B2` is the second being that B made."""
    return name_of(id, int(s.seats))


def name_of(id: int, seats: int) -> str:
    return f"{seat_name((id - 1) % seats)}{(id - 1) // seats + 1}"


def being_id(s: State, text: str, what: str = "species") -> int:
    return id_of(text, int(s.seats), what)


def id_of(text: str, seats: int, what: str) -> int:
    match = BEING.fullmatch(text)
    if match is None or not 0 < int(match[2]) <= MOST_BEINGS:
        raise Unreadable(what, text=text)
    return 1 + (int(match[2]) - 1) * seats + read_seat(match[1], seats)


def newest_being(s: State, seat: int, ids: Sequence[int]) -> int:
    """Return the highest number among the beings that this seat made."""
    seats = int(s.seats)
    made = [(id - 1) // seats + 1 for id in ids if (id - 1) % seats == seat]
    return max(made, default=0)
