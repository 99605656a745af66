"""A WebSocket session: the hello, the limits, and requests, handled one at a time."""

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

HELLO_TIMEOUT: Final = 10.0  # seconds to say hello
PIECES_PER_TURN: Final = 4  # pieces of an answer that are made before other requests get a turn

T = TypeVar("T")
RequestHandler = Callable[[Any], Awaitable[None]]


class SocketSession:
    """A WebSocket at one table. Subclasses add a handler per message type."""

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
        self.hello_id = 0  # of the hello, until it is answered
        self.handlers: dict[type, RequestHandler] = {}

    def cancel_pending(self) -> None:
        """Cancel unfinished work, because the socket is closed."""

    # The socket

    async def send(self, text: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: str) -> None:
        await self.socket.close(
            wire.CLOSE_GOING_AWAY if code == "draining" else wire.CLOSE_POLICY, code
        )

    async def run(self) -> None:
        """Serve the client until either side closes the socket."""
        self.registry.sockets += 1
        try:
            await self.receive_hello()
            while not self.subscriber.closed:
                await self.handle_next()
        except WebSocketDisconnect:
            pass
        except TimeoutError:
            await self.close_refused(Refused("too-slow"))
        except Refused as refused:
            await self.close_refused(refused)
        finally:
            self.subscriber.closed = True
            self.cancel_pending()
            self.registry.sockets -= 1
            if self.live_table is not None:
                self.live_table.unsubscribe(self.subscriber)
            self.forget()

    def forget(self) -> None:
        """Break reference cycles, so that memory is freed without the garbage collector."""
        self.live_table = None
        self.subscriber.detach()
        self.handlers.clear()

    async def close_refused(self, refused: Refused) -> None:
        """Send the error, then close the socket."""
        if self.subscriber.closed:
            return
        self.refuse(refused, self.hello_id)
        await self.subscriber.flush()
        self.subscriber.closed = True
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            await self.close(refused.code)

    async def receive(self) -> requests.AnyRequest:
        """Return the next request; refuse it if it is invalid, too long, or over the rate limit."""
        got = await self.socket.receive()
        if got["type"] != "websocket.receive":
            raise Refused("rate-limited") if self.meter.exceeded else WebSocketDisconnect
        text = got.get("text") or got.get("bytes") or b""
        if len(text) > wire.MAX_MESSAGE:
            raise Refused("too-long")
        try:
            return wire.read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("invalid-message", str(error)[:200]) from None

    # Hello

    async def receive_hello(self) -> None:
        async with asyncio.timeout(HELLO_TIMEOUT):
            hello = await self.receive()
        if not isinstance(hello, requests.Hello):
            raise Refused("invalid-message", "hello")
        self.hello_id = hello.request_id
        self.subscriber.lang = detect_language(hello.lang[:20], {})
        self.subscriber.log = hello.log
        self.subscriber.trace = hello.trace
        if hello.protocol != wire.PROTOCOL:
            raise Refused("wrong-protocol", str(wire.PROTOCOL))
        if self.registry.sockets > self.registry.limits.sockets:
            raise Refused("too-many")
        self.admission.spend("hellos", self.peer)
        known = hello.table in self.registry.live_tables
        await self.admission.pay(
            self.peer, request_costs.HELLO + (0.0 if known else request_costs.LOAD)
        )
        if hello.name and not hello.token:
            hello.name = self.registry.names.accept(hello.name)
        while not await self.enter_table(hello):  # it was just unloaded, so look it up again
            if self.registry.stopping:
                raise Refused("draining")
        self.hello_id = 0

    async def enter_table(self, hello: requests.Hello) -> bool:
        live_table = await self.registry.find(hello.table)
        game, lang = live_table.table.game, self.subscriber.lang
        await asyncio.to_thread(game_texts, game, lang)  # read from files once
        try:
            return await live_table.admit(self.subscriber, hello)
        finally:
            self.live_table = live_table if self.subscriber in live_table.subscribers else None

    async def handle_next(self) -> None:
        """Handle one request. A refused request leaves the connection open."""
        request = await self.receive()
        self.registry.counters.messages[str(request.__struct_config__.tag)] += 1
        handler = self.handlers.get(type(request))
        if handler is None:
            raise Refused("invalid-message", "hello")
        try:
            await self.dispatch(handler, request)
        except Refused as refused:
            self.refuse(refused, request.request_id)
        except Exception as error:
            self.refuse(to_refusal(error), request.request_id)
        await asyncio.sleep(0)  # answers go out before the next request is read

    async def dispatch(self, handler: RequestHandler, request: Any) -> None:
        """Charge a request to its address, and handle it when the address has its turn."""
        listeners = len(self.live_table.subscribers) if self.live_table is not None else 0
        self.admission.spend("work", self.peer, cost_of(request, listeners))
        if type(request) in CHANGES:
            async with self.admission.address_lock(self.peer):
                await handler(request)
            return
        if type(request) in QUERIES:
            await self.turn()
        await handler(request)

    async def turn(self) -> None:
        """Let other requests go first."""
        await asyncio.sleep(0)
        await self.admission.turn(self.peer)

    async def collect_with_pauses(self, pieces: Iterable[T]) -> list[T]:
        """Collect the pieces of an answer, with pauses for other requests."""
        found = []
        for piece in pieces:
            found.append(piece)
            if len(found) % PIECES_PER_TURN == 0:
                await self.turn()
        return found

    def refuse(self, refused: Refused, request_id: int) -> None:
        self.registry.counters.refusals[refused.code] += 1
        text = say_refused(refused, self.subscriber.lang)
        self.subscriber.send(
            responses.ErrorResponse(refused.code, text, refused.detail[:200], request_id)
        )

    def own_seat(self) -> tuple[LiveTable, int]:
        """Return the table and the client's seat; refuse spectators."""
        assert self.live_table is not None, "an admitted client is at a table"
        if self.subscriber.seat is None:
            raise Refused("spectator")
        return self.live_table, self.subscriber.seat

    def done(self, request: Any) -> None:
        if request.request_id:
            self.subscriber.send(responses.Done(request.request_id))
