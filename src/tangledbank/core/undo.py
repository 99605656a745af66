"""Undo points of a match."""

from __future__ import annotations

from dataclasses import dataclass

from tangledbank.core.flow import State


@dataclass(slots=True)
class UndoPoint:
    """A choice since the last reveal: its seat, the state before it, and its events."""

    seat: int
    before: State
    told: range  # indices among all events
    row: int  # index in the record
    fixed: bool = False  # nobody can return here; only its events may be withdrawn


def retractions(s: State, seat: int) -> int:
    """Return how many answers a seat could take back while others are still choosing."""
    again, count = s.clone(), 0
    while again.retract(seat):
        count += 1
    return count
