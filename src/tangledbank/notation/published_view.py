"""What the documents of all games say alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tangledbank.core.event import WATCHER
from tangledbank.core.flow import State
from tangledbank.core.published_view import VERSION, Asked, PublishedView

if TYPE_CHECKING:
    from tangledbank.core.game import Game


def opening(game: Game, view: State, seat: int, first: int) -> PublishedView:
    """The head of a document. `first` is the seat of the first player."""
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
    """The keys of some cards."""
    return [keys[card] for card in cards]


def asked(game: Game, view: State, seat: int, other: int) -> Asked:
    """What another seat is asked is known; how often it was asked is not."""
    decision = view.decision_of(other)
    assert decision is not None, "this seat is asked"
    number = int(decision.number) if other == seat else None
    return {"seat": other, "prompt": game.language.prompts[int(decision.prompt)], "number": number}
