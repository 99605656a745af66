"""Filling the holes of a view with cards that could be there."""

from __future__ import annotations

from tangledbank.core.action import HIDDEN
from tangledbank.core.rng import Rng
from tangledbank.games.evolution.invariants import places
from tangledbank.games.evolution.state import Species, Table


def imagine(view: Table, seat: int, rng: Rng) -> Table:
    """A world that looks to `seat` like its view."""
    s = view.clone()
    seen = set(places(s))
    pool = [card for card in s.book.cards.deck if card not in seen]
    rng.shuffle(pool)
    fill_boards(s, pool)
    for player in s.players:
        fill(player.hand, pool)
        if player.food_card == HIDDEN:
            player.food_card = pool.pop()
    fill(s.deck, pool)
    fill(s.out, pool)
    for i, screen in enumerate(s.screens):
        if i != seat:
            screen.before = s.players[i].clone()
            screen.boards = [s.species[sid].clone() for sid in s.players[i].row]
    s.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
    return s


def fill(cards: list[int], pool: list[int]) -> None:
    for i, card in enumerate(cards):
        if card == HIDDEN:
            cards[i] = pool.pop()


def fill_boards(s: Table, pool: list[int]) -> None:
    """Face-down traits come first: no species can have one twice."""
    for player in s.players:
        for sid in player.row:
            sp = s.species[sid]
            sp.fresh = [new_trait(s, sp, pool) if card == HIDDEN else card for card in sp.fresh]


def new_trait(s: Table, sp: Species, pool: list[int]) -> int:
    """A card from the pool whose trait this species lacks."""
    for i in range(len(pool) - 1, -1, -1):
        bit = 1 << s.book.cards.trait[pool[i]]
        if not (sp.mask | sp.down) & bit:
            sp.down |= bit
            return pool.pop(i)
    raise AssertionError("no card is left that this species could have")
