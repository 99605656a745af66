"""Check the calibration of predicted chances to win.

Equal bots analyze every choice. The chance that each analysis gives its best move is compared with
the result of the game, in tenths: if it is well calibrated, a bot with a chance of 30 % wins 3
games in 10. The last figure is the mean distance between the two.

    python scripts/check_win_chances.py evolution --count 100
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

import tangledbank
from tangledbank.agents.analysis import Budget, analyze
from tangledbank.cli.progress import watched
from tangledbank.core.game import Game, TableContext

BINS: Final = 10


class PredictedChance(NamedTuple):
    """A predicted chance, and the share of the win in the end."""

    chance: float
    won: float


def main() -> int:
    given = arguments()
    for key in given.games or tangledbank.games():
        game = tangledbank.game(key)
        seeds = range(given.seed, given.seed + given.count)
        found: list[PredictedChance] = []
        for seed in watched(seeds, key):
            found += play(game, given.players, seed, Budget(iterations=given.iterations, cap=60.0))
        report(key, given, found)
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help="keys of games; all of them if none is given")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--count", type=int, default=40, help="how many games of each")
    parser.add_argument("--iterations", type=int, default=48, help="worlds for each analysis")
    parser.add_argument("--seed", type=int, default=1 << 41, help="of the first game")
    return parser.parse_args()


def play(game: Game, players: int, seed: int, budget: Budget) -> list[PredictedChance]:
    """Play one game among equal bots, and return their predictions."""
    options = game.resolve_options(players, {})
    s = game.setup(players, options, seed)
    s.context = TableContext(game, options)
    s.advance()
    named: list[tuple[int, float]] = []
    while s.asking:
        decision = s.open[0]
        seat = int(decision.seat)
        actions = s.legal_actions(seat)
        action = actions[0]
        if len(actions) > 1:
            analysis = analyze(s.clone(seat), seat, budget, (seed << 32) + int(decision.number))
            action = analysis.best.action
            if analysis.best.visits:
                named.append((seat, analysis.best.chance))
        s.apply(seat, action)
    won = s.returns()
    return [PredictedChance(chance, won[seat]) for seat, chance in named]


def report(key: str, given: argparse.Namespace, found: Sequence[PredictedChance]) -> None:
    """Print the mean prediction, the mean result and the count for each tenth."""
    print(f"{key}, {given.players} players, {given.count} games, {len(found)} analyses")
    off = 0.0
    for place in range(BINS):
        held = [each for each in found if min(BINS - 1, int(each.chance * BINS)) == place]
        if held:
            said = sum(each.chance for each in held) / len(held)
            came = sum(each.won for each in held) / len(held)
            off += abs(said - came) * len(held) / len(found)
            print(f"  predicted {said:5.1%}, won {came:5.1%}, {len(held)} times")
    print(f"  mean distance {off:.1%}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
