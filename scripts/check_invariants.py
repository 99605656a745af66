"""Play many random games of every variant, and check every invariant.

Exits non-zero if an invariant fails, or if a trait or event occurred too rarely.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Final

import tangledbank
from tangledbank.audit.instrumentation import InstrumentedTraits
from tangledbank.audit.invariant_checks import Coverage, InvariantBroken, check_games
from tangledbank.audit.variants import Variant, variants
from tangledbank.cli.progress import bar
from tangledbank.core.game import Game
from tangledbank.games import kit_of

UNDONE: Final = "undone"  # random players never undo
ENOUGH: Final = 100  # the least occurrences of each trait and event
CHUNK: Final = 50


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", metavar="GAME", help="games to play; all if none")
    options.add_argument("--games", type=int, default=10_000, dest="count", metavar="N")
    options.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N")
    given = options.parse_args()
    codes = [
        check_all_variants(tangledbank.game(key), given.count, given.jobs)
        for key in given.games or tangledbank.games()
    ]
    return max(codes)


def check_all_variants(game: Game, count: int, jobs: int) -> int:
    """Check all variants of one game. Return 0 on success."""
    total = Coverage()
    tables = variants(game)
    whole = count * len(tables)
    with bar(game.key, whole) as shown, ProcessPoolExecutor(jobs) as pool:
        waiting: list[Future[Coverage]] = [
            pool.submit(chunk, game.key, variant, start, stop)
            for variant in tables
            for start, stop in chunks(count)
        ]
        for done in as_completed(waiting):
            try:
                coverage = done.result()
            except InvariantBroken as fault:
                pool.shutdown(cancel_futures=True)
                print(f"FAIL {fault}")
                return 1
            total.add(coverage)
            shown.update(coverage.games)
    return report(game, total, len(tables))


def chunks(count: int) -> Iterator[tuple[int, int]]:
    for start in range(0, count, CHUNK):
        yield start, min(start + CHUNK, count)


def chunk(key: str, variant: Variant, start: int, stop: int) -> Coverage:
    return check_games(tangledbank.game(key), variant, range(start, stop))


def report(game: Game, total: Coverage, tables: int) -> int:
    """Print the counts. Return 1 if something occurred too rarely."""
    instrumented = InstrumentedTraits(game)
    wanted = [(name, total.traits[name]) for name in sorted(instrumented.in_play)]
    unused = {UNDONE, *kit_of(game.key).unused_events}
    told = [name for name in instrumented.told if name not in unused]
    told += game.language.finer_names
    wanted += [(name, total.events[name]) for name in told]
    seldom = [(name, n) for name, n in wanted if n < ENOUGH]
    print(f"{game.key}: {total.games} games at {tables} kinds of table, {total.choices} choices,")
    print("every invariant checked after every one.")
    for title, counts in (("traits acted", total.traits), ("events told", total.events)):
        print(f"  {title}: " + ", ".join(f"{name} {n}" for name, n in counts.most_common()))
    for name, n in seldom:
        print(f"FAIL {name} acted {n} times; {ENOUGH} are needed")
    return 1 if seldom else 0


if __name__ == "__main__":
    sys.exit(main())
