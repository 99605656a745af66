"""The requests of clients at tables, each answered or refused with a code."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.websockets import WebSocket

from tangledbank.server import answers, wire
from tangledbank.server.adviser import Adviser, explain
from tangledbank.server.faults import Refused
from tangledbank.server.hall import Hall
from tangledbank.server.hints import check_hints
from tangledbank.server.ratelimit import Bucket, Peer
from tangledbank.server.reports import file_report
from tangledbank.server.room import Room, blame
from tangledbank.server.scribe import words_of
from tangledbank.server.session import SocketSession

# What requests cost, in messages.
OUTCOME: Final = 2.0  # each
TARGETS: Final = 20.0
EXPLANATION: Final = 20.0
HINT: Final = 50.0

# What somebody may say to the others.
PHRASES: Final = 0.5  # a second
PHRASES_AT_ONCE: Final = 4.0
REPORTS: Final = 1 / 30  # a second
REPORTS_AT_ONCE: Final = 3.0


class Talk(SocketSession):
    """The requests of one client at one table."""

    def __init__(self, hall: Hall, socket: WebSocket, peer: Peer) -> None:
        super().__init__(hall, socket, peer)
        self.phrases = Bucket(PHRASES, PHRASES_AT_ONCE, hall.world.now())
        self.reports = Bucket(REPORTS, REPORTS_AT_ONCE, hall.world.now())
        self.hinting: tuple[wire.Hint, asyncio.Task[None]] | None = None
        self.handlers = {
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
            wire.Report: self.report,
            wire.Part: self.part,
            wire.Leave: self.leave,
            wire.Remove: self.remove,
            wire.Fill: self.fill,
            wire.Invite: self.invite,
            wire.Agree: self.agree,
            wire.Watch: self.watch,
            wire.Recovery: self.recovery,
            wire.Device: self.device,
            wire.Feed: self.feed,
            wire.Rematch: self.rematch,
            wire.Ping: self.ping,
        }

    def end(self) -> None:
        if self.hinting is not None:
            self.hinting[1].cancel()

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
        assert self.room is not None, "an admitted client is in a room"
        words = words_of(self.room.table.game, self.guest.lang)
        found = await asyncio.to_thread(
            explain, words, said.about, said.re
        )  # it may search for long
        self.guest.tell(found)

    async def hint(self, said: wire.Hint) -> None:
        """Start on a hint; other requests are answered meanwhile."""
        self.charge(HINT)
        room, _ = self.here()
        check_hints(room.table)
        adviser, options = await self.adviser(said.number)
        self.replace_hint(said.number)
        task = asyncio.create_task(self.give_hint(room, adviser, options, said))
        self.hinting = said, task

    def replace_hint(self, number: int) -> None:
        """Give up an unfinished hint to an earlier question. One to the same question stays."""
        if self.hinting is None:
            return
        said, task = self.hinting
        if said.number == number:
            raise Refused("too-fast")
        task.cancel()
        self.refuse(Refused("stale"), said.re)

    async def give_hint(
        self, room: Room, adviser: Adviser, options: list[int], said: wire.Hint
    ) -> None:
        address = self.peer.address
        try:
            found = await self.hall.hints.hint(room.table, adviser, options, said, address)
            self.guest.tell(found)
        except Refused as refused:
            self.refuse(refused, said.re)
        except Exception as error:
            self.refuse(blame(error), said.re)
        finally:
            if self.hinting is not None and self.hinting[0] is said:
                self.hinting = None

    async def history(self, said: wire.History) -> None:
        assert self.room is not None, "an admitted client is in a room"
        async with self.room.lock:  # nothing is told of a choice that is being stored
            part = self.room.picture().part(self.guest, said.before, said.re)
        self.guest.tell(part)

    async def react(self, said: wire.React) -> None:
        room, seat = self.here()
        if not self.phrases.take(self.hall.world.now()):
            raise Refused("too-fast")
        room.react(seat, said.reaction)
        self.done(said)

    async def report(self, said: wire.Report) -> None:
        assert self.room is not None, "an admitted client is in a room"
        if not self.reports.take(self.hall.world.now()):
            raise Refused("too-fast")
        await file_report(self.hall, self.room.table, self.guest.seat, said)
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

    async def agree(self, said: wire.Agree) -> None:
        room, seat = self.here()
        await room.do(lambda table: table.agree(seat, said.seat, said.yes))
        self.done(said)

    async def watch(self, said: wire.Watch) -> None:
        room, seat = self.here()
        secret = await room.do(lambda table: table.link_spectators())
        self.guest.tell(answers.Link("watch", seat, secret, said.re))

    async def recovery(self, said: wire.Recovery) -> None:
        room, seat = self.here()
        code = await room.do(lambda table: table.make_recovery(seat))
        self.guest.tell(answers.Link("recovery", seat, code, said.re))

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
