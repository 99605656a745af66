"""Match typed words to titles, ignoring case, accents, word order and small typing errors."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache

EXACT, BEGINS, WORDS, SLIPS, NOT = range(5)
LETTERS = re.compile(r"\w+")
ONE_SLIP, TWO_SLIPS = 4, 8  # lengths from which one or two errors are allowed


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Return a text in lower case, without accents or punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(char for char in plain if not unicodedata.combining(char))
    return " ".join(LETTERS.findall(letters.replace("_", " ")))


def closeness(asked: str, title: str) -> int:
    """Return a rank for how well a folded text matches a title."""
    name = fold(title)
    if asked == name:
        return EXACT
    if not asked:
        return NOT
    if name.startswith(asked):
        return BEGINS
    typed, words = asked.split(), name.split()
    if pairs_up(typed, words, begins):
        return WORDS
    return SLIPS if len(typed) == len(words) and pairs_up(typed, words, is_slip) else NOT


def pairs_up(typed: list[str], words: list[str], fits: Callable[[str, str], bool]) -> bool:
    """Return whether each typed word fits a different word, in any order."""
    left = list(words)
    for short in typed:
        found = next((word for word in left if fits(word, short)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def begins(word: str, typed: str) -> bool:
    return word.startswith(typed)


def is_slip(word: str, typed: str) -> bool:
    """Return whether two words differ by one typing error, or by two if they are long."""
    size = min(len(word), len(typed))
    allowed = 0 if size < ONE_SLIP else 1 if size < TWO_SLIPS else 2
    near = abs(len(word) - len(typed)) <= allowed  # an error changes the length by one at most
    return near and slips(word, typed) <= allowed


def slips(one: str, other: str) -> int:
    """Count the letters changed, omitted, added or swapped between two words."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, start=1):
        last, before, row = before, row, [i]
        for j, b in enumerate(other, start=1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and b == one[i - 2]:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]


def closest(asked: str, titles: Iterable[str], worst: int = SLIPS) -> tuple[int, list[str]]:
    """Return the best rank, and the titles with that rank."""
    folded = fold(asked)
    ranked = [(closeness(folded, title), title) for title in titles]
    best = min((rank for rank, _ in ranked), default=NOT)
    if best > worst:
        return NOT, []
    return best, [title for rank, title in ranked if rank == best]
