"""Simulation of N workers that store synthetic choices in one PostgreSQL.

python bench/scale.py --workers 1 2 4 8 --seconds 10

Every worker is a process with the server's own storage: it writes choices of its tables in batches
and notifies the others. It plays no games and has no clients, so the database is the bottleneck.
With `--rate`, every worker stores that many choices per second; without it, as many as it can.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import time
from typing import Any

from echo import spent
from load import database_pids
from series import postgres

from tangledbank.server.cluster import worker_registry
from tangledbank.server.storage import table_store
from tangledbank.server.storage.database import Database, open_engine
from tangledbank.server.storage.persistence import collect_draft
from tangledbank.server.storage.table_store import TableDraft
from tangledbank.server.tables.choices import ChoiceRow
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.tables.runtime import Runtime
from tangledbank.server.tables.settings import Settings
from tangledbank.server.tables.table import Table

CHOICE: list[int | str] = [0, "feed", "A1"]


class Worker:
    """A worker that stores choices of tables nobody plays at."""

    def __init__(self, url: str, given: argparse.Namespace) -> None:
        self.given = given
        self.database = Database(open_engine(url))
        name = str(os.getpid())
        self.database.announce = lambda c, ids: worker_registry.announce(c, name, *ids)
        self.stored = 0
        self.waits: list[float] = []

    async def run(self) -> None:
        ids = [await self.new_table() for _ in range(self.given.tables)]
        until = time.monotonic() + self.given.seconds
        await asyncio.gather(*[self.play(id, until) for id in ids])

    async def new_table(self) -> str:
        table = Table.make(GameCatalog(), Settings("evolution", 4), Runtime())
        draft = collect_draft(table)
        assert draft is not None, "a new table is unsaved"
        await self.database.write(lambda c: table_store.write_draft(c, draft), table.id)
        return table.id

    async def play(self, id: str, until: float) -> None:
        number, pause = 0, self.given.tables / self.given.rate if self.given.rate else 0.0
        while time.monotonic() < until:
            number += 1
            now = time.time()
            draft = TableDraft(id, number + 1, choices=[ChoiceRow(number, CHOICE, now)])
            draft.touched = now
            start = time.perf_counter()
            await self.database.write(lambda c, d=draft: table_store.write_draft(c, d), id, draft)
            self.waits.append(time.perf_counter() - start)
            self.stored += 1
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - start)))


def work(url: str, given: argparse.Namespace, results: Any) -> None:
    worker = Worker(url, given)
    start = time.process_time()
    asyncio.run(worker.run())
    used = time.process_time() - start
    worker.database.close()
    waits = sorted(worker.waits)
    results.put((worker.stored, used, waits[int(len(waits) * 0.99)]))


def simulate(url: str, workers: int, given: argparse.Namespace) -> str:
    """Run the workers at once; return a line of the table."""
    results: Any = multiprocessing.Queue()
    before = sum(map(spent, database_pids(url)))
    processes = [
        multiprocessing.Process(target=work, args=(url, given, results)) for _ in range(workers)
    ]
    for process in processes:
        process.start()
    peak = before
    while any(process.is_alive() for process in processes) and results.qsize() < workers:
        with contextlib.suppress(FileNotFoundError):  # a backend that just ended
            peak = max(peak, sum(map(spent, database_pids(url))))
        time.sleep(0.2)
    found = [results.get() for _ in processes]
    for process in processes:
        process.join()
    stored, used = sum(each[0] for each in found), sum(each[1] for each in found)
    rate, wait = stored / given.seconds, max(each[2] for each in found)
    database = (peak - before) * 1000 / max(1, stored)
    cells = (f"{rate:.0f}", f"{wait * 1000:.1f}", f"{used * 1000 / stored:.2f}", f"{database:.2f}")
    return f"| {workers} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4, 8])
    parser.add_argument("--tables", type=int, default=200, help="of each worker")
    parser.add_argument("--rate", type=float, default=0.0, help="choices per second and worker")
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    with postgres() as url:
        print("| workers | choices per second | p99 ms | worker ms per choice | database ms |")
        print("|---|---|---|---|---|")
        for workers in given.workers:
            print(simulate(url, workers, given), flush=True)


if __name__ == "__main__":
    main()
