"""Choices that may be taken back."""

from __future__ import annotations

from dataclasses import dataclass

from tangledbank.core.flow import State


@dataclass(slots=True)
class UndoPoint:
    """A choice since the last thing that was revealed: whose, what came before, what it told."""

    seat: int
    before: State
    told: range  # places among all news
    row: int  # its place in the record
    fixed: bool = False  # whether nobody goes back there: only what it told may be withdrawn


def retractions(s: State, seat: int) -> int:
    """How often a seat could take back what it chose while others choose."""
    again, count = s.clone(), 0
    while again.retract(seat):
        count += 1
    return count
