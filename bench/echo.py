"""Processor time of one echoed WebSocket message: the unit in which other costs are compared.

python bench/echo.py

An application that only echoes runs on uvicorn's own WebSocket protocol, in a separate process.
Machines differ in speed; the ratio of a choice's cost to an echo's hardly does.
"""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

SECONDS = 2.0
MESSAGE = b'{"type":"choose","number":12345,"choice":3}'
FRAME = bytes([129, 128 + len(MESSAGE)]) + b"\0\0\0\0" + MESSAGE  # a mask of zeros changes nothing
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)


def upgrade(path: str) -> bytes:
    """Return a request that turns a connection into a WebSocket."""
    return UPGRADE.format(path=path, key=base64.b64encode(os.urandom(16)).decode()).encode()


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Send every message back."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def serve_echo(port: int) -> None:
    import uvicorn

    uvicorn.run(
        echo,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        lifespan="off",
    )


class EchoClient(asyncio.Protocol):
    """A client that sends a message whenever the last one came back."""

    def __init__(self) -> None:
        self.count = -1  # the first answer is the handshake's

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(upgrade("/"))

    def data_received(self, data: bytes) -> None:
        self.count += 1
        self.transport.write(FRAME)


async def exchange(port: int, seconds: float) -> int:
    """Echo one message at a time for a while; return how many came back."""
    loop = asyncio.get_running_loop()
    transport, client = await loop.create_connection(EchoClient, "127.0.0.1", port)
    await asyncio.sleep(seconds)
    transport.abort()
    return client.count


def spent(pid: int) -> float:
    """Return the processor time of a process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    for _ in range(1200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit("the server does not start")


def echo_cost(seconds: float = SECONDS) -> float:
    """Return the processor time of the server per echoed message, in microseconds."""
    port = free_port()
    server = subprocess.Popen([sys.executable, __file__, "--serve", str(port)])
    try:
        wait_for(port)
        asyncio.run(exchange(port, 0.5))
        before = spent(server.pid)
        count = asyncio.run(exchange(port, seconds))
        return (spent(server.pid) - before) * 1e6 / max(1, count)
    finally:
        server.kill()
        server.wait()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve_echo(int(sys.argv[2]))
    else:
        print(f"{echo_cost():.1f} µs of processor time per echo")
