"""Pictures of tables for videos: the notation, drawn in a small font with NumPy alone."""

from __future__ import annotations

import textwrap
from typing import Any, Final

import numpy as np

HIGH, WIDE = 540, 960
SCALE: Final = 2  # pixels for each dot of the font
STEP: Final = (7 * SCALE, 4 * SCALE)  # from line to line, and from letter to letter
EDGE: Final = 12
PAPER: Final = (253, 252, 248)
INK: Final = (29, 36, 33)
SEATS: Final = ((31, 111, 84), (179, 84, 30), (51, 96, 143), (125, 107, 168))

# Five rows of three dots for each letter, each row as one octal digit.
DOTS: Final = (
    "a=25755 b=65656 c=34443 d=65556 e=74647 f=74644 g=34553 h=55755 i=72227 j=11152 "
    "k=55655 l=44447 m=57755 n=65555 o=25552 p=65644 q=25563 r=65655 s=34216 t=72222 "
    "u=55557 v=55552 w=55775 x=55255 y=55222 z=71247 0=75557 1=26227 2=61247 3=61216 "
    "4=55711 5=74616 6=34757 7=71222 8=75757 9=75716 .=00002 ,=00024 :=02020 -=00700 "
    "+=02720 /=11244 (=24442 )=21112 [=64446 ]=31113 ?=61202 ==07070 *=52500 '=22000"
)
FONT: Final = {word[0]: word[2:] for word in DOTS.split()}


def glyph(letter: str) -> Any:
    """Return a letter's dots as booleans; unknown letters are blank."""
    rows = FONT.get(letter.lower(), "00000")
    return np.array([[int(row) >> bit & 1 for bit in (2, 1, 0)] for row in rows], bool)


def draw(text: str) -> Any:
    """Return a picture of some lines, (540, 960, 3) uint8. Lines that don't fit are cut."""
    picture = np.full((HIGH, WIDE, 3), PAPER, np.uint8)
    letters = (WIDE - 2 * EDGE) // STEP[1]
    lines = [(part, line) for line in text.splitlines() for part in wrapped(line, letters)]
    for number, (part, line) in enumerate(lines[: (HIGH - 2 * EDGE) // STEP[0]]):
        write(picture, EDGE + number * STEP[0], part, colour_of(line))
    return picture


def wrapped(line: str, letters: int) -> list[str]:
    return textwrap.wrap(line, letters, subsequent_indent="    ") or [""]


def colour_of(line: str) -> tuple[int, int, int]:
    """Return the ink of a line: a seat's lines begin with its letter."""
    head = line.strip()[:1]
    seat = ord(head) - ord("A") if head and len(line.split()[0].strip(":")) <= 2 else -1
    return SEATS[seat % len(SEATS)] if 0 <= seat < 8 else INK


def write(picture: Any, top: int, line: str, ink: tuple[int, int, int]) -> None:
    for place, letter in enumerate(line):
        dots = np.kron(glyph(letter), np.ones((SCALE, SCALE), bool))
        left = EDGE + place * STEP[1]
        picture[top : top + dots.shape[0], left : left + dots.shape[1]][dots] = ink
