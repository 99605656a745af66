"""Marks of the addresses that created tables, for counting tables without identifying people.

A table has two marks: keyed hashes of its creator's address and network. A new key is drawn every
day and deleted after two days. Without the key, a mark shows only which tables have the same
creator. When a game ends, its marks are erased.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import logging
import secrets
from typing import Final

from sqlalchemy import Column, Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from tangledbank.server.errors import Refused
from tangledbank.server.limits.rate_limit import Admission, Peer
from tangledbank.server.storage.database import Database, StorageFailed
from tangledbank.server.storage.schema import ADDRESS_KEYS, TABLES

LOG: Final = logging.getLogger("tangledbank.server")
DAY: Final = 86_400.0
LIVE: Final = ("open", "playing")


async def mark_creator(database: Database, admission: Admission, peer: Peer) -> tuple[str, str]:
    """Return a new table's marks; refuse if its creator has too many unfinished tables."""
    if not admission.on:
        return "", ""
    now, most = admission.now(), admission.tables
    try:
        return await database.write(lambda connection: marks_of(connection, peer, now, most))
    except StorageFailed as error:
        LOG.error("storage failed: %s", error)
        raise Refused("storage-failed") from None
    except Refused:
        admission.refused["tables"] += 1
        raise


def marks_of(
    connection: Connection, peer: Peer, now: float, most: tuple[float, float]
) -> tuple[str, str]:
    """Return the marks of an address and its network; refuse if either has reached its limit."""
    keys = current_keys(connection, now)
    columns = (TABLES.c.creator, TABLES.c.creator_network)
    for column, name, limit in zip(columns, peer, most, strict=True):
        if count(connection, column, [mark(key, name) for key in keys]) >= limit:
            raise Refused("too-many")
    return mark(keys[0], peer.address), mark(keys[0], peer.network)


def mark(key: str, name: str) -> str:
    return hmac.new(bytes.fromhex(key), name.encode(), hashlib.sha256).hexdigest()[:32]


def count(connection: Connection, column: Column[str], marks: list[str]) -> int:
    """Return the number of unfinished tables that have one of the marks."""
    live = column.in_(marks) & TABLES.c.status.in_(LIVE)
    return int(connection.execute(select(func.count()).where(live)).scalar_one())


def current_keys(connection: Connection, now: float) -> list[str]:
    """Return the keys of today and yesterday; make today's if needed, and delete older ones."""
    day = int(now // DAY)
    forget_keys(connection, now)
    found = keys_since(connection, day - 1)
    if day not in found:
        with contextlib.suppress(IntegrityError), connection.begin_nested():
            connection.execute(insert(ADDRESS_KEYS).values(day=day, key=secrets.token_hex(32)))
        found = keys_since(connection, day - 1)
    return [found[each] for each in sorted(found, reverse=True)]


def forget_keys(connection: Connection, now: float) -> None:
    """Delete keys from before yesterday, so that their marks can't be traced to an address."""
    connection.execute(delete(ADDRESS_KEYS).where(ADDRESS_KEYS.c.day < int(now // DAY) - 1))


def keys_since(connection: Connection, day: int) -> dict[int, str]:
    rows = connection.execute(select(ADDRESS_KEYS).where(ADDRESS_KEYS.c.day >= day)).mappings()
    return {int(row["day"]): str(row["key"]) for row in rows}
