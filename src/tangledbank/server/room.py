"""A table in memory with those who are connected to it. Nothing is told before it is stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from tangledbank.core.event import WATCHER
from tangledbank.server import store, wire
from tangledbank.server.bots import BUDGET
from tangledbank.server.faults import Refused
from tangledbank.server.guest import Guest
from tangledbank.server.ledger import StorageFailed
from tangledbank.server.picture import Picture, table_info
from tangledbank.server.seating import Duty
from tangledbank.server.table import Table

if TYPE_CHECKING:
    from tangledbank.server.hall import Hall

T = TypeVar("T")
TRIES: Final = 5
LOG: Final = logging.getLogger("tangledbank.server")


class Room:
    """One table. Whoever wants to change it waits for their turn."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.guests: list[Guest] = []
        self.tasks: dict[Duty, asyncio.Task[None]] = {}
        self.shown = b""  # the last TableInfo
        self.used = table.world.now()
        self.stale = False  # whether something is to be told that is stored, or needs not be
        self.closed = False

    # Changing

    async def do(self, work: Callable[[Table], T]) -> T:
        """Change the table, store the change, then tell everybody. Refused, nothing changed."""
        async with self.lock:
            try:
                result = await self._stored(work)
                self.stale = True
                return result
            finally:
                if self.stale:
                    self.publish()

    async def _stored(self, work: Callable[[Table], T]) -> T:
        for _ in range(TRIES):
            result = work(self.table)
            try:
                await self._store()
            except store.Conflict:
                await self._reload()
                continue
            except StorageFailed as error:
                LOG.error("storage failed: %s", error)
                await self._reload()
                raise Refused("storage") from None
            except asyncio.CancelledError:
                self.hall.forget(self)  # it is not known whether that was stored
                raise
            return result
        raise Refused("storage")

    async def _store(self) -> None:
        draft = self.table.draft()
        if draft is not None:
            await self.hall.ledger.write(lambda connection: store.write(connection, draft))
            self.hall.stored += len(draft.choices)

    async def _reload(self) -> None:
        """The table as it is stored, with those who are here."""
        old = self.table
        self.stale = True
        try:
            self.table = await self.hall.fetch(old.id)
        except (StorageFailed, Refused):
            self.hall.forget(self)
            raise Refused("storage") from None
        self.table.present = dict(old.present)
        self.table.away = {
            seat: old.away.get(seat, self.table.world.now())
            for seat in self.table.people()
            if seat not in self.table.present
        }

    async def refresh(self) -> None:
        """Somebody else changed the table: look again, and tell those who are here."""
        async with self.lock:
            await self._reload()
            self.publish()

    # Telling

    def publish(self) -> None:
        """Tell everybody what they do not know yet, and see what the server owes the table."""
        if self.closed:
            return
        self.stale = False
        self.used = self.table.world.now()
        self.show_table()
        self.show_game(self.guests)
        self.plan()

    def show_table(self) -> None:
        """Tell everybody who sits at the table, if that has changed."""
        info = wire.write(wire.Table(table_info(self.table)))
        if info != self.shown:
            self.shown = info
            for guest in self.guests:
                guest.put(info)

    def show_presence(self) -> None:
        """Tell who came or went. While a choice is being stored, that waits."""
        self.stale = self.lock.locked()
        if not self.stale and not self.closed:
            self.show_table()
            self.plan()

    def show_game(self, guests: list[Guest]) -> None:
        if self.table.play is None or not guests:
            return
        picture = Picture(self.table, self.table.play)
        for guest in guests:
            show(picture, guest)

    def picture(self) -> Picture:
        """The position as it is now, for questions about it."""
        if self.table.play is None:
            raise Refused("not-playing")
        return Picture(self.table, self.table.play)

    # Coming and going

    async def admit(self, guest: Guest, hello: wire.Hello) -> None:
        """Let somebody in: by a token, by a link, at a public table, or to watch."""
        async with self.lock:
            token = await self._stored(lambda table: enter(table, guest, hello))
            if guest.seat is not None:
                self.table.arrive(guest.seat)
            guest.tell(self.welcome(guest, token, hello.re))
            self.guests.append(guest)
            guest.seen = hello.seen
            if guest.seat is not None and hello.part:
                await self._stored(lambda table: table.contribute(guest.place, hello.part))
            self.publish()

    def welcome(self, guest: Guest, token: str, re: int) -> wire.Welcome:
        info = table_info(self.table)
        return wire.Welcome(wire.PROTOCOL, guest.seat, token, info, re)

    def dismiss(self, guest: Guest) -> None:
        """A connection has ended."""
        if guest in self.guests:
            self.guests.remove(guest)
            if guest.seat is not None:
                self.table.depart(guest.seat)
            self.used = self.table.world.now()
            self.show_presence()

    def drop_seat(self, seat: int, code: str) -> None:
        """Whoever sits there no longer does."""
        for guest in [guest for guest in self.guests if guest.seat == seat]:
            guest.drop(code)

    # What the server owes

    def plan(self) -> None:
        """Start what the server owes the table, and drop what it no longer does."""
        duties = set(self.table.duties()) if not self.hall.stopping else set()
        for duty in [duty for duty in self.tasks if duty not in duties]:
            task = self.tasks.pop(duty)
            if task is not asyncio.current_task():
                task.cancel()
        for duty in duties - set(self.tasks):
            self.tasks[duty] = asyncio.create_task(self.serve(duty))

    async def serve(self, duty: Duty) -> None:
        """Answer a question in somebody's place, when it is time for that."""
        world = self.table.world
        await asyncio.sleep(max(0.0, duty.at - BUDGET - world.now()))
        code = await self.hall.thinkers.choose(self.table, duty, world.bot_seed())
        await asyncio.sleep(max(0.0, duty.at - world.now()))
        try:
            await self.do(lambda table: answer(table, duty, code))
        except Refused as refused:
            if refused.code == "storage":
                await self.try_again(duty)

    async def try_again(self, duty: Duty) -> None:
        """The database took nothing: the duty remains, after a while."""
        await asyncio.sleep(2.0)
        self.tasks.pop(duty, None)
        self.plan()

    def close(self, code: str) -> None:
        """Leave memory, and send everybody away."""
        self.closed = True
        for task in self.tasks.values():
            if task is not asyncio.current_task():
                task.cancel()
        self.tasks.clear()
        for guest in self.guests:
            guest.drop(code)


def enter(table: Table, guest: Guest, hello: wire.Hello) -> str:
    """Give a guest their seat; the token, if they get a new one."""
    token = ""
    if hello.token:
        guest.place = table.enter(hello.token)
    elif hello.secret:
        guest.place, token = table.exchange(hello.secret, hello.name)
    elif hello.join:
        if not table.settings.public:
            raise Refused("secret")
        guest.place, token = table.join(hello.name)
    else:
        if not table.settings.watchers:
            raise Refused("no-watchers")
        guest.place = WATCHER
    return token


def answer(table: Table, duty: Duty, code: int) -> None:
    """Make the choice that was owed, if it still is."""
    if duty in table.duties():
        table.answer(duty, code)


def show(picture: Picture, guest: Guest) -> None:
    """Send a guest the game, if anything in it is new to them."""
    state = picture.state(guest)
    news, state.news = state.news, []
    story, state.story = state.story, []
    core = wire.write(state)
    if not news and core == guest.shown:
        return
    guest.shown = core
    guest.seen = state.last
    state.news, state.story = news, story
    guest.put(wire.write(state) if news else core)
