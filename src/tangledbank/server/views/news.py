"""News items as one reader receives them: the newest with a state, earlier ones in parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, Protocol

from msgspec.structs import replace

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.notation.names import seat_name
from tangledbank.presentation.log import log_writer
from tangledbank.server.protocol import responses, wire
from tangledbank.server.tables.earlier_news import TimeoutSpan
from tangledbank.server.texts import server_catalogue
from tangledbank.server.views.event_encoder import EventEncoder, game_texts
from tangledbank.server.views.view_parts import Parts

EVENTS_PER_MESSAGE: Final = 200  # news items of one message, at most

NumberedEvents = Sequence[tuple[int, Event]]


class Reader(Protocol):
    """A viewer of a match, with its language, the parts it wants, and the last news item it has."""

    viewer: int  # a seat, or WATCHER
    lang: str
    log: bool
    trace: bool
    seen: int


class StateMessage:
    """A state message, and the fields that show whether it is new to a reader."""

    def __init__(self, state: responses.StateUpdate, parts: Parts) -> None:
        self.state = state
        self.parts = parts  # of the view that the reader knows once it has the message
        self.last = state.last
        self.has_news = bool(state.news) or bool(state.view)
        rest = replace(state, view={}, partial=True, news=[], log=[], reset=False, earlier=False)
        self.rest = wire.write(rest)

    @cached_property
    def text(self) -> bytes:
        return wire.write(self.state)


class NewsWriter:
    """A writer of news items for one reader, which uses only the reader's view."""

    def __init__(
        self, game: Game, view: State, viewer: int, lang: str, players: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.view = view
        self.viewer = viewer  # the seat of the reader, or WATCHER
        self.lang = lang
        self.players = players  # names by seat
        self.timeouts: Sequence[TimeoutSpan] = ()  # news items about choices made by timeout
        self.encoder = EventEncoder(game, view, lang)

    def plain(self, events: NumberedEvents) -> list[responses.NewsItem]:
        return [self.encoder.news(number, event) for number, event in events]

    def traced(self, events: NumberedEvents, log: bool) -> list[responses.NewsItem]:
        """Return news items with their traces; with `log`, causes are also given in words."""
        news = []
        for number, event in events:
            each = self.encoder.news(number, event)
            each.trace = self.encoder.trace(self.game.language.named(event), log)
            news.append(each)
        return news

    def log(self, events: NumberedEvents) -> list[responses.LogLine]:
        """Return news items as sentences; similar events share a sentence."""
        lines: list[responses.LogLine] = []
        for part, seat in divided(events, self.timeouts):
            found = self._lines(part)
            if seat is not None and found:
                found[0].text = f"{self._timeout_text(seat)} {found[0].text}"
            lines += found
        return lines

    def _timeout_text(self, seat: int) -> str:
        """Return the sentence that a bot made a choice because a player's time ran out."""
        name = self.players[seat] if seat < len(self.players) else seat_name(seat)
        mine = "yes" if seat == self.viewer else "no"
        return server_catalogue(self.lang).say("log-timeout", name=name, mine=mine)

    def _lines(self, events: NumberedEvents) -> list[responses.LogLine]:
        texts = game_texts(self.game, self.lang).calling(self.players)
        log = log_writer(texts, self.viewer)
        lines = log.lines(self.view, [event for _, event in events])
        return [
            responses.LogLine(" ".join(line.texts), events[line.first][0], events[line.last][0])
            for line in lines
        ]


def divided(
    events: NumberedEvents, spans: Sequence[TimeoutSpan]
) -> Iterator[tuple[NumberedEvents, int | None]]:
    """Divide events at choices made by timeout; yield each part, and the seat if it is one."""
    rest = events
    for first, last, seat in spans:
        before = [each for each in rest if each[0] < first]
        inside = [each for each in rest if first <= each[0] <= last]
        rest = [each for each in rest if each[0] > last]
        if before:
            yield before, None
        if inside:
            yield inside, seat
    if rest:
        yield rest, None


def history_part(
    writer: NewsWriter, events: NumberedEvents, reader: Reader, request_id: int
) -> responses.HistoryAnswer:
    """Return an answer to `history` with the newest of the given events."""
    part = events[-EVENTS_PER_MESSAGE:]
    return responses.HistoryAnswer(
        news=writer.traced(part, reader.log) if reader.trace else writer.plain(part),
        log=writer.log(part) if reader.log else [],
        first=part[0][0] if part else 0,
        earlier=len(events) > EVENTS_PER_MESSAGE,
        request_id=request_id,
    )
