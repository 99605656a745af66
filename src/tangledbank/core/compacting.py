"""Records without the choices that were taken back."""

from __future__ import annotations

from dataclasses import replace

from tangledbank.core.game import Game
from tangledbank.core.match import replay
from tangledbank.core.record import UNDO, Record


def standing_rows(game: Game, record: Record) -> list[int]:
    """Return the places of the choices that stand, in their order.

    Which choices an undo took back depends on the game: the record is played again if it has any.
    """
    places = range(len(record.choices))
    if not any(choice[1] == UNDO for choice in record.choices):
        return list(places)
    void = replay(game, record).void
    return [place for place in places if place not in void]


def compacted(game: Game, record: Record) -> Record:
    """Return a record of the choices that stand: it replays to the same end of the game."""
    return replace(record, choices=[record.choices[i] for i in standing_rows(game, record)])
