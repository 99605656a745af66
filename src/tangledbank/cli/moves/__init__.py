"""What can be done in each game, as it is offered in the terminal."""

from __future__ import annotations

from tangledbank.cli.moves.base import Choice, Moves, Numbered, Numbers
from tangledbank.games import kit_of
from tangledbank.games.kit import load_class
from tangledbank.texts import GameTexts

__all__ = ["Choice", "Moves", "Numbered", "Numbers", "moves_of"]


def moves_of(words: GameTexts) -> Moves:
    """Return the terminal moves of a game, one by one if its kit names no class."""
    return load_class(kit_of(words.game.key).terminal_moves, Moves)(words)
