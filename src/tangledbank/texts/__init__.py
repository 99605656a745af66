"""Sentences in the reader's language, formed from message ids and values.

`Texts(lang)` has the program's messages, and `Texts(lang).of(game)` those of one game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games import kit_of
from tangledbank.games.kit import load
from tangledbank.texts.catalogue import (
    Catalogue,
    detect_language,
    knows_language,
    languages,
)

if TYPE_CHECKING:
    from tangledbank.core.game import Game
    from tangledbank.texts.game_texts import GameTexts

__all__ = ["GameTexts", "Texts", "detect_language", "knows_language", "languages"]


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name != "GameTexts":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return load(f"{__name__}.game_texts:GameTexts")


class Texts:
    """The program's messages in one language, or in English if the language is unknown."""

    def __init__(self, lang: str = "en") -> None:
        self.common = Catalogue(lang, ("common", "players", "lessons"))
        self.lang = self.common.lang

    def say(self, message: str, **values: object) -> str:
        """Return one of the program's messages."""
        return self.common.say(message, **values)

    def of(self, game: Game) -> GameTexts:
        """Return a game's sentences, which are in notation if it has no catalogue."""
        texts: type[GameTexts] = load(kit_of(game.key).texts)
        return texts(self.lang, game)
