"""All tables: those in memory, those that sleep in the database, and who may make new ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import Final

from tangledbank.server import store, wire
from tangledbank.server.bots import Thinkers
from tangledbank.server.faults import Refused
from tangledbank.server.guest import SILENCE
from tangledbank.server.ledger import Ledger, StorageFailed
from tangledbank.server.metrics import Tally
from tangledbank.server.room import Room
from tangledbank.server.seating import CLOSED, OPEN, OVER
from tangledbank.server.settings import House, Settings, read_settings
from tangledbank.server.table import Table
from tangledbank.server.world import World, digest_of

LOG: Final = logging.getLogger("tangledbank.server")
DAY: Final = 86_400.0


@dataclass(frozen=True)
class Limits:
    """What a server puts up with."""

    tables: int = 20_000  # unfinished ones
    sockets: int = 40_000
    rate: float = 200.0  # messages a second and connection: programs may play fast
    burst: float = 400.0
    creations: float = 0.2  # tables a second and address
    creation_burst: float = 10.0
    idle: float = 120.0  # seconds after which a table without guests leaves memory
    keep_open: float = 2 * DAY  # tables that never began
    keep_over: float = 365 * DAY
    sweep: float = 1.0  # seconds between two looks at all tables
    purge: float = 3600.0  # seconds between two searches for what is old


class Hall:
    """Every table of this process."""

    def __init__(
        self, ledger: Ledger, house: House, world: World, thinkers: Thinkers, limits: Limits
    ) -> None:
        self.ledger = ledger
        self.house = house
        self.world = world
        self.thinkers = thinkers
        self.limits = limits
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tally = Tally()
        self.sockets = 0
        self.stored = 0  # choices, since the start
        self.unfinished = 0
        self.draining = False
        self.stopping = False
        self.sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.unfinished = await self.ledger.read(store.count_unfinished)
        self.sweeper = asyncio.create_task(self._sweep_always())

    async def close(self) -> None:
        """Send everybody away; all that was accepted is stored already."""
        self.stopping = True
        if self.sweeper is not None:
            self.sweeper.cancel()
        for room in list(self.rooms.values()):
            room.close("draining")
        await asyncio.sleep(0)
        await self.thinkers.close()
        await asyncio.to_thread(self.ledger.close)

    # Making and finding

    async def create(self, settings: Settings, name: str) -> wire.Created:
        """A new table, and the first person at it."""
        if self.draining:
            raise Refused("draining")
        if self.unfinished >= self.limits.tables:
            raise Refused("too-many")
        table = Table.make(self.house, settings, self.world)
        token, door = table.take_first(name)
        await self.add(table)
        return wire.Created(table.id, token, door)

    async def add(self, table: Table) -> Room:
        draft = table.draft()
        assert draft is not None, "a new table is to be stored"
        try:
            await self.ledger.write(lambda connection: store.write(connection, draft))
        except StorageFailed as error:
            LOG.error("storage failed: %s", error)
            raise Refused("storage") from None
        self.unfinished += 1
        room = self.rooms[table.id] = Room(self, table)
        return room

    async def room(self, id: str) -> Room:
        """A table, from memory or storage."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self.loading[id])
        finally:
            self.loading.pop(id, None)

    async def _load(self, id: str) -> Room:
        table = await self.fetch(id)
        if id not in self.rooms:
            self.rooms[id] = Room(self, table)
            self.rooms[id].plan()
        return self.rooms[id]

    async def fetch(self, id: str) -> Table:
        stored = await self.ledger.read(lambda connection: store.load(connection, id))
        if stored is None:
            raise Refused("no-table")
        if stored.row["status"] == CLOSED:
            raise Refused("closed")
        return Table.found(self.house, stored, self.world)

    def forget(self, room: Room) -> None:
        """Drop a table from memory; whoever is there comes back to it as it is stored."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        room.close("storage")

    async def rematch(self, room: Room) -> None:
        """One new table, however many ask for it."""
        async with room.lock:
            if room.table.next:
                return
            new = room.table.rematch(self.house)
            try:
                await self.add(new)
            except Refused:
                room.table.next, room.table.changed = "", False
                raise
        await room.do(lambda table: None)

    # Looking

    async def choices(self, id: str) -> list[store.ChoiceRow]:
        return await self.ledger.read(lambda connection: store.choices_after(connection, id))

    async def listed(self) -> list[wire.Listed]:
        """Public tables that have a free seat, or can be watched."""
        rows = await self.ledger.read(lambda connection: store.listed(connection, public=True))
        ids = [str(row["id"]) for row in rows if row["status"] not in (OVER, CLOSED)]
        seats = await self.ledger.read(lambda connection: store.names_at(connection, ids))
        found = []
        for row in rows:
            if row["id"] in seats:
                here = seats[row["id"]]
                names = [str(seat["name"]) for seat in here if seat["kind"] != "free"]
                free = sum(seat["kind"] == "free" for seat in here) if row["status"] == OPEN else 0
                game = read_settings(row["settings"]).game
                found.append(wire.Listed(row["id"], game, row["status"], len(here), free, names))
        return found

    async def mine(self, tokens: list[str]) -> list[wire.Mine]:
        """Somebody's own games, and whether it is their turn."""
        digests = [digest_of(token) for token in tokens]
        keys = await self.ledger.read(lambda connection: store.tables_of(connection, digests))
        found = []
        for key in keys:
            with contextlib.suppress(Refused):
                table = (await self.room(key["table_id"])).table
                asked = table.play.asked() if table.play is not None else []
                seat = int(key["seat"])
                found.append(wire.Mine(table.id, table.game.key, table.status, seat, seat in asked))
        return found

    # Keeping order

    async def _sweep_always(self) -> None:
        purged = self.world.now()
        while True:
            await asyncio.sleep(self.limits.sweep)
            try:
                await self.sweep()
                if self.world.now() - purged > self.limits.purge:
                    purged = self.world.now()
                    await self.purge()
            except Exception:
                LOG.exception("a sweep failed")

    async def sweep(self) -> None:
        """Drop dead connections, judge absence, wake tables whose time is up, forget idle ones."""
        now = self.world.now()
        for room in list(self.rooms.values()):
            self._drop_silent(room, now)
            if room.table.present and room.table.away:
                room.table.judge_absence()
                if room.table.changed:
                    await room.do(lambda table: None)
                elif room.table.late():
                    room.show_presence()
            if self._is_idle(room, now):
                room.close("draining")
                del self.rooms[room.table.id]
        for id in await self.ledger.read(lambda c: store.due_before(c, now)):
            with contextlib.suppress(Refused):
                await self.room(id)

    def _drop_silent(self, room: Room, now: float) -> None:
        for guest in list(room.guests):
            if now - guest.heard > SILENCE:
                guest.drop("too-slow")
                room.dismiss(guest)

    def _is_idle(self, room: Room, now: float) -> bool:
        """Nobody is there, nothing is under way, and nothing is owed soon."""
        soon = any(duty.at < now + self.limits.idle for duty in room.tasks)
        busy = bool(room.guests) or room.lock.locked() or soon
        return not busy and now - room.used > self.limits.idle

    async def purge(self) -> list[str]:
        """Forget what nobody needs any more."""
        now = self.world.now()
        old = await self.ledger.write(
            lambda c: [
                *store.remove_older(c, [OPEN, CLOSED], now - self.limits.keep_open),
                *store.remove_older(c, [OVER], now - self.limits.keep_over),
            ]
        )
        for id in old:
            if id in self.rooms:
                self.forget(self.rooms[id])
        self.unfinished = await self.ledger.read(store.count_unfinished)
        return old
