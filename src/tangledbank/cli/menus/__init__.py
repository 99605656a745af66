"""The terminal menu of each game's moves."""

from __future__ import annotations

from tangledbank.cli.menus.base import EntryNumbers, MenuEntry, MoveMenu, NumberedEntry
from tangledbank.games import kit_of
from tangledbank.games.kit import load_class
from tangledbank.texts import GameTexts

__all__ = ["EntryNumbers", "MenuEntry", "MoveMenu", "NumberedEntry", "menu_for"]


def menu_for(words: GameTexts) -> MoveMenu:
    """Return a game's menu, or one that lists moves one by one if its kit names no class."""
    return load_class(kit_of(words.game.key).terminal_menu, MoveMenu)(words)
