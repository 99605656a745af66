"""News that fit: a line each, or in running text, or only the last of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tangledbank.cli.display.style import TextStyle

INDENT = "  "


def fit(style: TextStyle, news: Sequence[str], rows: int, note: Callable[[int], str]) -> list[str]:
    """Sentences in at most `rows` lines; `note` says how many of the first are left out."""
    lines = singly(style, news)
    if len(lines) <= rows or style.plain:
        return lines
    for hidden in range(len(news)):
        start = [note(hidden)] if hidden else []
        lines = style.hang(INDENT, " ".join([*start, *news[hidden:]]))
        if len(lines) <= rows:
            return lines
    return style.hang(INDENT, note(len(news)))[: max(0, rows)]


def singly(style: TextStyle, news: Sequence[str]) -> list[str]:
    return [line for sentence in news for line in style.hang(INDENT, sentence)]
