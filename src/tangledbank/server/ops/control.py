"""The control socket of a running server: a file that only its own user can open."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection

from tangledbank.server.cluster import worker_registry
from tangledbank.server.errors import Refused
from tangledbank.server.moderation.erasure import delete_table, erase_person
from tangledbank.server.ops.logs import log_event
from tangledbank.server.storage.schema import TABLES
from tangledbank.server.tables.seats import CLOSED

if TYPE_CHECKING:
    from tangledbank.server.live.registry import TableRegistry

REPLY_TIMEOUT: Final = 10.0
MAX_CONTROL_LINE: Final = 4096
TABLE_ORDERS: Final = ("close", "delete", "erase")


class Control:
    """The control socket, which accepts operators' commands such as `drain` and `status`."""

    def __init__(self, registry: TableRegistry, path: Path) -> None:
        self.registry = registry
        self.path = path
        self.server: asyncio.AbstractServer | None = None

    async def open(self) -> None:
        """Open the socket file, or one with another name if a running server uses it."""
        if self.path.exists() and send_order_to(self.path, "status") is not None:
            self.path = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        self.path.unlink(missing_ok=True)
        mask = os.umask(0o177)
        try:
            self.server = await asyncio.start_unix_server(self.handle_connection, str(self.path))
        finally:
            os.umask(mask)

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
            self.path.unlink(missing_ok=True)

    async def handle_connection(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        with contextlib.suppress(OSError, TimeoutError, ValueError):
            async with asyncio.timeout(REPLY_TIMEOUT):
                answer = await self.execute(json.loads(await reader.readline()))
                writer.write(json.dumps(answer).encode() + b"\n")
                await writer.drain()
        writer.close()

    async def execute(self, order: Mapping[str, Any]) -> dict[str, Any]:
        registry, action = self.registry, order.get("do")
        try:
            if action in ("drain", "resume"):
                await registry.drain(action == "drain")
            elif action in TABLE_ORDERS:
                await execute_at_table(
                    registry, str(action), str(order.get("table")), order.get("seat")
                )
            elif action != "status":
                return {"error": "invalid-message"}
        except Refused as refused:
            return {"error": refused.code}
        return {
            "draining": registry.draining,
            "tables": len(registry.live_tables),
            "sockets": registry.sockets,
            "unfinished": registry.unfinished,
        }


async def execute_at_table(registry: TableRegistry, action: str, id: str, seat: object) -> None:
    """Carry out an operator's order about a table."""
    if action == "close":
        await close_table(registry, id)
    elif action == "delete":
        await delete_table(registry, id)
    else:
        await erase_person(registry, id, seat if isinstance(seat, int) else -1)


async def close_table(registry: TableRegistry, id: str) -> None:
    """Close a table for good, and disconnect everyone there."""
    try:
        live_table = await registry.find(id)
        await live_table.change(lambda table: table.close())
        registry.unload(live_table, "table-closed")
    except Refused as refused:
        if refused.code not in ("rules-changed", "internal-error"):
            raise
        await registry.database.write(lambda c: close_stored(c, id), id)
    log_event("table-closed")


def close_stored(connection: Connection, id: str) -> None:
    """Close a table in the database, and notify the workers that share it."""
    row = TABLES.update().where(TABLES.c.id == id)
    connection.execute(row.values(status=CLOSED, due=0.0, version=TABLES.c.version + 1))
    if connection.dialect.name == "postgresql":
        worker_registry.announce(connection, "", id)


def order_stored(connection: Connection, order: str, now: float) -> dict[str, Any] | None:
    """Give an order to all workers that share a database; return None if no worker is alive."""
    if not worker_registry.live_workers(connection, now):
        return None
    if order in ("drain", "resume"):
        worker_registry.drain(connection, order == "drain")
    return {
        "draining": worker_registry.is_any_draining(connection),
        "clock_skew": worker_registry.clock_skew(connection),
        **worker_registry.count_connected(connection),
    }


def send_order(path: Path, order: str, **about: str | int) -> dict[str, Any] | None:
    """Send an order; return the answer, summed over all workers, or None if none replies."""
    paths = [path, *path.parent.glob(f"{path.name}.*")]
    if order in TABLE_ORDERS:  # one worker does it and notifies the others
        paths = paths[:1]
    answers = [answer for each in paths if (answer := send_order_to(each, order, **about))]
    if not answers or "error" in answers[0]:
        return answers[0] if answers else None
    counts = {key: sum(int(each[key]) for each in answers) for key in ("tables", "sockets")}
    return {**answers[0], **counts}


def send_order_to(path: Path, order: str, **about: str | int) -> dict[str, Any] | None:
    """Send an order to one socket file; return the answer, or None if there is none."""
    if not path.exists():
        return None
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(REPLY_TIMEOUT)
            line.connect(str(path))
            line.sendall(json.dumps({"do": order, **about}).encode() + b"\n")
            answer: dict[str, Any] = json.loads(line.makefile().readline(MAX_CONTROL_LINE))
            return answer
    except (OSError, ValueError):
        return None


def default_control(database: str) -> Path | None:
    """Return the socket file next to an SQLite file, or None for any other database."""
    kind, _, path = database.partition("///")
    if not kind.startswith("sqlite") or path in ("", ":memory:"):
        return None
    return Path(path).with_suffix(".sock")
