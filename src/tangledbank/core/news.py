"""What a seat was told, event by event, under numbers that never come again."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from tangledbank.core.event import Event


class News:
    """The events that stand for one seat. What was taken back is gone; its numbers are not reused.

    A client that names the last number it saw gets the rest; one that saw more than is kept here
    looks at the table afresh.
    """

    def __init__(self, first: int = 0) -> None:
        self.first = first  # the last number that is not kept
        self.last = first  # the last number given
        self.numbers: list[int] = []
        self.events: list[Event] = []

    def __len__(self) -> int:
        return len(self.events)

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def __getitem__(self, place: slice) -> list[Event]:
        return self.events[place]

    def tell(self, event: Event) -> int:
        self.last += 1
        self.numbers.append(self.last)
        self.events.append(event)
        return self.last

    def since(self, number: int) -> list[tuple[int, Event]]:
        """What came after `number`, as far as it stands."""
        start = bisect_right(self.numbers, number)
        return list(zip(self.numbers[start:], self.events[start:], strict=True))

    def knows(self, number: int) -> bool:
        """Is everything after this number kept here?"""
        return self.first <= number <= self.last

    def withdraw(self, numbers: set[int]) -> None:
        kept = [i for i, number in enumerate(self.numbers) if number not in numbers]
        self.numbers = [self.numbers[i] for i in kept]
        self.events = [self.events[i] for i in kept]
