"""How each game looks in the terminal."""

from __future__ import annotations

from tangledbank.cli.faces.base import GUEST, Face
from tangledbank.cli.faces.climate import ClimateFace
from tangledbank.cli.faces.evolution import EvolutionFace
from tangledbank.cli.faces.look import Look
from tangledbank.cli.faces.oceans import OceansFace
from tangledbank.cli.faces.origin import OriginFace
from tangledbank.texts import GameTexts

__all__ = ["FACES", "GUEST", "Face", "Look", "face_of"]

# A game that is not listed shows its table in notation.
FACES: dict[str, type[Face]] = {
    "evolution": EvolutionFace,
    "climate": ClimateFace,
    "origin": OriginFace,
    "time-to-fly": OriginFace,
    "oceans": OceansFace,
}


def face_of(words: GameTexts, look: Look) -> Face:
    return FACES.get(words.game.key, Face)(words, look)
