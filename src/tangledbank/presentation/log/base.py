"""Write events as log sentences with their causes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.notation.events import Cause, NamedEvent
from tangledbank.texts import GameTexts

NONE = "none"  # an unknown cause

SentenceWriter = Callable[[Sequence[NamedEvent]], Iterator[str]]


@dataclass(frozen=True)
class LogLine:
    """One or more sentences, with the indices of the first and last events that they describe."""

    texts: list[str]
    first: int
    last: int


class LogWriter:
    """A log writer for one reader; similar consecutive events share a sentence."""

    milestones: ClassVar[frozenset[int]] = (
        frozenset()
    )  # events after which a spectator sees the table
    being: ClassVar[str] = "species"  # what the game calls a player's creatures
    draws: ClassVar[int] = 0  # the event of a drawn card; only the reader's own are logged

    def __init__(self, words: GameTexts, reader: int) -> None:
        self.words = words
        self.reader = reader
        self.view: State
        self.tellings: dict[int, SentenceWriter] = {}  # by kind of event

    def sentences(self, view: State, events: Iterable[Event]) -> list[str]:
        """Return the log of some events as sentences."""
        return [text for line in self.lines(view, events) for text in line.texts]

    def lines(self, view: State, events: Iterable[Event]) -> list[LogLine]:
        """Return the log of some events as lines, each with the range of events it describes."""
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
        """Return an event's grouping key; consecutive events with equal keys share a sentence."""
        telling = self.tellings.get(event.kind)
        return (telling, event.seat) if telling else (event.kind, event.seat)

    def singly(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Yield one sentence per event."""
        for each in events:
            yield self.plain(each)

    def silently(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Yield nothing, because the table or another sentence shows these events."""
        yield from ()

    def plain(self, event: NamedEvent) -> str:
        return self.words.event(self.view, event.raw, self.reader)

    def is_mine(self, event: NamedEvent) -> bool:
        return event.seat == self.reader

    def me(self, seat: int) -> str:
        return "yes" if seat == self.reader else "no"

    def who(self, seat: int) -> str:
        """Return a player's name for a list, or "you" for the reader."""
        return self.words.say("log-you") if seat == self.reader else self.words.seat(seat)

    def name(self, sid: int) -> str:
        """Return the name of a species or an animal."""
        return str(self.words.name(self.view, self.being, int(sid)))

    def because(self, cause: Cause | None, eater: int) -> str:
        """Return the trait that caused an event, and its owner unless that is the eater."""
        if cause is None or cause.kind != "trait":
            return NONE
        being = "" if cause.being in (0, eater) else self.name(cause.being)
        return self.words.cause(self.view, cause.kind, cause.what, cause.id, being)
