"""Sentences for people: codes and their arguments, in the reader's language.

`Texts(lang)` speaks for the program; `Texts(lang).of(game)` speaks for one game.
"""

from __future__ import annotations

from tangledbank.core.game import Game
from tangledbank.texts.catalogue import (
    Catalogue,
    detect_language,
    knows_language,
    languages,
)
from tangledbank.texts.climate import ClimateTexts
from tangledbank.texts.evolution import EvolutionTexts
from tangledbank.texts.oceans import OceansTexts
from tangledbank.texts.origin import OriginTexts
from tangledbank.texts.words import GameTexts

__all__ = ["GAME_TEXTS", "GameTexts", "Texts", "detect_language", "knows_language", "languages"]

# A game that is not listed speaks its notation.
GAME_TEXTS: dict[str, type[GameTexts]] = {
    "evolution": EvolutionTexts,
    "climate": ClimateTexts,
    "origin": OriginTexts,
    "time-to-fly": OriginTexts,
    "oceans": OceansTexts,
}


class Texts:
    """Everything the program says in one language; an unknown language becomes English."""

    def __init__(self, lang: str = "en") -> None:
        self.common = Catalogue(lang, ("common", "players", "lessons"))
        self.lang = self.common.lang

    def say(self, message: str, **values: object) -> str:
        """A message of the program itself."""
        return self.common.say(message, **values)

    def of(self, game: Game) -> GameTexts:
        """The sentences of a game."""
        return GAME_TEXTS.get(game.key, GameTexts)(self.lang, game)
