"""Choices of a game as rows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ChoiceRow:
    """One choice, as it is stored."""

    number: int
    choice: list[int | str]
    at: float
