"""Text style: width, plain or drawn, Unicode or ASCII, and names of players."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field

TIE = "\N{NO-BREAK SPACE}"  # keeps words together until lines are wrapped
CITATION = re.compile(r"\[(?:[A-Z]{3} |R\d)[^\]]*\]")
SPACED = re.compile(r" (?=[:;!»%])|(?<=«) ")  # French puts a space before or after these
TEXT_WIDTH = 100  # longer lines are hard to read


@dataclass(frozen=True)
class TextStyle:
    """The style of text output: its width, its characters, and the players' names."""

    width: int = 80
    plain: bool = False  # whole sentences, for screen readers
    unicode: bool = True
    names: Sequence[str] = field(default_factory=list)  # of the players, by seat
    covered: bool = True  # hide score piles that the rules cover until the end
    colon: str = ": "  # between a name and its text

    def sign(self, fine: str, simple: str) -> str:
        return fine if self.unicode else simple

    def rule(self, text: str) -> str:
        """Return a heading as wide as the window."""
        if self.plain:
            return text
        line = self.sign("─", "-")
        return f"{line * 2} {text} ".ljust(self.width, line)

    def rules(self, text: str) -> list[str]:
        """Return a heading, wrapped onto further lines if it is long."""
        first, *rest = textwrap.wrap(text, self.width if self.plain else self.width - 4) or [""]
        return [self.rule(first), *(f"   {line}" for line in rest)]

    def hang(self, start: str, text: str, indent: str = "") -> list[str]:
        """Wrap text after a prefix, aligned with it or by `indent`; citations are never split."""
        kept = CITATION.sub(lambda match: match[0].replace(" ", TIE), SPACED.sub(TIE, text))
        lines = textwrap.wrap(
            start + kept,
            min(self.width, TEXT_WIDTH),
            subsequent_indent=indent or " " * len(start),
            break_long_words=False,
            break_on_hyphens=False,
        )
        return [line.replace(TIE, " ").rstrip() for line in lines]
