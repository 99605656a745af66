"""How long a connection may take to say what it wants."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Patience(HttpToolsProtocol):
    """HTTP by uvicorn. Whoever begins to ask and does not end in time is hung up on."""

    def __init__(self, seconds: float, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.seconds = seconds
        self.waiting: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
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

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def wait(self) -> None:
        self.stop_waiting()
        self.waiting = self.loop.call_later(self.seconds, self.transport.close)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
