"""The rows of a game's choices."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ChoiceRow:
    """A choice as it is stored."""

    number: int
    choice: list[int | str]
    at: float
