"""Search for leaks of hidden cards, and check copies and undo.

In many positions, imagined worlds must look the same to the seat that is asked. At every decision
of many games, the state is saved, loaded and cloned, and choices are undone.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final

import tangledbank
from tangledbank.audit.copy_checks import check_copies, check_undo
from tangledbank.audit.secrecy import check_secrecy, positions
from tangledbank.audit.variants import Variant, variants
from tangledbank.cli.progress import watched
from tangledbank.core.game import Game
from tangledbank.core.rng import seeded

EVERY: Final = 9  # check one decision in nine
Job = tuple[str, Variant, int, int]


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", metavar="GAME", help="games to examine; all if none")
    options.add_argument("--positions", type=int, default=500, metavar="N")
    options.add_argument("--worlds", type=int, default=20, metavar="N")
    options.add_argument("--games", type=int, default=200, dest="count", metavar="N")
    options.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N")
    given = options.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        for key in given.games or tangledbank.games():
            game = tangledbank.game(key)
            looks = search(pool, game, given.positions, given.worlds)
            print(f"{key}: {looks} positions, each in {given.worlds} worlds: no leak")
            copies = total(pool, game, given.count, copying)
            print(f"{key}: {given.count} games, {copies} decisions: all copies are equal")
            undone = total(pool, game, given.count, undoing)
            print(f"{key}: {given.count} games, {undone} choices undone without a trace")
    return 0


def jobs(game: Game, count: int, number: int) -> list[Job]:
    """Return the jobs of `count` games, over all variants."""
    tables = variants(game)
    return [(game.key, tables[seed % len(tables)], seed, number) for seed in range(count)]


def search(pool: ProcessPoolExecutor, game: Game, wanted: int, worlds: int) -> int:
    """Check positions of many games. Return how many were checked."""
    looks = 0
    todo = jobs(game, max(wanted // 12, len(variants(game))), worlds)
    for count in watched(pool.map(looking, todo), f"{game.key}: views", len(todo)):
        looks += count
    return looks


def total(pool: ProcessPoolExecutor, game: Game, count: int, work: Callable[[Job], int]) -> int:
    todo = jobs(game, count, 0)
    title = f"{game.key}: {work.__name__}"
    return sum(watched(pool.map(work, todo, chunksize=4), title, len(todo)))


def looking(job: Job) -> int:
    key, variant, seed, worlds = job
    game = tangledbank.game(key)
    count = 0
    for s, seat in positions(game, variant, seed, EVERY):
        for viewer in {seat, (seat + 1) % variant.players}:
            check_secrecy(game, s, viewer, worlds, seeded(seed))
            count += 1
    return count


def copying(job: Job) -> int:
    return check_copies(tangledbank.game(job[0]), job[1], job[2])


def undoing(job: Job) -> int:
    return check_undo(tangledbank.game(job[0]), job[1], job[2])


if __name__ == "__main__":
    sys.exit(main())
