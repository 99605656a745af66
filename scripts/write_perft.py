"""Count options afresh and pin them in tests/perft, one file for each game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import tangledbank
from tangledbank.audit.fingerprints import fingerprint, perft, position_after
from tangledbank.audit.policies import POLICIES
from tangledbank.audit.variants import Variant, variants
from tangledbank.core.game import Game

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "perft"
SEED: Final = 1859
DEPTHS: Final = range(1, 9)
MIDDLES: Final = (40, 80, 120)  # choices before a tree begins: at the start little can happen
MOST: Final = 5_000  # trees that would have more leaves are left out


def counts(game: Game) -> dict[str, Any]:
    """Trees from the middle of a game and whole games, for every kind of table."""
    found: dict[str, Any] = {}
    for variant in variants(game):
        trees = {str(middle): tree(game, variant, middle) for middle in MIDDLES}
        walks = {policy: fingerprint(game, variant, SEED, policy) for policy in POLICIES}
        found[str(variant)] = {"perft": trees, **walks}
    return found


def tree(game: Game, variant: Variant, middle: int) -> list[int]:
    """How many ways there are to go on, for one choice, for two, and so on."""
    s = position_after(game, variant, SEED, middle)
    leaves: list[int] = []
    for depth in DEPTHS:
        leaves.append(perft(s, depth))
        growth = leaves[-1] // leaves[-2] if depth > 1 else leaves[0]
        if leaves[-1] * growth > MOST:
            break
    return leaves


def main() -> int:
    for key in sys.argv[1:] or tangledbank.games():
        text = json.dumps(counts(tangledbank.game(key)), indent=1)
        (FOLDER / f"{key}.json").write_text(text + "\n", encoding="utf-8")
        print(f"tests/perft/{key}.json written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
