"""What the seats of a table are shown after a choice. What all of them see is encoded once."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from msgspec import Raw

from tangledbank.core.event import WATCHER
from tangledbank.core.flow import State as TableState
from tangledbank.core.match import Match
from tangledbank.core.news import News
from tangledbank.server.live.subscriber import Guest
from tangledbank.server.protocol import http_bodies, responses, wire
from tangledbank.server.replay.record_replay import results_of
from tangledbank.server.tables.running_game import Play
from tangledbank.server.tables.table import Table
from tangledbank.server.views.adviser import Adviser
from tangledbank.server.views.event_encoder import words_of
from tangledbank.server.views.news import PART, Message, NewsWriter, history_part
from tangledbank.telling.foresight import foresight_of


class Picture:
    """One position of one table, looked at by many. Whatever is not asked for is not made."""

    def __init__(self, table: Table, play: Play) -> None:
        self.table = table
        self.play = play
        self.match: Match = play.match
        self.game = table.game
        self.views: dict[int, TableState] = {}
        self.documents: dict[int, Mapping[str, Any]] = {}
        self.encoded: Raw | None = None
        self.messages: dict[Hashable, Message] = {}

    def view(self, place: int) -> TableState:
        """The table as a seat knows it, or whoever watches."""
        if place not in self.views:
            self.views[place] = self.game.view(self.match.state, place)
        return self.views[place]

    def document(self, place: int) -> Mapping[str, Any]:
        if place not in self.documents:
            self.documents[place] = self.game.see(self.view(place), place)
        return self.documents[place]

    def public(self) -> Raw:
        """What everybody sees, encoded once for all."""
        if self.encoded is None:
            self.encoded = Raw(wire.write(self.document(WATCHER)))
        return self.encoded

    def mine(self, place: int) -> dict[str, Any]:
        """What a seat sees otherwise than whoever watches."""
        if place == WATCHER:
            return {}
        common, own = self.document(WATCHER), self.document(place)
        found = {name: value for name, value in own.items() if value != common[name]}
        if "table" in found:
            pairs = zip(own["table"], common["table"], strict=True)
            found["table"] = {
                str(seat): player for seat, (player, shown) in enumerate(pairs) if player != shown
            }
        return found

    # What is new

    def message(self, reader: Guest) -> Message:
        """Return the state for a reader; readers who see the same share it."""
        key = (reader.place, reader.lang, reader.say, reader.trace, reader.seen)
        if key not in self.messages:
            self.messages[key] = Message(self.state(reader))
        return self.messages[key]

    def state(self, reader: Guest) -> responses.State:
        """Everything for one reader, with the newest news after the last that was seen."""
        place, match = reader.place, self.match
        heard = self.heard(place)
        known = heard.knows(reader.seen)
        newest = heard.before(heard.last + 1, PART)
        since = max(reader.seen, newest[0][0] - 1) if newest else reader.seen
        return responses.State(
            view=self.public(),
            mine=self.mine(place),
            news=self.news(reader, since) if known else [],
            story=self.story(reader, since) if known and reader.say else [],
            last=heard.last,
            fresh=not known,
            question=self.question(place, reader.lang),
            undo=place != WATCHER and self.play.can_undo(place),
            deadlines=[self.play.clock.deadline(seat) for seat in range(len(match.news))],
            results=results_of(match),
            earlier=known and bool(newest) and len(heard.since(reader.seen)) > len(newest),
        )

    def heard(self, place: int) -> News:
        return self.match.watched if place == WATCHER else self.match.news[place]

    def news(self, reader: Guest, since: int) -> list[responses.News]:
        """One by one; for those who asked for that, with where from, where to and why."""
        told, writer = self.heard(reader.place).since(since), self.writer(reader)
        return writer.traced(told, reader.say) if reader.trace else writer.plain(told)

    def story(self, reader: Guest, since: int) -> list[responses.Line]:
        """In words, alike things together."""
        return self.writer(reader).story(self.heard(reader.place).since(since))

    def writer(self, reader: Guest) -> NewsWriter:
        return NewsWriter(self.game, self.view(reader.place), reader.place, reader.lang)

    def part(self, reader: Guest, before: int, re: int) -> responses.HistoryPart:
        """Return the part of a reader's history that ends before a number."""
        told = self.heard(reader.place).before(before, PART + 1)
        return history_part(self.writer(reader), told, reader, re)

    # What is asked

    def question(self, place: int, lang: str) -> responses.Question | None:
        asked = self.play.question_of(place)
        if asked is None:
            return None
        adviser = self.adviser(place, lang)
        foresight = foresight_of(words_of(self.game, lang))
        return responses.Question(
            number=asked.number,
            prompt=asked.prompt,
            text=foresight.question(self.view(place), place, asked.prompt),
            about=foresight.topic(self.view(place)),
            options=[adviser.option(code) for code in self.options(place)],
        )

    def adviser(self, place: int, lang: str) -> Adviser:
        """Who answers questions of a seat about its moves."""
        return Adviser(self.game, self.view(place), place, lang)

    def options(self, place: int) -> list[int]:
        return self.match.state.legal_actions(place)


def table_info(table: Table) -> responses.TableInfo:
    """What everybody may know of a table. The parts of a shuffle are shown once it is made."""
    begun = bool(table.began)
    seats = [
        responses.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            agent=seat.agent,
            present=i in table.present,
            replaced=table.replaced(i),
            ready=bool(seat.part) or seat.kind == "bot",
            part=seat.part if begun else "",
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
        next=table.next,
        changes=table.changes,
        handovers=[
            responses.Handover(offer.seat, offer.agreed, offer.needed)
            for offer in table.handovers.values()
        ],
    )


def game_of(table: Table, seat: int) -> http_bodies.Mine:
    """One of somebody's own games, as they would see it now."""
    mine = http_bodies.Mine(table.id, table.game.key, table.status, seat, turn=False)
    mine.names = [each.name for each in table.seats]
    if table.play is not None:
        asked = table.play.asked()
        mine.turn = seat in asked
        mine.round = int(table.play.match.state.round_number())
        mine.asked = sorted(asked)
        mine.results = results_of(table.play.match)
    return mine
