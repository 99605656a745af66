"""The history of a table's game, rebuilt in another thread if the table was unloaded."""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING, Final

from tangledbank.server.errors import Refused
from tangledbank.server.live.subscriber import Subscriber
from tangledbank.server.protocol import requests, responses
from tangledbank.server.replay.past_positions import PositionQuery, past_positions
from tangledbank.server.tables.earlier_news import listeners, rebuild_news
from tangledbank.server.tables.running_game import RunningGame
from tangledbank.server.tables.table import Table

if TYPE_CHECKING:
    from tangledbank.server.live.live_table import LiveTable

LOG: Final = logging.getLogger("tangledbank.server")
CONCURRENT_REBUILDS: Final = 2  # games replayed at the same time


class GameHistory:
    """The news and positions of one table's game from its start."""

    def __init__(self, live_table: LiveTable) -> None:
        self._live_table = weakref.ref(live_table)  # so that unloading a table frees it at once
        self.rebuild: tuple[RunningGame, asyncio.Task[None]] | None = None

    @property
    def live_table(self) -> LiveTable:
        live_table = self._live_table()
        assert live_table is not None, "a connection holds its table"
        return live_table

    async def prepare(self, hello: requests.Hello) -> None:
        """Rebuild the news that a client has not seen, before the client is admitted."""
        table = self.live_table.table
        if table.running_game is None or hello.seen < 0 or not may_enter(table, hello):
            return
        if any(hello.seen < news.first for _, news in listeners(table.running_game.match)):
            await self.rebuild_news(table.running_game)

    async def rebuild_news(self, running_game: RunningGame) -> None:
        """Rebuild the news of the time before the game was loaded, once for all clients."""
        if not running_game.loaded or running_game.earlier_news is not None:
            return
        if self.rebuild is None or self.rebuild[0] is not running_game:
            self.rebuild = running_game, asyncio.create_task(self._rebuild(running_game))
        await asyncio.shield(self.rebuild[1])

    async def _rebuild(self, running_game: RunningGame) -> None:
        """Replay the game in another thread. If that fails, clients discard their log."""
        game, match, count = running_game.game, running_game.match, running_game.loaded
        timeouts = frozenset(running_game.timeouts)
        async with self.live_table.registry.rebuilds:
            try:
                rebuilt = await asyncio.to_thread(rebuild_news, game, match, count, timeouts)
                running_game.earlier_news = rebuilt
            except Exception:
                LOG.exception("the news of a table cannot be rebuilt")

    async def part(self, reader: Subscriber, request: requests.History) -> responses.HistoryAnswer:
        """Return a part of a reader's history, with positions if the request asks for them."""
        running_game = self.live_table.table.running_game
        if running_game is None:
            raise Refused("not-playing")
        await self.rebuild_news(running_game)
        async with self.live_table.lock:  # a choice that is being stored is not shown yet
            position = self.live_table.position()
            part = position.earlier_news(reader, request.before, request.request_id)
        if request.positions:
            numbers = frozenset(each.number for each in part.news)
            part.positions = await self._positions(position.running_game, reader.viewer, numbers)
        return part

    async def _positions(
        self, running_game: RunningGame, viewer: int, numbers: frozenset[int]
    ) -> list[responses.PastPosition]:
        registry, table = self.live_table.registry, self.live_table.table
        rows = await registry.choices(table.id)
        times = [table.began, *(row.at for row in rows)][: running_game.count + 1]
        earlier, record = running_game.earlier_news, running_game.match.record
        query = PositionQuery(viewer, numbers, earlier.shifts[viewer] if earlier else 0)
        async with registry.rebuilds:
            return await asyncio.to_thread(past_positions, running_game.game, record, times, query)


def may_enter(table: Table, hello: requests.Hello) -> bool:
    """Return whether a hello names a valid key, or the table needs none."""
    key = table.keys.find(hello.token or hello.secret, table.runtime.now())
    return key is not None or table.settings.public
