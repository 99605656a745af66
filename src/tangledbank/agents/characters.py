"""Levels and characters: one player by rules of thumb, with the weights of a data file.

A file in `characters/` says whose weights it begins with, what it weighs otherwise, game by game,
and by which command or from which thought its figures come.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from tangledbank.agents.evaluator_loader import read_weights
from tangledbank.agents.factories.base import Weights

FOLDER: Final = Path(__file__).parent / "characters"
EVERY: Final = "every"  # what is the same in all games


@dataclass(frozen=True)
class Character:
    """A way to play. `like` is the character whose weights it begins with."""

    key: str
    like: str
    made: Any  # the commands that made it, or the thought behind it
    games: dict[str, Weights]


@cache
def characters() -> dict[str, Character]:
    """All of them, by their names."""
    found = {}
    for path in sorted(FOLDER.glob("*.json")):
        plain = json.loads(path.read_text(encoding="utf-8"))
        found[path.stem] = Character(path.stem, plain["like"], plain["made"], plain["games"])
    return found


@cache
def weights_of(key: str, game: str) -> Weights:
    """What a character weighs in a game: its own weights over those that it begins with."""
    if not key:
        return read_weights(game)
    character = characters()[key]
    weights = weights_of(character.like, game)
    for part in (EVERY, game):
        weights = joined(weights, character.games.get(part, {}))
    return weights


def joined(weights: Weights, more: Weights) -> Weights:
    """Weights with others in their place, part by part."""
    parts = {part: {**weights.get(part, {}), **values} for part, values in more.items()}
    return {**weights, **parts}
