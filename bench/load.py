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

from echo import echo_cost, free_port, spent, wait_for
from load_clients import CLIENTS, Person
from loop_watch import LoopWatch

from tangledbank._compat import build_info
from tangledbank.cli.progress import bar
from tangledbank.server.protocol.client import new_client_seed
from tangledbank.server.protocol.wire import PROTOCOL

if TYPE_CHECKING:
    from tangledbank.server.ops.launch import ServerConfig

AT_ONCE = 32  # tables created concurrently


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


class Load:
    """Tables with all their seats, and the measurements."""

    def __init__(self, ports: list[int], given: argparse.Namespace, tables: int) -> None:
        self.ports = ports
        self.given = given
        self.count = tables
        self.times: list[float] = []
        self.tables: list[list[Person]] = []

    def source(self) -> tuple[str, int] | None:
        """Return the address that the people of the next table come from, if that matters."""
        return None

    async def http(self, path: str, body: Any, source: tuple[str, int] | None = None) -> Any:
        address = ("127.0.0.1", self.ports[0])
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
        port = random.choice(self.ports)
        made = await self.http("/api/tables", {"settings": settings, "name": "Load"}, source)
        for seat in range(self.given.seats):
            right = {"token": made["token"]} if seat == 0 else {"secret": made["join_secret"]}
            port = random.choice(self.ports) if self.given.spread else port
            person = await CLIENTS[self.given.clients].open(port, source)
            hello = {"protocol": PROTOCOL, "table": made["table"], "client_seed": new_client_seed()}
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


def database_pids(url: str) -> list[int]:
    """Return the processes of a PostgreSQL whose socket is in a folder of this machine."""
    folder = Path(url.partition("host=")[2] or "/nowhere")
    note = folder / "data" / "postmaster.pid"
    if not note.exists():
        return []
    main = int(note.read_text().split()[0])
    parents = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return [main, *map(int, parents)]


def measure(given: argparse.Namespace, tables: int) -> dict[str, Any]:
    ports = [free_port() for _ in range(given.workers)]
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/load.db"
        servers = {}
        for port in ports:
            note = Path(folder) / f"loop-{port}.json"
            words = [sys.executable, __file__, "--serve", database, str(port), str(note)]
            words += ["--find-blocks"] if given.find_blocks else []
            servers[note] = subprocess.Popen(words, stderr=subprocess.DEVNULL)
            wait_for(port)
        try:
            return asyncio.run(drive(Load(ports, given, tables), servers))
        finally:
            for server in servers.values():
                server.kill()
                server.wait()


async def drive(load: Load, servers: dict[Path, subprocess.Popen[bytes]]) -> dict[str, Any]:
    echo = await asyncio.to_thread(echo_cost)
    pids = [server.pid for server in servers.values()]

    def all_memory() -> float:
        return sum(map(memory, pids))

    empty, start = all_memory(), time.monotonic()
    gc.disable()  # pauses of the clients are not the server's
    await load.fill()
    filled = time.monotonic() - start
    await asyncio.sleep(2.0)
    for note in servers:
        note.unlink(missing_ok=True)
    before, used = all_memory(), sum(map(spent, pids))
    of_database = sum(map(spent, database_pids(load.given.database)))
    sizes: list[float] = []
    await load.run(lambda: sizes.append(all_memory()))
    used = sum(map(spent, pids)) - used
    of_database = sum(map(spent, database_pids(load.given.database))) - of_database
    loops = [json.loads(note.read_text()) for note in servers]
    times = sorted(load.times)
    count, after = max(1, len(times)), all_memory()
    load.end()
    longest = [max(kind) for kind in zip(*(loop["collections"] for loop in loops), strict=True)]
    return {
        "tables": load.count,
        "sockets": load.count * load.given.seats,
        "seconds_to_fill": round(filled),
        "choices": len(times),
        "p50_ms": round(times[len(times) // 2] * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "block_ms": round(max(loop["wall"] for loop in loops) * 1000),
        "block_cpu_ms": round(max(loop["block"] for loop in loops) * 1000),
        "collection_cpu_ms": [round(each * 1000, 1) for each in longest],
        "blocked_at": [each for loop in loops for each in loop["where"]],
        "cpu_ms_per_choice": round(used * 1000 / count, 2),
        "loop_ms_per_choice": round(sum(loop["loop"] for loop in loops) * 1000 / count, 2),
        "database_ms_per_choice": round(of_database * 1000 / count, 2),
        "echo_us": round(echo, 1),
        "echoes_per_choice": round(used * 1e6 / count / echo),
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
    parser.add_argument("--workers", type=int, default=1, help="servers on one PostgreSQL")
    parser.add_argument("--spread", action="store_true", help="seat one table at several workers")
    parser.add_argument("--clients", choices=sorted(CLIENTS), default="ours")
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
