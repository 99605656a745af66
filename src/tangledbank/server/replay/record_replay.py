"""Step-by-step replays of finished games, as seen by a seat, a spectator, or with all cards."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from tangledbank.core.errors import BadData
from tangledbank.core.event import WATCHER, Event
from tangledbank.core.flow import State
from tangledbank.core.match import Match
from tangledbank.core.record import UNDO, Record, check_compatible, read_record
from tangledbank.server.errors import Refused, engine_refusal
from tangledbank.server.protocol import http_bodies, responses, wire
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.texts import say_refused
from tangledbank.server.views.news import NewsWriter

MAX_CHOICES: Final = 5_000  # many times what long games have
REPLAY_TIMEOUT: Final = 60.0  # seconds
CONCURRENT_REPLAYS: Final = 8  # replays
REPLAYS_PER_ADDRESS: Final = 2
ALL_CARDS: Final = -1  # a reader who sees everything


@dataclass(frozen=True)
class ReplayReader:
    """The viewer of a replay, and the viewer's language."""

    viewer: int  # a seat, WATCHER or ALL_CARDS
    lang: str
    log: bool


async def pause() -> None:
    """Let other tasks run."""
    await asyncio.sleep(0)


@dataclass(frozen=True)
class ReplayClient:
    """The address that a replay is charged to, and the pause before each of its steps."""

    address: str
    pause: Callable[[], Awaitable[None]] = pause


class ReplayService:
    """A service that replays a few records at a time, with pauses for other requests."""

    def __init__(self, catalog: GameCatalog) -> None:
        self.catalog = catalog
        self.slots = asyncio.Semaphore(CONCURRENT_REPLAYS)
        self.under_way: Counter[str] = Counter()  # by address

    @asynccontextmanager
    async def slot(self, client: str) -> AsyncIterator[None]:
        """Hold one of an address's replay slots, for a limited time."""
        if self.under_way[client] >= REPLAYS_PER_ADDRESS:
            raise Refused("rate-limited")
        self.under_way[client] += 1
        try:
            async with self.slots, asyncio.timeout(REPLAY_TIMEOUT):
                yield
        finally:
            self.under_way[client] -= 1
            self.under_way += Counter()  # forgets those who have none

    async def show(
        self, text: str, reader: ReplayReader, client: ReplayClient
    ) -> AsyncIterator[bytes]:
        """Yield lines of JSON: a header, then one frame per choice. A refusal ends the lines."""
        try:
            async with self.slot(client.address):
                for frame in RecordReplay(self.catalog, text, reader).frames():
                    yield wire.write(frame) + b"\n"
                    await client.pause()
        except TimeoutError:
            yield self.refusal_line(Refused("too-long"), reader)
        except Refused as refused:
            yield self.refusal_line(refused, reader)
        except ValueError as error:
            yield self.refusal_line(engine_refusal(error), reader)

    def refusal_line(self, refused: Refused, reader: ReplayReader) -> bytes:
        text = say_refused(refused, reader.lang)
        return wire.write(responses.ErrorResponse(refused.code, text, refused.detail[:200])) + b"\n"


class RecordReplay:
    """A replay of one record for one reader."""

    def __init__(self, catalog: GameCatalog, text: str, reader: ReplayReader) -> None:
        self.reader = reader
        self.record: Record = read_record(text)
        own = [name for name in self.record.sets if name in catalog.sets]
        self.game = catalog.game(self.record.game, own)
        if len(self.record.choices) > MAX_CHOICES:
            raise Refused("too-long")
        check_compatible(self.game, self.record)
        settled = self.game.resolve_options(self.record.players, self.record.options)
        if reader.viewer not in (ALL_CARDS, WATCHER, *range(self.record.players)):
            raise Refused("seat-unavailable")
        self.names = names_in(text, self.record.players)
        self.record.options = settled
        head = Record.of(self.game, self.record.players, settled, self.record.seed)
        self.match = Match(self.game, head)
        self.last_number = 0  # the number of the last news
        self.event_count = 0  # events that were sent to a reader who sees all cards
        self.last_view: Mapping[str, Any] = {}

    def frames(self) -> Iterator[http_bodies.ReplayHeader | http_bodies.ReplayFrame]:
        record = self.record
        yield http_bodies.ReplayHeader(
            game=self.game.key,
            title=self.game.title,
            players=record.players,
            options=dict(record.options),
            names=self.names,
            choices=len(record.choices),
        )
        yield self.frame(0, None, "")
        for step, choice in enumerate(record.choices, start=1):
            yield self.frame(step, int(choice[0]), self.play(choice))

    def play(self, choice: list[int | str]) -> str:
        """Make one of the record's choices; return its notation if the reader may see it."""
        seat, match = int(choice[0]), self.match
        if choice[1] == UNDO:
            match.undo(seat)
            return ""
        decision = match.state.decision_of(seat) if 0 <= seat < self.record.players else None
        if decision is None:
            raise BadData(f"seat {seat} is not asked anything at choice {choice}")
        code = self.game.language.from_record(choice, self.record.players, self.record.format)
        seen = self.reader.viewer in (ALL_CARDS, seat)
        move = self.game.language.write_action(match.state, seat, code) if seen else ""
        match.play(seat, int(decision.number), code)
        return str(move)

    def frame(self, step: int, seat: int | None, move: str) -> http_bodies.ReplayFrame:
        view = self.view()
        events = self.events()
        self.last_number = events[-1][0] if events else self.last_number
        reader = self.reader
        writer = NewsWriter(self.game, view, reader.viewer, reader.lang, self.names)
        named = [self.game.language.named(event) for _, event in events]
        rounds = [event.round_number for event in named if event.role == "round"]
        return http_bodies.ReplayFrame(
            step=step,
            seat=seat,
            move=move,
            view=self.changes(view),
            news=writer.traced(events, self.reader.log),
            log=writer.log(events) if self.reader.log else [],
            round=rounds[-1] if rounds else 0,
            attack=any(event.role == "attack" for event in named),
            results=self.results(),
        )

    def view(self) -> State:
        """Return the table as the reader sees it."""
        viewer, state = self.reader.viewer, self.match.state
        return state if viewer == ALL_CARDS else self.game.view(state, viewer)

    def changes(self, view: State) -> dict[str, Any]:
        """Return the fields of the reader's view that have changed since the last frame."""
        viewer = self.reader.viewer
        now = self.game.see(view, WATCHER if viewer == ALL_CARDS else viewer)
        before, self.last_view = self.last_view, now
        return view_changes(before, now)

    def events(self) -> list[tuple[int, Event]]:
        """Return the events since the last frame that the reader can see, with their numbers."""
        viewer, match = self.reader.viewer, self.match
        if viewer == ALL_CARDS:
            fresh = match.all_news[self.event_count :]
            self.event_count = len(match.all_news)
            return list(enumerate(fresh, start=self.event_count - len(fresh) + 1))
        news = match.watched if viewer == WATCHER else match.news[viewer]
        return news.since(self.last_number)

    def results(self) -> list[responses.Result]:
        return results_of(self.match)


def view_changes(before: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a published view that differ from another, or all if that is empty."""
    if not before:
        return dict(now)
    found = {name: value for name, value in now.items() if before[name] != value}
    if "table" in found:
        pairs = enumerate(zip(now["table"], before["table"], strict=True))
        found["table"] = {str(i): new for i, (new, old) in pairs if new != old}
    return found


def results_of(match: Match) -> list[responses.Result]:
    """Return the points of all seats, or an empty list until the game is over."""
    if not match.over:
        return []
    won = match.winners()
    return [
        responses.Result(score.seat, score.total, dict(score.parts), score.seat in won)
        for score in match.scores()
    ]


def names_in(text: str, players: int) -> list[str]:
    """Return the players' names in a record, or empty names."""
    names = json.loads(text).get("names")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        return [""] * players
    return [*(name[:24] for name in names), *[""] * players][:players]
