"""A connection subscribed to a table, with a bounded outgoing queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from tangledbank.core.event import WATCHER
from tangledbank.server.protocol import wire

MAX_WAITING: Final = 64  # messages
MAX_BYTES: Final = 1 << 20

Send = Callable[[bytes], Awaitable[None]]
Close = Callable[[str], Awaitable[None]]


async def send_nowhere(text: bytes | str) -> None:
    """Drop a message to a connection that has ended."""


class Subscriber:
    """A client at a table: a player's device, or a spectator."""

    def __init__(self, send: Send, close: Close) -> None:
        self._send = send
        self._close = close
        self.viewer = WATCHER
        self.digest = ""  # of the token that opened the seat
        self.lang = "en"
        self.log = False
        self.trace = False
        self.seen = -1
        self.shown: dict[str | int, bytes] | None = None  # the parts of the view it was last shown
        self.last_rest = b""  # the last state, without its view and news
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.task: asyncio.Task[None] | None = None
        self.closed = False

    @property
    def seat(self) -> int | None:
        return None if self.viewer == WATCHER else self.viewer

    def send(self, message: Any) -> None:
        self.send_encoded(wire.write(message))

    def send_encoded(self, text: bytes) -> None:
        """Queue an encoded message. A client that reads too slowly is disconnected."""
        if self.closed:
            return
        self.waiting.append(text)
        self.size += len(text)
        if len(self.waiting) > MAX_WAITING or self.size > MAX_BYTES:
            self.disconnect("too-slow")
        elif self.task is None:
            self.task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self.waiting:
                text = self.waiting.popleft()
                self.size -= len(text)
                await self._send(text)
        except Exception:  # the socket is gone
            self.closed = True
        finally:
            self.task = None

    async def flush(self) -> None:
        """Wait until all queued messages have been sent."""
        if self.task is not None:
            await asyncio.shield(self.task)

    def disconnect(self, code: str) -> None:
        """Close the connection with a code that says why."""
        if not self.closed:
            self.closed = True
            self.waiting.clear()
            self.ending = asyncio.create_task(self._end(self._close, code))

    def detach(self) -> None:
        """Release the connection after it has ended."""
        self._send = self._close = send_nowhere

    async def _end(self, close: Close, code: str) -> None:
        try:
            async with asyncio.timeout(5):
                await close(code)
        except Exception:  # the connection is gone anyway
            return
