"""Messages about a table: its position, its public facts, and a player's own game."""

from __future__ import annotations

from collections.abc import Hashable

from tangledbank.server.live.subscriber import Subscriber
from tangledbank.server.protocol import http_bodies, responses
from tangledbank.server.replay.record_replay import results_of
from tangledbank.server.tables.earlier_news import NewsSource, TimeoutSpan
from tangledbank.server.tables.running_game import RunningGame
from tangledbank.server.tables.table import Table
from tangledbank.server.tables.undo_path import UndoPath
from tangledbank.server.views.match_view import MatchView
from tangledbank.server.views.news import StateMessage


class PositionView(MatchView):
    """A table's current position, for all its subscribers."""

    def __init__(self, table: Table, running_game: RunningGame) -> None:
        super().__init__(running_game.match)
        self.table = table
        self.running_game = running_game
        self.messages: dict[Hashable, StateMessage] = {}

    def undo_path(self, viewer: int) -> UndoPath:
        return self.running_game.undo_path(viewer)

    def timeouts(self, viewer: int) -> list[TimeoutSpan]:
        earlier = self.running_game.earlier_news
        before = earlier.timeouts.get(viewer, []) if earlier is not None else []
        return [*before, *self.running_game.timeout_news.get(viewer, [])]

    def deadlines(self) -> list[float]:
        """Return the time at which each seat's clock runs out, or 0 for none."""
        return [self.running_game.deadline(seat) for seat in range(len(self.match.news))]

    def time_left(self) -> list[float]:
        return self.running_game.clock.time_left()

    def player_names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    def news_of(self, viewer: int) -> NewsSource:
        """Return a viewer's news, with rebuilt news of the time before the table was loaded."""
        in_memory, earlier = self.news_in_memory(viewer), self.running_game.earlier_news
        return in_memory if earlier is None else earlier.joined(viewer, in_memory)

    def message(self, reader: Subscriber) -> StateMessage:
        """Return the state for a reader; readers who were shown the same share one message."""
        shown = reader.shown
        key = (reader.viewer, reader.lang, reader.log, reader.trace, reader.seen, id(shown))
        if key not in self.messages:
            state = self.state(reader, shown)
            self.messages[key] = StateMessage(state, self.parts(reader.viewer))
        return self.messages[key]


def table_info(table: Table) -> responses.TableInfo:
    """Return a table's public facts; client seeds are included once the game has begun."""
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
        paused=table.paused,
        proposals=[
            responses.ProposalInfo(each.act, each.seat, each.agreed, table.deciders())
            for each in table.proposals
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
        deadline = table.running_game.deadline(seat)
        mine.time_left = max(0.0, deadline - table.runtime.now()) if deadline else 0.0
    return mine
