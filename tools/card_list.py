"""Write, or check, docs/reference/card-list.md: every kind of card of every game, in English.

python -m tools.card_list          check that the page is as the data and the texts want it
python -m tools.card_list --write  write it
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import tangledbank
from tangledbank.cli.lists import card_lines
from tangledbank.texts import Texts

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "reference" / "card-list.md"
HEAD: Final = """# Card list

<!-- written by make format from the card data and the English texts -->

Every kind of card with its number of copies and what it does, in our own words. Numbers in
parentheses are printed food numbers; `~` marks uncertain figures ([card data](cards.md)).
`tangledbank cards GAME --lang fr` prints the same in another language.
"""


def page() -> str:
    """The page as it should be."""
    texts = Texts("en")
    parts = [HEAD]
    for key in tangledbank.games():
        game = tangledbank.game(key)
        lines = [f"## {game.title}", ""]
        for title, line in card_lines(texts.of(game), game.cards()):
            lines += ["", f"### {title}", ""] if title else []
            inner = line.startswith("– ")  # one card of the kind above
            lines.append(f"    - {line.removeprefix('– ')}" if inner else f"- {line}")
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def main() -> int:
    text = page()
    if "--write" in sys.argv:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text:
        print(f"{PAGE.relative_to(ROOT)} is not as the cards want it: run make format")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
