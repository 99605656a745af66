"""Measure how often the steady bot beats three random ones in every game."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Final

import tangledbank
from tangledbank.cli.arguments import GameSetup
from tangledbank.cli.simulate import SimulationResult, batches, run_all

NEEDED: Final = 0.9
PLAYERS: Final = 4


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="keys of games; all of them if none is given")
    parser.add_argument("-n", type=int, default=100, help="how many games each")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    reached = [measure(key, given.n, given.jobs) for key in given.games or tangledbank.games()]
    return 0 if all(reached) else 1


def measure(key: str, count: int, processes: int) -> bool:
    """Play seeds 0 to count - 1, with the steady bot one seat further in each game."""
    game = tangledbank.game(key)
    players = min(PLAYERS, game.seats.stop - 1)
    names = ["steady"] + ["random"] * (players - 1)
    setup = GameSetup(game, players, game.resolve_options(players, {}), 0)
    whole = SimulationResult()
    for outcome in run_all(batches(setup, count, names, None, ()), processes, key):
        whole.add(outcome)
    line = whole.tallies["steady"].as_json(count)
    low, high = line["interval"]
    print(
        f"{key}: steady won {line['wins']} of {count} ({low:.1%} to {high:.1%}), shared "
        f"{line['shared']}; mean points {line['mean_score']} against "
        f"{whole.tallies['random'].as_json(count)['mean_score']}",
        flush=True,
    )
    return bool(line["share"] >= NEEDED)


if __name__ == "__main__":
    sys.exit(main())
