"""Parses scenes and positions: titles, the game line, moves and expectations."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tangledbank.core.errors import BadNotation, BadOptions
from tangledbank.core.game import Game
from tangledbank.core.match import Match
from tangledbank.core.options import Value
from tangledbank.core.record import Record
from tangledbank.core.rng import LoadedRng
from tangledbank.notation.names import Line, located

TITLE = re.compile(r'scene\s+"([^"]+)"\s*((?:\[[^\]]+\]\s*)*)$')
TAG = re.compile(r"\[([^\]]+)\]")
GAME = re.compile(r"game\s+([a-z0-9-]+)\s*,\s*(\d{1,3})\s+players?\s*(?:,(.*))?$")
EXPECT = "expect:"


@dataclass
class Step:
    """A move and the lines that must hold after it."""

    move: Line | None
    expect: list[Line] = field(default_factory=list)


@dataclass
class Scene:
    """A parsed scene that has not been run."""

    title: str
    tags: list[str]
    line: int
    position: list[Line] = field(default_factory=list)
    expect: list[Line] | None = None  # of the position, if an `expect` line begins them
    steps: list[Step] = field(default_factory=list)

    @property
    def said(self) -> list[Line]:
        """All lines that are not moves."""
        later = [line for step in self.steps for line in step.expect]
        return [*self.position, *(self.expect or []), *later]


def strip_comment(text: str) -> str:
    """Return the line up to the first `#` outside quotes."""
    quoted = False
    for i, char in enumerate(text):
        if char == '"':
            quoted = not quoted
        elif char == "#" and not quoted:
            return text[:i].strip()
    return text.strip()


def read_lines(text: str) -> list[Line]:
    """Return the non-empty lines without comments."""
    every = [Line(i, strip_comment(raw)) for i, raw in enumerate(text.splitlines(), start=1)]
    return [line for line in every if line.text]


def read_position(text: str) -> tuple[Line, list[Line]]:
    """Return the game line and the other lines; refuse lines that only scenes have."""
    head, *lines = read_lines(text) or [Line(1, "")]
    for line in lines:
        if is_expect(line) or is_dice(line) or line.text.startswith(">"):
            raise located(
                line, "a position has no moves, dice or expectations: those are for scenes"
            )
    return head, lines


def read_scenes(text: str) -> list[Scene]:
    """Return all scenes in a file."""
    scenes: list[Scene] = []
    for line in read_lines(text):
        if line.text.startswith("scene"):
            scenes.append(_open_scene(line))
        elif not scenes:
            raise located(line, 'expected a line: scene "TITLE" [TAG]')
        else:
            _add_line(scenes[-1], line)
    if not scenes:
        raise BadNotation('line 1: expected a line: scene "TITLE" [TAG]')
    for scene in scenes:
        if not scene.position:
            raise BadNotation(f"line {scene.line}: expected a position after the title")
    return scenes


def _open_scene(line: Line) -> Scene:
    match = TITLE.match(line.text)
    if match is None:
        raise located(line, 'expected: scene "TITLE" [TAG]')
    return Scene(match.group(1), TAG.findall(match.group(2)), line.number)


def _add_line(scene: Scene, line: Line) -> None:
    if line.text.startswith(">"):
        scene.steps.append(Step(Line(line.number, line.text[1:].strip())))
    elif is_expect(line):
        if scene.steps or scene.expect is not None or not scene.position:
            raise located(
                line, "this line may occur once, between the position and the expectations"
            )
        scene.expect = []
    elif scene.steps:
        scene.steps[-1].expect.append(line)
    elif scene.expect is not None:
        scene.expect.append(line)
    else:
        scene.position.append(line)


def is_expect(line: Line) -> bool:
    """Return whether this is the `expect:` line, which ends the position."""
    return line.text.lower() == EXPECT


def is_dice(line: Line) -> bool:
    return line.text.lower().split()[0] == "rolls"


def read_dice(line: Line) -> list[int]:
    """Return the faces of scripted dice."""
    faces = line.text.split()[1:]
    if not all(face in "123456" and len(face) == 1 for face in faces):
        raise located(line, "a die shows a number from 1 to 6")
    return [int(face) for face in faces]


def read_game_line(line: Line, games: Mapping[str, Game]) -> tuple[Game, int, dict[str, Value]]:
    """Return a game line's game, number of players and options."""
    match = GAME.match(line.text)
    if match is None:
        raise located(line, "expected: game KEY, N players, OPTION VALUE …")
    key, players, rest = match.group(1), int(match.group(2)), match.group(3) or ""
    if key not in games:
        raise located(line, f"there is no game {key!r}; the games are {', '.join(games)}")
    given: dict[str, str] = {}
    for part in filter(None, (piece.strip() for piece in rest.split(","))):
        name, _, value = part.partition(" ")
        given[name] = value.strip()
    try:
        return games[key], players, games[key].resolve_options(players, given)
    except BadOptions as error:
        raise located(line, str(error)) from None


def open_match(
    head: Line, lines: Sequence[Line], games: Mapping[str, Game], dice: list[int] | None = None
) -> Match:
    """Return a match that continues from a position, optionally with scripted dice."""
    game, players, options = read_game_line(head, games)
    state = game.language.read_position(game, players, options, lines)
    if dice is not None:
        state.rng = LoadedRng(state.rng, dice)
    return Match(game, Record.of(game, players, options, 0), state)
