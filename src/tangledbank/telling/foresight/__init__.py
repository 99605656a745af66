"""What a move would bring, in each game."""

from __future__ import annotations

from tangledbank.games import kit_of
from tangledbank.games.kit import load_class
from tangledbank.telling.foresight.base import Figures, Foresight
from tangledbank.texts import GameTexts

__all__ = ["Figures", "Foresight", "foresight_of"]


def foresight_of(words: GameTexts) -> Foresight:
    """Return the previews of a game; if its kit names no class, they name events only."""
    return load_class(kit_of(words.game.key).previews, Foresight)(words)
