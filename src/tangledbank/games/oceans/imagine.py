"""Filling the holes of a view with cards that could be there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.deck import fill, unseen
from tangledbank.core.rng import Rng
from tangledbank.games.oceans.blast import Blast
from tangledbank.games.oceans.invariants import places
from tangledbank.games.oceans.state import Table


def imagine(view: Table, seat: i64, rng: Rng) -> Table:
    """A world that looks to `seat` like its view. Backs tell Surface from Deep cards."""
    s = view.clone()
    cards = s.book.cards
    seen: vec[i64] = places(s)
    surface: vec[i64] = unseen(cards.surface, seen, len(cards.names))
    deep: vec[i64] = unseen(cards.deep, seen, len(cards.names))
    rng.shuffle_row(surface)
    rng.shuffle_row(deep)
    for player in s.players:
        surface = fill(player.hand, surface)
        deep = fill(player.deep, deep)
    surface = fill(s.deck, surface)
    deep = fill(s.deep, deep)
    for frame in s.stack:
        if isinstance(frame, Blast):
            lay(s, frame, rng)
    s.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
    return s


def lay(s: Table, frame: Blast, rng: Rng) -> None:
    """Those who are done have laid all their traits, anywhere."""
    for seat in range(len(frame.laid)):
        if s.prompts[seat] == 0:
            row: vec[i64] = s.players[seat].row
            for card in frame.left(s, seat):
                frame.laid[seat].lay(card, row[rng.below(len(row))])
