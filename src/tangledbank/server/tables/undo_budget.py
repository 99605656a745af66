"""Limits on how many choices a seat may undo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

MAX_SINCE_REVEAL: Final = 40  # choices that a seat may undo until something is revealed
MAX_IN_GAME: Final = 400


class UndoBudget:
    """Each seat's number of undone choices, since the last reveal and in the whole game.

    Undone choices stay in storage, so their number must be limited.
    """

    def __init__(self, seats: int) -> None:
        self.recent = [0] * seats
        self.total = [0] * seats
        self.undo_barriers = 0  # the number of reveals when `recent` was counted

    def charge(self, seat: int, undo_barriers: int) -> None:
        """Count a seat's undone choice; `undo_barriers` is the number of reveals so far."""
        if undo_barriers != self.undo_barriers:
            self.recent, self.undo_barriers = [0] * len(self.recent), undo_barriers
        self.recent[seat] += 1
        self.total[seat] += 1

    def exhausted(self, seat: int, undo_barriers: int) -> Literal["", "game", "reveal"]:
        """Return the limit that a seat has reached, `game` or `reveal`, or an empty string."""
        if self.total[seat] >= MAX_IN_GAME:
            return "game"
        unrevealed = undo_barriers == self.undo_barriers
        return "reveal" if unrevealed and self.recent[seat] >= MAX_SINCE_REVEAL else ""

    def save(self) -> dict[str, Any]:
        return {
            "recent": self.recent,
            "total": self.total,
            "seals": self.undo_barriers,
        }  # the stored name

    def load(self, plain: Mapping[str, Any]) -> None:
        """Load the counts from a snapshot, if it has any; earlier versions did not store them."""
        self.recent = [int(count) for count in plain.get("recent", self.recent)]
        self.total = [int(count) for count in plain.get("total", self.total)]
        self.undo_barriers = int(plain.get("seals", self.undo_barriers))
