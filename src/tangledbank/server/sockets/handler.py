"""The requests of clients at tables, each answered or refused with a code."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.websockets import WebSocket

from tangledbank.server.bots.hints import check_hints
from tangledbank.server.errors import Refused, to_refusal
from tangledbank.server.limits.rate_limit import Bucket, Peer
from tangledbank.server.live.live_table import LiveTable
from tangledbank.server.live.registry import TableRegistry
from tangledbank.server.moderation.reports import file_report
from tangledbank.server.protocol import requests, responses
from tangledbank.server.sockets.session import SocketSession
from tangledbank.server.views.adviser import MoveAdviser, explain
from tangledbank.server.views.event_encoder import game_texts

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


class SocketHandler(SocketSession):
    """The requests of one client at one table."""

    def __init__(self, registry: TableRegistry, socket: WebSocket, peer: Peer) -> None:
        super().__init__(registry, socket, peer)
        self.phrases = Bucket(PHRASES, PHRASES_AT_ONCE, registry.runtime.now())
        self.reports = Bucket(REPORTS, REPORTS_AT_ONCE, registry.runtime.now())
        self.hinting: tuple[requests.Hint, asyncio.Task[None]] | None = None
        self.handlers = {
            requests.Choose: self.choose,
            requests.Undo: self.undo,
            requests.Options: self.options,
            requests.Why: self.why,
            requests.Preview: self.preview,
            requests.Targets: self.targets,
            requests.Explain: self.explain,
            requests.Hint: self.hint,
            requests.History: self.history,
            requests.React: self.react,
            requests.Report: self.report,
            requests.Part: self.part,
            requests.Leave: self.leave,
            requests.Remove: self.remove,
            requests.Fill: self.fill,
            requests.Invite: self.invite,
            requests.Agree: self.agree,
            requests.Watch: self.watch,
            requests.Recovery: self.recovery,
            requests.Device: self.device,
            requests.Feed: self.feed,
            requests.Rematch: self.rematch,
            requests.Ping: self.ping,
        }

    def end(self) -> None:
        if self.hinting is not None:
            self.hinting[1].cancel()

    # Requests

    async def choose(self, said: requests.Choose) -> None:
        live_table, seat = self.here()
        with self.registry.counters.timed():
            await live_table.change(lambda table: table.choose(seat, said.number, said.choice))
        self.done(said)

    async def undo(self, said: requests.Undo) -> None:
        live_table, seat = self.here()
        await live_table.change(lambda table: table.undo(seat))
        self.done(said)

    def charge(self, cost: float) -> None:
        """Some requests are worth many."""
        if not self.bucket.take(self.registry.runtime.now(), cost):
            raise Refused("too-fast")

    async def adviser(self, number: int | None = None) -> tuple[MoveAdviser, list[int]]:
        """Who knows a seat's view as it is now, and what is offered; to a question that is open."""
        live_table, seat = self.here()
        async with live_table.lock:  # nothing is told of a choice that is being stored
            position = live_table.position()
            question = position.play.question_of(seat)
            if number is not None and (question is None or question.number != number):
                raise Refused("stale")
            return position.adviser(seat, self.subscriber.lang), position.options(seat)

    async def options(self, said: requests.Options) -> None:
        adviser, options = await self.adviser(said.number)
        self.subscriber.tell(responses.Words(said.number, adviser.sentences(options), said.re))

    async def why(self, said: requests.Why) -> None:
        adviser, _ = await self.adviser()
        answer = adviser.why(said.move)
        answer.re = said.re
        self.subscriber.tell(answer)

    async def preview(self, said: requests.Preview) -> None:
        self.charge(OUTCOME * len(said.choices))
        adviser, options = await self.adviser(said.number)
        outcomes = await self.leisurely(adviser.outcomes(options, said.choices))
        self.subscriber.tell(responses.Foretold(said.number, outcomes, said.re))

    async def targets(self, said: requests.Targets) -> None:
        self.charge(TARGETS)
        adviser, _ = await self.adviser(said.number)
        found, more = adviser.barred(said)
        targets = await self.leisurely(found)
        self.subscriber.tell(responses.Barred(said.number, said.verb, targets, more, said.re))

    async def explain(self, said: requests.Explain) -> None:
        self.charge(EXPLANATION)
        assert self.live_table is not None, "an admitted client is at a table"
        words = game_texts(self.live_table.table.game, self.subscriber.lang)
        found = await asyncio.to_thread(
            explain, words, said.about, said.re
        )  # it may search for long
        self.subscriber.tell(found)

    async def hint(self, said: requests.Hint) -> None:
        """Start on a hint; other requests are answered meanwhile."""
        self.charge(HINT)
        live_table, _ = self.here()
        check_hints(live_table.table)
        adviser, options = await self.adviser(said.number)
        self.replace_hint(said.number)
        task = asyncio.create_task(self.give_hint(live_table, adviser, options, said))
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
        self, live_table: LiveTable, adviser: MoveAdviser, options: list[int], said: requests.Hint
    ) -> None:
        address = self.peer.address
        try:
            found = await self.registry.hints.hint(
                live_table.table, adviser, options, said, address
            )
            self.subscriber.tell(found)
        except Refused as refused:
            self.refuse(refused, said.re)
        except Exception as error:
            self.refuse(to_refusal(error), said.re)
        finally:
            if self.hinting is not None and self.hinting[0] is said:
                self.hinting = None

    async def history(self, said: requests.History) -> None:
        assert self.live_table is not None, "an admitted client is at a table"
        async with self.live_table.lock:  # nothing is told of a choice that is being stored
            part = self.live_table.position().part(self.subscriber, said.before, said.re)
        self.subscriber.tell(part)

    async def react(self, said: requests.React) -> None:
        live_table, seat = self.here()
        if not self.phrases.take(self.registry.runtime.now()):
            raise Refused("too-fast")
        live_table.react(seat, said.reaction)
        self.done(said)

    async def report(self, said: requests.Report) -> None:
        assert self.live_table is not None, "an admitted client is at a table"
        if not self.reports.take(self.registry.runtime.now()):
            raise Refused("too-fast")
        await file_report(self.registry, self.live_table.table, self.subscriber.seat, said)
        self.done(said)

    async def part(self, said: requests.Part) -> None:
        live_table, seat = self.here()
        await live_table.change(lambda table: table.contribute(seat, said.part))
        self.done(said)

    async def leave(self, said: requests.Leave) -> None:
        live_table, seat = self.here()
        await live_table.change(lambda table: table.leave(seat))
        self.done(said)
        await self.subscriber.flush()
        live_table.shut_out()

    async def remove(self, said: requests.Remove) -> None:
        live_table, seat = self.here()
        await live_table.change(lambda table: table.remove(seat, said.seat))
        live_table.shut_out()
        self.done(said)

    async def fill(self, said: requests.Fill) -> None:
        live_table, seat = self.here()
        await live_table.change(lambda table: table.fill(seat, said.agent))
        self.done(said)

    async def invite(self, said: requests.Invite) -> None:
        live_table, seat = self.here()
        secret = await live_table.change(lambda table: table.invite(seat, said.seat))
        self.subscriber.tell(responses.Link("invite", said.seat, secret, said.re))

    async def agree(self, said: requests.Agree) -> None:
        live_table, seat = self.here()
        await live_table.change(lambda table: table.agree(seat, said.seat, said.yes))
        self.done(said)

    async def watch(self, said: requests.Watch) -> None:
        live_table, seat = self.here()
        secret = await live_table.change(lambda table: table.link_spectators())
        self.subscriber.tell(responses.Link("watch", seat, secret, said.re))

    async def recovery(self, said: requests.Recovery) -> None:
        live_table, seat = self.here()
        code = await live_table.change(lambda table: table.make_recovery(seat))
        self.subscriber.tell(responses.Link("recovery", seat, code, said.re))

    async def device(self, said: requests.Device) -> None:
        live_table, seat = self.here()
        secret = await live_table.change(lambda table: table.link_device(seat))
        self.subscriber.tell(responses.Link("device", seat, secret, said.re))

    async def feed(self, said: requests.Feed) -> None:
        live_table, seat = self.here()
        secret = await live_table.change(lambda table: table.feed(seat))
        self.subscriber.tell(responses.Link("feed", seat, secret, said.re))

    async def rematch(self, said: requests.Rematch) -> None:
        live_table, _ = self.here()
        await self.registry.rematch(live_table, self.peer)
        self.done(said)

    async def ping(self, said: requests.Ping) -> None:
        self.subscriber.tell(responses.Pong(self.registry.runtime.now(), said.re))
