"""Deletion of tables, and erasure of people from tables that remain."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, select, update

from tangledbank.server.cluster import worker_registry
from tangledbank.server.errors import Refused
from tangledbank.server.moderation.reports import erase_from_reports
from tangledbank.server.ops.logs import log_event
from tangledbank.server.storage import table_store
from tangledbank.server.storage.schema import SEATS, TABLES
from tangledbank.server.tables.handover import SeatChange

if TYPE_CHECKING:
    from tangledbank.server.live.registry import TableRegistry
    from tangledbank.server.tables.table import Table

ERASED_NAME: Final = "Player"  # shown in place of an erased name
NOT_LOADABLE: Final = (
    "table-closed",
    "rules-changed",
    "internal-error",
)  # tables that are only stored


async def delete_table(registry: TableRegistry, id: str) -> None:
    """Delete a table and its game on every worker, and disconnect everyone there."""
    if not await registry.read(lambda connection: table_store.version_of(connection, id)):
        raise Refused("unknown-table")
    await registry.delete(id)
    log_event("table-deleted")


def delete_stored(connection: Connection, id: str) -> None:
    """Delete a table in the database, and notify the workers that share it."""
    table_store.remove_table(connection, id)
    announce_if_shared(connection, id)


async def erase_person(registry: TableRegistry, id: str, seat: int) -> None:
    """Replace the name of the person at a seat, wherever the table shows it."""
    try:
        live_table = await registry.find(id)
        await live_table.change(lambda table: erase_name(table, seat))
        await registry.database.write(lambda c: erase_from_reports(c, id, seat, ERASED_NAME), id)
    except Refused as refused:
        if refused.code not in NOT_LOADABLE:
            raise
        await registry.database.write(lambda connection: erase_stored(connection, id, seat), id)
    log_event("person-erased")


def erase_name(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "person":
        raise Refused("seat-unavailable")
    table.changes = without_name(table.changes, seat, table.seats[seat].name)
    table.seats[seat].name = ERASED_NAME
    table.changed = True


def without_name(changes: Sequence[SeatChange], seat: int, name: str) -> list[SeatChange]:
    """Return the seat changes with the name of the person at a seat replaced."""
    return [
        replace(
            change,
            name=ERASED_NAME if (change.seat, change.name) == (seat, name) else change.name,
            before=ERASED_NAME if (change.seat, change.before) == (seat, name) else change.before,
        )
        for change in changes
    ]


def erase_stored(connection: Connection, id: str, seat: int) -> None:
    """Replace a person's name in the database, and notify the workers that share it."""
    mine = (SEATS.c.table_id == id) & (SEATS.c.seat == seat)
    held = connection.execute(select(SEATS.c.kind, SEATS.c.name).where(mine)).one_or_none()
    if held is None or held.kind != "person":
        raise Refused("seat-unavailable")
    connection.execute(update(SEATS).where(mine).values(name=ERASED_NAME))
    known = connection.execute(select(TABLES.c.changes).where(TABLES.c.id == id)).scalar_one()
    changes = without_name([SeatChange(**each) for each in json.loads(known)], seat, held.name)
    kept = json.dumps([asdict(change) for change in changes])
    raised = update(TABLES).where(TABLES.c.id == id)
    connection.execute(raised.values(version=TABLES.c.version + 1, changes=kept))
    erase_from_reports(connection, id, seat, ERASED_NAME)
    announce_if_shared(connection, id)


def announce_if_shared(connection: Connection, id: str) -> None:
    """Notify other workers that a table has changed, if the database can be shared."""
    if connection.dialect.name == "postgresql":
        worker_registry.announce(connection, "", id)
