"""Plant blunders in games, and count how many a review ranks among the five costliest choices.

Good bots play a game. At one choice of one seat, a move is made that a long analysis finds much
worse than the best; then the game continues. The review of that seat must find it.

    python scripts/check_reviews.py --count 4
"""

from __future__ import annotations

import argparse
import random
import sys
from dataclasses import dataclass
from typing import Final

import tangledbank
from tangledbank import Match, Record
from tangledbank.agents import make_agent
from tangledbank.agents.analysis import Budget, analyze
from tangledbank.agents.arena import seat_seed
from tangledbank.agents.review import review
from tangledbank.cli.progress import watched
from tangledbank.texts import Texts

LONG: Final = Budget(iterations=600, options=64, cap=600.0)
NEEDED: Final = 0.8


@dataclass(frozen=True)
class Planted:
    """A game with a blunder: the index of the choice, and its estimated cost."""

    record: Record
    seat: int
    place: int
    cost: float
    move: str


def plant(key: str, seed: int, player: str, least: float) -> Planted | None:
    """Play a game with one blunder, or return None if there was no opportunity."""
    dice = random.Random(f"{key}/{seed}")
    game = tangledbank.game(key)
    players = 3
    match = tangledbank.new(key, players, seed)
    agents = [make_agent(player, game, seat_seed(seed, seat)) for seat in range(players)]
    victim, wait = dice.randrange(players), dice.randrange(8, 30)
    planted: Planted | None = None
    while not match.over:
        question = match.open[0]
        seat, options = question.seat, match.state.legal_actions(question.seat)
        code = options[0]
        if len(options) > 1:
            view = match.view(seat)
            code = options[agents[seat].choose(view, seat, question.number, options)]
            wait -= seat == victim
            if seat == victim and planted is None and wait <= 0:
                found = blunder(match, seat, seed, least)
                if found is not None:
                    code, cost = found
                    words = match.words(seat, code)
                    place = len(match.record.choices) + 1
                    planted = Planted(match.record, seat, place, cost, words)
        match.play(seat, question.number, code)
    return planted


def blunder(match: Match, seat: int, seed: int, least: float) -> tuple[int, float] | None:
    """Return the worst move by a long analysis and its cost, or None if it is too cheap."""
    view = match.view(seat)
    analysis = analyze(view, seat, LONG, seed, also=match.state.legal_actions(seat))
    worst = min(analysis.estimates, key=lambda choice: choice.value)
    fresh = analyze(
        view,
        seat,
        Budget(iterations=200, options=0, cap=600.0),
        seed + 1,
        also=[analysis.best.action, worst.action],
    )
    best, bad = fresh.of(view, analysis.best.action), fresh.of(view, worst.action)
    if best is None or bad is None or best.value - bad.value < least:
        return None
    return worst.action, best.value - bad.value


def is_found(planted: Planted) -> bool:
    game = tangledbank.game(planted.record.game)
    found = review(game, planted.record, [planted.seat], Texts("en").of(game))
    return planted.place in [each.place for each in found.worst(planted.seat)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="keys of games; all of them if none is given")
    parser.add_argument("--count", type=int, default=4, help="blunders in each game")
    parser.add_argument("--player", default="steady", help="who plays")
    parser.add_argument("--least", type=float, default=3.0, help="points that a blunder costs")
    parser.add_argument("--seed", type=int, default=100)
    given = parser.parse_args()
    seen = total = 0
    for key in given.games or tangledbank.games():
        work = range(given.seed, given.seed + given.count)
        for seed in watched(work, key):
            planted = plant(key, seed, given.player, given.least)
            if planted is None:
                print(f"{key} {seed}: no opportunity for a blunder", flush=True)
                continue
            found = is_found(planted)
            total, seen = total + 1, seen + found
            verdict = "named" if found else "missed"
            print(f"{key} {seed}: {planted.move}, −{planted.cost:.1f}: {verdict}", flush=True)
    print(f"{seen} of {total} blunders are among the five costliest choices")
    return 0 if seen >= NEEDED * total else 1


if __name__ == "__main__":
    sys.exit(main())
