"""What the documents of all games say alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.core.event import WATCHER
from tangledbank.core.flow import State
from tangledbank.core.sight import VERSION, Asked, Sight
from tangledbank.notation.words import SEATS

if TYPE_CHECKING:
    from tangledbank.core.game import Game


def opening(game: Game, view: State, seat: int, phase_line: str) -> Sight:
    """The head of a document; phase, round and turn are read off the position's own line."""
    phase, *rest = phase_line.removeprefix("phase ").split(", ")
    said = dict(part.split(" ", 1) for part in rest if " " in part)
    return {
        "version": VERSION,
        "game": game.key,
        "sets": list(game.hashes),
        "players": int(view.seats),
        "seat": None if seat == WATCHER else seat,
        "phase": phase,
        "round": int(said.get("round", 0)),
        "first": SEATS.index(said.get("first", "A")),
        "turn": SEATS.index(said.get("turn", "A")),
        "over": view.over,
        "asked": [asked(game, view, seat, int(each.seat)) for each in view.open],
    }


def asked(game: Game, view: State, seat: int, other: int) -> Asked:
    """What another seat is asked is known; how often it was asked is not."""
    decision = view.decision_of(other)
    assert decision is not None, "this seat is asked"
    number = int(decision.number) if other == seat else None
    return {"seat": other, "prompt": game.language.prompts[int(decision.prompt)], "number": number}
