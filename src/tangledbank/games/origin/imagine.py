"""Filling the holes of a view with cards that could be there."""

from __future__ import annotations

from librt.vecs import pop, vec
from mypy_extensions import i64

from tangledbank.core.action import HIDDEN
from tangledbank.core.deck import fill, holds, place_of, unseen
from tangledbank.core.rng import Rng
from tangledbank.games.origin.invariants import places
from tangledbank.games.origin.state import NOBODY, Table


def imagine(view: Table, seat: i64, rng: Rng) -> Table:
    """A world that looks to `seat` like its view."""
    s = view.clone()
    for player in s.players:
        recall(player.discard, player.shown)
    pool: vec[i64] = unseen(s.book.deck, places(s), len(s.book.cards.names))
    rng.shuffle_row(pool)
    for a in s.animals:
        if a is not NOBODY and a.card == HIDDEN:
            pool, a.card = pop(pool)
    for player in s.players:
        pool = fill(player.hand, pool)
        pool = fill(player.discard, pool)
    pool = fill(s.deck, pool)
    pool = fill(s.out, pool)
    s.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
    return s


def recall(pile: vec[i64], shown: vec[i64]) -> None:
    """Cards that everybody saw before they were discarded lie in the pile."""
    for card in shown:
        if not holds(pile, card):
            pile[place_of(pile, HIDDEN)] = card
