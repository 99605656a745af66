"""The published document of what a seat or a spectator sees: plain names and numbers.

`docs/reference/views.md` explains it, and `docs/schemas/` is generated from these classes. Cards
are named by their keys, `?` is a hidden card, and beings have names like `A1`.
"""

from __future__ import annotations

from typing import TypedDict

VERSION = 1


class Asked(TypedDict):
    """A seat that is asked. Only that seat is told the number of the question."""

    seat: int
    prompt: str
    number: int | None


class PublishedView(TypedDict):
    """The fields that the documents of all games begin with."""

    version: int
    game: str
    sets: list[str]
    players: int
    seat: int | None  # the viewer; None for spectators
    phase: str
    round: int
    first: int
    turn: int
    over: bool
    asked: list[Asked]
