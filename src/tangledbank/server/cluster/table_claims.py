"""Claims on tables with scheduled moves, so that only one worker makes each move.

A worker claims a table for the time of a lease. Others may claim it once the lease has expired.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, case, select, update

from tangledbank.server.storage.schema import TABLES

MAX_CLAIMED_AT_ONCE: Final = 100


def claim(connection: Connection, worker: str, now: float, lease: float, most: int) -> list[str]:
    """Claim due tables that no worker holds, for the duration of a lease; return their ids."""
    free = (TABLES.c.due > 0) & (TABLES.c.due <= now) & (TABLES.c.lease < now)
    due = select(TABLES.c.id).where(free & (TABLES.c.status == "playing"))
    due = (
        due.order_by(TABLES.c.due)
        .limit(min(most, MAX_CLAIMED_AT_ONCE))
        .with_for_update(skip_locked=True)
    )
    ids = [str(id) for id in connection.execute(due).scalars()]
    if ids:
        mine = update(TABLES).where(TABLES.c.id.in_(ids))
        connection.execute(mine.values(worker=worker, lease=now + lease))
    return ids


def renew(connection: Connection, worker: str, ids: Sequence[str], until: float) -> None:
    """Renew the leases of a worker's tables, skipping rows that are locked."""
    mine = TABLES.c.id.in_(list(ids)) & (TABLES.c.worker == worker)
    free = select(TABLES.c.id).where(mine).with_for_update(skip_locked=True)
    found = list(connection.execute(free).scalars())
    connection.execute(update(TABLES).where(TABLES.c.id.in_(found)).values(lease=until))


def release(connection: Connection, worker: str, id: str, version: int, due: float) -> None:
    """Release a table, and store when it is next due unless its version has changed."""
    same = TABLES.c.version == version
    mine = update(TABLES).where((TABLES.c.id == id) & (TABLES.c.worker == worker))
    again = case((same, due), else_=TABLES.c.due)
    connection.execute(mine.values(worker="", lease=0, due=again))


def bring_forward(connection: Connection, id: str, version: int, due: float) -> None:
    """Make a table due earlier than stored, unless its version has changed."""
    later = (TABLES.c.due == 0) | (TABLES.c.due > due)
    same = (TABLES.c.id == id) & (TABLES.c.version == version)
    connection.execute(update(TABLES).where(same & later).values(due=due))
