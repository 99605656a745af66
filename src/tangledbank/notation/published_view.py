"""The parts of published views that all games share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tangledbank.core.event import WATCHER
from tangledbank.core.flow import State
from tangledbank.core.published_view import VERSION, Asked, PublishedView

if TYPE_CHECKING:
    from tangledbank.core.game import Game


def opening(game: Game, view: State, seat: int, first: int) -> PublishedView:
    """Return the common fields of a published document. `first` is the first player's seat."""
    return {
        "version": VERSION,
        "game": game.key,
        "sets": list(game.hashes),
        "players": int(view.seats),
        "seat": None if seat == WATCHER else seat,
        "phase": view.phase_key(),
        "round": int(view.round_number()),
        "first": first,
        "turn": int(view.turn_seat()),
        "over": view.over,
        "asked": [asked(game, view, seat, int(each.seat)) for each in view.open],
    }


def keys_at(keys: Sequence[str], cards: Iterable[int]) -> list[str]:
    """Return the keys of these cards."""
    return [keys[card] for card in cards]


def asked(game: Game, view: State, seat: int, other: int) -> Asked:
    """Return a seat's question; only that seat is told its number."""
    decision = view.decision_of(other)
    assert decision is not None, "this seat is asked"
    number = int(decision.number) if other == seat else None
    return {"seat": other, "prompt": game.language.prompts[int(decision.prompt)], "number": number}
