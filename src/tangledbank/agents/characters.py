"""Levels and characters: the heuristic bot with weights from a data file.

Each file in `characters/` names the character whose weights it starts from, lists its own weights
by game, and says which commands or which idea they come from.
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
EVERY: Final = "every"  # the key of weights for all games


@dataclass(frozen=True)
class Character:
    """A style of play, based on the weights of the character `like`."""

    key: str
    like: str
    made: Any  # the commands that made it, or the idea behind it
    games: dict[str, Weights]


@cache
def characters() -> dict[str, Character]:
    """Return all characters by name."""
    found = {}
    for path in sorted(FOLDER.glob("*.json")):
        plain = json.loads(path.read_text(encoding="utf-8"))
        found[path.stem] = Character(path.stem, plain["like"], plain["made"], plain["games"])
    return found


@cache
def weights_of(key: str, game: str) -> Weights:
    """Return a character's weights in a game: its own, on top of those it starts from."""
    if not key:
        return read_weights(game)
    character = characters()[key]
    weights = weights_of(character.like, game)
    for part in (EVERY, game):
        weights = joined(weights, character.games.get(part, {}))
    return weights


def joined(weights: Weights, more: Weights) -> Weights:
    """Return `weights` with the values in `more` replacing or extending them, part by part."""
    parts = {part: {**weights.get(part, {}), **values} for part, values in more.items()}
    return {**weights, **parts}
