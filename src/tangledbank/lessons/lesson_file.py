"""Lessons as they are written: scenes with two more kinds of lines.

`say KEY` is a remark; the move behind it is the learner's. `or MOVE` is as good as the move
before it. A remark without a move of the learner is only read. All other moves are scripted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tangledbank.games import KITS
from tangledbank.notation.names import Line, located
from tangledbank.notation.scene_parser import Scene, read_lines, read_scenes

SAY: Final = re.compile(r"say ([a-z-]+)$")
OR: Final = re.compile(r"or (.+)$")
TRIES: Final = re.compile(r"(\S+) tries (.*)$")
LEARNER_MOVES: Final = re.compile(r"A\d*(\+A\d+)? ")


@dataclass
class Beat:
    """A remark, a move, or both; what must hold after it."""

    remark: str = ""
    moves: list[str] = field(default_factory=list)  # any of them
    expect: list[Line] = field(default_factory=list)

    @property
    def attempt(self) -> str:
        """A move that is tried for the learner, and refused."""
        found = TRIES.match(self.moves[0]) if self.moves else None
        return found[2] if found else ""

    @property
    def is_question(self) -> bool:
        """Whether the learner has to choose."""
        return bool(self.remark and self.moves) and not self.attempt


@dataclass(frozen=True)
class Lesson:
    """One lesson: the deal, and what happens."""

    game: str
    deal: Scene  # without moves
    beats: list[Beat]

    @property
    def remarks(self) -> list[str]:
        return [beat.remark for beat in self.beats if beat.remark]


def lessons() -> tuple[str, ...]:
    """The games that have a lesson, in the order of the games."""
    return tuple(key for key in KITS if source(key).is_file())


@cache
def lesson(game: str) -> Lesson:
    return read_lesson(game, source(game).read_text(encoding="utf-8"))


def source(game: str) -> Traversable:
    return files("tangledbank.lessons").joinpath("scenes", f"{game}.lesson")


def read_lesson(game: str, text: str) -> Lesson:
    """A lesson from its file."""
    lines = read_lines(text)
    cut = next((i for i, line in enumerate(lines) if is_beat(line)), len(lines))
    last = lines[cut - 1].number if cut else 0
    (deal,) = read_scenes("\n".join(text.splitlines()[:last]))
    beats: list[Beat] = []
    for line in lines[cut:]:
        add_line(beats, line)
    return Lesson(game, deal, beats)


def is_beat(line: Line) -> bool:
    return line.text.startswith(">") or SAY.match(line.text) is not None


def add_line(beats: list[Beat], line: Line) -> None:
    said, other = SAY.match(line.text), OR.match(line.text)
    if said:
        beats.append(Beat(said[1]))
    elif line.text.startswith(">"):
        add_move(beats, line.text[1:].strip())
    elif other:
        if not beats or not beats[-1].is_question:
            raise located(line, "this stands after a move of the learner")
        beats[-1].moves.append(other[1])
    else:
        beats[-1].expect.append(line)


def add_move(beats: list[Beat], move: str) -> None:
    """A remark takes the next move if it is the learner's."""
    waiting = bool(beats) and beats[-1].remark and not beats[-1].moves
    if waiting and LEARNER_MOVES.match(move):
        beats[-1].moves.append(move)
    else:
        beats.append(Beat("", [move]))
