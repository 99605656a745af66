"""Back-ups of all games in a database to one file, even while the server runs, and restores.

The file is always an SQLite database. `serve` can open it, and it can be restored into an empty
database of either kind, which is also the way to move from SQLite to PostgreSQL.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    NullPool,
    Table,
    create_engine,
    event,
    func,
    insert,
    make_url,
    select,
)

from tangledbank.core.errors import BadOptions
from tangledbank.private_files import make_private_file
from tangledbank.server.storage.database import SQLITE_SIDE_FILES, Database, open_engine
from tangledbank.server.storage.migrations import STEPS, refuse_newer
from tangledbank.server.storage.schema import (
    AUDIT,
    BANS,
    CHOICES,
    KEYS,
    REPORTS,
    SEATS,
    SNAPSHOTS,
    TABLES,
)

# Each after what it refers to.
BACKED_UP: Final = (TABLES, SEATS, KEYS, CHOICES, SNAPSHOTS, REPORTS, BANS, AUDIT)
ROWS_PER_BATCH: Final = 1000  # that are copied at a time
# No worker sees to a table of a copy, and nothing in it leads to an address.
NOT_COPIED: Final = {"worker": "", "lease": 0.0, "creator": "", "creator_network": ""}
Tick = Callable[[int, int], None]  # rows that were copied, and all there are


def back_up(url: str, path: Path, tick: Tick | None = None) -> int:
    """Write all games to a new file, never over an existing one; return the number of tables."""
    if path.exists():
        raise BadOptions(f"{path} already exists. Choose another file name")
    refuse_missing(url)
    part = path.with_name(path.name + ".part")
    for rest in leftovers(part):
        rest.unlink(missing_ok=True)
    database = Database(open_engine(url))
    try:
        tables = copy_all(database, f"sqlite:///{part}", tick)
    finally:
        database.close()
    os.replace(part, path)
    return tables


def restore(path: Path, url: str, tick: Tick | None = None) -> int:
    """Restore a back-up into an empty database; return the number of tables."""
    if not path.is_file():
        raise BadOptions(f"{path} does not exist. Check the file name")
    with reading_file(path) as source:
        return copy_all(source, url, tick)


class NotBackup(BadOptions):
    """An error for a file that is not a back-up, with the reason."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} is not a back-up of games: {why}")
        self.why = why


class NotEmpty(BadOptions):
    """An error for a database that already contains games or bans."""


@contextmanager
def reading_file(path: Path) -> Iterator[Database]:
    """Open a back-up without changing it; migrate a copy if its schema is older."""
    version = version_in(path)
    refuse_newer(version)
    with TemporaryDirectory(prefix="tangledbank-") as folder:
        old = version < len(STEPS)
        database = Database(open_engine(copied(path, Path(folder))) if old else file_engine(path))
        try:
            yield database
        finally:
            database.close()


def copied(path: Path, folder: Path) -> str:
    """Copy an SQLite database and return the URL of the copy."""
    copy = folder / "copy.db"
    make_private_file(copy)
    with closing(open_file(path)) as here, closing(sqlite3.connect(copy)) as there:
        here.backup(there)
    return f"sqlite:///{copy}"


def version_in(path: Path) -> int:
    """Return a back-up's schema version."""
    try:
        with closing(open_file(path)) as raw:
            raw.execute("SELECT id FROM tables LIMIT 1")
            (number,) = raw.execute("SELECT number FROM schema_version").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise NotBackup(path, str(error)) from None
    return int(number)


def open_file(path: Path) -> sqlite3.Connection:
    """Open an SQLite database read-only, and as immutable unless it has a journal."""
    journal = path.with_name(path.name + "-wal")
    alone = "" if journal.exists() and journal.stat().st_size else "&immutable=1"
    address = f"{path.absolute().as_uri()}?mode=ro{alone}"
    raw = sqlite3.connect(address, uri=True, check_same_thread=False)
    raw.isolation_level = None
    return raw


def file_engine(path: Path) -> Engine:
    """Return an engine that reads a back-up without changing it."""
    engine = create_engine("sqlite://", creator=lambda: open_file(path), poolclass=NullPool)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def refuse_missing(url: str) -> None:
    """Refuse an SQLite file that doesn't exist, instead of creating an empty one."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise BadOptions(f"the database {parsed.database} does not exist. Check --database")


def leftovers(path: Path) -> list[Path]:
    return [path, *(path.with_name(path.name + end) for end in SQLITE_SIDE_FILES)]


def copy_all(reading: Database, target: str, tick: Tick | None) -> int:
    """Copy a consistent snapshot of one database to another; return the number of game tables."""
    writing = open_engine(target)
    try:
        with writing.begin() as there:
            refuse_full(there)
            reading.read_now(lambda here: copy(here, there, tick))
        with writing.connect() as there:
            found = int(there.execute(select(func.count()).select_from(TABLES)).scalar_one())
            if writing.dialect.name == "sqlite":
                there.connection.commit()
                there.connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return found
    finally:
        writing.dispose()


def refuse_full(connection: Connection) -> None:
    for table in (TABLES, BANS):
        if connection.execute(select(table).limit(1)).first() is not None:
            raise NotEmpty("there are games or bans in the database already: use an empty one")


def copy(here: Connection, there: Connection, tick: Tick | None) -> None:
    counts = [here.execute(select(func.count()).select_from(table)) for table in BACKED_UP]
    total, done = sum(count.scalar_one() for count in counts), 0
    for table in BACKED_UP:
        for rows in batches(here, table):
            there.execute(insert(table), rows)
            done += len(rows)
            if tick is not None:
                tick(done, total)


def batches(connection: Connection, table: Table) -> Iterator[Sequence[dict[str, Any]]]:
    """Yield a table's rows in batches."""
    found = connection.execution_options(yield_per=ROWS_PER_BATCH).execute(select(table))
    for rows in found.mappings().partitions():
        free = NOT_COPIED if table is TABLES else {}
        yield [{**row, **free} for row in rows]
