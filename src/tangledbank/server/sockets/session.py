"""A WebSocket from its hello to its end: limits, requests one by one, refusals with a code."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tangledbank.server.errors import Refused, to_refusal
from tangledbank.server.limits import request_costs
from tangledbank.server.limits.rate_limit import Bucket, Peer
from tangledbank.server.limits.request_costs import CHANGES, QUERIES, cost_of
from tangledbank.server.live.live_table import LiveTable
from tangledbank.server.live.registry import TableRegistry
from tangledbank.server.live.subscriber import Subscriber
from tangledbank.server.protocol import requests, responses, wire
from tangledbank.server.sockets.frames import FrameMeter
from tangledbank.server.texts import say_refused
from tangledbank.server.views.event_encoder import game_texts
from tangledbank.texts import detect_language

PATIENCE: Final = 10.0  # seconds to say hello
POLICY: Final = 1008  # the close code of a refused client
GOING: Final = 1001
AT_ONCE: Final = 4  # pieces of an answer that are made before others have their turn

T = TypeVar("T")
Handler = Callable[[Any], Awaitable[None]]


class SocketSession:
    """One WebSocket at one table. Subclasses handle the requests, by the types of messages."""

    def __init__(self, registry: TableRegistry, socket: WebSocket, peer: Peer) -> None:
        self.registry = registry
        self.socket = socket
        self.peer = peer
        self.admission = registry.admission
        self.subscriber = Subscriber(self.send, self.close)
        self.bucket = Bucket(registry.limits.rate, registry.limits.burst, registry.runtime.now())
        self.meter: FrameMeter = socket.scope["state"]["meter"]
        self.meter.payers = (self.bucket, registry.admission, peer)
        self.live_table: LiveTable | None = None
        self.re = 0  # of the hello, until it is answered
        self.handlers: dict[type, Handler] = {}

    def end(self) -> None:
        """Give up what is under way: the socket is closed."""

    # The socket

    async def send(self, text: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: str) -> None:
        await self.socket.close(GOING if code == "draining" else POLICY, code)

    async def run(self) -> None:
        """Talk until the socket is closed, from either side."""
        self.registry.sockets += 1
        try:
            await self.greet()
            while not self.subscriber.gone:
                await self.hear()
        except WebSocketDisconnect:
            pass
        except TimeoutError:
            await self.part_with(Refused("too-slow"))
        except Refused as refused:
            await self.part_with(refused)
        finally:
            self.subscriber.gone = True
            self.end()
            self.registry.sockets -= 1
            if self.live_table is not None:
                self.live_table.dismiss(self.subscriber)
            self.forget()

    def forget(self) -> None:
        """Break all cycles: nothing of a connection or its table waits for the collector."""
        self.live_table = None
        self.subscriber.forget()
        self.handlers.clear()

    async def part_with(self, refused: Refused) -> None:
        """Say why, then close."""
        if self.subscriber.gone:
            return
        self.refuse(refused, self.re)
        await self.subscriber.flush()
        self.subscriber.gone = True
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            await self.close(refused.code)

    async def receive(self) -> requests.AnyRequest:
        """The next message; what is none, or comes too fast, ends the conversation."""
        got = await self.socket.receive()
        if got["type"] != "websocket.receive":
            raise Refused("too-fast") if self.meter.exceeded else WebSocketDisconnect
        text = got.get("text") or got.get("bytes") or b""
        if len(text) > wire.MAX_MESSAGE:
            raise Refused("too-long")
        try:
            return wire.read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("message", str(error)[:200]) from None

    # Hello

    async def greet(self) -> None:
        async with asyncio.timeout(PATIENCE):
            hello = await self.receive()
        if not isinstance(hello, requests.Hello):
            raise Refused("message", "hello")
        self.re = hello.re
        self.subscriber.lang = detect_language(hello.lang[:20], {})
        self.subscriber.say = hello.say
        self.subscriber.trace = hello.trace
        if hello.protocol != wire.PROTOCOL:
            raise Refused("protocol", str(wire.PROTOCOL))
        if self.registry.sockets > self.registry.limits.sockets:
            raise Refused("too-many")
        self.admission.spend("hellos", self.peer)
        known = hello.table in self.registry.live_tables
        await self.admission.pay(
            self.peer, request_costs.HELLO + (0.0 if known else request_costs.LOAD)
        )
        if hello.name and not hello.token:
            hello.name = self.registry.names.accept(hello.name)
        while not await self.come_in(hello):  # it has just left memory, and is looked up again
            if self.registry.stopping:
                raise Refused("draining")
        self.re = 0

    async def come_in(self, hello: requests.Hello) -> bool:
        live_table = await self.registry.find(hello.table)
        await asyncio.to_thread(
            game_texts, live_table.table.game, self.subscriber.lang
        )  # read from files once
        try:
            return await live_table.admit(self.subscriber, hello)
        finally:
            self.live_table = live_table if self.subscriber in live_table.subscribers else None

    async def hear(self) -> None:
        """Handle one request. A refused request leaves the connection open."""
        said = await self.receive()
        self.registry.counters.messages[type(said).__name__.lower()] += 1
        handler = self.handlers.get(type(said))
        if handler is None:
            raise Refused("message", "hello")
        try:
            await self.serve(handler, said)
        except Refused as refused:
            self.refuse(refused, said.re)
        except Exception as error:
            self.refuse(to_refusal(error), said.re)
        await asyncio.sleep(0)  # answers go out before the next request is read

    async def serve(self, handler: Handler, said: Any) -> None:
        """Charge a request to the address, and handle it when that may be done."""
        listeners = len(self.live_table.subscribers) if self.live_table is not None else 0
        self.admission.spend("work", self.peer, cost_of(said, listeners))
        if type(said) in CHANGES:
            async with self.admission.address_lock(self.peer):
                await handler(said)
            return
        if type(said) in QUERIES:
            await self.turn()
        await handler(said)

    async def turn(self) -> None:
        """Let others do something."""
        await asyncio.sleep(0)
        await self.admission.turn(self.peer)

    async def leisurely(self, pieces: Iterable[T]) -> list[T]:
        """Make the pieces of an answer, and let others have their turn now and then."""
        found = []
        for piece in pieces:
            found.append(piece)
            if len(found) % AT_ONCE == 0:
                await self.turn()
        return found

    def refuse(self, refused: Refused, re: int) -> None:
        self.registry.counters.refusals[refused.code] += 1
        text = say_refused(refused, self.subscriber.lang)
        self.subscriber.tell(responses.Refusal(refused.code, text, refused.detail[:200], re))

    def here(self) -> tuple[LiveTable, int]:
        """Return the table and the seat; spectators are refused."""
        assert self.live_table is not None, "an admitted client is at a table"
        if self.subscriber.seat is None:
            raise Refused("watching")
        return self.live_table, self.subscriber.seat

    def done(self, said: Any) -> None:
        if said.re:
            self.subscriber.tell(responses.Done(said.re))
