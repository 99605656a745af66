"""How things are shown: the width of the window, the names of the players, the signs."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field

TIE = "\N{NO-BREAK SPACE}"  # holds words together until lines are made
CITATION = re.compile(r"\[(?:[A-Z]{3} |R\d)[^\]]*\]")
SPACED = re.compile(r" (?=[:;!»%])|(?<=«) ")  # signs that French sets apart from their word
TEXT_WIDTH = 100  # running text is not read well in longer lines


@dataclass(frozen=True)
class TextStyle:
    """How to show things: width, who sits where, and which signs the terminal can print."""

    width: int = 80
    plain: bool = False  # whole sentences, for reading aloud
    unicode: bool = True
    names: Sequence[str] = field(default_factory=list)  # of the players, by seat
    covered: bool = True  # piles of others that the rulebook covers until the end

    def sign(self, fine: str, simple: str) -> str:
        return fine if self.unicode else simple

    def rule(self, text: str) -> str:
        """A heading across the terminal."""
        if self.plain:
            return text
        line = self.sign("─", "-")
        return f"{line * 2} {text} ".ljust(self.width, line)

    def rules(self, text: str) -> list[str]:
        """A heading that goes on below where it is long."""
        first, *rest = textwrap.wrap(text, self.width if self.plain else self.width - 4) or [""]
        return [self.rule(first), *(f"   {line}" for line in rest)]

    def hang(self, start: str, text: str, indent: str = "") -> list[str]:
        """Text after a start, wrapped to the right of it or of an indent; citations stay whole."""
        kept = CITATION.sub(lambda match: match[0].replace(" ", TIE), SPACED.sub(TIE, text))
        lines = textwrap.wrap(
            start + kept,
            min(self.width, TEXT_WIDTH),
            subsequent_indent=indent or " " * len(start),
            break_long_words=False,
            break_on_hyphens=False,
        )
        return [line.replace(TIE, " ").rstrip() for line in lines]
