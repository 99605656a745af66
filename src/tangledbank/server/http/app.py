"""The application: a socket for play, and a few HTTP calls around it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tangledbank.core.event import WATCHER
from tangledbank.server.errors import CODES, Refused
from tangledbank.server.http.atom_feed import atom
from tangledbank.server.http.card_lexicon import edition
from tangledbank.server.http.game_offers import offers
from tangledbank.server.http.host_check import Doorman
from tangledbank.server.http.static_files import Pages, manual, protection, to_manual
from tangledbank.server.lessons.lesson_service import School
from tangledbank.server.limits import request_costs
from tangledbank.server.limits.rate_limit import Admission, Peer, Rate, peer_of
from tangledbank.server.live.live_table import blame
from tangledbank.server.live.registry import Hall
from tangledbank.server.moderation.bans import BanGate, BanList
from tangledbank.server.ops.logs import note
from tangledbank.server.protocol import http_bodies, lesson_bodies, responses, wire
from tangledbank.server.replay.game_summary import sum_up
from tangledbank.server.replay.record_export import export
from tangledbank.server.replay.record_replay import OPEN, Audience, Projector, Reader
from tangledbank.server.sockets.handler import Talk
from tangledbank.server.sockets.session import POLICY
from tangledbank.server.storage.readiness import WriteCheck
from tangledbank.server.texts import say_refused
from tangledbank.texts import detect_language

MOST_TOKENS: Final = 100
MOST_SETS: Final = 8
VARY: Final = "accept-encoding, accept-language"
MAX_RECORD: Final = 1 << 20  # bytes of a record that is sent in

STATUS: Final = {
    "no-table": 404,
    "not-over": 403,
    "secret": 403,
    "host-name": 421,
    "origin": 403,
    "banned": 403,
    "too-fast": 429,
    "too-many": 503,
    "too-long": 413,
    "busy": 503,
    "draining": 503,
    "storage": 503,
    "fault": 500,
    "closed": 410,
    "rules-changed": 410,
}

Handler = Callable[[Request], Awaitable[Response]]


Service = Callable[[], AbstractAsyncContextManager[None]]


def make_app(hall: Hall, doorman: Doorman, services: Sequence[Service] = ()) -> ASGIApp:
    """The application around a hall, behind its doorman, with what runs beside it."""
    bans = BanList(hall)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        await hall.open()
        async with AsyncExitStack() as beside:
            await beside.enter_async_context(bans.watching())
            for service in services:
                await beside.enter_async_context(service())
            yield {"admission": hall.admission}  # connections ask it before they are served
        await hall.close()
        note("stopped")

    routes = [
        Mount("/api", routes=calls(Desk(hall))),
        Route("/docs", to_manual),
        Mount("/docs", manual()),
        Mount("/", Pages()),
    ]
    app = BanGate(Starlette(routes=routes, lifespan=lifespan), bans)
    return Gate(app, doorman, hall.admission)


def calls(desk: Desk) -> list[BaseRoute]:
    """What can be asked for below /api."""
    return [
        Route("/tables", answering(desk.create), methods=["POST"]),
        Route("/tables", answering(desk.listed), methods=["GET"]),
        Route("/mine", answering(desk.mine), methods=["POST"]),
        Route("/tables/{id}/record", answering(desk.record)),
        Route("/tables/{id}/replay", answering(desk.replay_table)),
        Route("/replay", answering(desk.replay), methods=["POST"]),
        Route("/tables/{id}/course", answering(desk.course_of_table)),
        Route("/course", answering(desk.course), methods=["POST"]),
        Route("/games", answering(desk.games)),
        Route("/lessons", answering(desk.lessons)),
        Route("/lessons/{game}", answering(desk.learn), methods=["POST"]),
        Route("/lessons/{game}/ask", answering(desk.ask_tutor), methods=["POST"]),
        Route("/games/{game}", answering(desk.lexicon)),
        Route("/feed", answering(desk.feed), methods=["GET"]),
        Route("/health", answering(desk.health)),
        Route("/ready", answering(desk.ready)),
        WebSocketRoute("/play", desk.play),
    ]


class Gate:
    """Turns away clients that ask too fast, under another name, or from another page."""

    def __init__(self, app: ASGIApp, doorman: Doorman, admission: Admission) -> None:
        self.app = app
        self.doorman = doorman
        self.admission = admission

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        code = self.refusal(scope, headers)
        if scope["type"] == "http":
            send = protected(send, headers.get("host", ""), scope.get("scheme") == "https")
        if not code:
            await self.admission.turn(peer_in(scope))
            await self.app(scope, receive, send)
            return
        response = refused_response(Refused(code), "en")
        if code == "too-fast":
            response.headers["connection"] = "close"
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(response)
        else:
            await response(scope, receive, send)

    def refusal(self, scope: Scope, headers: Mapping[str, str]) -> str:
        """Return the code of a refusal, or nothing."""
        if not self.admission.take("requests", peer_in(scope)):
            return "too-fast"
        if not self.doorman.knows_host(headers):
            return "host-name"
        return "" if self.doorman.knows_origin(headers) else "origin"


def protected(send: Send, host: str, secure: bool) -> Send:
    """Tells browsers with every answer what its pages may do."""
    more = [(key.encode(), value.encode()) for key, value in protection(host, secure).items()]

    async def send_more(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return send_more


class Desk:
    """What can be asked for by HTTP."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.admission = hall.admission
        self.admission.add("creations", hall.limits.creations, hall.limits.creation_burst)
        self.admission.add("replays", hall.limits.replays, hall.limits.replay_burst)
        self.admission.add("lessons", hall.limits.lessons, hall.limits.lesson_burst)
        self.projector = Projector(hall.house)
        self.school = School(hall.house)
        self.write_check = WriteCheck(hall.ledger)

    async def pay(self, request: Request, cost: float, limit: Rate | None = None) -> None:
        """Charge a request by its processor time, and wait for a turn."""
        peer = peer_in(request.scope)
        if limit is not None:
            self.admission.spend(limit, peer)
        await self.admission.pay(peer, cost)

    async def create(self, request: Request) -> Response:
        await self.pay(request, request_costs.CREATE, "creations")
        asked = await read_body(request, http_bodies.Create)
        made = await self.hall.create(asked.settings, asked.name, peer_in(request.scope))
        note("table-made", game=asked.settings.game, players=asked.settings.players)
        return answer(made, 201)

    async def listed(self, request: Request) -> Response:
        await self.pay(request, request_costs.LIST)
        return answer(await self.hall.listed())

    async def mine(self, request: Request) -> Response:
        tokens = await read_body(request, list[str])
        if len(tokens) > MOST_TOKENS:
            raise Refused("too-long")
        return answer(await self.hall.mine(tokens, peer_in(request.scope)))

    async def record(self, request: Request) -> Response:
        """A finished game, for anybody who has the link."""
        await self.pay(request, request_costs.RECORD)
        text = await self.finished(request.path_params["id"])
        return Response(text, media_type="application/json")

    async def finished(self, id: str) -> str:
        """The record of a table whose game is over."""
        room = await self.hall.room(id)
        async with room.lock:  # the last choice may still be on its way to the database
            choices = await self.hall.choices(id)
            return json.dumps(await asyncio.to_thread(export, room.table, choices))

    async def games(self, request: Request) -> Response:
        """What can be played here, in the language that is asked for."""
        return answer(await asyncio.to_thread(offers, self.hall.house, language_of(request)))

    async def lexicon(self, request: Request) -> Response:
        """Every card and word of a game; `set` names sets that the operator allows."""
        sets = request.query_params.getlist("set")
        game = self.hall.house.game(request.path_params["game"], sets[:MOST_SETS])
        found = await asyncio.to_thread(edition, game, language_of(request))
        headers = {"cache-control": "no-cache", "etag": found.mark, "vary": VARY}
        if request.headers.get("if-none-match") == found.mark:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(found.packed, headers=headers, media_type="application/json")
        return Response(found.text, headers=headers, media_type="application/json")

    async def replay_table(self, request: Request) -> Response:
        """A finished game of this server, step by step."""
        await self.pay(request, request_costs.REPLAY, "replays")
        text = await self.finished(request.path_params["id"])
        asked = request.query_params
        seat = int(asked["seat"]) if asked.get("seat", "").isdecimal() else None
        place = place_of(seat, asked.get("open") == "1")
        reader = Reader(place, language_of(request), asked.get("say") != "0")
        return self.stream(text, reader, request)

    async def replay(self, request: Request) -> Response:
        """A record that somebody has, step by step."""
        await self.pay(request, request_costs.REPLAY, "replays")
        asked = await read_body(request, http_bodies.Replay, MAX_RECORD)
        lang = detect_language(asked.lang[:20], {})
        reader = Reader(place_of(asked.seat, asked.open), lang, asked.say)
        return self.stream(bytes(asked.record).decode(), reader, request)

    async def course_of_table(self, request: Request) -> Response:
        """A finished game of this server as a whole: points by rounds, births, deaths, hunts."""
        await self.pay(request, request_costs.REPLAY, "replays")
        text = await self.finished(request.path_params["id"])
        lang = language_of(request)
        return answer(await sum_up(self.projector, text, lang, self.audience(request)))

    async def course(self, request: Request) -> Response:
        """The same of a record that somebody has."""
        await self.pay(request, request_costs.REPLAY, "replays")
        asked = await read_body(request, http_bodies.Replay, MAX_RECORD)
        lang = detect_language(asked.lang[:20], {})
        text = bytes(asked.record).decode()
        return answer(await sum_up(self.projector, text, lang, self.audience(request)))

    def audience(self, request: Request) -> Audience:
        """Return who is shown something, and what each step of it waits for."""
        peer = peer_in(request.scope)
        return Audience(peer.address, lambda: self.admission.save_up(peer, request_costs.FRAME))

    def stream(self, text: str, reader: Reader, request: Request) -> Response:
        lines = self.projector.show(text, reader, self.audience(request))
        return StreamingResponse(lines, media_type="application/x-ndjson")

    async def lessons(self, request: Request) -> Response:
        """The first lessons."""
        return answer(self.school.listed(language_of(request)))

    async def learn(self, request: Request) -> Response:
        """A place in a lesson."""
        await self.pay(request, request_costs.LESSON, "lessons")
        said = await read_body(request, lesson_bodies.Learn)
        return answer(self.school.learn(request.path_params["game"], said))

    async def ask_tutor(self, request: Request) -> Response:
        """What the socket answers at tables, at a place in a lesson."""
        await self.pay(request, request_costs.LESSON, "lessons")
        said = await read_body(request, lesson_bodies.AskTutor)
        return answer(self.school.ask(request.path_params["game"], said))

    async def feed(self, request: Request) -> Response:
        """Whose turn it is, under a secret that can do nothing else."""
        await self.pay(request, request_costs.GAME)
        scheme, _, secret = request.headers.get("authorization", "").partition(" ")
        given = secret if scheme.lower() == "bearer" else request.query_params.get("key", "")
        return Response(await atom(self.hall, given), media_type="application/atom+xml")

    async def health(self, request: Request) -> Response:
        """The process answers."""
        return answer({"status": "ok"})

    async def ready(self, request: Request) -> Response:
        """Games can be played: the database accepts writes, and the server isn't draining."""
        if self.hall.draining:
            raise Refused("draining")
        if not await self.write_check.passes():
            raise Refused("storage")
        return answer({"status": "ready"})

    async def play(self, socket: WebSocket) -> None:
        """Serve a socket; one too many is accepted all the same, so that browsers see the code."""
        peer = peer_in(socket.scope)
        admitted = self.admission.enter("sockets", peer)
        try:
            await socket.accept()
            if admitted:
                await Talk(self.hall, socket, peer).run()
            else:
                await socket.close(POLICY, "too-many")
        finally:
            if admitted:
                self.admission.leave("sockets", peer)


def answering(work: Handler) -> Handler:
    """A handler whose refusals are answers with a code."""

    async def handle(request: Request) -> Response:
        lang = language_of(request)
        try:
            return await work(request)
        except Refused as refused:
            return refused_response(refused, lang)
        except ClientDisconnect:
            return refused_response(Refused("too-slow"), lang)
        except Exception as error:
            return refused_response(blame(error), lang)

    return handle


def answer(message: Any, status: int = 200) -> Response:
    return Response(wire.write(message), status, media_type="application/json")


def refused_response(refused: Refused, lang: str) -> Response:
    status = STATUS.get(refused.code, 400 if refused.code in CODES.values() else 409)
    message = responses.Refusal(refused.code, say_refused(refused, lang), refused.detail[:200])
    return answer(message, status)


def peer_in(scope: Scope) -> Peer:
    """Return whom a limit is for."""
    client = scope.get("client")
    return peer_of(client[0] if client else "")


def language_of(request: Request) -> str:
    """What is asked for by `lang`, or else by the browser."""
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "en")
    return detect_language(asked[:20], {})


def place_of(seat: int | None, open: bool) -> int:
    if open:
        return OPEN
    return WATCHER if seat is None else seat


async def read_body(request: Request, kind: Any, most: int = wire.MAX_MESSAGE) -> Any:
    """The body as a message of a kind; one that is too long is not read to its end."""
    text = b""
    async for chunk in request.stream():
        text += chunk
        if len(text) > most:
            raise Refused("too-long")
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("message", str(error)[:200]) from None
