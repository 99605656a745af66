"""Previews of moves in each game."""

from __future__ import annotations

from tangledbank.games import kit_of
from tangledbank.games.kit import load_class
from tangledbank.presentation.previews.base import Figures, Previews
from tangledbank.texts import GameTexts

__all__ = ["Figures", "Previews", "previews_for"]


def previews_for(words: GameTexts) -> Previews:
    """Return a game's previews; without a class in its kit, they show only events."""
    return load_class(kit_of(words.game.key).previews, Previews)(words)
