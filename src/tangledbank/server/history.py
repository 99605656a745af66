"""News as they are sent to one reader: those of a state, and earlier ones part by part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.server import answers, wire
from tangledbank.server.guest import Guest
from tangledbank.server.scribe import Scribe, words_of
from tangledbank.telling.courses import course_of
from tangledbank.telling.happening import Happening
from tangledbank.telling.tales import tale_of

PART: Final = 200  # news of one message

Told = Sequence[tuple[int, Event]]
Traced = Sequence[tuple[int, Happening]]


class Message:
    """A state as it is sent, and what tells whether it is new to a reader."""

    def __init__(self, state: answers.State) -> None:
        self.state = state
        self.last = state.last
        self.has_news = bool(state.news)
        self.core = wire.write(replace(state, news=[], story=[], fresh=False, earlier=False))

    @cached_property
    def text(self) -> bytes:
        return wire.write(self.state)


class NewsWriter:
    """Writes news for one reader, from the reader's view alone."""

    def __init__(self, game: Game, view: State, reader: Guest) -> None:
        self.game = game
        self.view = view
        self.place = reader.place
        self.lang = reader.lang
        self.say = reader.say
        self.trace = reader.trace
        self.scribe = Scribe(game, view, reader.lang)

    def plain(self, told: Told) -> list[answers.News]:
        return [self.scribe.news(number, event) for number, event in told]

    def traced(self, found: Traced) -> list[answers.News]:
        """Return news with where from, where to and why."""
        news = []
        for number, happening in found:
            each = self.scribe.news(number, happening.event)
            each.trace = self.scribe.trace(happening, self.say)
            news.append(each)
        return news

    def story(self, found: Traced) -> list[answers.Line]:
        """Return news in words, alike things together."""
        tale = tale_of(words_of(self.game, self.lang), self.place)
        lines = tale.lines(self.view, [happening for _, happening in found])
        return [
            answers.Line(" ".join(line.texts), found[line.first][0], found[line.last][0])
            for line in lines
        ]


class HistoryMaker:
    """Makes one part of a reader's history, piece by piece."""

    def __init__(self, writer: NewsWriter, told: Told) -> None:
        self.writer = writer
        self.told = told  # all that came before the end of the part
        self.found: list[tuple[int, Happening]] = []

    def pieces(self) -> Iterator[None]:
        """Follow the game up to the part, so many events at a time."""
        if not (self.writer.say or self.writer.trace):
            return
        course = course_of(self.writer.game)
        for start in range(0, len(self.told), PART):
            some = self.told[start : start + PART]
            happenings = course.follow_all(some)
            numbers = [number for number, _ in some]
            self.found = [*self.found, *zip(numbers, happenings, strict=True)][-PART:]
            yield

    def answer(self, re: int) -> answers.HistoryPart:
        """Return the part, once all pieces are made."""
        writer, part = self.writer, self.told[-PART:]
        return answers.HistoryPart(
            news=writer.traced(self.found) if writer.trace else writer.plain(part),
            story=writer.story(self.found) if writer.say else [],
            first=part[0][0] if part else 0,
            more=len(self.told) > PART,
            re=re,
        )
