"""The event history of each seat. Event numbers are never reused."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from operator import attrgetter
from typing import NamedTuple

from tangledbank.core.event import Event


class Told(NamedTuple):
    """An event as a listener heard it: its number, and its index among all events."""

    number: int
    event: Event
    place: int


class News:
    """The events that a seat knows, without those that were taken back.

    A client that sends the number of the last event it saw gets all later events. If that number is
    older than the events kept here, the client must reload the table. Events are filtered on
    demand, because most games that programs play have no listeners.
    """

    def __init__(self, audience: int, reported: Sequence[Event], first: int = 0) -> None:
        self.audience = audience
        self.first = first  # the last number that is not kept
        self._reported = reported  # all events, nothing hidden; the list only grows
        self._heard = 0  # how many of those were filtered
        self._last = first
        self._kept: list[Told] = []

    @property
    def last(self) -> int:
        """The number of the latest event."""
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
        """Return the events after `number`, with their numbers."""
        self._hear()
        start = bisect_right(self._kept, number, key=attrgetter("number"))
        return [(told.number, told.event) for told in self._kept[start:]]

    def before(self, number: int, most: int) -> list[tuple[int, Event]]:
        """Return the last `most` events before `number`, without those that were taken back."""
        self._hear()
        end = bisect_left(self._kept, number, key=attrgetter("number"))
        return [(told.number, told.event) for told in self._kept[max(0, end - most) : end]]

    def knows(self, number: int) -> bool:
        """Return whether all events after this number are kept."""
        return self.first <= number <= self.last

    def tell(self, event: Event) -> None:
        """Add an event for this listener alone.

        The next reported event gets the same index, so no listener may know of it.
        """
        self._hear()
        self._keep(event, len(self._reported))

    def withdraw(self, places: Collection[int]) -> list[int]:
        """Remove the events at these indices; return the numbers that they had.

        The search starts at the first of these indices, so its cost doesn't grow with the game.
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
