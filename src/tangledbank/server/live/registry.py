"""All tables: those in memory, those that sleep in the database, and who may make new ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from tangledbank.server.bots.hints import HintService
from tangledbank.server.bots.pool import Thinkers
from tangledbank.server.cluster.cluster import LATER, Fellows
from tangledbank.server.errors import Refused
from tangledbank.server.limits import request_costs
from tangledbank.server.limits.rate_limit import PER_ADDRESS, AddressLimits, Admission, Peer
from tangledbank.server.limits.table_creators import forget_keys, mark_creator
from tangledbank.server.live.live_table import Room
from tangledbank.server.moderation import bans, reports
from tangledbank.server.moderation.name_filter import NameFilter
from tangledbank.server.ops import audit_trail
from tangledbank.server.ops.logs import note
from tangledbank.server.ops.metrics import Tally
from tangledbank.server.protocol import http_bodies
from tangledbank.server.storage import table_store
from tangledbank.server.storage.database import Ledger, StorageFailed
from tangledbank.server.storage.persistence import draft_of, found
from tangledbank.server.tables.access_keys import SEAT
from tangledbank.server.tables.choices import ChoiceRow
from tangledbank.server.tables.runtime import World, digest_of
from tangledbank.server.tables.seats import CLOSED, OPEN, OVER, PLAYING
from tangledbank.server.tables.settings import House, Settings, read_settings
from tangledbank.server.tables.table import Table
from tangledbank.server.views.position import game_of

T = TypeVar("T")
LOG: Final = logging.getLogger("tangledbank.server")
DAY: Final = 86_400.0
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True)
class Limits:
    """What a server puts up with."""

    tables: int = 20_000  # unfinished ones
    sockets: int = 40_000
    rate: float = 200.0  # messages a second and connection: programs may play fast
    burst: float = 400.0
    silence: float = 30.0  # seconds after which a connection counts as dead
    spectators: int = 50  # of one table, at one worker
    per_address: AddressLimits = PER_ADDRESS
    address_scale: float = 1.0  # multiplies the limits per address; 0 turns them off
    creations: float = 0.2  # tables a second and address
    creation_burst: float = 40.0
    replays: float = 0.5  # a second and address
    replay_burst: float = 20.0
    lessons: float = 10.0  # steps and questions of lessons, a second and address
    lesson_burst: float = 120.0
    hints: float = 0.5  # a second and address
    hint_burst: float = 40.0
    idle: float = 120.0  # seconds after which a table without guests leaves memory
    keep_open: float = 2 * DAY  # tables that never began
    keep_playing: float = 365 * DAY  # games under way in which nobody chooses any more
    keep_over: float = 365 * DAY
    keep_audit: float = 365 * DAY  # what operators did
    keep_reports: float = 90 * DAY  # about players
    sweep: float = 1.0  # seconds between two looks at all tables
    purge: float = 3600.0  # seconds between two searches for what is old
    count: float = 30.0  # seconds between two counts of the tables
    bans: float = 2.0  # seconds between two looks at the bans
    lease: float = 15.0  # seconds after which others take over from a worker that died


class Hall:
    """Every table of this process."""

    def __init__(
        self, ledger: Ledger, house: House, world: World, thinkers: Thinkers, limits: Limits
    ) -> None:
        self.ledger = ledger
        self.house = house
        self.world = world
        self.thinkers = thinkers
        self.hints = HintService(thinkers, limits.hints, limits.hint_burst)
        self.limits = limits
        self.admission = Admission(limits.per_address, limits.address_scale, world.now)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.names = NameFilter()
        self.tally = Tally()
        self.sockets = 0
        self.stored = 0  # choices, since the start
        self.unfinished = 0
        self.draining = False
        self.stopping = False
        self.sweeper: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.fellows = Fellows(self, limits.lease) if ledger.shared else None

    async def open(self) -> None:
        self.unfinished = await self.ledger.read(table_store.count_unfinished)
        if self.fellows is not None:
            await self.fellows.open()
        self.sweeper = asyncio.create_task(self._sweep_always())

    async def close(self) -> None:
        """Send everybody away; all that was accepted is stored already."""
        self.stopping = True
        if self.sweeper is not None:
            self.sweeper.cancel()
        for room in list(self.rooms.values()):
            room.close("draining")
        await asyncio.sleep(0)
        if self.fellows is not None:
            await self.fellows.close()
        await self.thinkers.close()
        await asyncio.to_thread(self.ledger.close)

    async def drain(self, on: bool) -> None:
        """Refuse new tables, or no longer; with all other workers, if there are any."""
        if self.fellows is not None:
            await self.fellows.drain(on)
        else:
            self.draining = on
            note("drain" if on else "resume")

    # Making and finding

    async def create(self, settings: Settings, name: str, peer: Peer) -> http_bodies.Created:
        """A new table, and the first person at it."""
        self.check_room()
        table = Table.make(self.house, settings, self.world)
        token, door = table.take_first(self.names.accept(name))
        watch = table.link_spectators() if settings.watchers else ""
        async with self.admission.lane(peer):
            table.creator = await mark_creator(self.ledger, self.admission, peer)
            await self.add(table)
        return http_bodies.Created(table.id, token, door, watch)

    def check_room(self) -> None:
        """Is there room for one more table?"""
        if self.draining:
            raise Refused("draining")
        if self.unfinished >= self.limits.tables:
            raise Refused("too-many")

    async def add(self, table: Table) -> Room:
        await self.keep(table)
        return self.adopt(table)

    def adopt(self, table: Table) -> Room:
        """A new table that is stored."""
        self.unfinished += 1
        room = self.rooms[table.id] = Room(self, table)
        return room

    async def keep(self, *tables: Table) -> int:
        """Store what is new of tables, all of it or nothing; how many choices that were."""
        drafts = [draft for table in tables if (draft := draft_of(table)) is not None]
        try:
            if drafts:
                await self.ledger.write(lambda c: self._write(c, drafts), drafts[0].id)
        except StorageFailed as error:
            LOG.error("storage failed: %s", error)
            raise Refused("storage") from None
        return sum(len(draft.choices) for draft in drafts)

    def _write(self, connection: Connection, drafts: list[table_store.Draft]) -> None:
        for draft in drafts:
            table_store.write(connection, draft)
            if self.fellows is not None:
                self.fellows.announce(connection, draft.id)

    async def room(self, id: str) -> Room:
        """A table, from memory or storage, as it is stored now."""
        if not ID.fullmatch(id):
            raise Refused("no-table")
        if id in self.rooms:
            room = self.rooms[id]
            await room.look_again()
            return room
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self.loading[id])
        finally:
            self.loading.pop(id, None)

    async def _load(self, id: str) -> Room:
        table, stored = await self.bring(id)
        if id in self.rooms:
            return self.rooms[id]
        room = self.rooms[id] = Room(self, table)
        room.see_presence(stored.presence)
        await room.look_again()  # notes that came before it was in memory were not for it
        room.plan()
        return room

    async def bring(self, id: str, known: int | None = None) -> tuple[Table, table_store.Stored]:
        """A table as it is stored. If its snapshot cannot be read, its choices tell as much."""
        stored = await self.fetch(id, known)
        try:
            return found(self.house, stored, self.world), stored
        except Refused:
            raise
        except Exception:
            LOG.exception("a table cannot be read")
        if stored.snapshot is None:
            raise Refused("fault")
        return await self.bring(id, 0)

    async def fetch(self, id: str, known: int | None = None) -> table_store.Stored:
        """What is stored of a table."""
        return check(await self.read(lambda c: table_store.load(c, id, known)))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Something that is stored; a database out of order is a refusal."""
        try:
            return await self.ledger.read(work)
        except StorageFailed as error:
            LOG.error("storage failed: %s", error)
            raise Refused("storage") from None

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that nobody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def forget(self, room: Room, code: str = "storage") -> None:
        """Drop a table from memory; whoever is there comes back to it as it is stored."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        room.close(code)

    async def rematch(self, room: Room, peer: Peer) -> None:
        """One new table, however many ask for it."""
        creator = ("", "")
        if not room.table.next:
            self.check_room()
            creator = await mark_creator(self.ledger, self.admission, peer)
        house = self.house
        new = await room.do(lambda table: None if table.next else table.rematch(house, creator))
        if new is not None:
            self.adopt(new)

    # Looking

    async def choices(self, id: str) -> list[ChoiceRow]:
        return await self.read(lambda connection: table_store.choices_after(connection, id))

    async def listed(self) -> list[http_bodies.Listed]:
        """Public tables that have a free seat, or can be watched."""
        rows = await self.read(table_store.public)
        ids = [str(row["id"]) for row in rows]
        seats = await self.read(lambda connection: table_store.names_at(connection, ids))
        found = []
        for row in rows:
            settings, here = read_settings(row["settings"]), seats[row["id"]]
            if row["status"] == OPEN or settings.watchers:
                names = [str(seat["name"]) for seat in here if seat["kind"] != "free"]
                free = sum(seat["kind"] == "free" for seat in here) if row["status"] == OPEN else 0
                told = (row["id"], settings.game, row["status"], len(here), free, names)
                found.append(http_bodies.Listed(*told))
        return found

    async def mine(self, tokens: list[str], peer: Peer) -> list[http_bodies.Mine]:
        """Somebody's own games, and whether it is their turn."""
        self.admission.spend("work", peer, request_costs.GAME)
        digests = [digest_of(token) for token in tokens]
        keys = await self.read(lambda connection: table_store.tables_of(connection, digests))
        found = []
        for key in [key for key in keys if key["kind"] == SEAT]:
            await self.admission.pay(peer, request_costs.GAME)
            with contextlib.suppress(Refused):
                room = await self.room(key["table_id"])
                async with room.lock:  # nothing is told of a choice that is being stored
                    found.append(game_of(room.table, int(key["seat"])))
        return found

    # Keeping order

    async def _sweep_always(self) -> None:
        purged = counted = self.world.now()
        while True:
            await asyncio.sleep(self.limits.sweep)
            try:
                await self.sweep()
                if self.world.now() - counted > self.limits.count:
                    counted = self.world.now()
                    self.unfinished = await self.ledger.read(table_store.count_unfinished)
                if self.world.now() - purged > self.limits.purge:
                    purged = self.world.now()
                    await self.purge()
            except Exception:
                LOG.exception("a sweep failed")

    async def sweep(self) -> None:
        """Judge absence, wake tables whose time is up, forget idle ones."""
        now = self.world.now()
        for room in list(self.rooms.values()):
            if room.table.present and room.table.away:
                with contextlib.suppress(Refused):  # others are to be judged all the same
                    await self._judge(room)
            if self._is_idle(room, now):
                self.forget(room, "draining")
        if self.fellows is None:
            for id in await self.ledger.read(lambda c: table_store.due_before(c, now)):
                await self._wake(id)

    async def _wake(self, id: str) -> None:
        """Do what is due at a table. Where nothing is, or it cannot be, it sleeps on."""
        try:
            room = await self.room(id)
            if not room.table.due():
                await room.do(lambda table: table.note_due())
        except Refused as refused:
            LOG.warning("a table cannot be seen to: %s", refused.code)
            if refused.code != "storage":
                later = self.world.now() + LATER
                await self.ledger.write(lambda c: table_store.put_off(c, id, later))

    async def _judge(self, room: Room) -> None:
        """Whoever is away may be away for too long."""
        if room.table.host in room.table.late():
            await room.do(lambda table: table.judge_absence())
        elif room.table.late():
            room.show_presence()

    def _is_idle(self, room: Room, now: float) -> bool:
        """Nobody is there, nothing is under way, and nothing is owed soon."""
        soon = any(duty.at < now + self.limits.idle for duty in room.tasks)
        busy = bool(room.guests) or room.lock.locked() or soon
        return not busy and now - room.used > self.limits.idle

    async def purge(self) -> list[str]:
        """Forget what nobody needs any more."""
        old: list[str] = []
        while found := await self._purge_some():
            old += found
        self.unfinished = await self.ledger.read(table_store.count_unfinished)
        return old

    async def _purge_some(self) -> list[str]:
        """A part of it, so that nobody who writes waits for long."""
        old = await self.ledger.write(self._remove_older)
        for id in old:
            if id in self.rooms:
                self.forget(self.rooms[id], "no-table")
        return old

    def _remove_older(self, connection: Connection) -> list[str]:
        now, limits = self.world.now(), self.limits
        audit_trail.remove_entries(connection, now - limits.keep_audit)
        bans.remove_expired(connection, now)
        reports.remove_reports(connection, now - limits.keep_reports)
        forget_keys(connection, now)
        old = [
            *table_store.remove_older(connection, [OPEN, CLOSED], now - limits.keep_open),
            *table_store.remove_older(connection, [PLAYING], now - limits.keep_playing),
            *table_store.remove_older(connection, [OVER], now - limits.keep_over),
        ]
        if self.fellows is not None:
            for id in old:
                self.fellows.announce(connection, id)
        return old

    async def delete(self, id: str) -> None:
        """Forget a table and its game for good, at every worker."""
        await self.ledger.write(lambda c: self._delete(c, id), id)
        if id in self.rooms:
            self.forget(self.rooms[id], "no-table")

    def _delete(self, connection: Connection, id: str) -> None:
        table_store.remove(connection, id)
        if self.fellows is not None:
            self.fellows.announce(connection, id)


def check(stored: table_store.Stored | None) -> table_store.Stored:
    """A table that can be opened."""
    if stored is None:
        raise Refused("no-table")
    if stored.row["status"] == CLOSED:
        raise Refused("closed")
    return stored
