"""Colours of the terminal: what is marked, and how."""

from __future__ import annotations

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red", "white", "bright_black")
STYLES = {
    **{f"tb.seat{letter}": style for letter, style in zip("ABCDEFGH", SEAT_STYLES, strict=True)},
    "tb.rule": "bold",
    "tb.number": "bold",
    "tb.cite": "dim",
}


class Marks(RegexHighlighter):
    """Colours for names of species, numbers of options, headings and citations."""

    base_style = "tb."
    highlights = [
        *(rf"(?P<seat{letter}>\b{letter}\d+\b)" for letter in "ABCDEFGH"),
        *(rf"^ (?P<seat{letter}>{letter} \S+)" for letter in "ABCDEFGH"),
        r"^(?P<rule>(──|--) .*)$",
        r"(?P<number>^ *\d+(?=\) ))",
        r"(?P<cite>\[(EVO|CLI|ORI|TTF|OCE|R\d)[^\]]*\])",
    ]


class Terminal(Console):
    """A console that leaves a broken pipe to its caller."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def open_console() -> Terminal:
    return Terminal(theme=Theme(STYLES), highlight=False, soft_wrap=True, emoji=False, markup=False)
