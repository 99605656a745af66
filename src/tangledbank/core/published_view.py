"""The published view of a seat or a spectator: a document of plain names and numbers.

`docs/reference/views.md` explains it, and `docs/schemas/` is generated from these classes. Cards
are named by their keys, `?` is a hidden card, and beings have names like `A1`.
"""

from __future__ import annotations

from typing import TypedDict

VERSION = 1


class Asked(TypedDict):
    """An open question to a seat. Only that seat learns the question's number."""

    seat: int
    prompt: str
    number: int | None


class PublishedView(TypedDict):
    """The fields that every game's published view begins with."""

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
