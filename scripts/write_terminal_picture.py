"""Write docs/table.svg, the README picture: a real page of the terminal in mid-game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.cli.colours import BOLD, DIM, HUES, styled
from tangledbank.cli.display import TextStyle
from tangledbank.cli.saved_games import YOU, Seating
from tangledbank.cli.terminal import Terminal
from tangledbank.cli.terminal_session import TerminalSession
from tangledbank.texts import Texts

PATH: Final = Path(__file__).resolve().parent.parent / "docs" / "table.svg"
SEED: Final = 9
WIDTH, HEIGHT = 88, 30
ROUND: Final = 3  # the earliest round for a picture

TITLE: Final = "tangledbank play evolution"
COLUMN, LINE = 12.2, 24.4  # the size of a character in pixels
MARGIN, TOP = 10, 60
INKS: Final = ("68a0b3", "98729f", "d0b344", "98a84b", "608ab1", "cc555a", "c5c8c6", "868887")
LOOKS: Final = {
    **{mark: f'fill="#{ink}"' for mark, ink in zip(HUES, INKS, strict=True)},
    BOLD: 'font-weight="bold"',
    DIM: 'opacity="0.6"',
}

# The picture uses the reader's fonts, so that it loads nothing.
FRAME: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}">
<rect width="100%" height="100%" rx="8" fill="#292929"/>
<circle cx="26" cy="22" r="7" fill="#ff5f57"/>
<circle cx="48" cy="22" r="7" fill="#febc2e"/>
<circle cx="70" cy="22" r="7" fill="#28c840"/>
<text x="50%" y="28" fill="#c5c8c6" font-family="sans-serif" font-weight="bold" font-size="18" text-anchor="middle">{title}</text>
<g fill="#c5c8c6" font-family="Fira Code, monospace" font-size="20">
{lines}
</g>
</svg>
"""  # noqa: E501


class Taken(Exception):
    """The picture is taken."""


class Camera(Terminal):
    """A terminal that a steady bot plays until an attack is offered."""

    session: TerminalSession

    def __init__(self) -> None:
        super().__init__()
        self.seen, self.typed = True, False
        self.shown: list[str] = []
        self.svg = ""

    def say(self, *lines: str) -> None:
        for line in lines:
            self.shown += line.split("\n")

    def clear(self) -> None:
        self.shown = []

    def style(self, names: list[str]) -> TextStyle:
        return TextStyle(WIDTH, self.plain, True, names)

    def size(self) -> tuple[int, int]:
        return WIDTH, HEIGHT

    def ask(self, prompt: str) -> str:
        match = self.session.match
        options = [action.text for action in match.legal(0)]
        view = match.see(0)
        if view["round"] >= ROUND and any(" attacks " in text for text in options):
            self.svg = drawn([*self.shown, prompt])
            raise Taken
        self.clear()  # the picture has only this page
        question = next(each for each in match.open if each.seat == 0)
        actions = [action.code for action in match.legal(0)]
        player = make_agent("steady", match.game, SEED)
        return options[player.choose(match.view(0), 0, question.number, actions)]


def drawn(lines: Sequence[str]) -> str:
    """Draw a window with these lines."""
    return FRAME.format(
        width=2 * MARGIN + WIDTH * COLUMN,
        height=TOP + len(lines) * LINE,
        title=TITLE,
        lines="\n".join(drawn_line(line, place) for place, line in enumerate(lines) if line),
    )


def drawn_line(line: str, place: int) -> str:
    """Draw the pieces of a line at fixed widths, because fonts differ."""
    pieces, column = [], 0
    for text, marks in styled(line):
        looks = "".join(f" {LOOKS[mark]}" for mark in marks)
        where = f'x="{MARGIN + column * COLUMN:.1f}" textLength="{len(text) * COLUMN:.1f}"'
        pieces.append(f"<tspan {where}{looks}>{escape(text)}</tspan>")
        column += len(text)
    return f'<text y="{TOP + place * LINE:.1f}" xml:space="preserve">{"".join(pieces)}</text>'


def take(seed: int = SEED) -> str:
    """Return the first page of this game that offers an attack."""
    match = tangledbank.new("evolution", players=3, seed=seed)
    camera = Camera()
    names = [YOU, "steady", "steady"]
    agents = {seat: make_agent("steady", match.game, seed + seat) for seat in (1, 2)}
    with TemporaryDirectory() as folder, suppress(Taken):
        path = Path(folder) / "game.json"
        camera.session = TerminalSession(Texts("en"), match, Seating(names), camera, path)
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
