"""Workers that share one PostgreSQL database, without a leader or a broker.

A notification only says that a table has changed; workers with subscribers there then reload it.
Scheduled moves are made by the worker that claims the table first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import ValidationError, convert
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tangledbank.server.cluster import table_claims, worker_registry
from tangledbank.server.errors import Refused
from tangledbank.server.ops.logs import log_event, log_warning
from tangledbank.server.protocol import requests
from tangledbank.server.storage import table_store
from tangledbank.server.storage.database import StorageFailed

if TYPE_CHECKING:
    from tangledbank.server.live.live_table import LiveTable
    from tangledbank.server.live.registry import TableRegistry

LOG: Final = logging.getLogger("tangledbank.server")
LISTEN_TIMEOUT: Final = 20.0  # seconds without a notification before the connection is tested
MAX_CLAIMED: Final = 500  # tables that a worker claims at once
UNREADABLE_RETRY: Final = 3600.0  # seconds before a table that cannot be opened is tried again
STORAGE_ERRORS: Final = (StorageFailed, SQLAlchemyError, OSError)
MAX_SKEW: Final = 1.0  # seconds by which clocks may differ before operators are warned


class Heartbeat(NamedTuple):
    """The result of renewing a worker's lease."""

    known: bool  # whether its lease had not expired
    offset: float  # seconds that its clock is ahead of the database's
    skew: float  # seconds between the clocks of two living workers, at most


class Cluster:
    """The workers that share the database, as seen by this worker."""

    def __init__(self, registry: TableRegistry, lease: float) -> None:
        self.registry = registry
        self.id = secrets.token_hex(6)
        self.lease = lease
        self.alive: set[str] = {self.id}
        registry.database.announce = self.announce_all
        self.offset = 0.0  # seconds that the clock here is ahead of the database's
        self.skew = 0.0  # seconds between the clocks of two living workers, at most
        self.skew_warned = False  # whether operators were warned of it
        self.claim_now = asyncio.Event()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.claimed: dict[
            str, asyncio.Task[None]
        ] = {}  # by table: the task that makes its due moves
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._beat()
        loops = (self._listen_forever(), self._beat_forever(), self._claim_forever())
        self.tasks = [asyncio.create_task(loop) for loop in loops]

    async def close(self) -> None:
        """Leave the cluster, so that other workers need not wait for the lease to expire."""
        for task in [*self.tasks, *self.claimed.values()]:
            task.cancel()
        for timer in self.timers.values():
            timer.cancel()
        await asyncio.gather(*self.tasks, *self.claimed.values(), return_exceptions=True)
        with contextlib.suppress(*STORAGE_ERRORS):
            await self.registry.database.write(lambda c: worker_registry.remove_worker(c, self.id))

    def _write_soon(self, work: Callable[[Connection], None], table: str = "") -> None:
        """Write to the database in the background."""
        self.registry.start_task(self._write(work, table))

    async def _write(self, work: Callable[[Connection], None], table: str) -> None:
        try:
            await self.registry.database.write(work, table)
        except STORAGE_ERRORS as error:
            LOG.error("storage failed: %s", error)

    # Notifications

    def announce(self, connection: Connection, id: str) -> None:
        worker_registry.announce(connection, self.id, id)

    def announce_all(self, connection: Connection, ids: list[str]) -> None:
        worker_registry.announce(connection, self.id, *ids)

    def broadcast_reaction(self, id: str, seat: int, reaction: requests.Reaction) -> None:
        """Send a reaction to the other workers in a notification, without storing it."""
        self._write_soon(lambda c: self.announce(c, f"{id} {seat} {reaction}"))

    async def _listen_forever(self) -> None:
        import psycopg

        while True:
            try:
                async for notification in self._notifications():
                    self.on_notification(notification)
            except (psycopg.Error, OSError) as error:
                LOG.error("no notifications from the database: %s", error)
            await asyncio.sleep(1.0)

    async def _notifications(self) -> AsyncIterator[str]:
        """Yield notifications; refresh all tables on connecting, as some may have been missed."""
        import psycopg

        url = self.registry.database.engine.url
        _, address = self.registry.database.engine.dialect.create_connect_args(url)
        connection = await psycopg.AsyncConnection.connect(autocommit=True, **address)
        async with connection:
            await connection.execute(f"LISTEN {worker_registry.CHANNEL}")
            for live_table in list(self.registry.live_tables.values()):
                live_table.on_remote_change()
            while True:
                async for notification in connection.notifies(timeout=LISTEN_TIMEOUT):
                    yield notification.payload
                await connection.execute("SELECT 1")

    def on_notification(self, notification: str) -> None:
        worker, _, message = notification.partition(" ")
        id, _, reaction_text = message.partition(" ")
        if id == worker_registry.ALL_WORKERS:
            self.registry.start_task(self._read_drain_order())
        live_table = self.registry.live_tables.get(id)
        if worker == self.id or live_table is None:
            return
        if not reaction_text:
            live_table.on_remote_change()
            return
        with contextlib.suppress(ValidationError):  # another version may know other phrases
            seat, reaction = convert(
                reaction_text.split(" "), tuple[int, requests.Reaction], strict=False
            )
            live_table.send_reaction(seat, reaction)

    # Leases and draining

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(self.lease / 5)
            try:
                await self._beat()
            except STORAGE_ERRORS as error:
                LOG.error("storage failed: %s", error)

    async def _beat(self) -> None:
        """Renew this worker's lease, and read which other workers are alive."""
        now, mine = self.registry.runtime.now(), list(self.claimed)
        beat = await self.registry.database.write(lambda c: self._renew(c, now, mine))
        self._check_skew(beat)
        living = await self.registry.database.read(lambda c: worker_registry.live_workers(c, now))
        alive = living | {self.id}
        await self._read_drain_order()
        lost, self.alive = self.alive - alive, alive
        for live_table in list(self.registry.live_tables.values()):
            if not beat.known:
                self.store_all_presence(live_table)
            if lost:
                live_table.on_remote_change()

    async def _read_drain_order(self) -> None:
        """Read whether this worker should refuse new tables."""
        with contextlib.suppress(*STORAGE_ERRORS):
            drained = await self.registry.database.read(
                lambda c: worker_registry.is_draining(c, self.id)
            )
            if drained != self.registry.draining:
                self.registry.draining = drained
                log_event("drain" if drained else "resume")

    async def drain(self, on: bool) -> None:
        """Tell all workers to refuse new tables, or to accept them again."""
        await self.registry.database.write(lambda c: worker_registry.drain(c, on))
        await self._read_drain_order()

    def _renew(self, connection: Connection, now: float, mine: list[str]) -> Heartbeat:
        known = worker_registry.renew_worker(connection, self.id, now, now + self.lease)
        offset = worker_registry.clock_offset(connection, self.registry.runtime.now)
        offset = self.offset if offset is None else offset
        worker_registry.store_clock_offset(connection, self.id, offset)
        worker_registry.remove_dead_workers(connection, self.lease)
        if mine:
            table_claims.renew(connection, self.id, mine, now + self.lease)
        return Heartbeat(known, offset, worker_registry.clock_skew(connection))

    def _check_skew(self, beat: Heartbeat) -> None:
        """Warn operators once when the workers' clocks differ, and report when they agree again."""
        self.offset, self.skew = beat.offset, beat.skew
        if (beat.skew > MAX_SKEW) == self.skew_warned:
            return
        self.skew_warned = beat.skew > MAX_SKEW
        log, event = (
            (log_warning, "clocks-differ") if self.skew_warned else (log_event, "clocks-agree")
        )
        log(event, seconds=round(beat.skew, 3), offset=round(beat.offset, 3))

    # Presence

    def store_presence(self, live_table: LiveTable, seat: int) -> None:
        """Tell other workers how many of a seat's devices are connected to this worker."""
        if self.registry.stopping:
            return
        id, now = live_table.table.id, self.registry.runtime.now()
        devices = sum(subscriber.seat == seat for subscriber in live_table.subscribers)
        self._write_soon(
            lambda c: worker_registry.store_presence(c, self.id, id, seat, devices, now),
            live_table.table.id,
        )

    def store_all_presence(self, live_table: LiveTable) -> None:
        for seat in {
            subscriber.seat for subscriber in live_table.subscribers if subscriber.seat is not None
        }:
            self.store_presence(live_table, seat)

    # Due moves

    def schedule(self, live_table: LiveTable) -> None:
        """Set a timer for a table's next move, and store its time if it is earlier than stored."""
        table, due = live_table.table, live_table.table.next_due()
        if (timer := self.timers.pop(table.id, None)) is not None:
            timer.cancel()
        if not due:
            return
        if not table.stored_due or due < table.stored_due:
            id, version, table.stored_due = table.id, table.version, due
            self._write_soon(lambda c: table_claims.bring_forward(c, id, version, due), id)
        delay = max(0.0, due - self.registry.runtime.now())
        self.timers[table.id] = asyncio.get_running_loop().call_later(delay, self.claim_now.set)

    async def _claim_forever(self) -> None:
        """Claim due tables whenever a timer fires, and at regular intervals."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.registry.limits.sweep):
                    await self.claim_now.wait()
            self.claim_now.clear()
            try:
                await self._claim()
            except STORAGE_ERRORS as error:
                LOG.error("storage failed: %s", error)

    async def _claim(self) -> None:
        now, capacity = self.registry.runtime.now(), MAX_CLAIMED - len(self.claimed)
        for id in await self.registry.database.write(
            lambda c: table_claims.claim(c, self.id, now, self.lease, capacity)
        ):
            if id not in self.claimed:
                self.claimed[id] = asyncio.create_task(self._run_claimed(id))

    async def _run_claimed(self, id: str) -> None:
        """Make a claimed table's due move, then release the claim."""
        version, due = 0, 0.0
        try:
            live_table = await self.registry.find(id)
            await live_table.run_due_move()
            version, due = live_table.table.version, live_table.table.next_due()
        except Refused as refused:
            LOG.warning("a table that is due cannot be loaded: %s", refused.code)
            if refused.code != "storage-failed":
                version = await self._version(id)
                due = self.registry.runtime.now() + UNREADABLE_RETRY
        except STORAGE_ERRORS as error:
            LOG.error("storage failed: %s", error)
        finally:
            self.claimed.pop(id, None)
            self._write_soon(lambda c: table_claims.release(c, self.id, id, version, due), id)
            if id in self.registry.live_tables and not self.registry.stopping:
                self.schedule(self.registry.live_tables[id])

    async def _version(self, id: str) -> int:
        try:
            return await self.registry.database.read(lambda c: table_store.version_of(c, id))
        except STORAGE_ERRORS:
            return 0
