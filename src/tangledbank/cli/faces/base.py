"""What the terminal needs to know of a game: its table in lines, its options in groups."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.texts import GameTexts

TIE = "\N{NO-BREAK SPACE}"  # holds words together until lines are made
CITATION = re.compile(r"\[(?:[A-Z]{3} |R\d)[^\]]*\]")
FEW = 12  # options that are shown as one list
GUEST = -1  # who sees everything and sits nowhere


@dataclass(frozen=True)
class Look:
    """How to show things: width, who sits where, and which signs the terminal can print."""

    width: int = 80
    plain: bool = False  # whole sentences, for reading aloud
    unicode: bool = True
    names: Sequence[str] = field(default_factory=list)  # of the players, by seat
    covered: bool = True  # piles of others that the rulebook covers until the end

    def sign(self, fine: str, simple: str) -> str:
        return fine if self.unicode else simple

    def rule(self, text: str) -> str:
        """A heading across the screen."""
        if self.plain:
            return text
        line = self.sign("─", "-")
        return f"{line * 2} {text} ".ljust(self.width, line)

    def rules(self, text: str) -> list[str]:
        """A heading that goes on below where it is long."""
        first, *rest = textwrap.wrap(text, self.width if self.plain else self.width - 4) or [""]
        return [self.rule(first), *(f"   {line}" for line in rest)]

    def hang(self, start: str, text: str) -> list[str]:
        """Text after a start, wrapped so that it stays to the right of it; citations stay whole."""
        kept = CITATION.sub(lambda match: match[0].replace(" ", TIE), text)
        lines = textwrap.wrap(
            start + kept,
            self.width,
            subsequent_indent=" " * len(start),
            break_long_words=False,
            break_on_hyphens=False,
        )
        return [line.replace(TIE, " ") for line in lines]


@dataclass(frozen=True)
class Group:
    """Options that are offered under one number."""

    title: str
    actions: list[int]


class Face:
    """A game in the terminal. Everything comes from a seat's view.

    A subclass overrides `table` and, where lists get long, `groups`.
    """

    milestones: ClassVar[frozenset[int]] = frozenset()  # events at which a watcher sees the table

    def __init__(self, words: GameTexts, look: Look) -> None:
        self.words = words
        self.look = look

    def table(self, view: State, seat: int) -> list[str]:
        """The table as `seat` sees it, in lines of at most `look.width`; -1 sees it as a guest."""
        game = self.words.game
        settled = game.settle(int(view.seats), {})
        lines = game.language.write_position(game, settled, view)
        kept = [line for line in lines if not line.startswith(("game ", "doing ", "deck "))]
        return [part for line in kept for part in self.look.hang("", line)]

    def own(self, view: State, seat: int) -> list[str]:
        """What changes while a seat goes on choosing: its own side."""
        return self.table(view, seat)

    def log(self, view: State, events: Sequence[Event], reader: int) -> list[str]:
        """What happened, a line for each thing worth a line."""
        return [self.words.event(view, event, reader) for event in events]

    def groups(self, view: State, seat: int, actions: Sequence[int]) -> list[Group]:
        """The options in the order in which they are numbered, related ones together."""
        return [Group(self.words.move(view, seat, action), [action]) for action in actions]

    def uncovers(self, view: State, each: int, seat: int) -> bool:
        """Whether `seat` is shown a pile of `each` that lies covered until the end. [R26] [R271]"""
        return not self.look.covered or seat in (each, GUEST) or view.over

    def player(self, seat: int) -> str:
        """A seat and who sits there."""
        names = self.look.names
        name = names[seat] if seat < len(names) else ""
        return f"{self.words.seat(seat)} {name}".strip()
