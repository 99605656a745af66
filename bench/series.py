"""The whole series of load measurements, as one table.

python bench/series.py --out series.md

Runs `bench/load.py` for every number of tables, on SQLite with one worker, on PostgreSQL with two,
and with clients of the library `websockets`, each three times. Run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FIGURES: Final = (
    "choices",
    "p50_ms",
    "p99_ms",
    "block_cpu_ms",
    "cpu_ms_per_choice",
    "database_ms_per_choice",
    "echoes_per_choice",
    "kb_per_table",
    "mb",
)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Start a PostgreSQL that syncs every commit, and yield its URL."""
    sys.path.insert(0, str(ROOT))
    from tests.server import postgres as server

    server.SETTINGS.update({"fsync": "on", "full_page_writes": "on", "autovacuum": "on"})
    with tempfile.TemporaryDirectory() as folder:
        process = server.start(folder)
        try:
            server.wait_for(folder)
            yield f"postgresql://{server.ROOT_ROLE}@/postgres?host={folder}"
        finally:
            server.halt(process)


def run(tables: int, seconds: float, *more: str) -> dict[str, Any]:
    """Run one measurement, and return its figures."""
    words = [sys.executable, str(ROOT / "bench" / "load.py"), "--tables", str(tables)]
    words += ["--seconds", str(seconds), *more]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    start = done.stdout.find("{")
    if start < 0:
        print(done.stderr[-2000:], file=sys.stderr)
        return {}
    found: dict[str, Any] = json.loads(done.stdout[start:])
    return found


def row(name: str, tables: int, found: list[dict[str, Any]]) -> str:
    """Return a line of the table: the median of each figure, and its range."""
    cells = []
    for figure in FIGURES:
        values = [each[figure] for each in found if figure in each]
        if not values:
            cells.append("–")
        else:
            cells.append(f"{median(values):g} ({min(values):g}–{max(values):g})")
    return f"| {name} | {tables} | {' | '.join(cells)} |"


def series(given: argparse.Namespace, url: str) -> Iterator[str]:
    """Yield the lines of the table."""
    setups = {
        "SQLite, one worker": (),
        "PostgreSQL, two workers": ("--database", url, "--workers", "2"),
        "SQLite, clients of websockets": ("--clients", "websockets"),
    }
    yield f"{platform.platform()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n"
    yield f"| server | tables | {' | '.join(FIGURES)} |"
    yield "|---" * (len(FIGURES) + 2) + "|"
    for name, more in setups.items():
        for tables in given.tables:
            found = [run(tables, given.seconds, *more) for _ in range(given.repeats)]
            yield row(name, tables, [each for each in found if each])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[300, 1000, 2000, 4000])
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--out", type=Path, default=Path("series.md"))
    given = parser.parse_args()
    with postgres() as url, given.out.open("w") as out:
        for line in series(given, url):
            print(line, flush=True)
            print(line, file=out, flush=True)


if __name__ == "__main__":
    main()
