"""Measure how long it takes to load a table from the database.

python bench/table_loading.py

Random games of every kind run with the most players; at every tenth choice the table is loaded
again. The figures are processor time, which other work hardly affects. The garbage collector has
the server's thresholds.
"""

from __future__ import annotations

import gc
import random
import statistics
import tempfile
import time

import tangledbank
from tangledbank._compat import build_info
from tangledbank.server.ops.launch import GC_THRESHOLDS
from tangledbank.server.storage import table_store
from tangledbank.server.storage.database import open_engine
from tangledbank.server.storage.persistence import collect_draft, restore_table
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.tables.runtime import Runtime
from tangledbank.server.tables.seats import PLAYING
from tangledbank.server.tables.settings import Settings
from tangledbank.server.tables.table import Table

CATALOG = GameCatalog()
EVERY = 10


def full_table(key: str, runtime: Runtime) -> Table:
    players = CATALOG.game(key, []).seats.stop - 1
    table = Table.make(CATALOG, Settings(key, players, pace=False), runtime)
    _, door = table.seat_creator("Anna")
    while table.free_seats():
        table.exchange(door, "Ben")
    for seat in table.people():
        table.contribute(seat, runtime.part())
    return table


def choose(table: Table) -> None:
    assert table.running_game is not None, "the table plays"
    question = table.running_game.match.open[0]
    options = table.running_game.match.state.legal_actions(question.seat)
    table.choose(question.seat, question.number, random.randrange(len(options)))


def measure(key: str, folder: str) -> None:
    engine, runtime = open_engine(f"sqlite:///{folder}/{key}.db"), Runtime()
    table, times = full_table(key, runtime), []
    while True:
        draft = collect_draft(table)
        with engine.begin() as connection:
            if draft is not None:
                table_store.write_draft(connection, draft)
        if table.count % EVERY == 0 or table.status != PLAYING:
            start = time.process_time()
            with engine.connect() as connection:
                stored = table_store.load(connection, table.id)
            assert stored is not None, "it was stored"
            restore_table(CATALOG, stored, runtime)
            times.append((time.process_time() - start) * 1000)
        if table.status != PLAYING:
            break
        choose(table)
    most, usual = max(times), statistics.median(times)
    print(f"{key}: {table.count} choices, usually {usual:.1f} ms, at most {most:.1f} ms")
    engine.dispose()


def main() -> None:
    print(build_info())
    gc.set_threshold(*GC_THRESHOLDS)
    with tempfile.TemporaryDirectory() as folder:
        for key in tangledbank.games():
            measure(key, folder)


if __name__ == "__main__":
    main()
