"""Write, or check, docs/reference/env-columns.md: the columns that the encoders declare.

python -m tools.columns          check that the page is up to date
python -m tools.columns --write  write it
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import tangledbank

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "reference" / "env-columns.md"
START: Final = "<!-- columns: written by make format -->\n"
STOP: Final = "<!-- end of columns -->\n"


def tables() -> str:
    """Return a table for each game, and the width of a row by player count."""
    return "\n".join(table(key) for key in tangledbank.games())


def table(key: str) -> str:
    game = tangledbank.game(key)
    encoder = game.encoder(game.seats.start)
    widths = ", ".join(f"{players}: {game.encoder(players).width}" for players in game.seats)
    kinds = f"each of {encoder.kinds} kinds of cards"
    rows = [
        ("head", "once", encoder.head_names),
        ("pile", f"for {kinds}", [f"{pile}.CARD" for pile in encoder.pile_names]),
        ("seat", "for each seat", encoder.seat_names),
        ("being", f"{encoder.slots} times for each seat", encoder.being_names),
    ]
    offer = game.option_encoder(game.seats.start)
    lines = [f"## `{key}`", "", f"Width by players: {widths}.", ""]
    lines += ["| part | | columns |", "|---|---|---|"]
    lines += [f"| {part} | {times} | {listed(names)} |" for part, times, names in rows]
    lines += [f"| verbs | numbers of | {listed(offer.verb_names)} |", ""]
    return "\n".join(lines)


def listed(names: list[str]) -> str:
    return " ".join(f"`{name}`" for name in names)


def page() -> str:
    """Return the expected page."""
    head, _, rest = PAGE.read_text().partition(START)
    _, _, foot = rest.partition(STOP)
    return f"{head}{START}\n{tables()}\n{STOP}{foot}"


def main() -> int:
    text = page()
    if "--write" in sys.argv:
        PAGE.write_text(text)
    elif PAGE.read_text() != text:
        print(f"{PAGE.relative_to(ROOT)} does not name the columns as they are: run make format")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
