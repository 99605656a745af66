"""Solve a tiny game with counterfactual regret minimization in OpenSpiel.

    python examples/cfr.py tiny-evolution --iterations 200

Prints the exploitability of the average policy: how much a player who knows the policy could win
against it per game, on average over both seats. A win counts 1, a loss -1 and a tie 0.
"""

from __future__ import annotations

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import tangledbank.envs.spiel  # noqa: F401, registers the games
from tangledbank.envs.tiny import TINY_GAMES


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("game", choices=[tiny.key for tiny in TINY_GAMES])
    options.add_argument("--iterations", type=int, default=200, help="(default: 200)")
    given = options.parse_args()
    solve(given.game, given.iterations)


def solve(key: str, iterations: int) -> float:
    """Run CFR+ and print the exploitability at powers of two; return the last one."""
    game = pyspiel.load_game(f"tangledbank_{key.replace('-', '_')}")
    solver = cfr.CFRPlusSolver(game)
    print("iterations  exploitability", flush=True)
    found = 0.0
    for done in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if done & (done - 1) == 0 or done == iterations:
            found = float(exploitability.exploitability(game, solver.average_policy()))
            print(f"{done:10}  {found:.4f}", flush=True)
    return found


if __name__ == "__main__":
    main()
