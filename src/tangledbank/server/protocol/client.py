"""A client of the protocol, for the terminal and for tests."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tangledbank.core.errors import BadOptions
from tangledbank.server.protocol.wire import PROTOCOL

LOST: Final = (OSError, WebSocketException)  # errors of a lost connection


def socket_address(link: str) -> tuple[str, str, str]:
    """Split a link to a table into the socket's address, the table's id, and the secret."""
    parts = urlsplit(link)
    folder, _, table = parts.path.rpartition("/t/")
    if parts.scheme not in ("http", "https") or not table or not parts.netloc:
        raise BadOptions(
            f"{link!r:.80} is not a link to a table, such as http://HOST/t/TABLE#SECRET"
        )
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, f"{folder}/api/play", "", "")), table, parts.fragment


def new_client_seed() -> str:
    """Return a random client seed for the shuffle."""
    return secrets.token_hex(32)


def merge_view(view: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return a view with the changes of a partial state in place."""
    fields = dict(changes)
    players = fields.pop("table", {})
    table = [players.get(str(seat), player) for seat, player in enumerate(view["table"])]
    return {**view, **fields, "table": table}


class Client:
    """A connection to a table that keeps the latest table and state."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seat: int | None = None
        self.token = ""
        self.table: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.seen = -1
        self.requests = 0

    @classmethod
    async def open(cls, address: str, **options: Any) -> Client:
        """Return a connected client that has not sent a hello."""
        return cls(await connect(address, compression=None, max_size=1 << 22, **options))

    async def hello(self, table: str, **more: Any) -> dict[str, Any]:
        """Send a hello, and wait for the answer."""
        await self.send("hello", protocol=PROTOCOL, table=table, **more)
        return await self.until("welcome", "error")

    async def send(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a request, and wait for its own answer."""
        self.requests += 1
        await self.send(type, request_id=self.requests, **fields)
        while True:
            message = await self.receive()
            if message.get("request_id") == self.requests:
                return message

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        self.note(message)
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if message["type"] in types:
                return message

    def note(self, message: dict[str, Any]) -> None:
        """Keep the table, state and token of a message."""
        if message["type"] == "welcome":
            self.seat = message["seat"]
            self.token = message["token"] or self.token
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        if message["type"] == "state":
            if message["partial"]:
                message["view"] = merge_view(self.state["view"], message["view"])
            self.state = message
            self.seen = message["last"]

    @property
    def question(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.state.get("question")
        return found

    async def __aiter__(self) -> AsyncIterator[dict[str, Any]]:
        async for text in self.socket:
            message: dict[str, Any] = json.loads(text)
            self.note(message)
            yield message

    async def close(self) -> None:
        await self.socket.close()
