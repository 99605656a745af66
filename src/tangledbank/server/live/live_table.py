"""A table in memory with those who are connected to it. Nothing is told before it is stored."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import RowMapping

from tangledbank.core.event import WATCHER
from tangledbank.server.bots.pool import BUDGET
from tangledbank.server.errors import Refused, refusal
from tangledbank.server.live.subscriber import Guest, check_spectators
from tangledbank.server.ops.logs import note
from tangledbank.server.protocol import requests, responses, wire
from tangledbank.server.storage import table_store
from tangledbank.server.storage.persistence import catch_up
from tangledbank.server.tables.access_keys import WATCH
from tangledbank.server.tables.runtime import digest_of
from tangledbank.server.tables.seats import CLOSED, Duty
from tangledbank.server.tables.table import Table
from tangledbank.server.views.position import Picture, table_info

if TYPE_CHECKING:
    from tangledbank.server.live.registry import Hall

T = TypeVar("T")
LOG: Final = logging.getLogger("tangledbank.server")
AGAIN: Final = 2.0  # seconds
TRIES: Final = 20  # as many may choose at once, at other workers


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
        self.woken = False  # whether a look at what others changed is under way
        self.outdated = False  # whether others changed it while nobody was here

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
        """What work returns, stored. If that is another table, it is stored with this one."""
        for _ in range(TRIES):
            known, changes = self.table.count, self.table.change_number
            try:
                result = work(self.table)
                others = [result] if isinstance(result, Table) else []
                stored = await self.hall.keep(self.table, *others)
                self.hall.stored += stored  # other tables may have stored some meanwhile
                self._log_changes(changes)
                return result
            except table_store.Conflict:
                await self._reload(known)
            except Refused as refused:
                if refused.code == "storage":
                    await self._reload(known)
                if refused.code == "storage" or not await self._catch_up():
                    raise
            except Exception as error:
                await self._reload(known)  # it may have been changed in part
                raise blame(error) from error
            except asyncio.CancelledError:
                self.hall.forget(self)  # it is not known whether that was stored
                raise
        raise Refused("storage")

    def _log_changes(self, known: int) -> None:
        """Tell operators which seats changed hands, without names."""
        for change in self.table.changes:
            if change.number > known:
                note("seat-changed", kind=change.kind, seat=change.seat)

    # What others changed

    async def _reload(self, known: int) -> None:
        """The table as it is stored, with those who are here, who know so many choices."""
        old = self.table
        self.stale = True
        try:
            self.table, stored = await self.hall.bring(old.id, known)
        except Exception:  # it is not known what is in memory
            self.hall.forget(self)
            raise Refused("storage") from None
        if self.table.play is not None and old.play is not None:
            self.table.play.keep_moments(old.play)
        self.table.away = old.away
        self.table.set_presence(dict(old.present), {})
        self.see_presence(stored.presence)

    async def _catch_up(self) -> bool:
        """Take in what other workers stored; whether there was anything."""
        if self.hall.fellows is None:
            return False
        id, version = self.table.id, self.table.version
        if await self.hall.read(lambda c: table_store.version_of(c, id)) == version:
            return False
        await self._take_rest()
        return True

    async def _take_rest(self) -> None:
        id, known = self.table.id, self.table.count
        stored = await self.hall.read(lambda c: table_store.load_rest(c, id, known))
        self.stale = True
        if stored is None or stored.row["status"] == CLOSED:
            code = "no-table" if stored is None else CLOSED
            self.hall.forget(self, code)
            raise Refused(code)
        catch_up(self.table, stored)
        self.see_presence(stored.presence)
        self.shut_out()

    async def look_again(self) -> None:
        """Somebody wants to know what is stored now; those who are here are told, too."""
        self.used = self.table.world.now()
        if self.hall.fellows is None:
            return
        async with self.lock:
            self.outdated = False
            await self._catch_up()
            if self.stale:
                self.publish()

    def wake(self) -> None:
        """Somebody else changed the table. Where nobody is, that is looked at when one comes."""
        self.outdated = not (self.guests or self.tasks)
        if not self.outdated and not self.woken:
            self.woken = True
            self.hall.start(self.refresh())

    async def refresh(self) -> None:
        """Look again, and tell those who are here; a database out of order is asked later."""
        async with self.lock:
            self.woken = False
            if self.closed:
                return
            try:
                await self._take_rest()
                self.publish()
                return
            except Refused as refused:
                if refused.code != "storage":
                    return
        await asyncio.sleep(AGAIN)
        self.wake()

    def see_presence(self, rows: Sequence[RowMapping]) -> None:
        """Who is here, and who is connected to another worker."""
        fellows = self.hall.fellows
        if fellows is None:
            return
        present = Counter(guest.seat for guest in self.guests if guest.seat is not None)
        since: dict[int, float] = {}
        now = self.table.world.now()
        for row in rows:
            seat = int(row["seat"])
            lost = row["devices"] and row["until"] <= now  # with a worker that ended
            since[seat] = max(since.get(seat, 0.0), float(row["until" if lost else "since"]))
            if row["devices"] and row["worker"] != fellows.id and row["until"] > now:
                present[seat] += int(row["devices"])
        self.table.set_presence(dict(present), since)

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
        info = wire.write(responses.Table(table_info(self.table)))
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
            if self.is_in(guest):
                show(picture, guest)

    def is_in(self, guest: Guest) -> bool:
        """Does somebody watch, or sit where their token still opens the seat?"""
        return guest.seat is None or self.table.knows(guest.digest, guest.seat)

    def react(self, seat: int, reaction: requests.Reaction) -> None:
        """Somebody says a phrase, to all who are here or at other workers."""
        self.show_reaction(seat, reaction)
        if self.hall.fellows is not None:
            self.hall.fellows.pass_on(self.table.id, seat, reaction)

    def show_reaction(self, seat: int, reaction: requests.Reaction) -> None:
        told = wire.write(responses.Reacted(seat, reaction))
        for guest in self.guests:
            guest.put(told)

    def picture(self) -> Picture:
        """The position as it is now, for questions about it."""
        if self.table.play is None:
            raise Refused("not-playing")
        return Picture(self.table, self.table.play)

    # Coming and going

    async def admit(self, guest: Guest, hello: requests.Hello) -> bool:
        """Let somebody in: by a token, by a link, at a public table, or to watch.

        False if the table left memory while they waited.
        """
        async with self.lock:
            if self.closed:
                return False
            token = await self._stored(lambda table: enter(table, guest, hello))
            self.shut_out()
            if guest.seat is None:
                check_spectators(self.guests, self.hall.limits.spectators)
            else:
                self.table.arrive(guest.seat)
            guest.tell(self.welcome(guest, token, hello.re))
            self.guests.append(guest)
            self._note(guest.seat)
            if self.outdated:
                self.wake()
            guest.seen = hello.seen
            if guest.seat is not None and hello.part:
                await self._stored(lambda table: table.contribute(guest.place, hello.part))
            self.publish()
            return True

    def welcome(self, guest: Guest, token: str, re: int) -> responses.Welcome:
        info = table_info(self.table)
        return responses.Welcome(wire.PROTOCOL, guest.seat, token, info, re)

    def dismiss(self, guest: Guest) -> None:
        """A connection has ended."""
        if guest in self.guests:
            self.guests.remove(guest)
            if guest.seat is not None:
                self.table.depart(guest.seat)
            self._note(guest.seat)
            self.used = self.table.world.now()
            self.show_presence()

    def _note(self, seat: int | None) -> None:
        """Other workers are to know who is here."""
        if self.hall.fellows is not None and seat is not None:
            self.hall.fellows.note(self, seat)

    def shut_out(self) -> None:
        """Send those away whose seat is no longer theirs."""
        for guest in self.guests:
            if not self.is_in(guest):
                guest.drop("secret")

    # What the server owes

    def plan(self) -> None:
        """Start what the server owes the table, and drop what it no longer does."""
        duties = set(self.table.duties()) if not self.hall.stopping else set()
        for duty, task in list(self.tasks.items()):
            if duty not in duties or task.done():
                del self.tasks[duty]
                if task is not asyncio.current_task():
                    task.cancel()
        if self.hall.fellows is not None:
            self.hall.fellows.expect(self)
            return
        for duty in duties - set(self.tasks):
            self.tasks[duty] = asyncio.create_task(self.serve(duty))

    async def attend(self) -> None:
        """Do what is owed next, if it is time for that. This worker has claimed the table."""
        duty = min(self.table.duties(), key=lambda duty: duty.at, default=None)
        if duty is None or duty.at - BUDGET > self.table.world.now() or duty in self.tasks:
            return
        task = self.tasks[duty] = asyncio.create_task(self.serve(duty))
        try:
            await asyncio.wait([task])
        finally:
            task.cancel()
            self.tasks.pop(duty, None)

    async def serve(self, duty: Duty) -> None:
        """Answer a question in somebody's place, when it is time for that."""
        world = self.table.world
        await asyncio.sleep(max(0.0, duty.at - BUDGET - world.now()))
        async with self.lock:  # a choice that is being stored may come to nothing
            if duty not in self.table.duties():
                return
        code = await self.hall.thinkers.choose(self.table, duty, world.bot_seed())
        await asyncio.sleep(max(0.0, duty.at - world.now()))
        try:
            await self.do(lambda table: answer(table, duty, code))
        except Refused as refused:
            if refused.code in ("storage", "fault"):
                await self.try_again(duty)

    async def try_again(self, duty: Duty) -> None:
        """Nothing has changed: the duty remains, after a while."""
        await asyncio.sleep(AGAIN)
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


def enter(table: Table, guest: Guest, hello: requests.Hello) -> str:
    """Give a guest their seat; the token, if they get a new one."""
    token = ""
    if hello.token:
        guest.place = table.enter(hello.token)
    elif hello.secret and not hello.watch and not table.keys.opens(hello.secret, WATCH):
        guest.place, token = table.exchange(hello.secret, hello.name)
    elif hello.join:
        if not table.settings.public:
            raise Refused("secret")
        guest.place, token = table.join(hello.name)
    else:
        table.check_spectator(hello.secret)
        guest.place = WATCHER
    if guest.seat is not None:
        guest.digest = digest_of(token or hello.token)
        table.come_back(guest.seat)
    return token


def blame(error: Exception) -> Refused:
    """An error of the engine as such; whatever else goes wrong is a fault of ours."""
    if isinstance(error, ValueError):
        return refusal(error)
    LOG.exception("a fault", exc_info=error)
    return Refused("fault")


def answer(table: Table, duty: Duty, code: int) -> None:
    """Make the choice that was owed, if it still is."""
    if duty in table.duties():
        table.answer(duty, code)


def show(picture: Picture, guest: Guest) -> None:
    """Send a guest the game, if anything in it is new to them."""
    message = picture.message(guest)
    if message.has_news or message.core != guest.shown:
        guest.shown, guest.seen = message.core, message.last
        guest.put(message.text)
