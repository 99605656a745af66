"""Records of finished games, with names and the revealed shuffle, that anyone can verify."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from tangledbank.core.errors import BadData
from tangledbank.core.match import Match, replay
from tangledbank.core.record import plain_record, read_record
from tangledbank.server.errors import Refused
from tangledbank.server.tables.choices import ChoiceRow
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.tables.seats import OVER
from tangledbank.server.tables.shuffle import revealed, verify_shuffle
from tangledbank.server.tables.table import Table


def export(table: Table, choices: list[ChoiceRow]) -> dict[str, Any]:
    """Return the record of a finished game, without the choices that were undone.

    Refuse any other game, because its record is secret.
    """
    if table.status != OVER:
        raise Refused("not-over")
    assert table.running_game is not None, "a game that is over was played"
    record, rows = table.running_game.match.record, table.running_game.standing_rows()
    plain = plain_record(replace(record, choices=[record.choices[i] for i in rows]))
    plain["times"] = [round(choices[i].at - table.began, 1) for i in rows]
    plain["names"] = [seat.name for seat in table.seats]
    client_seeds = [seat.client_seed for seat in table.seats]
    plain["shuffle"] = revealed(table.id, table.commitment, table.server_seed, client_seeds)
    return plain


def verify(text: str, catalog: GameCatalog) -> Match:
    """Check a record's shuffle and replay its game; return the finished game."""
    record = read_record(text)
    verify_shuffle(record, json.loads(text).get("shuffle"))
    own = [name for name in record.sets if name in catalog.sets]
    match = replay(catalog.game(record.game, own), record)
    if not match.over:
        raise BadData("the game of this record is not over")
    return match
