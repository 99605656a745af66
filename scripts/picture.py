"""Write docs/table.svg, the picture in the README: a real page of the terminal in mid-game."""

from __future__ import annotations

import io
import re
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.text import Text
from rich.theme import Theme

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.cli.colours import STYLES, Terminal
from tangledbank.cli.faces import Look
from tangledbank.cli.saves import YOU, Seating
from tangledbank.cli.screen import Screen
from tangledbank.cli.session import Session
from tangledbank.texts import Texts

PATH: Final = Path(__file__).resolve().parent.parent / "docs" / "table.svg"
SEED: Final = 9
WIDTH, HEIGHT = 88, 30
ROUND: Final = 3  # the first from which a picture is worth taking

# Fonts are those of the reader: a picture fetches nothing.
FETCHED: Final = r"@font-face \{\{.*?\}\}\s*|<!--.*?-->\s*"
FORMAT: Final = re.sub(FETCHED, "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


class Taken(Exception):
    """The picture is taken."""


class Camera(Screen):
    """A terminal in which a steady player sits, until there is an attack to be seen."""

    session: Session

    def __init__(self) -> None:
        super().__init__()
        self.console = Terminal(
            theme=Theme(STYLES),
            file=io.StringIO(),
            width=WIDTH,
            height=HEIGHT,
            force_terminal=True,
            color_system="truecolor",
            legacy_windows=False,
            record=True,
            highlight=False,
            soft_wrap=True,
            emoji=False,
            markup=False,
        )
        self.seen, self.typed = True, False
        self.svg = ""

    def look(self, names: list[str]) -> Look:
        return Look(WIDTH, self.plain, True, names)

    def size(self) -> tuple[int, int]:
        return WIDTH, HEIGHT

    def ask(self, prompt: str) -> str:
        match = self.session.match
        options = [action.text for action in match.legal(0)]
        view = match.see(0)
        if view["round"] >= ROUND and any(" attacks " in text for text in options):
            self.console.print(Text(prompt))
            self.svg = self.console.export_svg(
                title="tangledbank play evolution", code_format=FORMAT, unique_id="table"
            )
            raise Taken
        self.console.export_text()  # what was shown before is not in the picture
        question = next(each for each in match.open if each.seat == 0)
        actions = [action.code for action in match.legal(0)]
        player = make_agent("steady", match.game, SEED)
        return options[player.choose(match.view(0), 0, question.number, actions)]


def take(seed: int = SEED) -> str:
    """The first page of a game of this seed on which there is an attack to choose."""
    match = tangledbank.new("evolution", players=3, seed=seed)
    camera = Camera()
    names = [YOU, "steady", "steady"]
    agents = {seat: make_agent("steady", match.game, seed + seat) for seat in (1, 2)}
    with TemporaryDirectory() as folder, suppress(Taken):
        path = Path(folder) / "game.json"
        camera.session = Session(Texts("en"), match, Seating(names), camera, path)
        camera.session.run(agents)
    if camera.svg:
        return camera.svg
    raise SystemExit(f"in the game of seed {seed} there is no attack to be seen")


def main() -> int:
    PATH.write_text(take(), encoding="utf-8")
    print("docs/table.svg written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
