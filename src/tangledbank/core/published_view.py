"""The published document of what a seat, or whoever watches, sees: plain names and numbers.

`docs/reference/views.md` explains it; `docs/schemas/` is written from these classes. Cards are
known by their keys, `?` is a card that the reader may not see, and beings have names like `A1`.
"""

from __future__ import annotations

from typing import TypedDict

VERSION = 1


class Asked(TypedDict):
    """A seat that is asked something; the number of the question is known to that seat only."""

    seat: int
    prompt: str
    number: int | None


class PublishedView(TypedDict):
    """What the document of every game begins with."""

    version: int
    game: str
    sets: list[str]
    players: int
    seat: int | None  # who looks; nobody in particular for a watcher
    phase: str
    round: int
    first: int
    turn: int
    over: bool
    asked: list[Asked]
