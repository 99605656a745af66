"""Fair queues for shared processes: queues have priorities, and tables take turns in each queue."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from tangledbank.server.errors import Refused
from tangledbank.server.ops.metrics import Histogram

T = TypeVar("T")
WAITS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)  # seconds


@dataclass(frozen=True)
class QueueRule:
    """The limits of one queue. Rules are listed in order of priority, highest first."""

    name: str
    max_waiting: int | None = None  # further requests are refused
    max_wait: float | None = None  # seconds after which a waiting request is refused
    spare: int = 0  # processes that it leaves to other queues, if enough exist


@dataclass(eq=False)
class Waiter(Generic[T]):
    """A request waiting for a process."""

    table: str
    process: asyncio.Future[T]
    since: float


@dataclass
class FairQueue(Generic[T]):
    """A queue of waiting requests in which tables take turns, so a busy table delays no other."""

    rule: QueueRule
    limit: int  # processes that it may use at once
    running: int = 0
    tables: OrderedDict[str, deque[Waiter[T]]] = field(default_factory=OrderedDict)
    waits: Histogram = field(default_factory=lambda: Histogram(WAITS))

    def __len__(self) -> int:
        return sum(len(waiters) for waiters in self.tables.values())

    def add(self, waiter: Waiter[T]) -> None:
        self.tables.setdefault(waiter.table, deque()).append(waiter)

    def pop(self) -> Waiter[T]:
        """Remove and return the next table's first request; that table moves to the end."""
        table, waiters = next(iter(self.tables.items()))
        waiter = waiters.popleft()
        self.tables.move_to_end(table)
        if not waiters:
            del self.tables[table]
        return waiter

    def remove(self, waiter: Waiter[T]) -> None:
        waiters = self.tables.get(waiter.table, deque())
        if waiter in waiters:
            waiters.remove(waiter)
        if not waiters:
            self.tables.pop(waiter.table, None)

    def can_start(self) -> bool:
        return bool(self.tables) and self.running < self.limit


class Scheduler(Generic[T]):
    """A scheduler that gives each free process to the highest-priority queue that may use one."""

    def __init__(self, processes: Sequence[T], rules: Sequence[QueueRule]) -> None:
        self.idle = list(processes)
        self.stopped = False
        count = len(processes)
        self.queues: dict[str, FairQueue[T]] = {
            rule.name: FairQueue(rule, max(1, count - rule.spare)) for rule in rules
        }

    async def acquire(self, name: str, table: str) -> T:
        """Wait for a process; refuse with `busy` if the queue is full or the wait is too long."""
        if self.stopped:
            raise Refused("draining")
        queue = self.queues[name]
        waiter = Waiter[T](table, asyncio.get_running_loop().create_future(), time.perf_counter())
        queue.add(waiter)
        self._dispatch()
        most = queue.rule.max_waiting
        if most is not None and not waiter.process.done() and len(queue) > most:
            queue.remove(waiter)
            raise Refused("busy")
        try:
            async with asyncio.timeout(queue.rule.max_wait):
                return await waiter.process
        except TimeoutError:
            self._withdraw(queue, waiter)
            raise Refused("busy") from None
        except asyncio.CancelledError:
            self._withdraw(queue, waiter)
            raise

    def release(self, name: str, process: T) -> None:
        """Take back a process that `acquire` gave to a request in this queue."""
        self.queues[name].running -= 1
        self.idle.append(process)
        self._dispatch()

    def stop(self) -> None:
        """Refuse all waiting requests and all later ones."""
        self.stopped = True
        for queue in self.queues.values():
            while queue.tables:
                waiter = queue.pop()
                if not waiter.process.cancelled():
                    waiter.process.set_exception(Refused("draining"))

    def _withdraw(self, queue: FairQueue[T], waiter: Waiter[T]) -> None:
        """Remove a request from its queue, or release the process that it has just been given."""
        if waiter.process.cancelled() or not waiter.process.done():
            queue.remove(waiter)
        elif waiter.process.exception() is None:
            self.release(queue.rule.name, waiter.process.result())

    def _dispatch(self) -> None:
        while self.idle and not self.stopped:
            queue = next((each for each in self.queues.values() if each.can_start()), None)
            if queue is None:
                return
            waiter = queue.pop()
            if waiter.process.cancelled():
                continue
            queue.running += 1
            queue.waits.observe(time.perf_counter() - waiter.since)
            waiter.process.set_result(self.idle.pop())  # the one used last: it is warm
