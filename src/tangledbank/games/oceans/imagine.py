"""Filling the holes of a view with cards that could be there."""

from __future__ import annotations

from tangledbank.core.action import FIRST, HIDDEN
from tangledbank.core.rng import Rng
from tangledbank.games.oceans.blast import Blast
from tangledbank.games.oceans.ids import DEEP
from tangledbank.games.oceans.invariants import places
from tangledbank.games.oceans.state import Table


def imagine(view: Table, seat: int, rng: Rng) -> Table:
    """A world that looks to `seat` like its view. Backs tell Surface from Deep cards."""
    s = view.clone()
    seen = set(places(s))
    surface: list[int] = []
    deep: list[int] = []
    for card in range(FIRST, len(s.book.cards.names)):
        if card not in seen:
            (deep if s.book.cards.face(card).deck == DEEP else surface).append(card)
    rng.shuffle(surface)
    rng.shuffle(deep)
    for player in s.players:
        fill(player.hand, surface)
        fill(player.deep, deep)
    fill(s.deck, surface)
    fill(s.deep, deep)
    for frame in s.stack:
        if isinstance(frame, Blast):
            lay(s, frame, rng)
    s.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
    return s


def fill(cards: list[int], pool: list[int]) -> None:
    for i in range(len(cards)):
        if cards[i] == HIDDEN:
            cards[i] = pool.pop()


def lay(s: Table, frame: Blast, rng: Rng) -> None:
    """Those who are done have laid all their traits, anywhere."""
    for seat in range(len(frame.laid)):
        if s.prompts[seat] == 0:
            row = s.players[seat].row
            for card in frame.left(s, seat):
                frame.laid[seat].append(card)
                frame.laid[seat].append(row[rng.below(len(row))])
