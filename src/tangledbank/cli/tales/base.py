"""What happened, in sentences that say why. A tale remembers what came before."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import groupby
from typing import ClassVar

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.texts import GameTexts

NONE = "none"  # a cause that is not known

Telling = Callable[[Sequence[Event]], Iterator[str]]


class Tale:
    """One reader's news, told in the order of events. Give it every event once."""

    milestones: ClassVar[frozenset[int]] = frozenset()  # at which a watcher sees the table
    rounds: ClassVar[int] = 0  # the event with which a round begins, its number first
    draws: ClassVar[int] = 0  # the event of a card that is drawn; only one's own are told

    def __init__(self, words: GameTexts, reader: int) -> None:
        self.words = words
        self.reader = reader
        self.view: State
        self.tellings: dict[int, Telling] = {}  # by kind of event

    def tell(self, view: State, events: Sequence[Event]) -> list[str]:
        """A sentence for each thing worth one; alike things that come together share one."""
        self.view = view
        lines: list[str] = []
        worth = [event for event in events if self.is_worth(event)]
        for _, same in groupby(worth, key=self.together):
            several = list(same)
            lines += self.tellings.get(int(several[0].kind), self.singly)(several)
        return lines

    def is_worth(self, event: Event) -> bool:
        if self.tellings.get(int(event.kind)) == self.silently:
            return False
        return event.kind != self.draws or self.is_mine(event)

    def together(self, event: Event) -> Hashable:
        """Events that are told by the same sentence have this in common."""
        telling = self.tellings.get(int(event.kind))
        return (telling, int(event.seat)) if telling else (int(event.kind), int(event.seat))

    def singly(self, events: Sequence[Event]) -> Iterator[str]:
        """Each event by its own sentence."""
        for event in events:
            yield self.plain(event)

    def silently(self, events: Sequence[Event]) -> Iterator[str]:
        """What is seen on the table, or said by another sentence."""
        yield from ()

    def plain(self, event: Event) -> str:
        return self.words.event(self.view, event, self.reader)

    def is_mine(self, event: Event) -> bool:
        return int(event.seat) == self.reader

    def me(self, seat: int) -> str:
        return "yes" if seat == self.reader else "no"

    def who(self, seat: int) -> str:
        """A player in a list."""
        return self.words.say("tale-you") if seat == self.reader else self.words.seat(seat)

    def name(self, sid: int) -> str:
        """A species or an animal."""
        kind = "animal" if self.words.game.key in ("origin", "time-to-fly") else "species"
        return str(self.words.name(self.view, kind, int(sid)))
