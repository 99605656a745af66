"""One conversation over a socket: a hello, then requests, each answered or refused with a code."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tangledbank.server import answers, costs, wire
from tangledbank.server.adviser import Adviser, explain
from tangledbank.server.costs import CHANGES, QUERIES, cost_of
from tangledbank.server.faults import Refused
from tangledbank.server.frames import FrameMeter
from tangledbank.server.guest import Guest
from tangledbank.server.hall import Hall
from tangledbank.server.hints import check_hints, hint
from tangledbank.server.ratelimit import Bucket, Peer
from tangledbank.server.room import Room, blame
from tangledbank.server.scribe import words_of
from tangledbank.server.words import say_refused
from tangledbank.texts import detect_language

PATIENCE: Final = 10.0  # seconds to say hello
POLICY: Final = 1008  # the close code of whoever is refused
GOING: Final = 1001
AT_ONCE: Final = 4  # pieces of an answer that are made before others have their turn

# What requests cost, in messages.
OUTCOME: Final = 2.0  # each
TARGETS: Final = 20.0
EXPLANATION: Final = 20.0
HINT: Final = 50.0

# What somebody may say to the others.
PHRASES: Final = 0.5  # a second
PHRASES_AT_ONCE: Final = 4.0

T = TypeVar("T")
Handler = Callable[[Any], Awaitable[None]]


class Talk:
    """Somebody's connection, from hello to the end."""

    def __init__(self, hall: Hall, socket: WebSocket, peer: Peer) -> None:
        self.hall = hall
        self.socket = socket
        self.peer = peer
        self.admission = hall.admission
        self.guest = Guest(self.send, self.close)
        self.bucket = Bucket(hall.limits.rate, hall.limits.burst, hall.world.now())
        self.meter: FrameMeter = socket.scope["state"]["meter"]
        self.meter.charge = self.charge_frame
        self.phrases = Bucket(PHRASES, PHRASES_AT_ONCE, hall.world.now())
        self.room: Room | None = None
        self.handlers: dict[type, Handler] = {
            wire.Choose: self.choose,
            wire.Undo: self.undo,
            wire.Options: self.options,
            wire.Why: self.why,
            wire.Preview: self.preview,
            wire.Targets: self.targets,
            wire.Explain: self.explain,
            wire.Hint: self.hint,
            wire.History: self.history,
            wire.React: self.react,
            wire.Part: self.part,
            wire.Leave: self.leave,
            wire.Remove: self.remove,
            wire.Fill: self.fill,
            wire.Invite: self.invite,
            wire.Device: self.device,
            wire.Feed: self.feed,
            wire.Rematch: self.rematch,
            wire.Ping: self.ping,
        }

    # The socket

    async def send(self, text: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: str) -> None:
        await self.socket.close(GOING if code == "draining" else POLICY, code)

    async def run(self) -> None:
        """Talk until the socket is closed, from either side."""
        self.hall.sockets += 1
        try:
            await self.greet()
            while not self.guest.gone:
                await self.hear()
        except WebSocketDisconnect:
            pass
        except TimeoutError:
            await self.part_with(Refused("too-slow"))
        except Refused as refused:
            await self.part_with(refused)
        finally:
            self.guest.gone = True
            self.hall.sockets -= 1
            if self.room is not None:
                self.room.dismiss(self.guest)
                self.room = None  # a table must not wait for the collector to leave memory

    async def part_with(self, refused: Refused) -> None:
        """Say why, then close."""
        if self.guest.gone:
            return
        self.refuse(refused, 0)
        await self.guest.flush()
        self.guest.gone = True
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            await self.close(refused.code)

    async def receive(self) -> wire.Said:
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

    def charge_frame(self, cost: float) -> bool:
        """Charge a frame to this connection and to its address."""
        if not self.bucket.take(self.hall.world.now(), cost):
            return False
        return self.admission.take("frames", self.peer, cost)

    # Hello

    async def greet(self) -> None:
        async with asyncio.timeout(PATIENCE):
            hello = await self.receive()
        if not isinstance(hello, wire.Hello):
            raise Refused("message", "hello")
        self.guest.lang = detect_language(hello.lang[:20], {})
        self.guest.say = hello.say
        self.guest.trace = hello.trace
        if hello.protocol != wire.PROTOCOL:
            raise Refused("protocol", str(wire.PROTOCOL))
        if self.hall.sockets > self.hall.limits.sockets:
            raise Refused("too-many")
        self.admission.spend("hellos", self.peer)
        known = hello.table in self.hall.rooms
        await self.admission.pay(self.peer, costs.HELLO + (0.0 if known else costs.LOAD))
        while not await self.come_in(hello):  # it has just left memory, and is looked up again
            if self.hall.stopping:
                raise Refused("draining")

    async def come_in(self, hello: wire.Hello) -> bool:
        room = await self.hall.room(hello.table)
        await asyncio.to_thread(words_of, room.table.game, self.guest.lang)  # read from files once
        try:
            return await room.admit(self.guest, hello)
        finally:
            self.room = room if self.guest in room.guests else None

    async def hear(self) -> None:
        """One request. What it cannot have is refused; the conversation goes on."""
        said = await self.receive()
        self.hall.tally.messages[type(said).__name__.lower()] += 1
        handler = self.handlers.get(type(said))
        if handler is None:
            raise Refused("message", "hello")
        try:
            await self.serve(handler, said)
        except Refused as refused:
            self.refuse(refused, said.re)
        except Exception as error:
            self.refuse(blame(error), said.re)
        await asyncio.sleep(0)  # answers go out before the next request is read

    async def serve(self, handler: Handler, said: Any) -> None:
        """Charge a request to the address, and handle it when that may be done."""
        listeners = len(self.room.guests) if self.room is not None else 0
        self.admission.spend("work", self.peer, cost_of(said, listeners))
        if type(said) in CHANGES:
            async with self.admission.lane(self.peer):
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
        self.hall.tally.refusals[refused.code] += 1
        text = say_refused(refused, self.guest.lang)
        self.guest.tell(answers.Refusal(refused.code, text, refused.detail[:200], re))

    def here(self) -> tuple[Room, int]:
        """The room and the seat; who watches has none."""
        assert self.room is not None, "somebody who was let in is in a room"
        if self.guest.seat is None:
            raise Refused("watching")
        return self.room, self.guest.seat

    def done(self, said: Any) -> None:
        if said.re:
            self.guest.tell(answers.Done(said.re))

    # Requests

    async def choose(self, said: wire.Choose) -> None:
        room, seat = self.here()
        with self.hall.tally.timed():
            await room.do(lambda table: table.choose(seat, said.number, said.choice))
        self.done(said)

    async def undo(self, said: wire.Undo) -> None:
        room, seat = self.here()
        await room.do(lambda table: table.undo(seat))
        self.done(said)

    def charge(self, cost: float) -> None:
        """Some requests are worth many."""
        if not self.bucket.take(self.hall.world.now(), cost):
            raise Refused("too-fast")

    async def adviser(self, number: int | None = None) -> tuple[Adviser, list[int]]:
        """Who knows a seat's view as it is now, and what is offered; to a question that is open."""
        room, seat = self.here()
        async with room.lock:  # nothing is told of a choice that is being stored
            picture = room.picture()
            question = picture.play.question_of(seat)
            if number is not None and (question is None or question.number != number):
                raise Refused("stale")
            return picture.adviser(seat, self.guest.lang), picture.options(seat)

    async def options(self, said: wire.Options) -> None:
        adviser, options = await self.adviser(said.number)
        self.guest.tell(answers.Words(said.number, adviser.sentences(options), said.re))

    async def why(self, said: wire.Why) -> None:
        adviser, _ = await self.adviser()
        answer = adviser.why(said.move)
        answer.re = said.re
        self.guest.tell(answer)

    async def preview(self, said: wire.Preview) -> None:
        self.charge(OUTCOME * len(said.choices))
        adviser, options = await self.adviser(said.number)
        outcomes = await self.leisurely(adviser.outcomes(options, said.choices))
        self.guest.tell(answers.Foretold(said.number, outcomes, said.re))

    async def targets(self, said: wire.Targets) -> None:
        self.charge(TARGETS)
        adviser, _ = await self.adviser(said.number)
        found, more = adviser.barred(said)
        targets = await self.leisurely(found)
        self.guest.tell(answers.Barred(said.number, said.verb, targets, more, said.re))

    async def explain(self, said: wire.Explain) -> None:
        self.charge(EXPLANATION)
        assert self.room is not None, "somebody who was let in is in a room"
        words = words_of(self.room.table.game, self.guest.lang)
        found = await asyncio.to_thread(
            explain, words, said.about, said.re
        )  # it may search for long
        self.guest.tell(found)

    async def hint(self, said: wire.Hint) -> None:
        self.charge(HINT)
        room, _ = self.here()
        check_hints(room.table)
        adviser, options = await self.adviser(said.number)
        thinkers = self.hall.thinkers
        self.guest.tell(await hint(thinkers, room.table, adviser, options, said))

    async def history(self, said: wire.History) -> None:
        assert self.room is not None, "somebody who was let in is in a room"
        async with self.room.lock:  # nothing is told of a choice that is being stored
            part = self.room.picture().part(self.guest, said.before)
        for _ in part.pieces():
            await self.turn()
        self.guest.tell(part.answer(said.re))

    async def react(self, said: wire.React) -> None:
        room, seat = self.here()
        if not self.phrases.take(self.hall.world.now()):
            raise Refused("too-fast")
        room.react(seat, said.reaction)
        self.done(said)

    async def part(self, said: wire.Part) -> None:
        room, seat = self.here()
        await room.do(lambda table: table.contribute(seat, said.part))
        self.done(said)

    async def leave(self, said: wire.Leave) -> None:
        room, seat = self.here()
        await room.do(lambda table: table.leave(seat))
        self.done(said)
        await self.guest.flush()
        room.shut_out()

    async def remove(self, said: wire.Remove) -> None:
        room, seat = self.here()
        await room.do(lambda table: table.remove(seat, said.seat))
        room.shut_out()
        self.done(said)

    async def fill(self, said: wire.Fill) -> None:
        room, seat = self.here()
        await room.do(lambda table: table.fill(seat, said.agent))
        self.done(said)

    async def invite(self, said: wire.Invite) -> None:
        room, seat = self.here()
        secret = await room.do(lambda table: table.invite(seat, said.seat))
        self.guest.tell(answers.Link("invite", said.seat, secret, said.re))

    async def device(self, said: wire.Device) -> None:
        room, seat = self.here()
        secret = await room.do(lambda table: table.link_device(seat))
        self.guest.tell(answers.Link("device", seat, secret, said.re))

    async def feed(self, said: wire.Feed) -> None:
        room, seat = self.here()
        secret = await room.do(lambda table: table.feed(seat))
        self.guest.tell(answers.Link("feed", seat, secret, said.re))

    async def rematch(self, said: wire.Rematch) -> None:
        room, _ = self.here()
        await self.hall.rematch(room, self.peer)
        self.done(said)

    async def ping(self, said: wire.Ping) -> None:
        self.guest.tell(answers.Pong(self.hall.world.now(), said.re))
