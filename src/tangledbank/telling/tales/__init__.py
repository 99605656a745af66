"""What happened in each game, in sentences."""

from __future__ import annotations

from tangledbank.telling.tales.base import Tale
from tangledbank.telling.tales.climate import ClimateTale
from tangledbank.telling.tales.evolution import EvolutionTale
from tangledbank.telling.tales.oceans import OceansTale
from tangledbank.telling.tales.origin import OriginTale
from tangledbank.texts import GameTexts

__all__ = ["TALES", "Tale", "tale_of"]

# A game that is not listed tells its events one by one.
TALES: dict[str, type[Tale]] = {
    "evolution": EvolutionTale,
    "climate": ClimateTale,
    "origin": OriginTale,
    "time-to-fly": OriginTale,
    "oceans": OceansTale,
}


def tale_of(words: GameTexts, reader: int) -> Tale:
    return TALES.get(words.game.key, Tale)(words, reader)
