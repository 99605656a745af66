"""Filling the holes of a view with cards that could be there."""

from __future__ import annotations

from librt.vecs import pop, vec
from mypy_extensions import i64

from tangledbank.core.action import HIDDEN
from tangledbank.core.deck import fill, unseen
from tangledbank.core.rng import Rng
from tangledbank.games.evolution.invariants import places
from tangledbank.games.evolution.state import Species, Table


def imagine(view: Table, seat: i64, rng: Rng) -> Table:
    """A world that looks to `seat` like its view."""
    s = view.clone()
    pool: vec[i64] = unseen(s.book.cards.deck, places(s), len(s.book.cards.names))
    rng.shuffle_row(pool)
    pool = fill_boards(s, pool)
    for player in s.players:
        pool = fill(player.hand, pool)
        if player.food_card == HIDDEN:
            pool, player.food_card = pop(pool)
    pool = fill(s.deck, pool)
    pool = fill(s.out, pool)
    for i in range(len(s.screens)):
        if i != seat:
            s.screens[i].before = s.players[i].clone()
            s.screens[i].boards = [s.species[sid].clone() for sid in s.players[i].row]
    s.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
    return s


def fill_boards(s: Table, pool: vec[i64]) -> vec[i64]:
    """Face-down traits come first: no species can have one twice."""
    for player in s.players:
        for sid in player.row:
            sp = s.species[sid]
            for i in range(len(sp.fresh)):
                if sp.fresh[i] == HIDDEN:
                    j: i64 = new_trait(s, sp, pool)
                    sp.down |= s.book.cards.bit[pool[j]]
                    pool, sp.fresh[i] = pop(pool, j)
    return pool


def new_trait(s: Table, sp: Species, pool: vec[i64]) -> i64:
    """The place of a card in the pool whose trait this species lacks."""
    i: i64 = len(pool) - 1
    while (sp.mask | sp.down) & s.book.cards.bit[pool[i]]:
        i -= 1
    return i
