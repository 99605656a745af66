"""Rewrite the golden transcripts in tests/playthroughs. Read the diff before you commit."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import tangledbank
from tangledbank.audit.transcript import transcript
from tangledbank.audit.variants import Variant

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
SEED: Final = 1859


def main() -> int:
    for key in sys.argv[1:] or tangledbank.games():
        game = tangledbank.game(key)
        for players in game.seats:
            lines = transcript(game, Variant(players), SEED)
            path = FOLDER / f"{key}-{players}.txt"
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
            print(f"tests/playthroughs/{path.name}: {len(lines)} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
