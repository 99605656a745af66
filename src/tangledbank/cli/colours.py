"""Terminal colours for species names, option numbers, headings and citations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

SEATS: Final = "ABCDEFGH"
HUES: Final = ("36", "35", "33", "32", "34", "31", "37", "90")  # ANSI colour codes by seat
BOLD, DIM = "1", "2"
END: Final = "\x1b[0m"

# Where two patterns match, both codes apply.
MARKS: Final = [
    (re.compile(r"^(?:──|--) .*$"), BOLD),
    (re.compile(r"^ *\d+(?=\) )"), BOLD),
    (re.compile(r"\[(?:EVO|CLI|ORI|TTF|OCE|R\d)[^\]]*\]"), DIM),
    *((re.compile(rf"\b{seat}\d+\b"), hue) for seat, hue in zip(SEATS, HUES, strict=True)),
    *((re.compile(rf"(?<=^ ){seat} \S+"), hue) for seat, hue in zip(SEATS, HUES, strict=True)),
]


def styled(line: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the pieces of a line, each with its ANSI codes."""
    spans = [(*found.span(), mark) for sign, mark in MARKS for found in sign.finditer(line)]
    edges = sorted({0, len(line)}.union(*((start, end) for start, end, _ in spans)))
    for begin, stop in pairwise(edges):
        yield line[begin:stop], [mark for start, end, mark in spans if start <= begin < end]


def painted(line: str, coloured: bool) -> str:
    """Return a line with ANSI escape sequences; without colour, only bold and dim."""
    pieces = []
    for text, marks in styled(line):
        wanted = [mark for mark in marks if coloured or mark in (BOLD, DIM)]
        pieces.append(f"\x1b[{';'.join(wanted)}m{text}{END}" if wanted else text)
    return "".join(pieces)
