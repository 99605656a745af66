"""Readiness checks: whether the database accepts writes."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import Connection, update

from tangledbank.server.storage.database import Database, StorageFailed
from tangledbank.server.storage.schema import WRITE_CHECKS

LOG: Final = logging.getLogger("tangledbank.server")
REUSE_SECONDS: Final = 2.0  # seconds for which a result is reused
WRITE_TIMEOUT: Final = 5.0  # seconds after which a database that doesn't answer counts as failed
BEFORE_ALL_TABLES: Final = (
    ""  # sorts before the ids of all tables: every worker locks the row first
)


class WriteCheck:
    """A test, made at most every two seconds, of whether the database accepts writes."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.at = 0.0
        self.task: asyncio.Task[bool] | None = None

    async def passes(self) -> bool:
        """Return whether a write succeeded now or up to two seconds ago."""
        now = asyncio.get_running_loop().time()
        if self.task is None or (self.task.done() and now - self.at >= REUSE_SECONDS):
            self.at = now
            self.task = asyncio.create_task(self._write())
        return await asyncio.shield(self.task)

    async def _write(self) -> bool:
        try:
            async with asyncio.timeout(WRITE_TIMEOUT):
                await self.database.write(write_check_row, BEFORE_ALL_TABLES)
        except (StorageFailed, TimeoutError) as error:
            LOG.error("the database accepts no writes: %s", str(error) or "no answer")
            return False
        return True


def write_check_row(connection: Connection) -> None:
    """Write to the row that exists for this check."""
    connection.execute(update(WRITE_CHECKS).values(at=time.time()))
