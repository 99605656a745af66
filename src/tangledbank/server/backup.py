"""All games of a database in one file, while the server runs, and back into a database.

The file is an SQLite database, whatever the games were kept in: `serve` can open it, and it can be
brought into an empty database of either kind. That is also the way from SQLite to PostgreSQL.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, func, insert, make_url, select

from tangledbank.core.errors import BadOptions
from tangledbank.server.ledger import Ledger, open_engine
from tangledbank.server.schema import CHOICES, KEYS, SEATS, SNAPSHOTS, TABLES

KEPT: Final = (TABLES, SEATS, KEYS, CHOICES, SNAPSHOTS)  # each after what it refers to
ROWS: Final = 1000  # that are copied at a time
# No worker sees to a table of a copy, and nothing in it leads to an address.
FREE: Final = {"worker": "", "lease": 0.0, "creator": "", "creator_network": ""}
Tick = Callable[[int, int], None]  # rows that were copied, and all there are


def back_up(url: str, path: Path, tick: Tick | None = None) -> int:
    """Write all games to a new file; how many tables there are. A file that is there is kept."""
    if path.exists():
        raise BadOptions(f"{path} is there already: name another file")
    refuse_missing(url)
    part = path.with_name(path.name + ".part")
    for rest in leftovers(part):
        rest.unlink(missing_ok=True)
    tables = copy_all(url, f"sqlite:///{part}", tick)
    os.replace(part, path)
    return tables


def restore(path: Path, url: str, tick: Tick | None = None) -> int:
    """Bring the games of a file into a database that has none; how many tables there are."""
    if not path.is_file():
        raise BadOptions(f"there is no file {path}")
    return copy_all(f"sqlite:///{path}", url, tick)


def refuse_missing(url: str) -> None:
    """A mistyped name is no empty database."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise BadOptions(f"there is no database {parsed.database}")


def leftovers(path: Path) -> list[Path]:
    return [path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", "-journal"))]


def copy_all(source: str, target: str, tick: Tick | None) -> int:
    """Every table of one database into another, as all of them were at one moment."""
    writing = open_engine(target)
    try:
        reading = Ledger(open_engine(source))
    except BaseException:
        writing.dispose()
        raise
    try:
        with writing.begin() as there:
            refuse_full(there)
            reading.look(lambda here: copy(here, there, tick))
        with writing.connect() as there:
            found = int(there.execute(select(func.count()).select_from(TABLES)).scalar_one())
            if writing.dialect.name == "sqlite":
                there.connection.commit()
                there.connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return found
    finally:
        reading.close()
        writing.dispose()


def refuse_full(connection: Connection) -> None:
    if connection.execute(select(TABLES.c.id).limit(1)).scalar() is not None:
        raise BadOptions("there are games in the database already: restore into an empty one")


def copy(here: Connection, there: Connection, tick: Tick | None) -> None:
    counts = [here.execute(select(func.count()).select_from(table)) for table in KEPT]
    total, done = sum(count.scalar_one() for count in counts), 0
    for table in KEPT:
        for rows in batches(here, table):
            there.execute(insert(table), rows)
            done += len(rows)
            if tick is not None:
                tick(done, total)


def batches(connection: Connection, table: Table) -> Iterator[Sequence[dict[str, Any]]]:
    """The rows of a table, some at a time."""
    found = connection.execution_options(yield_per=ROWS).execute(select(table))
    for rows in found.mappings().partitions():
        free = FREE if table is TABLES else {}
        yield [{**row, **free} for row in rows]
