"""A table in memory, and its subscribers, which receive each change once it is stored."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import RowMapping

from tangledbank.server.bots.pool import BUDGET
from tangledbank.server.errors import Refused, to_refusal
from tangledbank.server.live.game_history import GameHistory
from tangledbank.server.live.seating import assign_seat, check_spectators
from tangledbank.server.live.subscriber import Subscriber
from tangledbank.server.ops.logs import log_event
from tangledbank.server.protocol import requests, responses, wire
from tangledbank.server.storage import table_store
from tangledbank.server.storage.persistence import apply_new_rows
from tangledbank.server.tables.seats import CLOSED, ScheduledMove
from tangledbank.server.tables.table import Table
from tangledbank.server.views.position import PositionView, table_info

if TYPE_CHECKING:
    from tangledbank.server.live.registry import TableRegistry

T = TypeVar("T")
LOG: Final = logging.getLogger("tangledbank.server")
RETRY_DELAY: Final = 2.0  # seconds
MAX_ATTEMPTS: Final = 20  # as many may choose at once, at other workers


class LiveTable:
    """One table and its subscribers. Changes are made one at a time."""

    def __init__(self, registry: TableRegistry, table: Table) -> None:
        self.registry = registry
        self.table = table
        self.lock = asyncio.Lock()
        self.history = GameHistory(self)
        self.subscribers: list[Subscriber] = []
        self.tasks: dict[ScheduledMove, asyncio.Task[None]] = {}
        self.last_info = b""  # the last TableInfo that was sent
        self.last_used = table.runtime.now()
        self.unpublished = False  # whether subscribers have not received the last change
        self.closed = False
        self.refresh_pending = False  # whether `refresh` is about to run
        self.outdated = False  # whether another worker changed it while it had no subscribers

    # Changing

    async def change(self, work: Callable[[Table], T]) -> T:
        """Change the table, store the change, then publish it. A refused change has no effect."""
        return await self.change_with(lambda table: (work(table), []))

    async def change_with(self, work: Callable[[Table], tuple[T, list[Table]]]) -> T:
        """Like `change`, but also store the new tables that `work` returns."""
        async with self.lock:
            try:
                result = await self._store_with(work)
                self.unpublished = True
                return result
            finally:
                if self.unpublished:
                    self.publish()

    async def _store(self, work: Callable[[Table], T]) -> T:
        """Apply `work` to the table, and return its result once the change is stored."""
        return await self._store_with(lambda table: (work(table), []))

    async def _store_with(self, work: Callable[[Table], tuple[T, list[Table]]]) -> T:
        """Like `_store`, but also store the new tables that `work` returns."""
        for _ in range(MAX_ATTEMPTS):
            known, changes = self.table.count, self.table.change_number
            try:
                result, new_tables = work(self.table)
                stored = await self.registry.store(self.table, *new_tables)
                # Not in one statement: other tables add to it while this one waits.
                self.registry.stored_choices += stored
                self._log_changes(changes)
                return result
            except table_store.Conflict:
                await self._reload(known)
            except Refused as refused:
                if refused.code == "storage-failed":
                    await self._reload(known)
                if refused.code == "storage-failed" or not await self._catch_up():
                    raise
            except Exception as error:
                await self._reload(known)  # it may have been changed in part
                raise to_refusal(error) from error
            except asyncio.CancelledError:
                self.registry.unload(self)  # it is not known whether that was stored
                raise
        raise Refused("storage-failed")

    def _log_changes(self, known: int) -> None:
        """Log which seats changed hands, without names."""
        for change in self.table.changes:
            if change.number > known:
                log_event("seat-changed", kind=change.kind, seat=change.seat)

    # Changes by other workers

    async def _reload(self, known: int) -> None:
        """Reload the stored table, including all events after the first `known` choices."""
        old = self.table
        self.unpublished = True
        try:
            self.table, stored = await self.registry.load_table(old.id, known)
        except Exception:  # the table in memory may be wrong
            self.registry.unload(self)
            raise Refused("storage-failed") from None
        if self.table.running_game is not None and old.running_game is not None:
            self.table.running_game.keep_answer_times(old.running_game)
        self.table.away = old.away
        self.table.set_presence(dict(old.present), {})
        self.update_presence(stored.presence)

    async def _catch_up(self) -> bool:
        """Load other workers' changes; return whether there were any."""
        if self.registry.cluster is None:
            return False
        id, version = self.table.id, self.table.version
        if await self.registry.read(lambda c: table_store.version_of(c, id)) == version:
            return False
        await self._load_new()
        return True

    async def _load_new(self) -> None:
        id, known = self.table.id, self.table.count
        stored = await self.registry.read(lambda c: table_store.load_since(c, id, known))
        self.unpublished = True
        if stored is None or stored.row["status"] == CLOSED:
            code = "unknown-table" if stored is None else "table-closed"
            self.registry.unload(self, code)
            raise Refused(code)
        apply_new_rows(self.table, stored)
        self.update_presence(stored.presence)
        self.drop_unauthorized()

    async def sync(self) -> None:
        """Bring the table up to date with the database, and inform its subscribers."""
        self.last_used = self.table.runtime.now()
        if self.registry.cluster is None:
            return
        async with self.lock:
            self.outdated = False
            await self._catch_up()
            if self.unpublished:
                self.publish()

    def on_remote_change(self) -> None:
        """Refresh the table after another worker's change; if unused, only mark it as outdated."""
        self.outdated = not (self.subscribers or self.tasks)
        if not self.outdated and not self.refresh_pending:
            self.refresh_pending = True
            self.registry.start_task(self.refresh())

    async def refresh(self) -> None:
        """Load new choices and publish them; try again later if the database fails."""
        async with self.lock:
            self.refresh_pending = False
            if self.closed:
                return
            try:
                await self._load_new()
                self.publish()
                return
            except Refused as refused:
                if refused.code != "storage-failed":
                    return
        await asyncio.sleep(RETRY_DELAY)
        self.on_remote_change()

    def update_presence(self, rows: Sequence[RowMapping]) -> None:
        """Update who is present, from the subscribers here and the connections to other workers."""
        cluster = self.registry.cluster
        if cluster is None:
            return
        present = Counter(
            subscriber.seat for subscriber in self.subscribers if subscriber.seat is not None
        )
        since: dict[int, float] = {}
        now = self.table.runtime.now()
        for row in rows:
            seat = int(row["seat"])
            lost = row["devices"] and row["until"] <= now  # with a worker that ended
            since[seat] = max(since.get(seat, 0.0), float(row["until" if lost else "since"]))
            if row["devices"] and row["worker"] != cluster.id and row["until"] > now:
                present[seat] += int(row["devices"])
        self.table.set_presence(dict(present), since)

    # Sending

    def publish(self) -> None:
        """Send subscribers their news, and schedule the server's moves."""
        if self.closed:
            return
        self.unpublished = False
        self.last_used = self.table.runtime.now()
        self.send_table()
        self.send_game(self.subscribers)
        self.schedule()

    def send_table(self) -> None:
        """Send all subscribers the table's public facts, if they have changed."""
        info = wire.write(responses.TableUpdate(table_info(self.table)))
        if info != self.last_info:
            self.last_info = info
            for subscriber in self.subscribers:
                subscriber.send_encoded(info)

    def send_presence(self) -> None:
        """Send who is connected, or leave that to `publish` if a change is being stored."""
        self.unpublished = self.lock.locked()
        if not self.unpublished and not self.closed:
            self.send_table()
            self.schedule()

    def send_game(self, subscribers: list[Subscriber]) -> None:
        if self.table.running_game is None or not subscribers:
            return
        position = PositionView(self.table, self.table.running_game)
        for subscriber in subscribers:
            if self.may_stay(subscriber):
                send_position(position, subscriber)

    def may_stay(self, subscriber: Subscriber) -> bool:
        """Return whether a client is a spectator, or has a token that still opens its seat."""
        return subscriber.seat is None or self.table.token_opens(subscriber.digest, subscriber.seat)

    def react(self, seat: int, reaction: requests.Reaction) -> None:
        """Send a player's reaction to all clients at the table, on every worker."""
        self.send_reaction(seat, reaction)
        if self.registry.cluster is not None:
            self.registry.cluster.broadcast_reaction(self.table.id, seat, reaction)

    def send_reaction(self, seat: int, reaction: requests.Reaction) -> None:
        encoded = wire.write(responses.ReactionUpdate(seat, reaction))
        for subscriber in self.subscribers:
            subscriber.send_encoded(encoded)

    def position(self) -> PositionView:
        """Return the current position; refuse if no game has begun."""
        if self.table.running_game is None:
            raise Refused("not-playing")
        return PositionView(self.table, self.table.running_game)

    # Coming and going

    async def admit(self, subscriber: Subscriber, hello: requests.Hello) -> bool:
        """Subscribe a client as a player, by a token, a link or a public table, or as a spectator.

        Return False if the table was unloaded while the client waited.
        """
        await self.history.prepare(hello)
        async with self.lock:
            if self.closed:
                return False
            token = await self._store(lambda table: assign_seat(table, subscriber, hello))
            self.drop_unauthorized()
            if subscriber.seat is None:
                check_spectators(self.subscribers, self.registry.limits.spectators)
            else:
                self.table.arrive(subscriber.seat)
            subscriber.send(self.welcome(subscriber, token, hello.request_id))
            self.subscribers.append(subscriber)
            self._share_presence(subscriber.seat)
            if self.outdated:
                self.on_remote_change()
            subscriber.seen = hello.seen
            if subscriber.seat is not None and hello.client_seed:
                await self._store(
                    lambda table: table.contribute(subscriber.viewer, hello.client_seed)
                )
            self.publish()
            return True

    def welcome(self, subscriber: Subscriber, token: str, request_id: int) -> responses.Welcome:
        info = table_info(self.table)
        return responses.Welcome(wire.PROTOCOL, subscriber.seat, token, info, request_id)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a client whose connection has ended."""
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            if subscriber.seat is not None:
                self.table.depart(subscriber.seat)
            self._share_presence(subscriber.seat)
            self.last_used = self.table.runtime.now()
            self.send_presence()

    def _share_presence(self, seat: int | None) -> None:
        """Tell other workers how many of a seat's devices are connected to this worker."""
        if self.registry.cluster is not None and seat is not None:
            self.registry.cluster.store_presence(self, seat)

    def drop_unauthorized(self) -> None:
        """Disconnect clients that no longer hold their seat."""
        for subscriber in self.subscribers:
            if not self.may_stay(subscriber):
                subscriber.disconnect("invalid-secret")

    # Scheduled moves

    def schedule(self) -> None:
        """Start tasks for new scheduled moves, and cancel the tasks of obsolete ones."""
        scheduled_moves = set(self.table.scheduled_moves()) if not self.registry.stopping else set()
        for scheduled, task in list(self.tasks.items()):
            if scheduled not in scheduled_moves or task.done():
                del self.tasks[scheduled]
                if task is not asyncio.current_task():
                    task.cancel()
        if self.registry.cluster is not None:
            self.registry.cluster.schedule(self)
            return
        for scheduled in scheduled_moves - set(self.tasks):
            self.tasks[scheduled] = asyncio.create_task(self.run_scheduled(scheduled))

    async def run_due_move(self) -> None:
        """Make the next scheduled move if it is due; this worker must have claimed the table."""
        scheduled = min(
            self.table.scheduled_moves(), key=lambda scheduled: scheduled.at, default=None
        )
        if (
            scheduled is None
            or scheduled.at - BUDGET > self.table.runtime.now()
            or scheduled in self.tasks
        ):
            return
        task = self.tasks[scheduled] = asyncio.create_task(self.run_scheduled(scheduled))
        try:
            await asyncio.wait([task])
        finally:
            task.cancel()
            self.tasks.pop(scheduled, None)

    async def run_scheduled(self, scheduled: ScheduledMove) -> None:
        """Wait until a scheduled move is due, and make it."""
        runtime = self.table.runtime
        await asyncio.sleep(max(0.0, scheduled.at - BUDGET - runtime.now()))
        async with self.lock:  # a choice that is being stored may come to nothing
            if scheduled not in self.table.scheduled_moves():
                return
            seed = self.table.bot_seed(scheduled.seat)
        code = await self.registry.bot_pool.choose(self.table, scheduled, seed)
        await asyncio.sleep(max(0.0, scheduled.at - runtime.now()))
        try:
            await self.change(lambda table: answer_scheduled(table, scheduled, code))
        except Refused as refused:
            if refused.code in ("storage-failed", "internal-error"):
                await self.retry_scheduled(scheduled)

    async def retry_scheduled(self, scheduled: ScheduledMove) -> None:
        """Reschedule a move after a delay, because its change could not be stored."""
        await asyncio.sleep(RETRY_DELAY)
        self.tasks.pop(scheduled, None)
        self.schedule()

    def close(self, code: str) -> None:
        """Cancel all tasks, and disconnect all clients with a code."""
        self.closed = True
        for task in self.tasks.values():
            if task is not asyncio.current_task():
                task.cancel()
        self.tasks.clear()
        for subscriber in self.subscribers:
            subscriber.disconnect(code)


def answer_scheduled(table: Table, scheduled: ScheduledMove, code: int) -> None:
    """Make a scheduled move, unless it is obsolete."""
    if scheduled in table.scheduled_moves():
        table.answer(scheduled, code)


def send_position(position: PositionView, subscriber: Subscriber) -> None:
    """Send a client the position, if it contains anything new to that client."""
    message = position.message(subscriber)
    if message.has_news or message.rest != subscriber.last_rest:
        subscriber.shown, subscriber.last_rest = message.parts, message.rest
        subscriber.seen = message.last
        subscriber.send_encoded(message.text)
