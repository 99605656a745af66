"""The menu of moves of each game in the terminal."""

from __future__ import annotations

from tangledbank.cli.menus.base import EntryNumbers, MenuEntry, MoveMenu, NumberedEntry
from tangledbank.games import kit_of
from tangledbank.games.kit import load_class
from tangledbank.texts import GameTexts

__all__ = ["EntryNumbers", "MenuEntry", "MoveMenu", "NumberedEntry", "menu_for"]


def menu_for(words: GameTexts) -> MoveMenu:
    """Return the menu of a game; without a class in its kit, it lists moves one by one."""
    return load_class(kit_of(words.game.key).terminal_menu, MoveMenu)(words)
