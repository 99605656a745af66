"""Rows of ids, such as hands, piles and boards. A pile's next card is its last id.

A row is a `vec`, which is replaced when its length changes: `s.deck = append(s.deck, card)`. Copies
of a state copy its rows, or share those that are never changed in place.
"""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from tangledbank.core.action import FIRST, HIDDEN
from tangledbank.core.rng import Rng


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def row_of(ids: Iterable[int]) -> vec[i64]:
    return vec[i64](ids)


def as_list(row: vec[i64]) -> list[int]:
    """Return the ids of a row as a plain list, in both the compiled and the pure build."""
    return [int(id) for id in row]


def hidden(n: i64) -> vec[i64]:
    """Return a row of `n` hidden cards."""
    return vec[i64]([HIDDEN] * n)


def holds(row: vec[i64], id: i64) -> bool:
    for each in row:
        if each == id:
            return True
    return False


def place_of(row: vec[i64], id: i64) -> i64:
    """Return the index of an id that the row is known to contain."""
    i: i64 = 0
    while row[i] != id:
        i += 1
    return i


def without(row: vec[i64], place: i64) -> vec[i64]:
    """Return the row without the id at this index; the others keep their order."""
    _gone: i64 = 0
    row, _gone = pop(row, place)
    return row


def take_out(row: vec[i64], id: i64) -> vec[i64]:
    """Return the row without one of its ids; the last id moves into the gap."""
    last: i64 = 0
    row, last = pop(row)
    if last != id:
        row[place_of(row, id)] = last
    return row


def join(row: vec[i64], more: vec[i64]) -> vec[i64]:
    """Return two rows joined into one."""
    return extend(row, more)


def turned(row: vec[i64]) -> vec[i64]:
    """Return the row in reverse order."""
    new: vec[i64] = vec[i64]()
    i: i64 = len(row)
    while i > 0:
        i -= 1
        new = append(new, row[i])
    return new


def tally(counts: vec[i64], cards: vec[i64]) -> None:
    """Add 1 to the count of each of these cards."""
    for card in cards:
        counts[card] += 1


def is_whole(counts: vec[i64], deck: vec[i64]) -> bool:
    """Return whether each card is in exactly one place; hidden cards stand for missing ones."""
    missing: i64 = 0
    for card in deck:
        if counts[card] > 1:
            return False
        missing += 1 - counts[card]
    total: i64 = 0
    for card in range(FIRST, len(counts)):
        total += counts[card]
    return missing == counts[HIDDEN] and total + missing == len(deck)


class Pool:
    """The cards of a deck whose places are unknown, shuffled. The last card is dealt next."""

    def __init__(self, deck: vec[i64], seen: vec[i64], rng: Rng) -> None:
        cards: vec[i64] = zeros(len(deck))
        left: i64 = 0
        for card in deck:
            if not seen[card]:
                cards[left] = card
                left += 1
        self.cards: vec[i64] = cards[:left]
        self.left: i64 = left
        rng.shuffle(self.cards)

    def draw(self) -> i64:
        self.left -= 1
        return self.cards[self.left]

    def deal(self, count: i64) -> vec[i64]:
        """Deal `count` cards as a new row."""
        self.left -= count
        return self.cards[self.left : self.left + count]

    def take(self, place: i64) -> i64:
        """Take the card at an index; the others keep their order."""
        card: i64 = self.cards[place]
        self.cards = without(self.cards[: self.left], place)
        self.left -= 1
        return card

    def fill(self, row: vec[i64]) -> None:
        """Replace a row's hidden cards with cards from the pool."""
        cards: vec[i64] = self.cards
        left: i64 = self.left
        for i in range(len(row)):
            if row[i] == HIDDEN:
                left -= 1
                row[i] = cards[left]
        self.left = left
