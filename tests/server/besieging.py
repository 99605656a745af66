"""Besiege the server: kill it while people play, and ask it for a million tables.

Servers are processes of their own, on the loopback interface: one with SQLite, then two workers
at one PostgreSQL, one of which is killed. Every choice that was acknowledged must be stored
afterwards, and every game must go on. Then a server is asked for more tables than it gives.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any, Final

from tangledbank.cli.progress import bar
from tests.server import postgres
from tests.server.processes import Serving
from tests.server.siege import Siege, flood

ONCE: Final = 10  # games at a time
KILLS: Final = 4


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=200, metavar="N")
    options.add_argument("--requests", type=int, default=1_000_000, metavar="N")
    options.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4)), metavar="N")
    given = options.parse_args()
    print(f"seed {given.seed}", flush=True)
    count = 0
    stages = [one_server, two_workers] * bool(given.games) + [many_requests] * bool(given.requests)
    with tempfile.TemporaryDirectory() as folder:
        for stage in stages:
            faults = stage(Path(folder), given)
            print(f"{stage.__name__}: {len(faults)} faults", *faults, sep="\n  ", flush=True)
            count += len(faults)
    print("besieged: " + (f"{count} faults" if count else "nothing was lost"))
    return 1 if count else 0


def one_server(folder: Path, given: argparse.Namespace) -> list[str]:
    url = f"sqlite:///{folder / 'siege.db'}"
    return campaign("one server, SQLite", [Serving(folder, url, limits={})], url, given)


def two_workers(folder: Path, given: argparse.Namespace) -> list[str]:
    with tempfile.TemporaryDirectory(prefix="tangledbank-pg-") as home:
        database = postgres.start(home)
        try:
            postgres.wait_for(home)
            with postgres.database(home, "siege") as url:
                servers = [Serving(folder, url, limits={"lease": 3.0}) for _ in range(2)]
                return campaign("one worker of two, PostgreSQL", servers, url, given)
        finally:
            postgres.stop(database, home)


def campaign(name: str, servers: list[Any], url: str, given: argparse.Namespace) -> list[str]:
    """Play a number of games, some at a time; return what was lost."""
    rounds = max(1, given.games // ONCE)
    faults: list[str] = []
    try:
        for server in servers:
            server.start()
        with bar(name, rounds * KILLS) as shown:
            for i in range(rounds):
                siege = Siege(servers, ONCE, given.seed + i, shown.update)
                asyncio.run(siege.run(partial(siege.kill, KILLS)))
                faults += [f"{name}: lost {choice}" for choice in siege.lost(url)]
        faults += [f"{name}: {s.path}" for s in servers if "Traceback" in s.log()]
    finally:
        for server in servers:
            server.end()
    return faults


def many_requests(folder: Path, given: argparse.Namespace) -> list[str]:
    """Request more tables than the limit allows; the server must still answer."""
    limits = {"creations": 1.0, "creation_burst": 10.0, "tables": 500}
    server = Serving(folder, f"sqlite:///{folder / 'flood.db'}", limits=limits)
    try:
        server.start()
        with bar("requests for tables", given.requests) as shown:
            seen = asyncio.run(flood(server.port, given.requests, lambda: shown.update(100)))
        server.wait()
    finally:
        server.end()
    strange = set(seen) - {201, 429, 503}
    print(f"requests for tables: {dict(seen)}", flush=True)
    return [f"answers {strange}"] if strange or seen[201] > 1_000 else []


if __name__ == "__main__":
    sys.exit(main())
