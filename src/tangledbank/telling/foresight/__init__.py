"""What a move would bring, in each game."""

from __future__ import annotations

from tangledbank.telling.foresight.base import Figures, Foresight
from tangledbank.telling.foresight.evolution import EvolutionForesight
from tangledbank.telling.foresight.oceans import OceansForesight
from tangledbank.telling.foresight.origin import OriginForesight
from tangledbank.texts import GameTexts

__all__ = ["FORESIGHTS", "Figures", "Foresight", "foresight_of"]

# Of a game that is not listed only events are foreseen.
FORESIGHTS: dict[str, type[Foresight]] = {
    "evolution": EvolutionForesight,
    "climate": EvolutionForesight,
    "origin": OriginForesight,
    "time-to-fly": OriginForesight,
    "oceans": OceansForesight,
}


def foresight_of(words: GameTexts) -> Foresight:
    return FORESIGHTS.get(words.game.key, Foresight)(words)
