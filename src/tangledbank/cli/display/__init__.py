"""The terminal display of each game's table."""

from __future__ import annotations

from tangledbank.cli.display.base import SPECTATOR, TableDisplay
from tangledbank.cli.display.style import TextStyle
from tangledbank.games import kit_of
from tangledbank.games.kit import load_class
from tangledbank.texts import GameTexts

__all__ = ["SPECTATOR", "TableDisplay", "TextStyle", "display_for"]


def display_for(words: GameTexts, style: TextStyle) -> TableDisplay:
    """Return a game's terminal display, or one in notation if its kit names no class."""
    return load_class(kit_of(words.game.key).terminal_table, TableDisplay)(words, style)
