"""Piles, hands and rows of ids, the next card last.

A row is a `vec`: a value that is replaced when its length changes, `s.deck = append(s.deck, card)`.
Whoever copies a table copies its rows, or shares those that are never changed in place.
"""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tangledbank.core.action import HIDDEN


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def row_of(ids: Iterable[int]) -> vec[i64]:
    return vec[i64](ids)


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


def take_out(row: vec[i64], id: i64) -> vec[i64]:
    """Without one id that is known to be there; the last one takes its place."""
    row, last = pop(row)
    if last != id:
        row[place_of(row, id)] = last
    return row


def join(row: vec[i64], more: vec[i64]) -> vec[i64]:
    """The one with all of the other after it."""
    for id in more:
        row = append(row, id)
    return row


def turned(row: vec[i64]) -> vec[i64]:
    """The same ids, the last first."""
    new: vec[i64] = vec[i64]()
    i: i64 = len(row)
    while i > 0:
        i -= 1
        new = append(new, row[i])
    return new


def unseen(deck: vec[i64], seen: vec[i64], rows: i64) -> vec[i64]:
    """The cards of the deck that are not among those seen; ids are below `rows`."""
    known: vec[i64] = zeros(rows)
    for card in seen:
        known[card] = 1
    left: vec[i64] = vec[i64]()
    for card in deck:
        if not known[card]:
            left = append(left, card)
    return left


def fill(cards: vec[i64], pool: vec[i64]) -> vec[i64]:
    """Put cards of the pool in place of those that cannot be seen; return what is left of it."""
    for i in range(len(cards)):
        if cards[i] == HIDDEN:
            pool, card = pop(pool)
            cards[i] = card
    return pool


def is_whole(cards: vec[i64], deck: vec[i64], rows: i64) -> bool:
    """Are these the cards of the deck, each once? Hidden ones may be any; ids are below `rows`."""
    missing: vec[i64] = zeros(rows)
    for card in deck:
        missing[card] = 1
    for card in cards:
        if card != HIDDEN:
            if card >= rows or not missing[card]:
                return False
            missing[card] = 0
    return len(cards) == len(deck)
