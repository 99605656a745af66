"""The HTTP API and the WebSocket route."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket

from tangledbank.core.event import WATCHER
from tangledbank.server.errors import CODES, Refused, to_refusal
from tangledbank.server.http.atom_feed import feed_for_secret
from tangledbank.server.http.card_lexicon import encoded_lexicon
from tangledbank.server.http.game_offers import game_offers
from tangledbank.server.lessons.lesson_service import LessonService
from tangledbank.server.limits import request_costs
from tangledbank.server.limits.rate_limit import Peer, Rate, peer_of
from tangledbank.server.live.registry import TableRegistry
from tangledbank.server.ops.logs import log_event
from tangledbank.server.protocol import http_bodies, lesson_bodies, responses, wire
from tangledbank.server.replay.game_summary import summarize_game
from tangledbank.server.replay.record_export import export
from tangledbank.server.replay.record_replay import (
    ALL_CARDS,
    ReplayClient,
    ReplayReader,
    ReplayService,
)
from tangledbank.server.sockets.handler import SocketHandler
from tangledbank.server.storage.readiness import WriteCheck
from tangledbank.server.texts import say_refused
from tangledbank.texts import detect_language

MAX_TOKENS: Final = 100
MAX_SETS: Final = 8
VARY: Final = "accept-encoding, accept-language"
MAX_RECORD: Final = 1 << 20  # bytes of a record that is sent in

STATUS: Final = {
    "unknown-table": 404,
    "not-over": 403,
    "invalid-secret": 403,
    "wrong-host": 421,
    "wrong-origin": 403,
    "banned": 403,
    "rate-limited": 429,
    "too-many": 503,
    "too-long": 413,
    "busy": 503,
    "draining": 503,
    "storage-failed": 503,
    "internal-error": 500,
    "table-closed": 410,
    "rules-changed": 410,
}

HttpHandler = Callable[[Request], Awaitable[Response]]


def api_routes(api: HttpApi) -> list[BaseRoute]:
    """Return the routes below /api."""
    return [
        Route("/tables", with_refusals(api.create), methods=["POST"]),
        Route("/tables", with_refusals(api.list_tables), methods=["GET"]),
        Route("/my-games", with_refusals(api.own_games), methods=["POST"]),
        Route("/tables/{id}/record", with_refusals(api.record)),
        Route("/tables/{id}/replay", with_refusals(api.replay_table)),
        Route("/replay", with_refusals(api.replay), methods=["POST"]),
        Route("/tables/{id}/summary", with_refusals(api.summarize_table)),
        Route("/summary", with_refusals(api.summarize_record), methods=["POST"]),
        Route("/games", with_refusals(api.games)),
        Route("/lessons", with_refusals(api.lessons)),
        Route("/lessons/{game}", with_refusals(api.lesson_step), methods=["POST"]),
        Route("/lessons/{game}/query", with_refusals(api.ask_tutor), methods=["POST"]),
        Route("/games/{game}", with_refusals(api.lexicon)),
        Route("/feed", with_refusals(api.feed), methods=["GET"]),
        Route("/health", with_refusals(api.health)),
        Route("/ready", with_refusals(api.ready)),
        WebSocketRoute("/play", api.play),
    ]


class HttpApi:
    """The handlers of the HTTP API."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.admission = registry.admission
        self.admission.add("creations", registry.limits.creations, registry.limits.creation_burst)
        self.admission.add("replays", registry.limits.replays, registry.limits.replay_burst)
        self.admission.add("lessons", registry.limits.lessons, registry.limits.lesson_burst)
        self.replays = ReplayService(registry.catalog)
        self.lesson_service = LessonService(registry.catalog)
        self.write_check = WriteCheck(registry.database)

    async def pay(self, request: Request, cost: float, limit: Rate | None = None) -> None:
        """Charge a request for its processor time, and wait for a turn."""
        peer = peer_in(request.scope)
        if limit is not None:
            self.admission.spend(limit, peer)
        await self.admission.pay(peer, cost)

    async def create(self, request: Request) -> Response:
        await self.pay(request, request_costs.CREATE, "creations")
        asked = await read_body(request, http_bodies.CreateTable)
        made = await self.registry.create(asked.settings, asked.name, peer_in(request.scope))
        log_event("table-made", game=asked.settings.game, players=asked.settings.players)
        return json_response(made, 201)

    async def list_tables(self, request: Request) -> Response:
        await self.pay(request, request_costs.LIST)
        return json_response(await self.registry.list_public())

    async def own_games(self, request: Request) -> Response:
        tokens = await read_body(request, list[str])
        if len(tokens) > MAX_TOKENS:
            raise Refused("too-long")
        return json_response(await self.registry.own_games(tokens, peer_in(request.scope)))

    async def record(self, request: Request) -> Response:
        """Return the record of a finished game to anyone who has the link."""
        await self.pay(request, request_costs.RECORD)
        text = await self.finished_record(request.path_params["id"])
        return Response(text, media_type="application/json")

    async def finished_record(self, id: str) -> str:
        """Return the record of a table whose game is over."""
        live_table = await self.registry.find(id)
        async with live_table.lock:  # the last choice may not be stored yet
            choices = await self.registry.choices(id)
            return json.dumps(await asyncio.to_thread(export, live_table.table, choices))

    async def games(self, request: Request) -> Response:
        """Return the games that the server offers, in the requested language."""
        return json_response(
            await asyncio.to_thread(game_offers, self.registry.catalog, language_of(request))
        )

    async def lexicon(self, request: Request) -> Response:
        """Return every card and term of a game, including the allowed sets that `set` names."""
        sets = request.query_params.getlist("set")
        game = self.registry.catalog.game(request.path_params["game"], sets[:MAX_SETS])
        found = await asyncio.to_thread(encoded_lexicon, game, language_of(request))
        headers = {"cache-control": "no-cache", "etag": found.etag, "vary": VARY}
        if request.headers.get("if-none-match") == found.etag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(found.compressed, headers=headers, media_type="application/json")
        return Response(found.text, headers=headers, media_type="application/json")

    async def replay_table(self, request: Request) -> Response:
        """Replay one of this server's finished games step by step."""
        await self.pay(request, request_costs.REPLAY, "replays")
        text = await self.finished_record(request.path_params["id"])
        asked = request.query_params
        seat = int(asked["seat"]) if asked.get("seat", "").isdecimal() else None
        viewer = viewer_of(seat, asked.get("all_cards") == "1")
        reader = ReplayReader(viewer, language_of(request), asked.get("log") != "0")
        return self.stream(text, reader, request)

    async def replay(self, request: Request) -> Response:
        """Replay an uploaded record step by step."""
        await self.pay(request, request_costs.REPLAY, "replays")
        asked = await read_body(request, http_bodies.ReplayRequest, MAX_RECORD)
        lang = detect_language(asked.lang[:20], {})
        reader = ReplayReader(viewer_of(asked.seat, asked.all_cards), lang, asked.log)
        return self.stream(bytes(asked.record).decode(), reader, request)

    async def summarize_table(self, request: Request) -> Response:
        """Summarize one of this server's finished games."""
        await self.pay(request, request_costs.REPLAY, "replays")
        text = await self.finished_record(request.path_params["id"])
        lang = language_of(request)
        return json_response(
            await summarize_game(self.replays, text, lang, self.replay_client(request))
        )

    async def summarize_record(self, request: Request) -> Response:
        """Summarize an uploaded record."""
        await self.pay(request, request_costs.REPLAY, "replays")
        asked = await read_body(request, http_bodies.ReplayRequest, MAX_RECORD)
        lang = detect_language(asked.lang[:20], {})
        text = bytes(asked.record).decode()
        return json_response(
            await summarize_game(self.replays, text, lang, self.replay_client(request))
        )

    def replay_client(self, request: Request) -> ReplayClient:
        """Return the client of a replay, which waits before each step until its address can pay."""
        peer = peer_in(request.scope)
        return ReplayClient(peer.address, lambda: self.admission.save_up(peer, request_costs.FRAME))

    def stream(self, text: str, reader: ReplayReader, request: Request) -> Response:
        lines = self.replays.show(text, reader, self.replay_client(request))
        return StreamingResponse(lines, media_type="application/x-ndjson")

    async def lessons(self, request: Request) -> Response:
        """Return the list of lessons."""
        return json_response(self.lesson_service.offers(language_of(request)))

    async def lesson_step(self, request: Request) -> Response:
        """Return the step of a lesson at the end of the learner's path."""
        await self.pay(request, request_costs.LESSON, "lessons")
        body = await read_body(request, lesson_bodies.LessonRequest)
        return json_response(self.lesson_service.learn(request.path_params["game"], body))

    async def ask_tutor(self, request: Request) -> Response:
        """Answer a question about the table at a step of a lesson."""
        await self.pay(request, request_costs.LESSON, "lessons")
        body = await read_body(request, lesson_bodies.LessonQuery)
        return json_response(self.lesson_service.ask(request.path_params["game"], body))

    async def feed(self, request: Request) -> Response:
        """Return a seat's Atom feed; the feed's secret gives access to nothing else."""
        await self.pay(request, request_costs.GAME)
        scheme, _, secret = request.headers.get("authorization", "").partition(" ")
        given = secret if scheme.lower() == "bearer" else request.query_params.get("key", "")
        return Response(
            await feed_for_secret(self.registry, given), media_type="application/atom+xml"
        )

    async def health(self, request: Request) -> Response:
        """Answer 200 whenever the process is running."""
        return json_response({"status": "ok"})

    async def ready(self, request: Request) -> Response:
        """Answer 200 if the database accepts writes and the server isn't draining."""
        if self.registry.draining:
            raise Refused("draining")
        if not await self.write_check.passes():
            raise Refused("storage-failed")
        return json_response({"status": "ready"})

    async def play(self, socket: WebSocket) -> None:
        """Serve a socket; if it is over the limit, accept and close it so browsers see the code."""
        peer = peer_in(socket.scope)
        admitted = self.admission.enter("sockets", peer)
        try:
            await socket.accept()
            if admitted:
                await SocketHandler(self.registry, socket, peer).run()
            else:
                await socket.close(wire.CLOSE_POLICY, "too-many")
        finally:
            if admitted:
                self.admission.leave("sockets", peer)


def with_refusals(work: HttpHandler) -> HttpHandler:
    """Return a handler that turns refusals into error responses with an HTTP status."""

    async def handle(request: Request) -> Response:
        lang = language_of(request)
        try:
            return await work(request)
        except Refused as refused:
            return refused_response(refused, lang)
        except ClientDisconnect:
            return refused_response(Refused("too-slow"), lang)
        except Exception as error:
            return refused_response(to_refusal(error), lang)

    return handle


def json_response(message: Any, status: int = 200) -> Response:
    return Response(wire.write(message), status, media_type="application/json")


def refused_response(refused: Refused, lang: str) -> Response:
    status = STATUS.get(refused.code, 400 if refused.code in CODES.values() else 409)
    message = responses.ErrorResponse(
        refused.code, say_refused(refused, lang), refused.detail[:200]
    )
    return json_response(message, status)


def peer_in(scope: Scope) -> Peer:
    """Return the client's address and network, to which limits apply."""
    client = scope.get("client")
    return peer_of(client[0] if client else "")


def language_of(request: Request) -> str:
    """Return the language given by `lang`, or else by the browser."""
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "en")
    return detect_language(asked[:20], {})


def viewer_of(seat: int | None, open: bool) -> int:
    if open:
        return ALL_CARDS
    return WATCHER if seat is None else seat


async def read_body(request: Request, kind: Any, most: int = wire.MAX_MESSAGE) -> Any:
    """Decode a request's body; refuse it if it is too long."""
    text = b""
    async for chunk in request.stream():
        text += chunk
        if len(text) > most:
            raise Refused("too-long")
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("invalid-message", str(error)[:200]) from None
