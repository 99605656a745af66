"""Conversion between tables and rows: restores tables, applies new rows, collects changes."""

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
from tangledbank.server.tables.running_game import RunningGame, empty_record, read_snapshot
from tangledbank.server.tables.runtime import Runtime
from tangledbank.server.tables.seats import CLOSED, OVER, Seat
from tangledbank.server.tables.settings import read_settings, write_settings
from tangledbank.server.tables.table import Table
from tangledbank.server.tables.table_control import Proposal


def restore_table(catalog: GameCatalog, stored: StoredTable, runtime: Runtime) -> Table:
    """Restore a table at its last choice, with nobody connected."""
    settings = read_settings(stored.row["settings"])
    table = Table(stored.row["id"], settings, catalog.game(settings.game, settings.sets), runtime)
    apply_row(table, stored)
    table.away = {seat: runtime.now() for seat in table.people()}
    if table.began:
        resume_game(table, stored)
    return table


def apply_new_rows(table: Table, stored: StoredTable) -> None:
    """Apply other workers' changes to a table that has no unsaved changes itself."""
    apply_row(table, stored)
    if table.running_game is not None:
        table.running_game.know(table.bots(), timeouts_in(stored))
        if table.running_game.pauses != table.pauses:
            table.running_game.set_pauses(table.pauses, table.runtime.now())
        table.running_game.catch_up(stored.choices, stored.saved)
    elif table.began:
        resume_game(table, stored)


def apply_row(table: Table, stored: StoredTable) -> None:
    """Apply all stored fields except the game."""
    row = stored.row
    for name in ("status", "host", "commitment", "version", "began"):
        setattr(table, name, row[name])
    table.created, table.touched, table.rematch_id = row["created"], row["touched"], row["next"]
    table.server_seed = row["server_part"]
    table.seed = int(row["seed"] or "0", 16)
    table.stored_due = row["due"]
    table.seats = [seat_of(each) for each in stored.seats]
    table.changes = [SeatChange(**each) for each in json.loads(row["changes"])]
    table.handovers = {each["seat"]: Handover(**each) for each in json.loads(row["handovers"])}
    table.pauses = [(start, end) for start, end in json.loads(row["pauses"])]
    table.proposals = [Proposal(**each) for each in json.loads(row["proposals"])]
    table.keys = KeyRing(stored.keys)


def seat_of(row: RowMapping) -> Seat:
    flags = {name: bool(row[name]) for name in ("gone", "replaced")}
    return Seat(row["kind"], row["name"], row["agent"], row["part"], **flags)


def seat_row(seat: Seat) -> dict[str, Any]:
    row = asdict(seat)
    row["part"] = row.pop("client_seed")
    return {**row, "gone": int(seat.gone), "replaced": int(seat.replaced)}


def resume_game(table: Table, stored: StoredTable) -> None:
    """Resume the game; refuse one whose rules or cards differ from ours."""
    game, settings, runtime = table.game, table.settings, table.runtime
    known = (game.rules_version, dict(game.hashes))
    if (stored.row["rules"], json.loads(stored.row["sets"])) != known:
        raise Refused("rules-changed", game.title)
    if stored.snapshot is not None:
        saved = read_snapshot(stored.snapshot[1])
        play = RunningGame.load(game, settings, saved, runtime)
    else:
        head = empty_record(game, settings, table.seed)
        play = RunningGame.restart(game, settings, head, table.began, runtime)
    play.pauses = list(table.pauses)
    table.running_game = play.know(table.bots(), timeouts_in(stored))
    table.running_game.replay(stored.choices)


def timeouts_in(stored: StoredTable) -> list[int]:
    """Return the numbers of the choices that were made because time ran out."""
    return list(json.loads(stored.row["timeouts"]))


def collect_draft(table: Table) -> TableDraft | None:
    """Return a table's unsaved changes, which then count as saved, or None."""
    choices = table.running_game.take_unsaved() if table.running_game is not None else []
    if not (table.changed or table.keys.changed or choices or table.new):
        return None
    table.touched = table.runtime.now()
    table.version += 1
    table.stored_due = table.next_due()
    draft = TableDraft(table.id, table.version, choices=choices, new=table.new)
    draft.touched, draft.due = table.touched, table.stored_due
    draft.snapshot = (
        table.running_game.snapshot() if table.running_game is not None and choices else None
    )
    if table.changed or table.new:
        draft.row = row_of(table)
        draft.seats = [{"seat": i, **seat_row(seat)} for i, seat in enumerate(table.seats)]
    draft.keys = table.keys.rows() if table.keys.changed else None
    table.changed = table.new = table.keys.changed = False
    return draft


def row_of(table: Table) -> dict[str, Any]:
    """Return a table as a row; its creator's marks are written once and erased at the end."""
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
        "server_part": table.server_seed,
        "seed": f"{table.seed:032x}" if table.began else "",
        "rules": table.game.rules_version,
        "sets": json.dumps(dict(table.game.hashes)),
        "version": table.version,
        "began": table.began,
        "due": table.stored_due,
        "created": table.created,
        "touched": table.touched,
        "next": table.rematch_id,
        "changes": json.dumps([asdict(change) for change in table.changes]),
        "handovers": json.dumps([asdict(offer) for offer in table.handovers.values()]),
        "timeouts": json.dumps(
            sorted(table.running_game.timeouts) if table.running_game is not None else []
        ),
        "pauses": json.dumps(table.pauses),
        "proposals": json.dumps([asdict(proposal) for proposal in table.proposals]),
        **marks,
    }
