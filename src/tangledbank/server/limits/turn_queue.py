"""Turns for costly work, so that no address can monopolize the event loop."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

REST: Final = 2.0  # how much longer the queue rests than a piece of work took
SHORTEST_PAUSE: Final = 0.001  # seconds between two pieces
LONGEST_PAUSE: Final = 0.02


class TurnQueue:
    """A queue in which addresses take turns at costly work, one piece at a time.

    A caller waits for its turn and then does one piece of work without awaiting anything. After
    each piece, the queue rests for about twice the time it took, so that the event loop can serve
    urgent requests.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the next address first
        self.task: asyncio.Task[None] | None = None

    async def turn(self, address: str) -> None:
        """Wait for the address's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(turn)
        if self.task is None:
            self.task = asyncio.create_task(self._grant_all())
        await turn

    async def _grant_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self.waiting:
                turn = self._next()
                if turn.done():  # the caller was cancelled
                    continue
                start = loop.time()
                turn.set_result(None)
                await asyncio.sleep(0)  # the piece of work is done here
                rest = REST * (loop.time() - start)
                await asyncio.sleep(min(LONGEST_PAUSE, max(SHORTEST_PAUSE, rest)))
        finally:
            self.task = None

    def _next(self) -> asyncio.Future[None]:
        """Remove and return the next address's first turn; that address moves to the end."""
        address, turns = next(iter(self.waiting.items()))
        del self.waiting[address]
        turn = turns.popleft()
        if turns:
            self.waiting[address] = turns
        return turn


class AddressLocks:
    """One lock per address, so that each address makes one change at a time."""

    def __init__(self) -> None:
        self.locks: dict[str, asyncio.Lock] = {}
        self.users: Counter[str] = Counter()

    @asynccontextmanager
    async def address_lock(self, address: str) -> AsyncIterator[None]:
        """Hold the address's lock, waiting until its other changes are finished."""
        lock = self.locks.setdefault(address, asyncio.Lock())
        self.users[address] += 1
        try:
            async with lock:
                yield
        finally:
            self.users[address] -= 1
            if not self.users[address]:
                del self.users[address], self.locks[address]
