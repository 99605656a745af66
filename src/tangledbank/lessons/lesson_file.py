"""Lesson files: scenes with two additional kinds of lines.

`say KEY` is a remark; if a learner's move follows, the learner has to make it. `or MOVE` is an
accepted alternative. A remark without such a move is only read. All other moves are scripted.
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
class LessonStep:
    """One step of a lesson: a remark, a move, or both, and the facts expected afterwards."""

    remark: str = ""
    moves: list[str] = field(default_factory=list)  # accepted alternatives
    expect: list[Line] = field(default_factory=list)

    @property
    def attempt(self) -> str:
        """The move that the lesson tries for the learner in order to show its refusal, or ""."""
        found = TRIES.match(self.moves[0]) if self.moves else None
        return found[2] if found else ""

    @property
    def is_question(self) -> bool:
        """Whether the learner has to choose a move."""
        return bool(self.remark and self.moves) and not self.attempt


@dataclass(frozen=True)
class Lesson:
    """A deal, and the steps that lead the learner through it."""

    game: str
    deal: Scene  # without moves
    steps: list[LessonStep]

    @property
    def remarks(self) -> list[str]:
        return [step.remark for step in self.steps if step.remark]


def lessons() -> tuple[str, ...]:
    """Return the keys of the games that have a lesson."""
    return tuple(key for key in KITS if source(key).is_file())


@cache
def lesson(game: str) -> Lesson:
    return read_lesson(game, source(game).read_text(encoding="utf-8"))


def source(game: str) -> Traversable:
    return files("tangledbank.lessons").joinpath("scenes", f"{game}.lesson")


def read_lesson(game: str, text: str) -> Lesson:
    """Parse a lesson file."""
    lines = read_lines(text)
    cut = next((i for i, line in enumerate(lines) if starts_step(line)), len(lines))
    last = lines[cut - 1].number if cut else 0
    (deal,) = read_scenes("\n".join(text.splitlines()[:last]))
    steps: list[LessonStep] = []
    for line in lines[cut:]:
        add_line(steps, line)
    return Lesson(game, deal, steps)


def starts_step(line: Line) -> bool:
    return line.text.startswith(">") or SAY.match(line.text) is not None


def add_line(steps: list[LessonStep], line: Line) -> None:
    said, other = SAY.match(line.text), OR.match(line.text)
    if said:
        steps.append(LessonStep(said[1]))
    elif line.text.startswith(">"):
        add_move(steps, line.text[1:].strip())
    elif other:
        if not steps or not steps[-1].is_question:
            raise located(line, "`or` must follow a move of the learner")
        steps[-1].moves.append(other[1])
    else:
        steps[-1].expect.append(line)


def add_move(steps: list[LessonStep], move: str) -> None:
    """Add the learner's move to the preceding remark, or any other move as a new step."""
    waiting = bool(steps) and steps[-1].remark and not steps[-1].moves
    if waiting and LEARNER_MOVES.match(move):
        steps[-1].moves.append(move)
    else:
        steps.append(LessonStep("", [move]))
