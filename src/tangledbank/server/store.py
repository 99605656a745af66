"""Tables in and out of the database. Every function works inside the caller's transaction."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tangledbank.server.schema import CHOICES, KEYS, SEATS, SNAPSHOTS, TABLES

LISTED: Final = 200  # tables of one list, at most


class Conflict(Exception):
    """Somebody else changed the table in between: it must be loaded and judged again."""


@dataclass(frozen=True)
class ChoiceRow:
    """One choice, as it is stored."""

    number: int
    choice: list[int | str]
    at: float


@dataclass
class Draft:
    """What is to be written of one table, all of it or nothing."""

    id: str
    row: dict[str, Any] | None = None  # where the table itself or its seats changed
    seats: list[dict[str, Any]] = field(default_factory=list)
    keys: list[dict[str, Any]] | None = None
    choices: list[ChoiceRow] = field(default_factory=list)
    snapshot: tuple[int, str] | None = None
    touched: float = 0.0
    due: float = 0.0
    new: bool = False


@dataclass(frozen=True)
class Stored:
    """All that is known of a table."""

    row: RowMapping
    seats: list[RowMapping]
    keys: list[RowMapping]
    choices: list[ChoiceRow]  # after the snapshot
    snapshot: tuple[int, str] | None


def write(connection: Connection, draft: Draft) -> None:
    """Write a draft, unless somebody was faster."""
    if draft.new:
        connection.execute(insert(TABLES).values(id=draft.id, **(draft.row or {})))
        _put_seats(connection, draft)
    elif draft.row is not None:
        _replace_row(connection, draft)
    if draft.keys is not None:
        connection.execute(delete(KEYS).where(KEYS.c.table_id == draft.id))
        _put(connection, KEYS, draft.id, draft.keys)
    if draft.choices:
        _append(connection, draft)
    if draft.snapshot is not None:
        number, saved = draft.snapshot
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == draft.id))
        connection.execute(insert(SNAPSHOTS).values(table_id=draft.id, number=number, saved=saved))


def _replace_row(connection: Connection, draft: Draft) -> None:
    """The table as it is now, if it still is as it was read."""
    row = dict(draft.row or {})
    same = (TABLES.c.id == draft.id) & (TABLES.c.version == row["version"] - 1)
    if connection.execute(update(TABLES).where(same).values(**row)).rowcount != 1:
        raise Conflict(draft.id)
    connection.execute(delete(SEATS).where(SEATS.c.table_id == draft.id))
    _put_seats(connection, draft)


def _put_seats(connection: Connection, draft: Draft) -> None:
    _put(connection, SEATS, draft.id, draft.seats)


def _put(connection: Connection, table: Any, id: str, rows: Sequence[Mapping[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), [{"table_id": id, **row} for row in rows])


def _append(connection: Connection, draft: Draft) -> None:
    """Choices under the numbers that are expected to be free."""
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
        connection.execute(insert(CHOICES), rows)
    except IntegrityError:
        raise Conflict(draft.id) from None
    if draft.row is None:
        changed = update(TABLES).where(TABLES.c.id == draft.id)
        connection.execute(changed.values(touched=draft.touched, due=draft.due))


# Reading


def load(connection: Connection, id: str) -> Stored | None:
    """A table, with the choices that its snapshot does not hold."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    saved = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))
    found = saved.mappings().first()
    snapshot = (int(found["number"]), str(found["saved"])) if found else None
    return Stored(
        row=row,
        seats=_rows(connection, SEATS, id, SEATS.c.seat),
        keys=_rows(connection, KEYS, id, KEYS.c.digest),
        choices=choices_after(connection, id, snapshot[0] if snapshot else 0),
        snapshot=snapshot,
    )


def _rows(connection: Connection, table: Any, id: str, order: Any) -> list[RowMapping]:
    asked = select(table).where(table.c.table_id == id).order_by(order)
    return list(connection.execute(asked).mappings())


def choices_after(connection: Connection, id: str, number: int = 0) -> list[ChoiceRow]:
    """The choices of a table, from a number on."""
    mine = (CHOICES.c.table_id == id) & (CHOICES.c.number > number)
    rows = connection.execute(select(CHOICES).where(mine).order_by(CHOICES.c.number))
    return [
        ChoiceRow(int(row["number"]), json.loads(row["choice"]), float(row["at"]))
        for row in rows.mappings()
    ]


def listed(connection: Connection, status: str = "", public: bool = False) -> list[RowMapping]:
    """The latest tables: of a status, or all; perhaps only those that are public."""
    asked = select(TABLES).order_by(TABLES.c.touched.desc()).limit(LISTED)
    if status:
        asked = asked.where(TABLES.c.status == status)
    if public:
        asked = asked.where(TABLES.c.public == 1)
    return list(connection.execute(asked).mappings())


def names_at(connection: Connection, ids: Sequence[str]) -> dict[str, list[RowMapping]]:
    """The seats of several tables."""
    asked = select(SEATS).where(SEATS.c.table_id.in_(list(ids))).order_by(SEATS.c.seat)
    found: dict[str, list[RowMapping]] = {id: [] for id in ids}
    for row in connection.execute(asked).mappings():
        found[str(row["table_id"])].append(row)
    return found


def tables_of(connection: Connection, digests: Sequence[str]) -> list[RowMapping]:
    """The tables and seats that these tokens open: somebody's own games."""
    asked = select(KEYS).where(KEYS.c.digest.in_(list(digests))).order_by(KEYS.c.table_id)
    return list(connection.execute(asked).mappings())


def due_before(connection: Connection, now: float) -> list[str]:
    """Tables at which somebody's time has run out."""
    late = (TABLES.c.due > 0) & (TABLES.c.due <= now) & (TABLES.c.status == "playing")
    return [str(id) for id in connection.execute(select(TABLES.c.id).where(late)).scalars()]


def count_unfinished(connection: Connection) -> int:
    live = TABLES.c.status.in_(["open", "playing"])
    return int(
        connection.execute(select(func.count()).select_from(TABLES).where(live)).scalar_one()
    )


def remove(connection: Connection, id: str) -> None:
    """Forget a table and all that belongs to it."""
    for table in (CHOICES, SNAPSHOTS, KEYS, SEATS):
        connection.execute(delete(table).where(table.c.table_id == id))
    connection.execute(delete(TABLES).where(TABLES.c.id == id))


def remove_older(connection: Connection, statuses: Sequence[str], before: float) -> list[str]:
    """Forget tables of these statuses that nobody touched since; which they were."""
    old = TABLES.c.status.in_(list(statuses)) & (TABLES.c.touched < before)
    ids = [str(id) for id in connection.execute(select(TABLES.c.id).where(old)).scalars()]
    for id in ids:
        remove(connection, id)
    return ids
