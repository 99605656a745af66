"""The table registry, which creates tables, loads them when needed, and unloads idle ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from tangledbank.server.bots.hints import HintService
from tangledbank.server.bots.pool import BotPool
from tangledbank.server.cluster.cluster import UNREADABLE_RETRY, Cluster
from tangledbank.server.errors import Refused
from tangledbank.server.limits import request_costs
from tangledbank.server.limits.rate_limit import Admission, Peer
from tangledbank.server.limits.server_limits import Limits
from tangledbank.server.limits.table_creators import forget_keys, mark_creator
from tangledbank.server.live.game_history import CONCURRENT_REBUILDS
from tangledbank.server.live.live_table import LiveTable
from tangledbank.server.moderation import bans, reports
from tangledbank.server.moderation.name_filter import NameFilter
from tangledbank.server.ops import audit_trail
from tangledbank.server.ops.logs import log_event
from tangledbank.server.ops.metrics import Counters
from tangledbank.server.protocol import http_bodies
from tangledbank.server.storage import table_store
from tangledbank.server.storage.choice_writer import only_adds_choices
from tangledbank.server.storage.database import Database, StorageFailed
from tangledbank.server.storage.persistence import collect_draft, restore_table
from tangledbank.server.tables.access_keys import SEAT
from tangledbank.server.tables.choices import ChoiceRow
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.tables.runtime import Runtime, digest_of
from tangledbank.server.tables.seats import CLOSED, OPEN, OVER, PLAYING
from tangledbank.server.tables.settings import Settings, read_settings
from tangledbank.server.tables.table import Table
from tangledbank.server.views.position import own_game

T = TypeVar("T")
LOG: Final = logging.getLogger("tangledbank.server")
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


class TableRegistry:
    """The tables of this process: those in memory, and access to those in the database."""

    def __init__(
        self,
        database: Database,
        catalog: GameCatalog,
        runtime: Runtime,
        bot_pool: BotPool,
        limits: Limits,
    ) -> None:
        self.database = database
        self.catalog = catalog
        self.runtime = runtime
        self.bot_pool = bot_pool
        self.hints = HintService(bot_pool, limits.hints, limits.hint_burst)
        self.limits = limits
        self.admission = Admission(limits.per_address, limits.address_scale, runtime.now)
        self.live_tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.rebuilds = asyncio.Semaphore(CONCURRENT_REBUILDS)
        self.names = NameFilter()
        self.counters = Counters()
        self.sockets = 0
        self.stored_choices = 0  # choices, since the start
        self.unfinished = 0
        self.draining = False
        self.stopping = False
        self.sweeper: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.cluster = Cluster(self, limits.lease) if database.shared else None

    async def open(self) -> None:
        self.unfinished = await self.database.read(table_store.count_unfinished)
        if self.cluster is not None:
            await self.cluster.open()
        self.sweeper = asyncio.create_task(self._sweep_forever())

    async def close(self) -> None:
        """Disconnect all clients and close the database; accepted choices are already stored."""
        self.stopping = True
        if self.sweeper is not None:
            self.sweeper.cancel()
        for live_table in list(self.live_tables.values()):
            live_table.close("draining")
        await asyncio.sleep(0)
        if self.cluster is not None:
            await self.cluster.close()
        await self.bot_pool.close()
        await asyncio.to_thread(self.database.close)

    async def drain(self, on: bool) -> None:
        """Refuse new tables, or accept them again, on all workers that share the database."""
        if self.cluster is not None:
            await self.cluster.drain(on)
        else:
            self.draining = on
            log_event("drain" if on else "resume")

    # Making and finding

    async def create(self, settings: Settings, name: str, peer: Peer) -> http_bodies.CreatedTable:
        """Create a table, and seat its creator."""
        self.check_capacity()
        table = Table.make(self.catalog, settings, self.runtime)
        token, door = table.seat_creator(self.names.accept(name))
        watch = table.link_spectators() if settings.spectators else ""
        async with self.admission.address_lock(peer):
            table.creator = await mark_creator(self.database, self.admission, peer)
            await self.add(table)
        return http_bodies.CreatedTable(table.id, token, door, watch)

    def check_capacity(self) -> None:
        """Refuse a new table if the server is draining or has reached its table limit."""
        if self.draining:
            raise Refused("draining")
        if self.unfinished >= self.limits.tables:
            raise Refused("too-many")

    async def add(self, table: Table) -> LiveTable:
        await self.store(table)
        return self.register(table)

    def register(self, table: Table) -> LiveTable:
        """Add a new table that is already stored."""
        self.unfinished += 1
        live_table = self.live_tables[table.id] = LiveTable(self, table)
        return live_table

    async def store(self, *tables: Table) -> int:
        """Store all changes to the given tables, or none; return the number of choices stored."""
        drafts = [draft for table in tables if (draft := collect_draft(table)) is not None]
        try:
            if drafts:
                only = drafts[0] if len(drafts) == 1 and only_adds_choices(drafts[0]) else None
                await self.database.write(lambda c: self._write(c, drafts), drafts[0].id, only)
        except StorageFailed as error:
            LOG.error("storage failed: %s", error)
            raise Refused("storage-failed") from None
        return sum(len(draft.choices) for draft in drafts)

    def _write(self, connection: Connection, drafts: list[table_store.TableDraft]) -> None:
        for draft in drafts:
            table_store.write_draft(connection, draft)
            if self.cluster is not None:
                self.cluster.announce(connection, draft.id)

    async def find(self, id: str) -> LiveTable:
        """Return an up-to-date table, from memory or the database."""
        if not ID.fullmatch(id):
            raise Refused("unknown-table")
        if id in self.live_tables:
            live_table = self.live_tables[id]
            await live_table.sync()
            return live_table
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self.loading[id])
        finally:
            self.loading.pop(id, None)

    async def _load(self, id: str) -> LiveTable:
        table, stored = await self.load_table(id)
        if id in self.live_tables:
            return self.live_tables[id]
        live_table = self.live_tables[id] = LiveTable(self, table)
        live_table.update_presence(stored.presence)
        await live_table.sync()  # notifications before it was in memory were ignored
        live_table.schedule()
        return live_table

    async def load_table(
        self, id: str, known: int | None = None
    ) -> tuple[Table, table_store.StoredTable]:
        """Load a table. If its snapshot cannot be read, replay all its choices."""
        stored = await self.read_stored(id, known)
        try:
            return restore_table(self.catalog, stored, self.runtime), stored
        except Refused:
            raise
        except Exception:
            LOG.exception("a table cannot be read")
        if stored.snapshot is None:
            raise Refused("internal-error")
        return await self.load_table(id, 0)

    async def read_stored(self, id: str, known: int | None = None) -> table_store.StoredTable:
        """Read a table's rows; refuse a table that can't be opened."""
        return check_can_open(await self.read(lambda c: table_store.load(c, id, known)))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read from the database; turn a failure into a refusal."""
        try:
            return await self.database.read(work)
        except StorageFailed as error:
            LOG.error("storage failed: %s", error)
            raise Refused("storage-failed") from None

    def start_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def unload(self, live_table: LiveTable, code: str = "storage-failed") -> None:
        """Drop a table from memory, and disconnect its clients with a code."""
        if self.live_tables.get(live_table.table.id) is live_table:
            del self.live_tables[live_table.table.id]
        live_table.close(code)

    async def rematch(self, live_table: LiveTable, peer: Peer) -> None:
        """Create a table for a rematch, only once however many players ask for it."""
        creator = ("", "")
        if not live_table.table.rematch_id:
            self.check_capacity()
            creator = await mark_creator(self.database, self.admission, peer)
        new = await live_table.change_with(lambda table: self._new_rematch(table, creator))
        if new is not None:
            self.register(new)

    def _new_rematch(
        self, table: Table, creator: tuple[str, str]
    ) -> tuple[Table | None, list[Table]]:
        """Return the rematch's table and the tables to store, or `None, []` if it exists."""
        if table.rematch_id:
            return None, []
        new = table.rematch(self.catalog, creator)
        return new, [new]

    # Looking

    async def choices(self, id: str) -> list[ChoiceRow]:
        return await self.read(lambda connection: table_store.choices_after(connection, id))

    async def list_public(self) -> list[http_bodies.PublicTable]:
        """Return the public tables that have a free seat or can be watched."""
        rows = await self.read(table_store.public_tables)
        ids = [str(row["id"]) for row in rows]
        seats = await self.read(lambda connection: table_store.seats_of(connection, ids))
        found = []
        for row in rows:
            settings, here = read_settings(row["settings"]), seats[row["id"]]
            if row["status"] == OPEN or settings.spectators:
                names = [str(seat["name"]) for seat in here if seat["kind"] != "free"]
                free = sum(seat["kind"] == "free" for seat in here) if row["status"] == OPEN else 0
                fields = (row["id"], settings.game, row["status"], len(here), free, names)
                found.append(http_bodies.PublicTable(*fields))
        return found

    async def own_games(self, tokens: list[str], peer: Peer) -> list[http_bodies.OwnGame]:
        """Return the games that the tokens give access to, and whose turn it is in each."""
        self.admission.spend("work", peer, request_costs.GAME)
        digests = [digest_of(token) for token in tokens]
        keys = await self.read(lambda connection: table_store.keys_by_digest(connection, digests))
        found = []
        for key in [key for key in keys if key["kind"] == SEAT]:
            await self.admission.pay(peer, request_costs.GAME)
            with contextlib.suppress(Refused):
                live_table = await self.find(key["table_id"])
                async with live_table.lock:  # a choice that is being stored is not shown yet
                    found.append(own_game(live_table.table, int(key["seat"])))
        return found

    # Housekeeping

    async def _sweep_forever(self) -> None:
        purged = counted = self.runtime.now()
        while True:
            await asyncio.sleep(self.limits.sweep)
            try:
                await self.sweep()
                if self.runtime.now() - counted > self.limits.count:
                    counted = self.runtime.now()
                    self.unfinished = await self.database.read(table_store.count_unfinished)
                if self.runtime.now() - purged > self.limits.purge:
                    purged = self.runtime.now()
                    await self.purge()
            except Exception:
                LOG.exception("a sweep failed")

    async def sweep(self) -> None:
        """Handle absent players, unload idle tables, and load tables that are due."""
        now = self.runtime.now()
        for live_table in list(self.live_tables.values()):
            if live_table.table.present and live_table.table.away:
                with contextlib.suppress(Refused):  # the other tables are still checked
                    await self._judge_absence(live_table)
            if self._is_idle(live_table, now):
                self.unload(live_table, "draining")
        if self.cluster is None:
            for id in await self.database.read(lambda c: table_store.due_before(c, now)):
                await self._wake(id)

    async def _wake(self, id: str) -> None:
        """Load a table that is due; correct its time if nothing is due or it can't be opened."""
        try:
            live_table = await self.find(id)
            if not live_table.table.next_due():
                await live_table.change(lambda table: table.store_due())
        except Refused as refused:
            LOG.warning("a table that is due cannot be loaded: %s", refused.code)
            if refused.code != "storage-failed":
                later = self.runtime.now() + UNREADABLE_RETRY
                await self.database.write(lambda c: table_store.postpone(c, id, later))

    async def _judge_absence(self, live_table: LiveTable) -> None:
        """Apply the table's policy to people who have been away too long."""
        if live_table.table.host in live_table.table.overdue():
            await live_table.change(lambda table: table.judge_absence())
        elif live_table.table.overdue():
            live_table.send_presence()

    def _is_idle(self, live_table: LiveTable, now: float) -> bool:
        """Return whether a table has been unused for long enough and has nothing due soon."""
        soon = any(scheduled.at < now + self.limits.idle for scheduled in live_table.tasks)
        busy = bool(live_table.subscribers) or live_table.lock.locked() or soon
        return not busy and now - live_table.last_used > self.limits.idle

    async def purge(self) -> list[str]:
        """Delete all expired tables and records; return the ids of the tables."""
        old: list[str] = []
        while found := await self._purge_batch():
            old += found
        self.unfinished = await self.database.read(table_store.count_unfinished)
        return old

    async def _purge_batch(self) -> list[str]:
        """Delete one batch, so that other writes need not wait long; return the tables' ids."""
        old = await self.database.write(self._remove_older)
        for id in old:
            if id in self.live_tables:
                self.unload(self.live_tables[id], "unknown-table")
        return old

    def _remove_older(self, connection: Connection) -> list[str]:
        now, limits = self.runtime.now(), self.limits
        audit_trail.remove_entries(connection, now - limits.keep_audit)
        bans.remove_expired(connection, now)
        reports.remove_reports(connection, now - limits.keep_reports)
        forget_keys(connection, now)
        old = [
            *table_store.remove_older(connection, [OPEN, CLOSED], now - limits.keep_open),
            *table_store.remove_older(connection, [PLAYING], now - limits.keep_playing),
            *table_store.remove_older(connection, [OVER], now - limits.keep_over),
        ]
        if self.cluster is not None:
            for id in old:
                self.cluster.announce(connection, id)
        return old

    async def delete(self, id: str) -> None:
        """Delete a table and its game on every worker."""
        await self.database.write(lambda c: self._delete(c, id), id)
        if id in self.live_tables:
            self.unload(self.live_tables[id], "unknown-table")

    def _delete(self, connection: Connection, id: str) -> None:
        table_store.remove_table(connection, id)
        if self.cluster is not None:
            self.cluster.announce(connection, id)


def check_can_open(stored: table_store.StoredTable | None) -> table_store.StoredTable:
    """Refuse a table that does not exist or is closed."""
    if stored is None:
        raise Refused("unknown-table")
    if stored.row["status"] == CLOSED:
        raise Refused("table-closed")
    return stored
