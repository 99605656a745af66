"""Measure choices at honest tables, alone and next to hostile addresses.

python bench/hostile.py --tables 100 --every 5 --seconds 60

A server with its usual limits runs in a process of its own. The people of each honest table come
from a separate network. After a while, hostile addresses join them from another process: pings,
empty frames, fragments, connections whose hello asks for the whole history, questions about moves,
choices, lists, replays and new tables, each as fast as the server permits. The figures are those of
bench/load.py for both phases, with the refused requests.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from echo import free_port, spent, wait_for
from load import Load, run_server
from load_clients import PING, TEXT, Person

import tangledbank
from tangledbank._compat import build_info
from tangledbank.core.record import plain_record
from tangledbank.server.protocol.client import new_client_seed
from tangledbank.server.protocol.wire import PROTOCOL

HOSTILE = "127.0.0.{}"  # from 2
HONEST = "127.{}.{}.1"  # a network for each table
CONTINUED, FINAL = 0, 128
AGAIN = 0.05  # seconds after a refusal
FLOOD = 2.0  # seconds between two floods
LONGEST = 60.0  # seconds that an attack waits for an answer
GAMES = 4  # per hostile address, played against itself
SOCKETS = 20  # per hostile address, for questions
QUERIES = 16  # concurrent questions per hostile address


def serve(database: str, port: int, metrics: int, note: str) -> None:
    """Serve with the default limits."""
    from tangledbank.server.ops.launch import ServerConfig

    run_server(ServerConfig(database, port=port, metrics=metrics), note)


class Honest(Load):
    """Tables whose people come from one separate network per table."""

    networks = itertools.count()

    def source(self) -> tuple[str, int]:
        number = next(self.networks)
        return HONEST.format(1 + number // 250, number % 250), 0


# The hostile side


class Attacker(Person):
    """A connection that reads everything, and waits for answers to its requests."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.busy = False

    def hear(self, message: bytes) -> None:
        if message[:1] == b"{":
            heard = json.loads(message)
            if heard.get("request_id") or heard["type"] == "error":
                self.answers.put_nowait(heard)
        if not self.welcome.done() or message.startswith(b'{"type":"state"'):
            super().hear(message)

    def connection_lost(self, exc: Exception | None) -> None:
        for each in (self.ready, self.welcome, self.started, self.lost):
            if not each.done():
                each.cancel()
        self.answers.put_nowait({"type": "lost"})

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        self.say(type, request_id=1, **fields)
        return await self.answers.get()

    def waste(self, first: int, text: bytes = b"") -> None:
        """Send an empty frame."""
        self.transport.write(bytes([first, 128 + len(text)]) + b"\0\0\0\0" + text)


class Attack:
    """All activity of one hostile address."""

    def __init__(self, port: int, address: str, record: dict[str, Any]) -> None:
        self.port = port
        self.source = (address, 0)
        self.record = record
        self.counts: Counter[str] = Counter()
        self.made: dict[str, Any] = {}
        self.games: list[list[Attacker]] = []
        self.sockets: list[Attacker] = []

    async def run(self, until: float) -> None:
        for _ in range(GAMES):
            await self.insist(self.sit_down)
        works: list[Callable[[], Awaitable[str]]] = [
            self.greet, self.flood, self.replay, self.create, self.look,
            *[self.choose] * GAMES, *[self.question] * QUERIES,
        ]  # fmt: skip
        await asyncio.gather(*[self.repeat(work, until) for work in works])

    async def insist(self, work: Callable[[], Awaitable[str]]) -> None:
        while await work() != "done":
            await asyncio.sleep(AGAIN)

    async def repeat(self, work: Callable[[], Awaitable[str]], until: float) -> None:
        """Repeat an action, with a pause only after a refusal."""
        while time.monotonic() < until:
            try:
                async with asyncio.timeout(LONGEST):
                    found = await work()
            except (OSError, EOFError, TimeoutError, asyncio.CancelledError):
                found = "lost"
            self.counts[f"{work.__name__} {found}"] += 1
            if found != "done":
                await asyncio.sleep(AGAIN)

    async def connect(self, **hello: Any) -> Attacker:
        loop = asyncio.get_running_loop()
        address = ("127.0.0.1", self.port)
        _, each = await loop.create_connection(Attacker, *address, local_addr=self.source)
        await each.ready
        each.say(
            "hello",
            protocol=PROTOCOL,
            table=self.made["table"],
            client_seed=new_client_seed(),
            **hello,
        )
        await each.welcome
        return each

    async def http(self, path: str, body: Any = None) -> int:
        """Return the status of a response, after reading all of it."""
        address = ("127.0.0.1", self.port)
        reader, writer = await asyncio.open_connection(*address, local_addr=self.source)
        text = b"" if body is None else json.dumps(body).encode()
        head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: localhost\r\n"
        writer.write(f"{head}Connection: close\r\nContent-Length: {len(text)}\r\n\r\n".encode())
        writer.write(text)
        answer = await reader.read()
        writer.close()
        if not answer:
            raise ConnectionResetError("the server hung up")
        self.answer = answer.partition(b"\r\n\r\n")[2]
        return int(answer.split()[1])

    # Actions

    async def sit_down(self) -> str:
        """Create a table of the longest game, and take all its seats."""
        settings = {"game": "oceans", "players": 2, "undo": True, "pace": False}
        if await self.http("/api/tables", {"settings": settings, "name": "Eve"}) != 201:
            return "rate-limited"
        self.made = json.loads(self.answer)
        first = await self.connect(token=self.made["token"])
        second = await self.connect(secret=self.made["join_secret"], name="Eve")
        await first.started
        self.games.append([first, second])
        return "done"

    async def choose(self) -> str:
        game = self.games.pop(0)  # one choice at a time per table
        self.games.append(game)
        seat = random.choice([each for each in game if each.question] or game)
        if seat.question is None or seat.busy:
            return "not-asked"
        place = random.randrange(len(seat.question.options))
        seat.busy = True
        answer = await seat.ask("choose", number=seat.question.number, choice=place)
        seat.busy = False
        return str(answer.get("code", answer["type"]))

    async def question(self) -> str:
        """Ask the questions that cost the server most."""
        if len(self.sockets) < SOCKETS:
            own = {"token": self.made["token"], "log": True, "trace": True}
            self.sockets.append(await self.connect(**own))
        each = random.choice(self.sockets)
        number = each.question.number if each.question else 0
        count = len(each.question.options) if each.question else 0
        asked: list[tuple[str, dict[str, Any]]] = [
            ("why-not", {"move": "x" * 400}),
            ("preview", {"number": number, "choices": list(range(min(24, count)))}),
            ("illegal-moves", {"number": number, "verb": "migrate"}),
            ("options", {"number": number}),
            ("explain", {"about": "x" * 80}),
            ("history", {"before": 1 << 40}),
        ]
        type, fields = random.choice(asked)
        answer = await each.ask(type, **fields)
        if answer["type"] == "lost" and each in self.sockets:
            self.sockets.remove(each)
        return "rate-limited" if answer.get("code") == "rate-limited" else "done"

    async def greet(self) -> str:
        """Connect with a hello that asks for everything, and disconnect."""
        each = await self.connect(log=True, trace=True, seen=0, lang=random.choice(["en", "ru"]))
        each.transport.abort()
        return "done"

    async def flood(self) -> str:
        """Send empty frames until the server closes the connection."""
        await asyncio.sleep(FLOOD)  # or the server would close its other sockets too
        each = await self.connect()
        kinds = [(FINAL + PING, b"x" * 100), (FINAL + TEXT, b""), (CONTINUED, b"")]
        first, text = random.choice(kinds)
        if first == CONTINUED:
            each.waste(TEXT, b"{")
        for _ in range(500):
            if not each.transport.is_closing():
                each.waste(first, text)
        await asyncio.wait([each.lost], timeout=5)
        return "done" if each.lost.done() else "open"

    async def replay(self) -> str:
        status = await self.http("/api/replay", {"record": self.record, "all_cards": True})
        return "done" if status == 200 else "rate-limited"

    async def create(self) -> str:
        settings = {"game": "climate", "players": 6, "public": True}
        status = await self.http("/api/tables", {"settings": settings, "name": "Eve"})
        return "done" if status == 201 else "rate-limited"

    async def look(self) -> str:
        path = random.choice(["/api/tables", "/", "/api/games", "/api/games/oceans"])
        return "rate-limited" if await self.http(path) == 429 else "done"


def long_record() -> dict[str, Any]:
    """Return the record of a random game of Oceans."""
    match = tangledbank.new("oceans", players=4, seed=1)
    chance = random.Random(1)
    while not match.over:
        question = match.open[0]
        options = match.state.legal_actions(question.seat)
        match.play(question.seat, question.number, chance.choice(options))
    return dict(plain_record(match.record))


async def attack(port: int, addresses: int, seconds: float) -> None:
    record = long_record()
    until = time.monotonic() + seconds
    attacks = [Attack(port, HOSTILE.format(2 + i), record) for i in range(addresses)]
    await asyncio.gather(*[each.run(until) for each in attacks])
    print(json.dumps(dict(sorted(sum((each.counts for each in attacks), Counter()).items()))))


# Measuring


def refused(port: int) -> dict[str, int]:
    """Return the number of refusals by limit."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    start = 'tangledbank_limited_total{limit="'
    pairs = [line.removeprefix(start).split('"} ') for line in lines if line.startswith(start)]
    return {limit: int(count) for limit, count in pairs}


async def phase(load: Honest, pid: int, note: Path) -> dict[str, Any]:
    """Play for a while, and report how long choices took."""
    load.times = []
    note.unlink(missing_ok=True)
    await asyncio.sleep(1.5)  # until the loop monitor restarts
    used = spent(pid)
    await load.run(lambda: None)
    loop = json.loads(note.read_text())
    times = sorted(load.times)
    return {
        "choices": len(times),
        "p50_ms": round(times[len(times) // 2] * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "longest_ms": round(times[-1] * 1000, 1),
        "block_ms": round(loop["wall"] * 1000),
        "block_cpu_ms": round(loop["block"] * 1000),
        "processor": round((spent(pid) - used) / load.given.seconds, 2),
    }


async def drive(load: Honest, pid: int, note: Path, metrics: int) -> None:
    gc.disable()  # pauses of the clients are not the server's
    await load.fill()
    await asyncio.sleep(2.0)
    print(json.dumps({"alone": await phase(load, pid, note)}, indent=2), flush=True)
    given = load.given
    words = ["--attack", str(load.port), str(given.hostile), str(given.seconds + 2)]
    attacking = subprocess.Popen([sys.executable, __file__, *words], stdout=subprocess.PIPE)
    try:
        beside = await phase(load, pid, note)
        done, _ = await asyncio.to_thread(attacking.communicate)
    finally:
        attacking.kill()
    beside["refused"] = refused(metrics)
    beside["attacks"] = json.loads(done)
    print(json.dumps({"attacked": beside}, indent=2), flush=True)
    load.end()


def main() -> None:
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), sys.argv[5])
        return
    if sys.argv[1:2] == ["--attack"]:
        asyncio.run(attack(int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="honest ones")
    parser.add_argument("--hostile", type=int, default=4, help="hostile addresses")
    parser.add_argument("--game", default="evolution")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two choices")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each phase")
    parser.set_defaults(spread=False, clients="ours")
    given = parser.parse_args()
    print(f"{build_info()}; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    port, metrics = free_port(), free_port()
    with tempfile.TemporaryDirectory() as folder:
        note = Path(folder) / "loop.json"
        words = ["--serve", f"sqlite:///{folder}/load.db", str(port), str(metrics), str(note)]
        server = subprocess.Popen([sys.executable, __file__, *words], stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            asyncio.run(drive(Honest([port], given, given.tables), server.pid, note, metrics))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
