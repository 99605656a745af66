"""Load on a server over the loopback interface: how long until the last seat knows of a choice.

python bench/load.py --tables 100 --seats 4 --every 5 --seconds 20

A server is started in a process of its own. Every table makes one choice in so many seconds; a
choice takes from sending it until the last seat was told. Memory is that of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from tangledbank.server.client import Client, new_part

GAME = "evolution"


def serve(folder: str, port: int) -> None:
    """The server: with no limits to how fast tables are made."""
    from tangledbank.server.hall import Limits
    from tangledbank.server.running import Place, run

    limits = Limits(creations=1e6, creation_burst=1e6, rate=1e6, burst=1e6)
    run(Place(f"sqlite:///{folder}/load.db", port=port, limits=limits))


class Load:
    """Tables with all their seats, and what was measured."""

    def __init__(self, port: int, given: argparse.Namespace) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.socket = f"ws://127.0.0.1:{port}/api/play"
        self.given = given
        self.times: list[float] = []
        self.tables: list[list[Client]] = []
        self.told: dict[Client, float] = {}
        self.listeners: list[asyncio.Task[None]] = []

    def http(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(
            urllib.request.Request(self.base + path, data), timeout=10
        ) as a:
            return json.loads(a.read())

    async def fill(self) -> None:
        for _ in range(self.given.tables):
            settings = {"game": GAME, "players": self.given.seats}
            made = await asyncio.to_thread(
                self.http, "/api/tables", {"settings": settings, "name": "Load"}
            )
            clients = []
            for seat in range(self.given.seats):
                client = await Client.open(self.socket)
                right = {"token": made["token"]} if seat == 0 else {"secret": made["door"]}
                await client.hello(made["table"], name="Load", part=new_part(), **right)
                clients.append(client)
            for client in clients:
                while not client.state:
                    await client.receive()
                self.listeners.append(asyncio.create_task(self.listen(client)))
            self.tables.append(clients)

    async def play(self, clients: list[Client], until: float) -> None:
        """One choice after another, each in its time."""
        await asyncio.sleep(random.uniform(0, self.given.every))
        while time.monotonic() < until:
            await self.choose(clients)
            await asyncio.sleep(self.given.every * random.uniform(0.9, 1.1))

    async def listen(self, client: Client) -> None:
        """Note when the first thing was told after a choice; ask for life in silence."""
        while True:
            try:
                async with asyncio.timeout(10):
                    message = await client.receive()
            except TimeoutError:
                await client.send("ping")
                continue
            if message["type"] == "state":
                self.told.setdefault(client, time.perf_counter())

    async def choose(self, clients: list[Client]) -> None:
        asked = [client for client in clients if client.question]
        if not asked:
            return
        client = random.choice(asked)
        question = client.question
        assert question is not None, "this client is asked"
        for each in clients:
            self.told.pop(each, None)
        start = time.perf_counter()
        place = random.randrange(len(question["options"]))
        await client.send("choose", number=question["number"], choice=place)
        await asyncio.sleep(min(1.0, self.given.every / 2))
        told = [self.told[each] for each in clients if each in self.told]
        if client in self.told:  # those who see nothing of a choice are not told of it
            self.times.append(max(told) - start)

    async def run(self) -> None:
        await self.fill()
        until = time.monotonic() + self.given.seconds
        await asyncio.gather(*[self.play(clients, until) for clients in self.tables])
        for task in self.listeners:
            task.cancel()
        await asyncio.gather(*self.listeners, return_exceptions=True)
        for clients in self.tables:
            for client in clients:
                client.socket.transport.abort()


def resident(pid: int) -> float:
    """The memory of a process, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def wait_for(load: Load) -> None:
    for _ in range(600):
        with contextlib.suppress(OSError):
            load.http("/api/ready")
            return
        time.sleep(0.05)
    raise SystemExit("the server does not start")


def measure(given: argparse.Namespace) -> dict[str, Any]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, __file__, "--serve", folder, str(port)]
        server = subprocess.Popen(words, stderr=subprocess.DEVNULL)
        try:
            load = Load(port, given)
            wait_for(load)
            before = resident(server.pid)
            asyncio.run(load.run())
            return report(load, before, resident(server.pid))
        finally:
            server.kill()
            server.wait()


def report(load: Load, before: float, after: float) -> dict[str, Any]:
    times = sorted(load.times)
    tables, seats = load.given.tables, load.given.seats
    return {
        "tables": tables,
        "sockets": tables * seats,
        "choices": len(times),
        "p50_ms": round(times[len(times) // 2] * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "kb_per_table": round((after - before) * 1024 / tables, 1),
    }


def main() -> None:
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2], int(sys.argv[3]))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    print(json.dumps(measure(parser.parse_args())))


if __name__ == "__main__":
    main()
