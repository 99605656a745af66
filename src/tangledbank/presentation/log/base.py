"""The log: what happened, in sentences that say why."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.notation.events import Cause, NamedEvent
from tangledbank.texts import GameTexts

NONE = "none"  # a cause that is not known

Writer = Callable[[Sequence[NamedEvent]], Iterator[str]]


@dataclass(frozen=True)
class LogLine:
    """Sentences about one thing, and the first and the last of the events they tell."""

    texts: list[str]
    first: int
    last: int


class LogWriter:
    """Writes the log of one reader: events in sentences, alike ones together."""

    milestones: ClassVar[frozenset[int]] = frozenset()  # at which a watcher sees the table
    being: ClassVar[str] = "species"  # the kind of what players own
    draws: ClassVar[int] = 0  # the event of a card that is drawn; only one's own are told

    def __init__(self, words: GameTexts, reader: int) -> None:
        self.words = words
        self.reader = reader
        self.view: State
        self.tellings: dict[int, Writer] = {}  # by kind of event

    def sentences(self, view: State, events: Iterable[Event]) -> list[str]:
        """A sentence for each thing worth one; alike things that come together share one."""
        return [text for line in self.lines(view, events) for text in line.texts]

    def lines(self, view: State, events: Iterable[Event]) -> list[LogLine]:
        """The same, and which events each line is about."""
        self.view = view
        return self.told([self.words.language.named(event) for event in events])

    def told(self, events: Sequence[NamedEvent]) -> list[LogLine]:
        found = []
        worth = [(i, each) for i, each in enumerate(events) if self.is_worth(each)]
        for _, same in groupby(worth, key=lambda pair: self.together(pair[1])):
            several = list(same)
            told = [each for _, each in several]
            texts = list(self.tellings.get(told[0].kind, self.singly)(told))
            if texts:
                found.append(LogLine(texts, several[0][0], several[-1][0]))
        return found

    def is_worth(self, event: NamedEvent) -> bool:
        if self.tellings.get(event.kind) == self.silently:
            return False
        return event.kind != self.draws or self.is_mine(event)

    def together(self, event: NamedEvent) -> Hashable:
        """Events that are told by the same sentence have this in common."""
        telling = self.tellings.get(event.kind)
        return (telling, event.seat) if telling else (event.kind, event.seat)

    def singly(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Each event by its own sentence."""
        for each in events:
            yield self.plain(each)

    def silently(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """What is seen on the table, or said by another sentence."""
        yield from ()

    def plain(self, event: NamedEvent) -> str:
        return self.words.event(self.view, event.raw, self.reader)

    def is_mine(self, event: NamedEvent) -> bool:
        return event.seat == self.reader

    def me(self, seat: int) -> str:
        return "yes" if seat == self.reader else "no"

    def who(self, seat: int) -> str:
        """A player in a list."""
        return self.words.say("log-you") if seat == self.reader else self.words.seat(seat)

    def name(self, sid: int) -> str:
        """A species or an animal."""
        return str(self.words.name(self.view, self.being, int(sid)))

    def because(self, cause: Cause | None, eater: int) -> str:
        """The trait that brought something, and whose it is unless it is the eater's own."""
        if cause is None or cause.kind != "trait":
            return NONE
        being = "" if cause.being in (0, eater) else self.name(cause.being)
        return self.words.cause(self.view, cause.kind, cause.what, cause.id, being)
