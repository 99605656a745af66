"""Reading and writing of stored tables. Every function works in the caller's transaction."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import (
    Connection,
    RowMapping,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from tangledbank.server.storage.schema import (
    CHOICES,
    KEYS,
    PRESENCE,
    REPORTS,
    SEATS,
    SNAPSHOTS,
    TABLES,
    WORKERS,
)
from tangledbank.server.tables.choices import ChoiceRow

MAX_LISTED: Final = 200  # tables of one list, at most
MAX_LISTED_PER_ADDRESS: Final = 20  # of these, made by one address, at most
MAX_LISTED_PER_NETWORK: Final = 60
PURGE_BATCH: Final = 500  # tables that are forgotten at once, at most


# What is written at every choice is put together once.
UPDATE_TABLE: Final = update(TABLES).where(
    (TABLES.c.id == bindparam("mine")) & (TABLES.c.version == bindparam("before"))
)
TOUCH_TABLE: Final = UPDATE_TABLE.values(
    version=bindparam("now"), touched=bindparam("touched_now"), due=bindparam("due_now")
)
APPEND: Final = insert(CHOICES)


class Conflict(Exception):
    """An error for a table that another worker changed first: reload it, then try again."""


@dataclass
class TableDraft:
    """The unsaved changes of one table, written in one transaction."""

    id: str
    version: int  # of the table with this change; the stored one must be one less
    row: dict[str, Any] | None = None  # where the table itself or its seats changed
    seats: list[dict[str, Any]] = field(default_factory=list)
    keys: list[dict[str, Any]] | None = None
    choices: list[ChoiceRow] = field(default_factory=list)
    snapshot: tuple[int, str] | None = None
    touched: float = 0.0
    due: float = 0.0
    new: bool = False


@dataclass(frozen=True)
class StoredTable:
    """A table's rows, or only the new ones."""

    row: RowMapping
    seats: list[RowMapping]
    keys: list[RowMapping]
    choices: list[ChoiceRow]  # after the snapshot, or after those that were known
    snapshot: tuple[int, str] | None
    saved: int  # choices in the snapshot that there is
    presence: list[RowMapping]


def write_draft(connection: Connection, draft: TableDraft) -> None:
    """Write a draft; raise Conflict if another worker has changed the table."""
    if draft.new:
        connection.execute(insert(TABLES).values(id=draft.id, **(draft.row or {})))
    else:
        _raise_version(connection, draft)
    if draft.row is not None:
        _replace(connection, SEATS, draft.id, draft.seats)
    if draft.keys is not None:
        _replace(connection, KEYS, draft.id, draft.keys)
    if draft.choices:
        _append(connection, draft)
    if draft.snapshot is not None:
        number, saved = draft.snapshot
        _replace(connection, SNAPSHOTS, draft.id, [{"number": number, "saved": saved}])


def _raise_version(connection: Connection, draft: TableDraft) -> None:
    """Update a table's row; raise Conflict if its stored version is not the previous one."""
    which = {"mine": draft.id, "before": draft.version - 1}
    if draft.row is not None:
        done = connection.execute(UPDATE_TABLE.values(**draft.row), which)
    else:
        moments = {"now": draft.version, "touched_now": draft.touched, "due_now": draft.due}
        done = connection.execute(TOUCH_TABLE, {**which, **moments})
    if done.rowcount != 1:
        raise Conflict(draft.id)


def _replace(
    connection: Connection, table: Any, id: str, rows: Sequence[Mapping[str, Any]]
) -> None:
    connection.execute(delete(table).where(table.c.table_id == id))
    if rows:
        connection.execute(insert(table), [{"table_id": id, **row} for row in rows])


def _append(connection: Connection, draft: TableDraft) -> None:
    """Add the draft's choices; raise Conflict if their numbers are already taken."""
    rows = [
        {
            "table_id": draft.id,
            "number": row.number,
            "choice": json.dumps(row.choice),
            "at": row.at,
        }
        for row in draft.choices
    ]
    try:
        connection.execute(APPEND, rows)
    except IntegrityError:
        raise Conflict(draft.id) from None


# Reading


def load(connection: Connection, id: str, known: int | None = None) -> StoredTable | None:
    """Load a table with the choices after its snapshot.

    Ignore a snapshot taken after the first `known` choices, because it lacks events that
    subscribers still need.
    """
    mine = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)
    found = connection.execute(mine).mappings().first()
    snapshot = (int(found["number"]), str(found["saved"])) if found else None
    saved = snapshot[0] if snapshot else 0
    if known is not None and saved > known:
        snapshot = None
    return _stored(connection, id, snapshot[0] if snapshot else 0, snapshot, saved)


def load_since(connection: Connection, id: str, known: int) -> StoredTable | None:
    """Load a table with the choices after the first `known` ones."""
    mine = select(SNAPSHOTS.c.number).where(SNAPSHOTS.c.table_id == id)
    saved = int(connection.execute(mine).scalar() or 0)
    return _stored(connection, id, known, None, saved)


def _stored(
    connection: Connection, id: str, known: int, snapshot: tuple[int, str] | None, saved: int
) -> StoredTable | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    return StoredTable(
        row=row,
        seats=_rows(connection, SEATS, id, SEATS.c.seat),
        keys=_rows(connection, KEYS, id, KEYS.c.digest),
        choices=choices_after(connection, id, known),
        snapshot=snapshot,
        saved=saved,
        presence=_presence(connection, id),
    )


def version_of(connection: Connection, id: str) -> int:
    """Return a table's version, or 0 if it doesn't exist."""
    asked = select(TABLES.c.version).where(TABLES.c.id == id)
    return int(connection.execute(asked).scalar() or 0)


def _rows(connection: Connection, table: Any, id: str, order: Any) -> list[RowMapping]:
    asked = select(table).where(table.c.table_id == id).order_by(order)
    return list(connection.execute(asked).mappings())


def _presence(connection: Connection, id: str) -> list[RowMapping]:
    """Return which seats are connected to which workers, and when those workers' leases end."""
    both = PRESENCE.join(WORKERS, PRESENCE.c.worker == WORKERS.c.id)
    asked = select(PRESENCE, WORKERS.c.until).select_from(both).where(PRESENCE.c.table_id == id)
    return list(connection.execute(asked).mappings())


def choices_after(connection: Connection, id: str, number: int = 0) -> list[ChoiceRow]:
    """Return a table's choices after the one with a given number."""
    mine = (CHOICES.c.table_id == id) & (CHOICES.c.number > number)
    rows = connection.execute(select(CHOICES).where(mine).order_by(CHOICES.c.number))
    return [
        ChoiceRow(int(row["number"]), json.loads(row["choice"]), float(row["at"]))
        for row in rows.mappings()
    ]


def latest_tables(connection: Connection, status: str = "") -> list[RowMapping]:
    """Return the latest tables, optionally only those with one status."""
    asked = select(TABLES).order_by(TABLES.c.touched.desc()).limit(MAX_LISTED)
    if status:
        asked = asked.where(TABLES.c.status == status)
    return list(connection.execute(asked).mappings())


def public_tables(connection: Connection) -> list[RowMapping]:
    """Return the newest public tables that are open or have a game in progress.

    Their order must not depend on choices, because that would reveal hidden ones. Only the newest
    few tables of an address or network are listed; a table without marks is not limited.
    """
    live = (TABLES.c.public == 1) & TABLES.c.status.in_(["open", "playing"])
    newest = (TABLES.c.created.desc(), TABLES.c.id)
    own, near = _rank(TABLES.c.creator, newest), _rank(TABLES.c.creator_network, newest)
    ranked = select(TABLES.c.id, own.label("own"), near.label("near")).where(live).subquery()
    fair = (ranked.c.own <= MAX_LISTED_PER_ADDRESS) & (ranked.c.near <= MAX_LISTED_PER_NETWORK)
    both = TABLES.join(ranked, TABLES.c.id == ranked.c.id)
    asked = select(TABLES).select_from(both).where(fair).order_by(*newest).limit(MAX_LISTED)
    return list(connection.execute(asked).mappings())


def _rank(mark: Any, order: Any) -> Any:
    """Return a table's rank among the tables with the same mark."""
    group = case((mark == "", TABLES.c.id), else_=mark)
    return func.row_number().over(partition_by=group, order_by=order)


def seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[RowMapping]]:
    """Return the seats of several tables, by table id."""
    asked = select(SEATS).where(SEATS.c.table_id.in_(list(ids))).order_by(SEATS.c.seat)
    found: dict[str, list[RowMapping]] = {id: [] for id in ids}
    for row in connection.execute(asked).mappings():
        found[str(row["table_id"])].append(row)
    return found


def tables_of_person(connection: Connection, name: str) -> list[RowMapping]:
    """Return the latest tables at which a person has exactly this name, with their seats."""
    both = TABLES.join(SEATS, SEATS.c.table_id == TABLES.c.id)
    named = (SEATS.c.name == name) & (SEATS.c.kind == "person")
    asked = select(TABLES, SEATS.c.seat).select_from(both).where(named)
    latest = asked.order_by(TABLES.c.touched.desc(), SEATS.c.seat).limit(MAX_LISTED)
    return list(connection.execute(latest).mappings())


def keys_by_digest(connection: Connection, digests: Sequence[str]) -> list[RowMapping]:
    """Return the keys with these digests, each with its table and seat."""
    asked = select(KEYS).where(KEYS.c.digest.in_(list(digests))).order_by(KEYS.c.table_id)
    return list(connection.execute(asked).mappings())


def due_before(connection: Connection, now: float) -> list[str]:
    """Return the ids of the tables at which the server has a move to make."""
    late = (TABLES.c.due > 0) & (TABLES.c.due <= now) & (TABLES.c.status == "playing")
    return [str(id) for id in connection.execute(select(TABLES.c.id).where(late)).scalars()]


def postpone(connection: Connection, id: str, due: float) -> None:
    """Set another time at which a table is due."""
    connection.execute(TABLES.update().where(TABLES.c.id == id).values(due=due))


def count_unfinished(connection: Connection) -> int:
    live = TABLES.c.status.in_(["open", "playing"])
    return int(
        connection.execute(select(func.count()).select_from(TABLES).where(live)).scalar_one()
    )


def remove_table(connection: Connection, id: str) -> None:
    """Delete a table and everything that belongs to it."""
    for table in (CHOICES, SNAPSHOTS, KEYS, SEATS, PRESENCE, REPORTS):
        connection.execute(delete(table).where(table.c.table_id == id))
    connection.execute(delete(TABLES).where(TABLES.c.id == id))


def remove_older(connection: Connection, statuses: Sequence[str], before: float) -> list[str]:
    """Delete a batch of tables of these statuses last touched before a time; return their ids."""
    old = TABLES.c.status.in_(list(statuses)) & (TABLES.c.touched < before)
    asked = select(TABLES.c.id).where(old).limit(PURGE_BATCH).with_for_update(skip_locked=True)
    ids = [str(id) for id in connection.execute(asked).scalars()]
    for id in ids:
        remove_table(connection, id)
    return ids
