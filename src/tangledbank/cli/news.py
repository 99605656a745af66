"""News that fit: a line each, or in running text, or only the last of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tangledbank.cli.faces.look import Look

INDENT = "  "


def fit(look: Look, news: Sequence[str], rows: int, note: Callable[[int], str]) -> list[str]:
    """Sentences in at most `rows` lines; `note` says how many of the first are left out."""
    lines = singly(look, news)
    if len(lines) <= rows or look.plain:
        return lines
    for hidden in range(len(news)):
        start = [note(hidden)] if hidden else []
        lines = look.hang(INDENT, " ".join([*start, *news[hidden:]]))
        if len(lines) <= rows:
            return lines
    return look.hang(INDENT, note(len(news)))[: max(0, rows)]


def singly(look: Look, news: Sequence[str]) -> list[str]:
    return [line for sentence in news for line in look.hang(INDENT, sentence)]
