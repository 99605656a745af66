"""Sentences for people: codes and their arguments, in the reader's language.

`Texts(lang)` speaks for the program; `Texts(lang).of(game)` speaks for one game.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from tangledbank.texts.catalogue import (
    Catalogue,
    detect_language,
    knows_language,
    languages,
)

if TYPE_CHECKING:
    from tangledbank.core.game import Game
    from tangledbank.texts.words import GameTexts

__all__ = ["GAME_TEXTS", "GameTexts", "Texts", "detect_language", "knows_language", "languages"]

# Modules and classes, loaded when a game is to speak. One that is not listed speaks its notation.
GAME_TEXTS: Final = {
    "evolution": "evolution.EvolutionTexts",
    "climate": "climate.ClimateTexts",
    "origin": "origin.OriginTexts",
    "time-to-fly": "origin.OriginTexts",
    "oceans": "oceans.OceansTexts",
}


def speaker(place: str) -> type[GameTexts]:
    """The class at `module.Class` of this package."""
    module, _, name = place.partition(".")
    found: type[GameTexts] = getattr(import_module(f"{__name__}.{module}"), name)
    return found


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name != "GameTexts":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return speaker("words.GameTexts")


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
        return speaker(GAME_TEXTS.get(game.key, "words.GameTexts"))(self.lang, game)
