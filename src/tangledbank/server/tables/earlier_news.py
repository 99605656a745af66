"""The news of a game before the snapshot that it was loaded from, rebuilt from its choices."""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Protocol

from tangledbank.core.event import WATCHER, Event
from tangledbank.core.game import Game
from tangledbank.core.match import Match
from tangledbank.core.news import News
from tangledbank.core.record import UNDO, Choice, Record

NumberedEvents = Sequence[tuple[int, Event]]
TimeoutSpan = tuple[int, int, int]  # the first and last number of news items, and the seat
TimeoutNews = dict[int, list[TimeoutSpan]]  # by viewer


class NewsSource(Protocol):
    """The numbered events of one viewer."""

    @property
    def last(self) -> int: ...

    def knows(self, number: int) -> bool:
        """Return whether all events after this number are available."""

    def since(self, number: int) -> list[tuple[int, Event]]:
        """Return the events after `number`."""

    def before(self, number: int, most: int) -> list[tuple[int, Event]]:
        """Return the last `most` events before `number`."""


class WholeNews:
    """One viewer's news from the start of the game: rebuilt events, then those in memory."""

    def __init__(self, earlier: NumberedEvents, later: News) -> None:
        self.earlier = earlier
        self.later = later

    @property
    def last(self) -> int:
        return self.later.last

    def knows(self, number: int) -> bool:
        return 0 <= number <= self.last

    def since(self, number: int) -> list[tuple[int, Event]]:
        """Return the events after `number`, or all events if it is 0."""
        later = self.later.since(number)
        if number >= self.later.first and number > 0:
            return later
        start = bisect_right(self.earlier, number, key=itemgetter(0)) if number > 0 else 0
        return [*self.earlier[start:], *later]

    def before(self, number: int, most: int) -> list[tuple[int, Event]]:
        later = self.later.before(number, most)
        missing = most - len(later)
        if not missing:
            return later
        end = bisect_left(self.earlier, number, key=itemgetter(0))
        return [*self.earlier[max(0, end - missing) : end], *later]


class EarlierNews:
    """The rebuilt news of all viewers, numbered as each viewer received them.

    If an earlier version of the program told more or fewer events, the numbers are shifted so that
    the rebuilt events end where the events in memory begin.
    """

    def __init__(self, rebuilt: Match, loaded: Match, timeouts: TimeoutNews) -> None:
        self.told: dict[int, NumberedEvents] = {}  # by viewer
        self.shifts: dict[int, int] = {}  # by viewer: from the numbers of a replay to those told
        pairs = zip(listeners(rebuilt), listeners(loaded), strict=True)
        for (viewer, old), (_, new) in pairs:
            shift = self.shifts[viewer] = new.first - old.last
            self.told[viewer] = [(number + shift, event) for number, event in old.since(-1)]
        self.timeouts = {
            viewer: [(first + shift, last + shift, seat) for first, last, seat in spans]
            for viewer, spans in timeouts.items()
            for shift in (self.shifts[viewer],)
        }

    def joined(self, viewer: int, later: News) -> WholeNews:
        """Return a viewer's whole news, given the events in memory."""
        return WholeNews(self.told[viewer], later)


def listeners(match: Match) -> list[tuple[int, News]]:
    """Return the news of every viewer of a match, spectators last."""
    return [*enumerate(match.news), (WATCHER, match.watched)]


def numbers(match: Match) -> dict[int, int]:
    """Return the number of each viewer's last news item."""
    return {viewer: news.last for viewer, news in listeners(match)}


def add_timeout(spans: TimeoutNews, before: Mapping[int, int], match: Match, seat: int) -> None:
    """Note which news items tell of a choice that was made because a seat's time ran out."""
    for viewer, last in numbers(match).items():
        if last > before[viewer]:
            spans.setdefault(viewer, []).append((before[viewer] + 1, last, seat))


def replayed(game: Game, record: Record, count: int) -> Iterator[Match]:
    """Replay the first `count` choices in another thread; yield the match after each step.

    Each step lets other threads run, so that the event loop is never blocked for long.
    """
    match = Match(game, Record.of(game, record.players, record.options, record.seed))
    yield match
    for choice in record.choices[:count]:
        repeat_choice(match, choice, record.format)
        yield match
        time.sleep(0)


def repeat_choice(match: Match, choice: Choice, format: int) -> None:
    """Make a choice that was accepted earlier, or undo one."""
    seat = int(choice[0])
    if choice[1] == UNDO:
        match.undo(seat)
        return
    decision = match.state.decision_of(seat)
    assert decision is not None, "an accepted choice answers a question"
    code = match.game.language.from_record(choice, match.record.players, format)
    match.play(seat, int(decision.number), code)


def rebuild_news(
    game: Game, loaded: Match, count: int, timeouts: Collection[int] = ()
) -> EarlierNews:
    """Rebuild the news of the first `count` choices of a match that was loaded after them.

    `timeouts` has the numbers of the choices that were made because time ran out.
    """
    spans: TimeoutNews = {}
    before: dict[int, int] = {}
    rebuilt = loaded
    for step, rebuilt in enumerate(replayed(game, loaded.record, count)):
        if step in timeouts:
            add_timeout(spans, before, rebuilt, int(loaded.record.choices[step - 1][0]))
        before = numbers(rebuilt) if step + 1 in timeouts else {}
    return EarlierNews(rebuilt, loaded, spans)
