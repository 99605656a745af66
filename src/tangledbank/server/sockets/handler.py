"""The handler for clients' requests at a table, each answered or refused with a code."""

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
from tangledbank.server.tables.seats import CLOSED
from tangledbank.server.views.adviser import MoveAdviser, explain
from tangledbank.server.views.event_encoder import game_texts

# Costs of requests, in messages.
OUTCOME_COST: Final = 2.0  # each
TARGETS_COST: Final = 20.0
EXPLANATION_COST: Final = 20.0
HINT_COST: Final = 50.0

# Limits on phrases and reports.
PHRASE_RATE: Final = 0.5  # a second
PHRASE_BURST: Final = 4.0
REPORT_RATE: Final = 1 / 30  # a second
REPORT_BURST: Final = 3.0


class SocketHandler(SocketSession):
    """A handler for one client's requests at one table."""

    def __init__(self, registry: TableRegistry, socket: WebSocket, peer: Peer) -> None:
        super().__init__(registry, socket, peer)
        self.phrases = Bucket(PHRASE_RATE, PHRASE_BURST, registry.runtime.now())
        self.reports = Bucket(REPORT_RATE, REPORT_BURST, registry.runtime.now())
        self.pending_hint: tuple[requests.Hint, asyncio.Task[None]] | None = None
        self.handlers = {
            requests.WholeState: self.whole_state,
            requests.Choose: self.choose,
            requests.Undo: self.undo,
            requests.Options: self.options,
            requests.WhyNot: self.why_not,
            requests.Preview: self.preview,
            requests.IllegalMoves: self.illegal_moves,
            requests.Explain: self.explain,
            requests.Hint: self.hint,
            requests.History: self.history,
            requests.React: self.react,
            requests.Report: self.report,
            requests.ClientSeed: self.client_seed,
            requests.Leave: self.leave,
            requests.Resign: self.resign,
            requests.Substitute: self.substitute,
            requests.Act: self.act,
            requests.Remove: self.remove,
            requests.AddBots: self.add_bots,
            requests.Invite: self.invite,
            requests.Vote: self.vote,
            requests.SpectatorLink: self.spectator_link,
            requests.RecoveryCode: self.recovery_code,
            requests.DeviceLink: self.device_link,
            requests.FeedLink: self.feed_link,
            requests.Rematch: self.rematch,
            requests.Ping: self.ping,
        }

    def cancel_pending(self) -> None:
        if self.pending_hint is not None:
            self.pending_hint[1].cancel()

    # Requests

    async def whole_state(self, request: requests.WholeState) -> None:
        assert self.live_table is not None, "an admitted client is at a table"
        async with self.live_table.lock:  # a choice that is being stored is not shown yet
            self.subscriber.shown, self.subscriber.last_rest = None, b""
            self.live_table.send_game([self.subscriber])
        self.done(request)

    async def choose(self, request: requests.Choose) -> None:
        live_table, seat = self.own_seat()
        with self.registry.counters.timed():
            await live_table.change(
                lambda table: table.choose(seat, request.number, request.choice)
            )
        self.done(request)

    async def undo(self, request: requests.Undo) -> None:
        live_table, seat = self.own_seat()
        await live_table.change(lambda table: table.undo(seat))
        self.done(request)

    def charge(self, cost: float) -> None:
        """Charge the connection for a request that costs as much as several messages."""
        if not self.bucket.take(self.registry.runtime.now(), cost):
            raise Refused("rate-limited")

    async def adviser(self, number: int | None = None) -> tuple[MoveAdviser, list[int]]:
        """Return the seat's adviser and options; refuse a question that isn't open."""
        live_table, seat = self.own_seat()
        async with live_table.lock:  # a choice that is being stored is not shown yet
            position = live_table.position()
            question = position.running_game.question_of(seat)
            if number is not None and (question is None or question.number != number):
                raise Refused("stale-question")
            return position.adviser(seat, self.subscriber.lang), position.options(seat)

    async def options(self, request: requests.Options) -> None:
        adviser, options = await self.adviser(request.number)
        self.subscriber.send(
            responses.OptionsAnswer(request.number, adviser.sentences(options), request.request_id)
        )

    async def why_not(self, request: requests.WhyNot) -> None:
        adviser, _ = await self.adviser()
        answer = adviser.why(request.move)
        answer.request_id = request.request_id
        self.subscriber.send(answer)

    async def preview(self, request: requests.Preview) -> None:
        self.charge(OUTCOME_COST * len(request.choices))
        adviser, options = await self.adviser(request.number)
        outcomes = await self.collect_with_pauses(adviser.outcomes(options, request.choices))
        self.subscriber.send(responses.PreviewAnswer(request.number, outcomes, request.request_id))

    async def illegal_moves(self, request: requests.IllegalMoves) -> None:
        self.charge(TARGETS_COST)
        adviser, _ = await self.adviser(request.number)
        found, more = adviser.refused_targets(request)
        targets = await self.collect_with_pauses(found)
        self.subscriber.send(
            responses.IllegalMovesAnswer(
                request.number, request.verb, targets, more, request.request_id
            )
        )

    async def explain(self, request: requests.Explain) -> None:
        self.charge(EXPLANATION_COST)
        assert self.live_table is not None, "an admitted client is at a table"
        words = game_texts(self.live_table.table.game, self.subscriber.lang)
        # In a thread, because a search may take long.
        found = await asyncio.to_thread(explain, words, request.about, request.request_id)
        self.subscriber.send(found)

    async def hint(self, request: requests.Hint) -> None:
        """Start computing a hint in the background, so that other requests can be answered."""
        self.charge(HINT_COST)
        live_table, _ = self.own_seat()
        check_hints(live_table.table)
        adviser, options = await self.adviser(request.number)
        self.replace_hint(request.number)
        task = asyncio.create_task(self.give_hint(live_table, adviser, options, request))
        self.pending_hint = request, task

    def replace_hint(self, number: int) -> None:
        """Cancel an unfinished hint for an earlier question; refuse a second one for the same."""
        if self.pending_hint is None:
            return
        request, task = self.pending_hint
        if request.number == number:
            raise Refused("rate-limited")
        task.cancel()
        self.refuse(Refused("stale-question"), request.request_id)

    async def give_hint(
        self,
        live_table: LiveTable,
        adviser: MoveAdviser,
        options: list[int],
        request: requests.Hint,
    ) -> None:
        address = self.peer.address
        try:
            found = await self.registry.hints.hint(
                live_table.table, adviser, options, request, address
            )
            self.subscriber.send(found)
        except Refused as refused:
            self.refuse(refused, request.request_id)
        except Exception as error:
            self.refuse(to_refusal(error), request.request_id)
        finally:
            if self.pending_hint is not None and self.pending_hint[0] is request:
                self.pending_hint = None

    async def history(self, request: requests.History) -> None:
        assert self.live_table is not None, "an admitted client is at a table"
        history = self.live_table.history
        self.subscriber.send(await history.part(self.subscriber, request))

    async def react(self, request: requests.React) -> None:
        live_table, seat = self.own_seat()
        if not self.phrases.take(self.registry.runtime.now()):
            raise Refused("rate-limited")
        live_table.react(seat, request.reaction)
        self.done(request)

    async def report(self, request: requests.Report) -> None:
        assert self.live_table is not None, "an admitted client is at a table"
        if not self.reports.take(self.registry.runtime.now()):
            raise Refused("rate-limited")
        await file_report(self.registry, self.live_table.table, self.subscriber.seat, request)
        self.done(request)

    async def client_seed(self, request: requests.ClientSeed) -> None:
        live_table, seat = self.own_seat()
        await live_table.change(lambda table: table.contribute(seat, request.client_seed))
        self.done(request)

    async def leave(self, request: requests.Leave) -> None:
        live_table, seat = self.own_seat()
        await live_table.change(lambda table: table.leave(seat))
        self.done(request)
        await self.subscriber.flush()
        live_table.drop_unauthorized()

    async def resign(self, request: requests.Resign) -> None:
        live_table, seat = self.own_seat()
        await live_table.change(lambda table: table.resign(seat))
        self.done(request)
        await self.subscriber.flush()
        live_table.drop_unauthorized()
        self.drop_closed(live_table)

    async def substitute(self, request: requests.Substitute) -> None:
        live_table, seat = self.own_seat()
        await live_table.change(lambda table: table.substitute_self(seat, request.on))
        self.done(request)

    async def act(self, request: requests.Act) -> None:
        live_table, seat = self.own_seat()
        await live_table.change(
            lambda table: table.request_act(seat, request.act, request.seat, request.agree)
        )
        self.done(request)
        await self.subscriber.flush()
        self.drop_closed(live_table)

    def drop_closed(self, live_table: LiveTable) -> None:
        """Unload a table that was closed, and disconnect everyone."""
        if live_table.table.status == CLOSED:
            self.registry.unload(live_table, "table-closed")

    async def remove(self, request: requests.Remove) -> None:
        live_table, seat = self.own_seat()
        await live_table.change(lambda table: table.remove(seat, request.seat))
        live_table.drop_unauthorized()
        self.done(request)

    async def add_bots(self, request: requests.AddBots) -> None:
        live_table, seat = self.own_seat()
        await live_table.change(lambda table: table.fill(seat, request.agent, request.seat))
        self.done(request)

    async def invite(self, request: requests.Invite) -> None:
        live_table, seat = self.own_seat()
        secret = await live_table.change(lambda table: table.invite(seat, request.seat))
        self.subscriber.send(responses.Link("invite", request.seat, secret, request.request_id))

    async def vote(self, request: requests.Vote) -> None:
        live_table, seat = self.own_seat()
        await live_table.change(lambda table: table.agree(seat, request.seat, request.agree))
        self.done(request)

    async def spectator_link(self, request: requests.SpectatorLink) -> None:
        live_table, seat = self.own_seat()
        secret = await live_table.change(lambda table: table.link_spectators())
        self.subscriber.send(responses.Link("spectator", seat, secret, request.request_id))

    async def recovery_code(self, request: requests.RecoveryCode) -> None:
        live_table, seat = self.own_seat()
        code = await live_table.change(lambda table: table.make_recovery(seat))
        self.subscriber.send(responses.Link("recovery", seat, code, request.request_id))

    async def device_link(self, request: requests.DeviceLink) -> None:
        live_table, seat = self.own_seat()
        secret = await live_table.change(lambda table: table.link_device(seat))
        self.subscriber.send(responses.Link("device", seat, secret, request.request_id))

    async def feed_link(self, request: requests.FeedLink) -> None:
        live_table, seat = self.own_seat()
        secret = await live_table.change(lambda table: table.link_feed(seat))
        self.subscriber.send(responses.Link("feed", seat, secret, request.request_id))

    async def rematch(self, request: requests.Rematch) -> None:
        live_table, _ = self.own_seat()
        await self.registry.rematch(live_table, self.peer)
        self.done(request)

    async def ping(self, request: requests.Ping) -> None:
        self.subscriber.send(responses.Pong(self.registry.runtime.now(), request.request_id))
