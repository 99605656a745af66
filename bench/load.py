"""Load test of a server over the loopback interface: the latency of choices.

python bench/load.py --tables 100 1000 4000 --seats 4 --every 5 --seconds 30

A server runs in a process of its own. Every table makes one choice per `--every` seconds. The
latency is the time from sending a choice until the last seat that may know of it is told. The
script also reports the server's memory, its processor time per choice (all of it, the event loop's
share, and as a multiple of a bare echo measured just before), and the longest block of its event
loop: by the clock, and in processor time, which other work on the machine hardly affects. With
`--find-blocks`, it shows where the loop was blocked.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from echo import echo_cost, free_port, spent, upgrade, wait_for
from loop_watch import LoopWatch

from tangledbank._compat import build_info
from tangledbank.cli.progress import bar
from tangledbank.server.protocol.client import new_client_seed
from tangledbank.server.protocol.wire import PROTOCOL

if TYPE_CHECKING:
    from tangledbank.server.ops.launch import ServerConfig

AT_ONCE = 32  # tables created concurrently
TEXT, PING, PONG = 1, 9, 10  # kinds of frames


# The server


def serve(database: str, port: int, note: str, find_blocks: bool) -> None:
    """Serve without limits on new tables, and monitor the event loop."""
    from tangledbank.server.limits.server_limits import Limits
    from tangledbank.server.ops.launch import ServerConfig

    free = {"creations": 1e6, "creation_burst": 1e6, "rate": 1e6, "burst": 1e6}
    limits = Limits(address_scale=0.0, **free)
    run_server(ServerConfig(database, port=port, limits=limits), note, find_blocks)


def run_server(config: ServerConfig, note: str, find_blocks: bool = False) -> None:
    """Serve in this process, and monitor its event loop."""
    from tangledbank.server.ops.launch import make_registry, make_server, prepare_process

    server = make_server(config, make_registry(config))
    prepare_process(config)

    async def run() -> None:
        watch = LoopWatch(Path(note), find_blocks)
        watching = asyncio.create_task(watch.run())
        await server.serve()
        watching.cancel()

    loop = server.config.get_loop_factory()
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


# The clients


class Question(msgspec.Struct):
    number: int
    options: list[msgspec.Raw]


class Heard(msgspec.Struct):
    """The fields of a message that are used here."""

    type: str
    token: str = ""
    question: Question | None = None
    results: list[msgspec.Raw] = []


HEARD = msgspec.json.Decoder(Heard)


class Person(asyncio.Protocol):
    """A minimal client: it sends and reads frames, and notes when it was told something."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.welcome: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.question: Question | None = None
        self.told = 0.0
        self.over = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(upgrade("/api/play"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.open = True
            self.ready.set_result(None)
            del self.buffer[: end + 4]
        while (frame := self.frame()) is not None:
            code, message = frame
            if code == PING:
                self.send(PONG, message)
            else:
                self.hear(message)

    def frame(self) -> tuple[int, bytes] | None:
        """Return the next whole message with the kind of its frame, or None."""
        if len(self.buffer) < 2:
            return None
        size, start = self.buffer[1] & 127, 2
        if size > 125:
            wide = 2 if size == 126 else 8
            if len(self.buffer) < 2 + wide:
                return None
            size, start = int.from_bytes(self.buffer[2 : 2 + wide]), 2 + wide
        if len(self.buffer) < start + size:
            return None
        code, message = self.buffer[0] & 15, bytes(self.buffer[start : start + size])
        del self.buffer[: start + size]
        return code, message

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"state"'):
            heard = HEARD.decode(message)
            self.told = self.told or time.perf_counter()
            self.question, self.over = heard.question, bool(heard.results)
            if not self.started.done():
                self.started.set_result(None)
        elif message.startswith(b'{"type":"welcome"'):
            self.welcome.set_result(HEARD.decode(message).token)

    def say(self, type: str, **fields: Any) -> None:
        self.send(TEXT, msgspec.json.encode({"type": type, **fields}))

    def send(self, code: int, text: bytes) -> None:
        first, size = 128 + code, len(text)
        head = bytes([first, 128 + size]) if size < 126 else bytes([first, 254]) + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + text)  # a mask of zeros changes nothing


class Load:
    """Tables with all their seats, and the measurements."""

    def __init__(self, port: int, given: argparse.Namespace, tables: int) -> None:
        self.port = port
        self.given = given
        self.count = tables
        self.times: list[float] = []
        self.tables: list[list[Person]] = []

    def source(self) -> tuple[str, int] | None:
        """Return the address that the people of the next table come from, if that matters."""
        return None

    async def http(self, path: str, body: Any, source: tuple[str, int] | None = None) -> Any:
        address = ("127.0.0.1", self.port)
        reader, writer = await asyncio.open_connection(*address, local_addr=source)
        text = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text)
        answer = await reader.read()
        writer.close()
        return json.loads(answer.partition(b"\r\n\r\n")[2])

    async def fill(self) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        with bar(f"{self.count} tables", self.count) as shown:

            async def make() -> None:
                async with gate:
                    self.tables.append(await self.seat_all())
                    shown.update()

            await asyncio.gather(*[make() for _ in range(self.count)])

    async def seat_all(self) -> list[Person]:
        settings = {"game": self.given.game, "players": self.given.seats}
        source, people = self.source(), []
        made = await self.http("/api/tables", {"settings": settings, "name": "Load"}, source)
        for seat in range(self.given.seats):
            right = {"token": made["token"]} if seat == 0 else {"secret": made["join_secret"]}
            loop = asyncio.get_running_loop()
            address = ("127.0.0.1", self.port)
            _, person = await loop.create_connection(Person, *address, local_addr=source)
            hello = {"protocol": PROTOCOL, "table": made["table"], "client_seed": new_client_seed()}
            await person.ready
            person.say("hello", name="Load", **hello, **right)
            await person.welcome
            people.append(person)
        for person in people:
            await person.started
        return people

    async def play(self, people: list[Person], until: float) -> None:
        """Make one choice per interval, with a reaction from another seat now and then."""
        every = self.given.every
        await asyncio.sleep(random.uniform(0, every))
        while time.monotonic() < until:
            if people[0].over:
                people[:] = await self.again(people)
            await self.choose(people)
            await asyncio.sleep(every * random.uniform(0.8, 1.2) - min(1.0, every / 2))

    async def again(self, people: list[Person]) -> list[Person]:
        """Disconnect these people, and seat others at a new table."""
        for person in people:
            person.transport.abort()
        return await self.seat_all()

    async def choose(self, people: list[Person]) -> None:
        """Make a choice, and measure when the last seat was told."""
        asked = [person for person in people if person.question]
        if not asked:
            return
        person = random.choice(asked)
        question = person.question
        assert question is not None, "this person is asked"
        for each in people:
            each.told = 0.0
        start = time.perf_counter()
        place = random.randrange(len(question.options))
        person.say("choose", number=question.number, choice=place)
        await asyncio.sleep(min(1.0, self.given.every / 2))
        if person.told:
            self.times.append(max(each.told for each in people) - start)

    async def run(self, look: Callable[[], None]) -> None:
        until = time.monotonic() + self.given.seconds
        playing = [asyncio.create_task(self.play(people, until)) for people in self.tables]
        with bar(f"{self.count} tables play", self.given.seconds) as shown:
            while time.monotonic() < until:
                await asyncio.sleep(1.0)
                shown.update()
                look()
        await asyncio.gather(*playing)

    def end(self) -> None:
        for people in self.tables:
            for person in people:
                person.transport.abort()


# Measuring


def memory(pid: int) -> float:
    """Return the resident memory of a process in MB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def measure(given: argparse.Namespace, tables: int) -> dict[str, Any]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/load.db"
        note = Path(folder) / "loop.json"
        words = [sys.executable, __file__, "--serve", database, str(port), str(note)]
        words += ["--find-blocks"] if given.find_blocks else []
        server = subprocess.Popen(words, stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            return asyncio.run(drive(Load(port, given, tables), server.pid, note))
        finally:
            server.kill()
            server.wait()


async def drive(load: Load, pid: int, note: Path) -> dict[str, Any]:
    echo = await asyncio.to_thread(echo_cost)
    empty = memory(pid)
    start = time.monotonic()
    gc.disable()  # pauses of the clients are not the server's
    await load.fill()
    filled = time.monotonic() - start
    await asyncio.sleep(2.0)
    note.unlink(missing_ok=True)
    before, used = memory(pid), spent(pid)
    sizes: list[float] = []
    await load.run(lambda: sizes.append(memory(pid)))
    used = spent(pid) - used
    loop = json.loads(note.read_text())
    times = sorted(load.times)
    after = memory(pid)
    load.end()
    return {
        "tables": load.count,
        "sockets": load.count * load.given.seats,
        "seconds_to_fill": round(filled),
        "choices": len(times),
        "p50_ms": round(times[len(times) // 2] * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "block_ms": round(loop["wall"] * 1000),
        "block_cpu_ms": round(loop["block"] * 1000),
        "collection_cpu_ms": [round(longest * 1000, 1) for longest in loop["collections"]],
        "blocked_at": loop["where"],
        "cpu_ms_per_choice": round(used * 1000 / max(1, len(times)), 2),
        "loop_ms_per_choice": round(loop["loop"] * 1000 / max(1, len(times)), 2),
        "echo_us": round(echo, 1),
        "echoes_per_choice": round(used * 1e6 / max(1, len(times)) / echo),
        "kb_per_table": round((before - empty) * 1024 / load.count),
        "mb": round(after),
        "mb_by_tenths": [round(sizes[len(sizes) * i // 10]) for i in range(10)],
    }


def is_flat(sizes: list[int]) -> bool:
    """Return whether memory grows by at most a tenth or 10 MB after the first games."""
    early, late = max(sizes[3:6]), max(sizes[7:])
    return late <= early + max(10.0, early / 10)


def main() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2], int(sys.argv[3]), sys.argv[4], "--find-blocks" in sys.argv)
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100], metavar="N")
    parser.add_argument("--game", default="evolution")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two choices")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--flat", action="store_true", help="fail if memory grows")
    parser.add_argument("--find-blocks", action="store_true", help="show where the loop blocks")
    parser.add_argument("--database", default="", help="a URL; a new SQLite file without it")
    given = parser.parse_args()
    print(f"{build_info()}; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    for tables in given.tables:
        found = measure(given, tables)
        print(json.dumps(found, indent=2), flush=True)
        if given.flat and not is_flat(found["mb_by_tenths"]):
            raise SystemExit("memory grows")


if __name__ == "__main__":
    main()
