"""Count options afresh and pin them in tests/perft, one file for each game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import tangledbank
from tangledbank.audit.policies import POLICIES
from tangledbank.audit.variants import variants
from tangledbank.audit.walks import perft, walk
from tangledbank.core.game import Game

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "perft"
SEED: Final = 1859
DEPTHS: Final = (1, 2, 3, 4)
MOST: Final = 20_000  # trees with more leaves are left out


def counts(game: Game) -> dict[str, Any]:
    """Trees from the start and whole games, for every kind of table."""
    found: dict[str, Any] = {}
    for variant in variants(game):
        tree: list[int] = []
        for depth in DEPTHS:
            tree.append(perft(variant.start(game, SEED), depth))
            if tree[-1] * (tree[-1] // max(tree[0], 1) or 1) > MOST:
                break
        walks = {policy: walk(game, variant, SEED, policy) for policy in POLICIES}
        found[str(variant)] = {"perft": tree, **walks}
    return found


def main() -> int:
    for key in sys.argv[1:] or tangledbank.games():
        text = json.dumps(counts(tangledbank.game(key)), indent=1)
        (FOLDER / f"{key}.json").write_text(text + "\n", encoding="utf-8")
        print(f"tests/perft/{key}.json written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
