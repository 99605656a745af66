"""The application: the HTTP API, static files, and the checks that precede every request."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tangledbank.server.errors import Refused
from tangledbank.server.http.api import HttpApi, api_routes, peer_in, refused_response
from tangledbank.server.http.host_check import HostCheck
from tangledbank.server.http.static_files import (
    ClientFiles,
    manual_app,
    redirect_to_manual,
    security_headers,
)
from tangledbank.server.limits.rate_limit import Admission
from tangledbank.server.live.registry import TableRegistry
from tangledbank.server.moderation.bans import BanGate, BanList
from tangledbank.server.ops.logs import log_event

Service = Callable[[], AbstractAsyncContextManager[None]]


def make_app(
    registry: TableRegistry, host_check: HostCheck, services: Sequence[Service] = ()
) -> ASGIApp:
    """Return the application for a registry's tables, which also runs the given services."""
    bans = BanList(registry)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        await registry.open()
        async with AsyncExitStack() as beside:
            await beside.enter_async_context(bans.watching())
            for service in services:
                await beside.enter_async_context(service())
            yield {"admission": registry.admission}  # connections ask it before they are served
        await registry.close()
        log_event("stopped")

    routes = [
        Mount("/api", routes=api_routes(HttpApi(registry))),
        Route("/docs", redirect_to_manual),
        Mount("/docs", manual_app()),
        Mount("/", ClientFiles()),
    ]
    app = BanGate(Starlette(routes=routes, lifespan=lifespan), bans)
    return AdmissionGate(app, host_check, registry.admission)


class AdmissionGate:
    """A gate that refuses requests over a rate limit, for another host, or from another site."""

    def __init__(self, app: ASGIApp, host_check: HostCheck, admission: Admission) -> None:
        self.app = app
        self.host_check = host_check
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
            send = with_security_headers(
                send, headers.get("host", ""), scope.get("scheme") == "https"
            )
        if not code:
            await self.admission.turn(peer_in(scope))
            await self.app(scope, receive, send)
            return
        response = refused_response(Refused(code), "en")
        if code == "rate-limited":
            response.headers["connection"] = "close"
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(response)
        else:
            await response(scope, receive, send)

    def refusal(self, scope: Scope, headers: Mapping[str, str]) -> str:
        """Return the code of a refusal, or an empty string."""
        if not self.admission.take("requests", peer_in(scope)):
            return "rate-limited"
        if not self.host_check.accepts_host(headers):
            return "wrong-host"
        return "" if self.host_check.accepts_origin(headers) else "wrong-origin"


def with_security_headers(send: Send, host: str, secure: bool) -> Send:
    """Return a `send` that adds the security headers to every response."""
    more = [(key.encode(), value.encode()) for key, value in security_headers(host, secure).items()]

    async def send_more(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return send_more
