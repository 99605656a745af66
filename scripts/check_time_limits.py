"""The longest of many thoughts, beside processes that keep every core busy.

The sharp player is given a second each time, and has to answer within 1.1 of processor time.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from time import perf_counter, process_time

import tangledbank
from tangledbank.agents.analysis import Budget, analyze
from tangledbank.audit.secrecy import positions
from tangledbank.audit.variants import variants
from tangledbank.cli.progress import watched

ALLOWED = 1.1


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("-n", type=int, default=1000, help="how many estimates, over all games")
    options.add_argument("--seconds", type=float, default=1.0, help="for each analysis")
    options.add_argument(
        "--busy", type=int, default=os.cpu_count() or 1, help="processes beside it; 0 if there are"
    )
    given = options.parse_args()
    busy = [multiprocessing.Process(target=spin, daemon=True) for _ in range(given.busy)]
    for process in busy:
        process.start()
    worst, longest = 0.0, 0.0
    for i in watched(range(given.n), "thinking"):
        spent, passed = one_thought(i, given.seconds)
        worst, longest = max(worst, spent), max(longest, passed)
    for process in busy:
        process.kill()
    print(f"longest of {given.n}: {worst:.3f} s of processor time, {longest:.3f} s by the clock")
    return 0 if worst <= given.seconds - 1.0 + ALLOWED else 1


def one_thought(i: int, seconds: float) -> tuple[float, float]:
    """Processor time and time of a thought somewhere in a game."""
    keys = tangledbank.games()
    game = tangledbank.game(keys[i % len(keys)])
    tables = variants(game)
    for s, seat in positions(game, tables[i % len(tables)], i, 29):
        if len(s.legal_actions(seat)) > 1:
            view = game.view(s, seat)
            began, clock = process_time(), perf_counter()
            analyze(view, seat, Budget(seconds=seconds, cap=seconds), i)
            return process_time() - began, perf_counter() - clock
    return 0.0, 0.0


def spin() -> None:
    while True:
        pass


if __name__ == "__main__":
    sys.exit(main())
