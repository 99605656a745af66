"""What can be done in each game, as it is offered in the terminal."""

from __future__ import annotations

from tangledbank.cli.moves.base import Choice, Moves, Numbered, Numbers
from tangledbank.cli.moves.evolution import EvolutionMoves
from tangledbank.cli.moves.oceans import OceansMoves
from tangledbank.cli.moves.origin import OriginMoves
from tangledbank.texts import GameTexts

__all__ = ["MOVES", "Choice", "Moves", "Numbered", "Numbers", "moves_of"]

# A game that is not listed offers its moves one by one.
MOVES: dict[str, type[Moves]] = {
    "evolution": EvolutionMoves,
    "climate": EvolutionMoves,
    "origin": OriginMoves,
    "time-to-fly": OriginMoves,
    "oceans": OceansMoves,
}


def moves_of(words: GameTexts) -> Moves:
    return MOVES.get(words.game.key, Moves)(words)
