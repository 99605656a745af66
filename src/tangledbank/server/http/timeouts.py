"""Timeouts for HTTP requests, and the count of open connections."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tangledbank.server.limits.rate_limit import Admission
from tangledbank.server.sockets.frames import CountedWebSocket


class TimedHttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, which closes connections that don't finish a request in time.

    A connection over its address's limit is closed before anything is read from it.
    """

    def __init__(self, seconds: float, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.seconds = seconds
        self.waiting: TimerHandle | None = None
        self.counted = ""  # the address whose open connections include this one

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        admission: Admission = self.app_state["admission"]
        if self.client is not None and not admission.connect(self.client[0]):
            transport.abort()
            return
        self.counted = self.client[0] if self.client is not None else ""
        self.wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.stop_waiting()

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, CountedWebSocket):
            socket.counted, self.counted = self.counted, ""
        del self.parser  # it refers to this, and would wait for the garbage collector

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)
        if self.counted:
            self.app_state["admission"].disconnect(self.counted)

    def wait(self) -> None:
        self.stop_waiting()
        self.waiting = self.loop.call_later(self.seconds, self.transport.close)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
