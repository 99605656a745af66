"""Piles, hands and rows of ids, the next card last.

A row is a `vec`: a value that is replaced when its length changes, `s.deck = append(s.deck, card)`.
Whoever copies a table copies its rows, or shares those that are never changed in place.
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
    """The ids of a row as a plain list, which is the same in the compiled and the pure build."""
    return [int(id) for id in row]


def hidden(n: i64) -> vec[i64]:
    """As many cards as these, none of which can be seen."""
    return vec[i64]([HIDDEN] * n)


def holds(row: vec[i64], id: i64) -> bool:
    for each in row:
        if each == id:
            return True
    return False


def place_of(row: vec[i64], id: i64) -> i64:
    """Where an id stands that is known to be there."""
    i: i64 = 0
    while row[i] != id:
        i += 1
    return i


def without(row: vec[i64], place: i64) -> vec[i64]:
    """Without the id at this place; the others stay in order."""
    _gone: i64 = 0
    row, _gone = pop(row, place)
    return row


def take_out(row: vec[i64], id: i64) -> vec[i64]:
    """Without one id that is known to be there; the last one takes its place."""
    last: i64 = 0
    row, last = pop(row)
    if last != id:
        row[place_of(row, id)] = last
    return row


def join(row: vec[i64], more: vec[i64]) -> vec[i64]:
    """The one with all of the other after it."""
    return extend(row, more)


def turned(row: vec[i64]) -> vec[i64]:
    """The same ids, the last first."""
    new: vec[i64] = vec[i64]()
    i: i64 = len(row)
    while i > 0:
        i -= 1
        new = append(new, row[i])
    return new


def tally(counts: vec[i64], cards: vec[i64]) -> None:
    """Count these cards where each has its place."""
    for card in cards:
        counts[card] += 1


def is_whole(counts: vec[i64], deck: vec[i64]) -> bool:
    """Does each card of the deck lie in one place? Hidden ones may be any that are missing."""
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
    """The cards of a deck that could be anywhere, in random order; the next one is the last."""

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
        """So many cards, as a row of their own."""
        self.left -= count
        return self.cards[self.left : self.left + count]

    def take(self, place: i64) -> i64:
        """The card at a place; the others stay in order."""
        card: i64 = self.cards[place]
        self.cards = without(self.cards[: self.left], place)
        self.left -= 1
        return card

    def fill(self, row: vec[i64]) -> None:
        """Put cards in place of those that cannot be seen."""
        cards: vec[i64] = self.cards
        left: i64 = self.left
        for i in range(len(row)):
            if row[i] == HIDDEN:
                left -= 1
                row[i] = cards[left]
        self.left = left
