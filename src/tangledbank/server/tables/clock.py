"""Players' clocks, computed from the times of choices, so a replayed game has the same clocks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tangledbank.server.tables.settings import ClockSettings

NOBODY: Final = -1


@dataclass(frozen=True)
class ClockReading:
    """A seat's clock before one of its choices, restored if the choice is undone."""

    since: float
    left: float
    together: bool


class Clock:
    """The clocks of all seats: when each was asked, and how much time it has left.

    Once several seats are asked at the same time, a seat's clock runs on from question to question
    until something is revealed, even if that seat is the last to be asked. Otherwise the clock
    would show how often the seat has chosen, which is secret.
    """

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.left = [settings.seconds] * seats
        self.shown = list(self.left)  # as it was before choices that are still hidden
        self.since: dict[int, float] = {}  # by seat that is asked
        self.past: dict[int, list[ClockReading]] = {}  # by seat: before each choice
        self.together = False  # several seats were asked at once, and nothing was revealed since
        self.undo_barriers = 0  # the number of reveals, as the engine counts them

    def observe(
        self, asked: Sequence[int], now: float, undo_barriers: int, chose: int = NOBODY
    ) -> None:
        """Record who chose, who is asked now, and the number of reveals so far."""
        if chose != NOBODY:
            before = ClockReading(self.since.get(chose, now), self.left[chose], self.together)
            self.past.setdefault(chose, []).append(before)
        runs_on = self.together and undo_barriers == self.undo_barriers
        for seat in [seat for seat in self.since if seat not in asked]:
            self._stop(seat, now)
        if chose in self.since and not runs_on:
            self._stop(chose, now)
        self.together, self.undo_barriers = runs_on or len(asked) > 1, undo_barriers
        for seat in asked:
            self.since.setdefault(seat, now)
        self._show()

    def take_back(self, asked: Sequence[int], now: float, seat: int, count: int) -> None:
        """Undo a seat's last choices, and restore its clock to before the first of them."""
        undone = self.past.get(seat, [])[-count:] if count else []
        if undone:
            first = undone[0]
            self.since[seat], self.left[seat] = first.since, first.left
            self.together = first.together
            del self.past[seat][-count:]
        self.since = {each: self.since.get(each, now) for each in asked}
        self._show()

    def _show(self) -> None:
        """Update the visible time left, unless that would reveal hidden choices."""
        if not self.together:
            self.shown = list(self.left)

    def _stop(self, seat: int, now: float) -> None:
        spent = max(0.0, now - self.since.pop(seat))
        if self.settings.kind == "game":
            self.left[seat] = max(0.0, self.left[seat] - spent) + self.settings.increment

    def deadline(self, seat: int) -> float:
        """Return when a seat's time runs out, or 0 if it has no limit or is not asked."""
        if self.settings.kind == "none" or seat not in self.since:
            return 0.0
        return self.since[seat] + self.left[seat]

    def time_left(self) -> list[float]:
        """Return each seat's time left for the game, ignoring time spent on an open question."""
        return list(self.shown) if self.settings.kind == "game" else []

    def save(self) -> dict[str, Any]:
        since = {str(seat): at for seat, at in self.since.items()}
        plain = {"left": self.left, "since": since, "together": self.together}
        return {**plain, "shown": self.shown}

    def load(self, plain: Mapping[str, Any], undo_barriers: int) -> None:
        self.left = [float(seconds) for seconds in plain["left"]]
        self.shown = [float(seconds) for seconds in plain.get("shown", self.left)]
        self.since = {int(seat): float(at) for seat, at in plain["since"].items()}
        self.together = bool(plain.get("together", len(self.since) > 1))
        self.undo_barriers = undo_barriers
