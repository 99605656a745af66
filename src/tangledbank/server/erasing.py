"""Deleting tables, and erasing people from tables that others keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, select, update

from tangledbank.server import sharing, store
from tangledbank.server.faults import Refused
from tangledbank.server.logs import note
from tangledbank.server.reports import erase_from_reports
from tangledbank.server.schema import SEATS, TABLES

if TYPE_CHECKING:
    from tangledbank.server.hall import Hall
    from tangledbank.server.table import Table

NOBODY: Final = "Player"  # the name of somebody who was erased
UNOPENED: Final = ("closed", "rules-changed", "fault")  # tables that are only stored


async def delete_table(hall: Hall, id: str) -> None:
    """Delete a table and its game at every worker, and send everybody there away."""
    if not await hall.read(lambda connection: store.version_of(connection, id)):
        raise Refused("no-table")
    await hall.delete(id)
    note("table-deleted")


def delete_stored(connection: Connection, id: str) -> None:
    """Delete a table in the database; workers that share it are told."""
    store.remove(connection, id)
    announce(connection, id)


async def erase_person(hall: Hall, id: str, seat: int) -> None:
    """Replace the name of the person at a seat, for everybody who looks at the table."""
    try:
        room = await hall.room(id)
        await room.do(lambda table: erase_name(table, seat))
        await hall.ledger.write(lambda c: erase_from_reports(c, id, seat, NOBODY), id)
    except Refused as refused:
        if refused.code not in UNOPENED:
            raise
        await hall.ledger.write(lambda connection: erase_stored(connection, id, seat), id)
    note("person-erased")


def erase_name(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "person":
        raise Refused("no-seat")
    table.seats[seat].name = NOBODY
    table.changed = True


def erase_stored(connection: Connection, id: str, seat: int) -> None:
    """Replace the name of a person in the database; workers that share it are told."""
    mine = (SEATS.c.table_id == id) & (SEATS.c.seat == seat)
    if connection.execute(select(SEATS.c.kind).where(mine)).scalar() != "person":
        raise Refused("no-seat")
    connection.execute(update(SEATS).where(mine).values(name=NOBODY))
    raised = update(TABLES).where(TABLES.c.id == id).values(version=TABLES.c.version + 1)
    connection.execute(raised)
    erase_from_reports(connection, id, seat, NOBODY)
    announce(connection, id)


def announce(connection: Connection, id: str) -> None:
    if connection.dialect.name == "postgresql":
        sharing.announce(connection, "", id)
