"""Check that the sharp bot's choices depend on its view and its seed alone.

In many positions of every variant, cards that the seat cannot see are exchanged. The analysis must
stay exactly the same, and must change neither the state nor the view.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import tangledbank
from tangledbank.agents.analysis import Budget, analyze
from tangledbank.audit.secrecy import positions
from tangledbank.audit.variants import variants
from tangledbank.cli.progress import watched
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.rng import seeded

EVERY = 17  # check one decision in 17
BUDGET = Budget(iterations=24, cap=600.0)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", metavar="GAME", help="games to look at; all if none")
    options.add_argument("--positions", type=int, default=500, metavar="N")
    given = options.parse_args()
    for key in given.games or tangledbank.games():
        game = tangledbank.game(key)
        found = islice(choices(game), given.positions)
        for s, seat in watched(found, key, given.positions):
            check_choice(game, s, seat)
        print(f"{key}: {given.positions} positions: the same view, the same analysis")
    return 0


def choices(game: Game) -> Iterator[tuple[State, int]]:
    """Yield decisions with several options, over all variants."""
    tables = variants(game)
    for seed in count():
        for s, seat in positions(game, tables[seed % len(tables)], seed, EVERY):
            if len(s.legal_actions(seat)) > 1:
                yield s, seat


def check_choice(game: Game, s: State, seat: int) -> None:
    """Raise AssertionError if hidden cards change the analysis of a seat."""
    before = game.codec.save(s)
    view = game.view(s, seat)
    seen = game.codec.encode(view)
    analysis = estimates(view, seat)
    other = game.view(game.imagine(view, seat, seeded(99)), seat)
    assert estimates(other, seat) == analysis, "hidden cards have changed a choice"
    assert game.codec.encode(view) == seen, "thinking has changed the view"
    assert game.codec.save(s) == before, "thinking has changed the table"


def estimates(view: State, seat: int) -> list[tuple[Any, ...]]:
    found = analyze(view, seat, BUDGET, 7).estimates
    return [(choice.action, choice.visits, choice.value) for choice in found]


if __name__ == "__main__":
    sys.exit(main())
