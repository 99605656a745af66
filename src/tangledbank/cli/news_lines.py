"""Fit log sentences into a limited number of lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tangledbank.cli.display.style import TextStyle

INDENT = "  "


def fit(style: TextStyle, news: Sequence[str], rows: int, note: Callable[[int], str]) -> list[str]:
    """Return sentences in at most `rows` lines: one per line, or else as running text.

    If they still don't fit, the first ones are omitted, and `note` says how many.
    """
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
