"""A table as it is stored: from storage, what is new in storage, and what is new here."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from sqlalchemy import RowMapping

from tangledbank.server.errors import Refused
from tangledbank.server.storage.table_store import StoredTable, TableDraft
from tangledbank.server.tables.access_keys import KeyRing
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.tables.handover import Handover, SeatChange
from tangledbank.server.tables.running_game import RunningGame, head_of, read_snapshot
from tangledbank.server.tables.runtime import Runtime
from tangledbank.server.tables.seats import CLOSED, OVER, Seat
from tangledbank.server.tables.settings import read_settings, write_settings
from tangledbank.server.tables.table import Table


def found(catalog: GameCatalog, stored: StoredTable, runtime: Runtime) -> Table:
    """A table from storage, at the choice where it was left. Nobody is there yet."""
    settings = read_settings(stored.row["settings"])
    table = Table(stored.row["id"], settings, catalog.game(settings.game, settings.sets), runtime)
    take(table, stored)
    table.away = {seat: runtime.now() for seat in table.people()}
    if table.began:
        resume(table, stored)
    return table


def catch_up(table: Table, stored: StoredTable) -> None:
    """Take in what others have changed since; all that is known here was stored."""
    take(table, stored)
    if table.play is not None:
        table.play.catch_up(stored.choices, stored.saved)
    elif table.began:
        resume(table, stored)


def take(table: Table, stored: StoredTable) -> None:
    """All but the game."""
    row = stored.row
    for name in ("status", "host", "server_part", "commitment", "version", "began"):
        setattr(table, name, row[name])
    table.created, table.touched, table.next = row["created"], row["touched"], row["next"]
    table.seed = int(row["seed"] or "0", 16)
    table.noted = row["due"]
    table.seats = [seat_of(each) for each in stored.seats]
    table.changes = [SeatChange(**each) for each in json.loads(row["changes"])]
    table.handovers = {each["seat"]: Handover(**each) for each in json.loads(row["handovers"])}
    table.keys = KeyRing(stored.keys)


def seat_of(row: RowMapping) -> Seat:
    flags = {name: bool(row[name]) for name in ("gone", "replaced")}
    return Seat(row["kind"], row["name"], row["agent"], row["part"], **flags)


def resume(table: Table, stored: StoredTable) -> None:
    """The game as it stood; one of other rules or cards than ours is not touched."""
    game, settings, runtime = table.game, table.settings, table.runtime
    known = (game.rules_version, dict(game.hashes))
    if (stored.row["rules"], json.loads(stored.row["sets"])) != known:
        raise Refused("rules-changed", game.title)
    if stored.snapshot is not None:
        saved = read_snapshot(stored.snapshot[1])
        table.play = RunningGame.resume(game, settings, saved, stored.choices, runtime)
        return
    head = head_of(game, settings, table.seed)
    table.play = RunningGame.again(game, settings, head, table.began, runtime)
    table.play.replay(stored.choices)


def draft_of(table: Table) -> TableDraft | None:
    """What is not yet stored, all of which then counts as stored."""
    choices = table.play.take_fresh() if table.play is not None else []
    if not (table.changed or table.keys.changed or choices or table.new):
        return None
    table.touched = table.runtime.now()
    table.version += 1
    table.noted = table.due()
    draft = TableDraft(table.id, table.version, choices=choices, new=table.new)
    draft.touched, draft.due = table.touched, table.noted
    draft.snapshot = table.play.snapshot() if table.play is not None and choices else None
    if table.changed or table.new:
        draft.row = row_of(table)
        draft.seats = [
            {"seat": i, **asdict(seat), "gone": int(seat.gone), "replaced": int(seat.replaced)}
            for i, seat in enumerate(table.seats)
        ]
    draft.keys = table.keys.rows() if table.keys.changed else None
    table.changed = table.new = table.keys.changed = False
    return draft


def row_of(table: Table) -> dict[str, Any]:
    """Return a table as a row. The marks of its creator are written once, and erased at the end."""
    marks = {}
    if table.new or table.status in (OVER, CLOSED):
        live = table.status not in (OVER, CLOSED)
        creator, network = table.creator if live else ("", "")
        marks = {"creator": creator, "creator_network": network}
    return {
        "status": table.status,
        "public": int(table.settings.public),
        "settings": write_settings(table.settings),
        "host": table.host,
        "commitment": table.commitment,
        "server_part": table.server_part,
        "seed": f"{table.seed:032x}" if table.began else "",
        "rules": table.game.rules_version,
        "sets": json.dumps(dict(table.game.hashes)),
        "version": table.version,
        "began": table.began,
        "due": table.noted,
        "created": table.created,
        "touched": table.touched,
        "next": table.next,
        "changes": json.dumps([asdict(change) for change in table.changes]),
        "handovers": json.dumps([asdict(offer) for offer in table.handovers.values()]),
        **marks,
    }
