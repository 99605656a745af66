"""Removes undone choices from records."""

from __future__ import annotations

from dataclasses import replace

from tangledbank.core.game import Game
from tangledbank.core.match import replay
from tangledbank.core.record import UNDO, Record


def standing_rows(game: Game, record: Record) -> list[int]:
    """Return the indices of the choices that were not undone.

    Only the game knows which choices an undo takes back, so a record with an undo is replayed.
    """
    places = range(len(record.choices))
    if not any(choice[1] == UNDO for choice in record.choices):
        return list(places)
    void = replay(game, record).void
    return [place for place in places if place not in void]


def compacted(game: Game, record: Record) -> Record:
    """Return a copy of a record without undone choices. It replays to the same final state."""
    return replace(record, choices=[record.choices[i] for i in standing_rows(game, record)])
