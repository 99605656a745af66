"""Lay out a table as lines, as spaciously as the window allows."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby, zip_longest

from tangledbank.cli.display.style import TIE, TextStyle

TWO_COLUMNS = 100  # columns of a window that shows two players side by side
GAP = 2  # spaces between columns
FEW_ROWS = 3  # too few items for columns
MOST_COLUMNS = 4
WORD = re.compile(r"[^\W\d]+")
INDENT = "    "


@dataclass(frozen=True)
class Being:
    """A species or an animal: its name, its figures in four forms, and its traits."""

    name: str
    figures: str  # in columns, on its own line
    brief: str  # in running text
    terse: str  # if space is short
    spoken: str  # as a sentence
    traits: Sequence[str]
    lead: str = ""  # figures before the traits, on its own line


@dataclass(frozen=True)
class PlayerArea:
    """A player's part of the table."""

    name: str
    figures: Sequence[str]
    beings: Sequence[Being]
    notes: Sequence[tuple[str, str]] = ()  # lines below, each with its prefix
    own: bool = False


@dataclass(frozen=True)
class TableContent:
    """The whole table: the middle, the players, and the reader's hand."""

    heading: Sequence[str]
    sides: Sequence[PlayerArea]
    middle: Sequence[str] = ()  # sentences
    brief: Sequence[str] = ()  # the same if space is short
    hand: Sequence[tuple[str, str]] = ()  # lines, each with its prefix
    more: Sequence[tuple[str, str]] = ()  # lines that may be left out


@dataclass(frozen=True)
class Density:
    """The density at which a table is laid out."""

    brief: bool = False  # short sentences in the middle
    running: bool = False  # other players' species in running text
    terse: bool = False  # their figures without words
    own_running: bool = False
    merged: bool = False  # a player and all species in one paragraph
    loose: bool = False  # lines may break anywhere
    letters: int = 0  # letters kept of long words in trait names; 0 keeps all


# From spacious to dense. Cut names are hard to read, so they come last.
DENSITIES = (
    Density(),
    Density(brief=True),
    Density(running=True),
    Density(brief=True, running=True),
    Density(brief=True, running=True, terse=True),
    Density(brief=True, running=True, terse=True, own_running=True),
    Density(brief=True, running=True, terse=True, own_running=True, merged=True),
)
CRAMPED = tuple(replace(DENSITIES[-1], loose=True, letters=letters) for letters in (0, 8, 6, 5, 4))


@dataclass(frozen=True)
class HeightBudget:
    """The maximum and preferred height of a table, and whether it shows the hand."""

    rows: int = sys.maxsize
    wish: int = sys.maxsize
    hand: bool = True  # False if the menu lists every card
    needed: bool = True  # keep the hand even if space is short


UNLIMITED = HeightBudget()


def lay_out(board: TableContent, style: TextStyle, room: HeightBudget = UNLIMITED) -> list[str]:
    """Return the table at the most spacious density that fits, or at the densest."""
    if not room.hand:
        board = replace(board, hand=board.hand[1:])
    if style.plain:
        return PlainLayout(style).lines(board)
    shortest: list[str] = []
    for density in DENSITIES:
        lines = DrawnLayout(style, density).lines(board)
        if len(lines) <= min(room.rows, room.wish):
            return lines
        shortest = min(shortest or lines, lines, key=len)
    if len(shortest) > room.rows and room.hand and not room.needed:
        return lay_out(board, style, replace(room, hand=False))
    for density in CRAMPED:
        if len(shortest) <= room.rows:
            break
        shortest = DrawnLayout(style, density).lines(board)
    return shortest


@dataclass(frozen=True)
class PlainLayout:
    """A layout of the table as sentences, for screen readers."""

    style: TextStyle

    def lines(self, board: TableContent) -> list[str]:
        lines = [", ".join(board.heading), *self.sentences("", board.middle)]
        for side in board.sides:
            lines += self.style.hang(
                f"{side.name}{self.style.colon}", f"{', '.join(side.figures)}."
            )
            for being in side.beings:
                text = f"{being.spoken} {', '.join(being.traits)}".strip()
                lines += self.style.hang(f"{being.name}{self.style.colon}", text)
            lines += hung(self.style, side.notes)
        return lines + hung(self.style, [*board.hand, *board.more])

    def sentences(self, start: str, texts: Sequence[str]) -> list[str]:
        return [line for text in texts for line in self.style.hang(start, text)]


@dataclass(frozen=True)
class DrawnLayout:
    """A visual layout of the table, at one density."""

    style: TextStyle
    density: Density = field(default_factory=Density)

    def lines(self, board: TableContent) -> list[str]:
        dot = f" {self.style.sign('·', '|')} "
        lines = self.style.rules(dot.join(board.heading))
        for text in board.brief if self.density.brief else board.middle:
            lines += self.style.hang(" ", text)
        more = [] if self.density.brief else board.more
        return [*lines, *self.players(board.sides), *hung(self.style, [*board.hand, *more])]

    def players(self, sides: Sequence[PlayerArea]) -> list[str]:
        """Return the players' areas one below the other, or side by side in a wide window."""
        if self.style.width < TWO_COLUMNS or len(sides) < 2:
            return [line for side in sides for line in self.side(side, self.style)]
        half = (self.style.width - GAP) // 2
        blocks = [self.side(side, replace(self.style, width=half)) for side in sides]
        lefts, rights = blocks[::2], [*blocks[1::2], []]
        return [
            f"{left:<{half + GAP}}{right}".rstrip()
            for pair in zip(lefts, rights, strict=False)
            for left, right in zip_longest(*pair, fillvalue="")
        ]

    def side(self, side: PlayerArea, style: TextStyle) -> list[str]:
        figures = ", ".join(side.figures)
        items = [self.item(being, style) for being in side.beings]
        if self.density.merged:
            name = side.name.partition(" (")[0] if self.density.loose else side.name
            text = style.colon.join(filter(None, (f"{name}, {figures}", "; ".join(items))))
            lines = style.hang(" ", text, INDENT[: 2 if self.density.loose else None])
        elif self.density.own_running if side.own else self.density.running:
            lines = style.hang(f" {side.name:<22} ", figures)
            lines += style.hang(INDENT, "; ".join(items)) if items else []
        else:
            lines = [*style.hang(f" {side.name:<22} ", figures), *self.rows(side.beings, style)]
        return [*lines, *hung(style, side.notes)]

    def rows(self, beings: Sequence[Being], style: TextStyle) -> Iterator[str]:
        """Yield a line for each being; adjacent beings without traits share a line."""
        for bare, group in groupby(beings, key=lambda being: not being.traits):
            several = list(group)
            if bare:
                width = max(len(being.name) + len(being.brief) for being in several) + 3
                items = [f"{being.name} {being.brief}".ljust(width) for being in several]
                yield from style.hang(INDENT, " ".join(item.replace(" ", TIE) for item in items))
                continue
            for being in several:
                dot = f" {style.sign('·', '|')} "
                traits = [trait.replace(" ", TIE) for trait in being.traits]
                text = dot.join(filter(None, (being.lead, *traits)))
                yield from style.hang(f"{INDENT}{being.name:<4}{being.figures}", text)

    def item(self, being: Being, style: TextStyle) -> str:
        """Return a being as running text, kept on one line if it fits."""
        figures = being.terse if self.density.terse else being.brief
        traits = [short(trait, self.density.letters) for trait in being.traits]
        dot = style.sign("·", "|")
        text = " ".join(filter(None, (being.name, figures, dot.join(traits))))
        if self.density.loose:
            return text
        if len(text) < style.width - 2 * len(INDENT):
            return text.replace(" ", TIE)
        names = f" {dot} ".join(trait.replace(" ", TIE) for trait in traits)
        return " ".join(filter(None, (being.name + TIE + figures, names)))


def short(name: str, letters: int) -> str:
    """Return a trait name with shortened words: `Defe. Herd. (1)` at 4 letters."""
    return WORD.sub(lambda word: cut(word[0], letters), name) if letters else name


def cut(word: str, letters: int) -> str:
    return word if len(word) <= letters + 1 else f"{word[:letters]}."


def hung(style: TextStyle, texts: Sequence[tuple[str, str]]) -> list[str]:
    return [line for start, text in texts for line in style.hang(start, text)]


def columns(items: Sequence[str], width: int) -> list[str]:
    """Arrange short lines in as many columns as fit, filling each from top to bottom."""
    if len(items) <= FEW_ROWS:
        return list(items)
    for count in range(min(MOST_COLUMNS, len(items)), 1, -1):
        height = -(-len(items) // count)
        parts = [items[start : start + height] for start in range(0, len(items), height)]
        widths = [max(len(item) for item in part) + GAP for part in parts]
        if sum(widths) - GAP <= width:
            spare = (width + GAP - sum(widths)) // len(parts)
            return [
                "".join(
                    f"{item:<{w + spare}}" for item, w in zip(row, widths, strict=True)
                ).rstrip()
                for row in zip_longest(*parts, fillvalue="")
            ]
    return list(items)
