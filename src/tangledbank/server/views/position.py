"""Views of one position of a table. What all viewers see is encoded once."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from msgspec import Raw

from tangledbank.core.event import WATCHER
from tangledbank.core.flow import State as TableState
from tangledbank.core.match import Match
from tangledbank.core.news import News
from tangledbank.presentation.previews import previews_for
from tangledbank.server.live.subscriber import Subscriber
from tangledbank.server.protocol import http_bodies, responses, wire
from tangledbank.server.replay.record_replay import results_of
from tangledbank.server.tables.running_game import RunningGame
from tangledbank.server.tables.table import Table
from tangledbank.server.views.adviser import MoveAdviser
from tangledbank.server.views.event_encoder import game_texts
from tangledbank.server.views.news import EVENTS_PER_MESSAGE, NewsWriter, StateMessage, history_part


class PositionView:
    """One position of one table, for many viewers. Each part is made when it is first needed."""

    def __init__(self, table: Table, running_game: RunningGame) -> None:
        self.table = table
        self.running_game = running_game
        self.match: Match = running_game.match
        self.game = table.game
        self.views: dict[int, TableState] = {}
        self.documents: dict[int, Mapping[str, Any]] = {}
        self.encoded: Raw | None = None
        self.messages: dict[Hashable, StateMessage] = {}

    def view(self, viewer: int) -> TableState:
        """Return the table as a seat or a spectator sees it."""
        if viewer not in self.views:
            self.views[viewer] = self.game.view(self.match.state, viewer)
        return self.views[viewer]

    def document(self, viewer: int) -> Mapping[str, Any]:
        if viewer not in self.documents:
            self.documents[viewer] = self.game.see(self.view(viewer), viewer)
        return self.documents[viewer]

    def public(self) -> Raw:
        """Return what everybody sees, encoded once."""
        if self.encoded is None:
            self.encoded = Raw(wire.write(self.document(WATCHER)))
        return self.encoded

    def own_fields(self, viewer: int) -> dict[str, Any]:
        """Return the fields that a seat sees differently from spectators."""
        if viewer == WATCHER:
            return {}
        common, own = self.document(WATCHER), self.document(viewer)
        found = {name: value for name, value in own.items() if value != common[name]}
        if "table" in found:
            pairs = zip(own["table"], common["table"], strict=True)
            found["table"] = {
                str(seat): player for seat, (player, shown) in enumerate(pairs) if player != shown
            }
        return found

    # What is new

    def message(self, reader: Subscriber) -> StateMessage:
        """Return the state for a reader; readers who see the same share it."""
        key = (reader.viewer, reader.lang, reader.log, reader.trace, reader.seen)
        if key not in self.messages:
            self.messages[key] = StateMessage(self.state(reader))
        return self.messages[key]

    def state(self, reader: Subscriber) -> responses.StateUpdate:
        """Return the state for one reader, with the newest events that the reader has not seen."""
        viewer, match = reader.viewer, self.match
        news_of = self.news_of(viewer)
        known = news_of.knows(reader.seen)
        newest = news_of.before(news_of.last + 1, EVENTS_PER_MESSAGE)
        since = max(reader.seen, newest[0][0] - 1) if newest else reader.seen
        return responses.StateUpdate(
            view=self.public(),
            view_overrides=self.own_fields(viewer),
            news=self.news(reader, since) if known else [],
            log=self.log(reader, since) if known and reader.log else [],
            last=news_of.last,
            reset=not known,
            question=self.question(viewer, reader.lang),
            can_undo=viewer != WATCHER and self.running_game.can_undo(viewer),
            deadlines=[self.running_game.clock.deadline(seat) for seat in range(len(match.news))],
            results=results_of(match),
            time_left=self.running_game.clock.time_left(),
            earlier=known and bool(newest) and len(news_of.since(reader.seen)) > len(newest),
        )

    def news_of(self, viewer: int) -> News:
        return self.match.watched if viewer == WATCHER else self.match.news[viewer]

    def news(self, reader: Subscriber, since: int) -> list[responses.NewsItem]:
        """One by one; for those who asked for that, with where from, where to and why."""
        events, writer = self.news_of(reader.viewer).since(since), self.writer(reader)
        return writer.traced(events, reader.log) if reader.trace else writer.plain(events)

    def log(self, reader: Subscriber, since: int) -> list[responses.LogLine]:
        """In words, alike things together."""
        return self.writer(reader).log(self.news_of(reader.viewer).since(since))

    def writer(self, reader: Subscriber) -> NewsWriter:
        names = [seat.name for seat in self.table.seats]
        return NewsWriter(self.game, self.view(reader.viewer), reader.viewer, reader.lang, names)

    def earlier_news(
        self, reader: Subscriber, before: int, request_id: int
    ) -> responses.HistoryAnswer:
        """Return the part of a reader's history that ends before a number."""
        events = self.news_of(reader.viewer).before(before, EVENTS_PER_MESSAGE + 1)
        return history_part(self.writer(reader), events, reader, request_id)

    # What is asked

    def question(self, viewer: int, lang: str) -> responses.Question | None:
        asked = self.running_game.question_of(viewer)
        if asked is None:
            return None
        adviser = self.adviser(viewer, lang)
        previews = previews_for(game_texts(self.game, lang))
        return responses.Question(
            number=asked.number,
            prompt=asked.prompt,
            text=previews.question(self.view(viewer), viewer, asked.prompt),
            about=previews.topic(self.view(viewer)),
            options=[adviser.option(code) for code in self.options(viewer)],
        )

    def adviser(self, viewer: int, lang: str) -> MoveAdviser:
        """Return the adviser of a seat, which answers questions about its moves."""
        return MoveAdviser(self.game, self.view(viewer), viewer, lang)

    def options(self, viewer: int) -> list[int]:
        return self.match.state.legal_actions(viewer)


def table_info(table: Table) -> responses.TableInfo:
    """What everybody may know of a table. The client seeds are shown once the game begins."""
    begun = bool(table.began)
    seats = [
        responses.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            agent=seat.agent,
            present=i in table.present,
            replaced=table.replaced(i),
            ready=bool(seat.client_seed) or seat.kind == "bot",
            client_seed=seat.client_seed if begun else "",
        )
        for i, seat in enumerate(table.seats)
    ]
    return responses.TableInfo(
        id=table.id,
        game=table.game.key,
        title=table.game.title,
        status=table.status,
        host=table.host,
        settings=table.settings,
        seats=seats,
        commitment=table.commitment,
        rematch=table.rematch_id,
        changes=table.changes,
        handovers=[
            responses.HandoverInfo(offer.seat, offer.agreed, offer.needed)
            for offer in table.handovers.values()
        ],
    )


def own_game(table: Table, seat: int) -> http_bodies.OwnGame:
    """Return a player's own game as they would see it now."""
    mine = http_bodies.OwnGame(table.id, table.game.key, table.status, seat, your_turn=False)
    mine.names = [each.name for each in table.seats]
    if table.running_game is not None:
        asked = table.running_game.asked()
        mine.your_turn = seat in asked
        mine.round = int(table.running_game.match.state.round_number())
        mine.to_move = sorted(asked)
        mine.results = results_of(table.running_game.match)
        deadline = table.running_game.clock.deadline(seat)
        mine.time_left = max(0.0, deadline - table.runtime.now()) if deadline else 0.0
    return mine
