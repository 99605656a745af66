"""How each game looks in the terminal."""

from __future__ import annotations

from tangledbank.cli.faces.base import GUEST, Face
from tangledbank.cli.faces.look import Look
from tangledbank.games import kit_of
from tangledbank.games.kit import load_class
from tangledbank.texts import GameTexts

__all__ = ["GUEST", "Face", "Look", "face_of"]


def face_of(words: GameTexts, look: Look) -> Face:
    """Return the terminal table of a game, in notation if its kit names no class."""
    return load_class(kit_of(words.game.key).terminal_table, Face)(words, look)
