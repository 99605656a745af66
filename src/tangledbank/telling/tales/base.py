"""What happened, in sentences that say why."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.telling.courses import course_of
from tangledbank.telling.happening import Cause, Happening
from tangledbank.texts import GameTexts

NONE = "none"  # a cause that is not known

Telling = Callable[[Sequence[Happening]], Iterator[str]]


@dataclass(frozen=True)
class Line:
    """Sentences about one thing, and the happenings they tell, by their places among all."""

    texts: list[str]
    first: int
    last: int


class Tale:
    """One reader's news, told in the order of events. Give it every event once."""

    milestones: ClassVar[frozenset[int]] = frozenset()  # at which a watcher sees the table
    draws: ClassVar[int] = 0  # the event of a card that is drawn; only one's own are told

    def __init__(self, words: GameTexts, reader: int) -> None:
        self.words = words
        self.reader = reader
        self.course = course_of(words.game)
        self.view: State
        self.tellings: dict[int, Telling] = {}  # by kind of event

    @property
    def rounds(self) -> int:
        """The event with which a round begins, its number first."""
        return self.course.rounds

    def tell(self, view: State, news: Iterable[tuple[int, Event]]) -> list[str]:
        """A sentence for each thing worth one; alike things that come together share one."""
        return self.sentences(view, self.course.follow_all(news))

    def sentences(self, view: State, happenings: Sequence[Happening]) -> list[str]:
        return [text for line in self.lines(view, happenings) for text in line.texts]

    def lines(self, view: State, happenings: Sequence[Happening]) -> list[Line]:
        """The same, and which happenings each line is about."""
        self.view = view
        found = []
        worth = [(i, each) for i, each in enumerate(happenings) if self.is_worth(each)]
        for _, same in groupby(worth, key=lambda pair: self.together(pair[1])):
            several = list(same)
            told = [each for _, each in several]
            texts = list(self.tellings.get(told[0].kind, self.singly)(told))
            if texts:
                found.append(Line(texts, several[0][0], several[-1][0]))
        return found

    def is_worth(self, happening: Happening) -> bool:
        if self.tellings.get(happening.kind) == self.silently:
            return False
        return happening.kind != self.draws or self.is_mine(happening)

    def together(self, happening: Happening) -> Hashable:
        """Events that are told by the same sentence have this in common."""
        telling = self.tellings.get(happening.kind)
        return (telling, happening.seat) if telling else (happening.kind, happening.seat)

    def singly(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """Each event by its own sentence."""
        for each in happenings:
            yield self.plain(each)

    def silently(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """What is seen on the table, or said by another sentence."""
        yield from ()

    def plain(self, happening: Happening) -> str:
        return self.words.event(self.view, happening.event, self.reader)

    def is_mine(self, happening: Happening) -> bool:
        return happening.seat == self.reader

    def me(self, seat: int) -> str:
        return "yes" if seat == self.reader else "no"

    def who(self, seat: int) -> str:
        """A player in a list."""
        return self.words.say("tale-you") if seat == self.reader else self.words.seat(seat)

    def name(self, sid: int) -> str:
        """A species or an animal."""
        kind = "animal" if self.words.game.key in ("origin", "time-to-fly") else "species"
        return str(self.words.name(self.view, kind, int(sid)))

    def because(self, cause: Cause | None, eater: int) -> str:
        """The trait that brought something, and whose it is unless it is the eater's own."""
        if cause is None or cause.kind != "trait":
            return NONE
        being = "" if cause.being in (0, eater) else self.name(cause.being)
        return self.words.cause(self.view, cause.kind, cause.what, cause.id, being)
