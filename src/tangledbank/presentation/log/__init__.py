"""The log of each game, in sentences."""

from __future__ import annotations

from tangledbank.games import kit_of
from tangledbank.games.kit import load_class
from tangledbank.presentation.log.base import LogWriter
from tangledbank.texts import GameTexts

__all__ = ["LogWriter", "log_writer"]


def log_writer(words: GameTexts, reader: int) -> LogWriter:
    """Return a game's log writer, or one that writes single events if its kit names no class."""
    return load_class(kit_of(words.game.key).log, LogWriter)(words, reader)
