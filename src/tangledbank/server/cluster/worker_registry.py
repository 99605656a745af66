"""The rows that workers sharing a PostgreSQL database write for each other.

A worker stores its lease, and who is connected to it. Once the lease has expired, the others
count it as dead. `table_claims.py` stores which tables it has claimed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Float, cast, delete, extract, func, select, text, update
from sqlalchemy.dialects.postgresql import insert

from tangledbank.server.storage.schema import PRESENCE, TABLES, WORKERS

CHANNEL: Final = "tangledbank"
ALL_WORKERS: Final = "*"  # in place of a table: the notification is about the workers themselves
ROUND_TRIP: Final = 0.5  # seconds after which an answer says too little about a clock
ANNOUNCE: Final = text("SELECT pg_notify(:channel, note) FROM unnest(CAST(:notes AS text[])) note")
DATABASE_NOW: Final = cast(extract("epoch", func.clock_timestamp()), Float)


def announce(connection: Connection, worker: str, *ids: str) -> None:
    """Notify other workers of changes to tables, once the transaction is committed.

    For a reaction, the table's id is followed by the seat and the phrase.
    """
    notes = [f"{worker} {id}" for id in ids]
    connection.execute(ANNOUNCE, {"channel": CHANNEL, "notes": notes})


# Leases


def renew_worker(connection: Connection, worker: str, now: float, until: float) -> bool:
    """Renew a worker's lease and return whether it was known; a new worker drains if others do."""
    old = connection.execute(select(WORKERS.c.id).where(WORKERS.c.id == worker)).scalar()
    others = select(func.max(WORKERS.c.draining)).where(WORKERS.c.until > now)
    drained = connection.execute(others).scalar() or 0
    mine = insert(WORKERS).values(id=worker, until=until, draining=drained)
    connection.execute(mine.on_conflict_do_update(index_elements=["id"], set_={"until": until}))
    return old is not None


def drain(connection: Connection, on: bool) -> None:
    """Tell all workers to refuse new tables, or to accept them again."""
    connection.execute(update(WORKERS).values(draining=int(on)))
    announce(connection, "", ALL_WORKERS)


def count_connected(connection: Connection) -> dict[str, int]:
    """Count the tables with connected people, and their connections, across all workers."""
    here = select(func.count(PRESENCE.c.table_id.distinct()), func.sum(PRESENCE.c.devices))
    tables, devices = connection.execute(here.where(PRESENCE.c.devices > 0)).one()
    return {"tables": int(tables), "sockets": int(devices or 0)}


def is_any_draining(connection: Connection) -> bool:
    return bool(connection.execute(select(func.max(WORKERS.c.draining))).scalar())


def is_draining(connection: Connection, worker: str) -> bool:
    mine = select(WORKERS.c.draining).where(WORKERS.c.id == worker)
    return bool(connection.execute(mine).scalar())


def live_workers(connection: Connection, now: float) -> set[str]:
    """Return the workers whose lease has not expired."""
    alive = select(WORKERS.c.id).where(WORKERS.c.until > now)
    return {str(id) for id in connection.execute(alive).scalars()}


def remove_dead_workers(connection: Connection, lease: float) -> None:
    """Delete workers whose lease expired at least `lease` seconds ago, and their connections."""
    over = WORKERS.c.until - WORKERS.c.clock_offset <= DATABASE_NOW - lease
    dead = select(WORKERS.c.id).where(over).with_for_update(skip_locked=True)
    ids = [str(id) for id in connection.execute(dead).scalars()]
    if ids:
        connection.execute(delete(PRESENCE).where(PRESENCE.c.worker.in_(ids)))
        connection.execute(delete(WORKERS).where(WORKERS.c.id.in_(ids)))


def remove_worker(connection: Connection, worker: str) -> None:
    """Delete a stopping worker, and notify the others of the connections that end with it."""
    mine = delete(PRESENCE).where(PRESENCE.c.worker == worker).returning(PRESENCE.c.table_id)
    for id in set(connection.execute(mine).scalars()):
        announce(connection, worker, str(id))
    connection.execute(delete(WORKERS).where(WORKERS.c.id == worker))


# Clocks


def clock_offset(connection: Connection, now: Callable[[], float]) -> float | None:
    """Return how many seconds a clock is ahead of the database's, or None if the reply was slow.

    The database is assumed to read its clock halfway between the request and the answer.
    """
    before = now()
    read = float(connection.execute(select(DATABASE_NOW)).scalar_one())
    after = now()
    return (before + after) / 2 - read if after - before <= ROUND_TRIP else None


def store_clock_offset(connection: Connection, worker: str, offset: float) -> None:
    """Store the number of seconds by which a worker's clock is ahead of the database's."""
    mine = update(WORKERS).where(WORKERS.c.id == worker)
    connection.execute(mine.values(clock_offset=offset))


def clock_skew(connection: Connection) -> float:
    """Return the largest difference between two live workers' clocks, in seconds."""
    offset = WORKERS.c.clock_offset
    alive = WORKERS.c.until - offset > DATABASE_NOW
    found = connection.execute(select(func.max(offset) - func.min(offset)).where(alive)).scalar()
    return float(found or 0.0)


# Presence


def store_presence(
    connection: Connection, worker: str, id: str, seat: int, devices: int, now: float
) -> None:
    """Store how many of a seat's devices are connected to a worker."""
    key = {"table_id": id, "seat": seat, "worker": worker}
    here = {"devices": devices, "since": now}
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == id)).scalar() is None:
        return
    made = insert(PRESENCE).values(**key, **here)
    connection.execute(made.on_conflict_do_update(index_elements=list(key), set_=here))
    announce(connection, worker, id)
