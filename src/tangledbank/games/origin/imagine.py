"""Filling the holes of a view with cards that could be there."""

from __future__ import annotations

from tangledbank.core.action import HIDDEN
from tangledbank.core.rng import Rng
from tangledbank.games.origin.invariants import places
from tangledbank.games.origin.state import NOBODY, Table


def imagine(view: Table, seat: int, rng: Rng) -> Table:
    """A world that looks to `seat` like its view."""
    s = view.clone()
    for player in s.players:
        recall(player.discard, player.shown)
    seen = set(places(s))
    pool = [card for card in s.book.deck if card not in seen]
    rng.shuffle(pool)
    for a in s.animals:
        if a is not NOBODY and a.card == HIDDEN:
            a.card = pool.pop()
    for player in s.players:
        fill(player.hand, pool)
        fill(player.discard, pool)
    fill(s.deck, pool)
    fill(s.out, pool)
    s.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
    return s


def recall(pile: list[int], shown: list[int]) -> None:
    """Cards that everybody saw before they were discarded lie in the pile."""
    for card in shown:
        if card not in pile:
            pile[pile.index(HIDDEN)] = card


def fill(cards: list[int], pool: list[int]) -> None:
    for i, card in enumerate(cards):
        if card == HIDDEN:
            cards[i] = pool.pop()
