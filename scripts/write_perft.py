"""Write the expected counts of options to tests/perft, one file per game."""

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
MIDDLES: Final = (40, 80, 120)  # choices before a tree begins; early positions have few options
MOST: Final = 5_000  # the most leaves of a tree


def counts(game: Game) -> dict[str, Any]:
    """Count trees from mid-game positions, and fingerprint whole games, for every variant."""
    found: dict[str, Any] = {}
    for variant in variants(game):
        trees = {str(middle): tree(game, variant, middle) for middle in MIDDLES}
        walks = {policy: fingerprint(game, variant, SEED, policy) for policy in POLICIES}
        found[str(variant)] = {"perft": trees, **walks}
    return found


def tree(game: Game, variant: Variant, middle: int) -> list[int]:
    """Count the sequences of one choice, of two, and so on."""
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
