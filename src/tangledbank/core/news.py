"""What a seat was told, event by event, under numbers that never come again."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from operator import attrgetter
from typing import NamedTuple

from tangledbank.core.event import Event


class Told(NamedTuple):
    """An event as a listener heard it, and its place among all that was reported."""

    number: int
    event: Event
    place: int


class News:
    """The events that stand for one seat. What was taken back is gone; its numbers are not reused.

    A client that names the last number it saw gets the rest; one that saw more than is kept here
    looks at the table afresh. Nothing is sorted out for a seat before somebody asks: most games
    that programs play are never listened to.
    """

    def __init__(self, audience: int, reported: Sequence[Event], first: int = 0) -> None:
        self.audience = audience
        self.first = first  # the last number that is not kept
        self._reported = reported  # what happened, for the referee; it only grows
        self._heard = 0  # how much of that was sorted out
        self._last = first
        self._kept: list[Told] = []

    @property
    def last(self) -> int:
        """The last number given."""
        self._hear()
        return self._last

    @property
    def events(self) -> list[Event]:
        self._hear()
        return [told.event for told in self._kept]

    def __len__(self) -> int:
        self._hear()
        return len(self._kept)

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def __getitem__(self, place: slice) -> list[Event]:
        return self.events[place]

    def since(self, number: int) -> list[tuple[int, Event]]:
        """What came after `number`, as far as it stands."""
        self._hear()
        start = bisect_right(self._kept, number, key=attrgetter("number"))
        return [(told.number, told.event) for told in self._kept[start:]]

    def before(self, number: int, most: int) -> list[tuple[int, Event]]:
        """Return the last events before `number` that were not taken back, up to a count."""
        self._hear()
        end = bisect_left(self._kept, number, key=attrgetter("number"))
        return [(told.number, told.event) for told in self._kept[max(0, end - most) : end]]

    def knows(self, number: int) -> bool:
        """Is everything after this number kept here?"""
        return self.first <= number <= self.last

    def tell(self, event: Event) -> None:
        """Tell this listener alone. The place that comes next must be reported to nobody."""
        self._hear()
        self._keep(event, len(self._reported))

    def withdraw(self, places: Collection[int]) -> list[int]:
        """Drop what was reported at these places; return the numbers under which it was told.

        Only what was told since the first of these places is looked at: a choice that is taken
        back costs the same however long the game has lasted.
        """
        self._hear()
        first = min(places, default=len(self._reported))
        start = bisect_left(self._kept, first, key=attrgetter("place"))
        recent = self._kept[start:]
        self._kept[start:] = [told for told in recent if told.place not in places]
        return [told.number for told in recent if told.place in places]

    def _hear(self) -> None:
        for place in range(self._heard, len(self._reported)):
            seen = self._reported[place].seen_by(self.audience)
            if seen is not None:
                self._keep(seen, place)
        self._heard = len(self._reported)

    def _keep(self, event: Event, place: int) -> None:
        self._last += 1
        self._kept.append(Told(self._last, event, place))
