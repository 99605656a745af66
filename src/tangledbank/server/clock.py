"""Time to think, kept from what happened when: played again, a game has the same clocks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tangledbank.server.settings import ClockSettings

NOBODY: Final = -1


class Clock:
    """Who is asked since when, and how much of their time is left.

    While several seats choose at once, a seat's time runs on from question to question: otherwise
    the clock would show how often it has chosen, which is its secret.
    """

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.left = [settings.seconds] * seats
        self.since: dict[int, float] = {}  # by seat that is asked
        self.past: dict[int, list[tuple[float, float]]] = {}  # by seat: both before each choice

    def observe(self, asked: Sequence[int], now: float, chose: int = NOBODY) -> None:
        """Somebody chose, and now these are asked."""
        if chose != NOBODY:
            before = (self.since.get(chose, now), self.left[chose])
            self.past.setdefault(chose, []).append(before)
        for seat in [seat for seat in self.since if seat not in asked]:
            self._stop(seat, now)
        if list(asked) == [chose] and chose in self.since:
            self._stop(chose, now)
        for seat in asked:
            self.since.setdefault(seat, now)

    def take_back(self, asked: Sequence[int], now: float, seat: int, count: int) -> None:
        """So many choices of a seat never were: its time runs on from before the first of them."""
        undone = self.past.get(seat, [])[-count:] if count else []
        if undone:
            self.since[seat], self.left[seat] = undone[0]
            del self.past[seat][-count:]
        self.since = {each: self.since.get(each, now) for each in asked}

    def _stop(self, seat: int, now: float) -> None:
        spent = max(0.0, now - self.since.pop(seat))
        if self.settings.kind == "game":
            self.left[seat] = max(0.0, self.left[seat] - spent) + self.settings.more

    def deadline(self, seat: int) -> float:
        """When the time of a seat that is asked runs out; 0 for never."""
        if self.settings.kind == "none" or seat not in self.since:
            return 0.0
        return self.since[seat] + self.left[seat]

    def save(self) -> dict[str, Any]:
        return {"left": self.left, "since": {str(seat): at for seat, at in self.since.items()}}

    def load(self, plain: Mapping[str, Any]) -> None:
        self.left = [float(seconds) for seconds in plain["left"]]
        self.since = {int(seat): float(at) for seat, at in plain["since"].items()}
