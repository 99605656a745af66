"""Database migrations. Steps are never changed, only added.

Steps are written in SQL that SQLite and PostgreSQL share, so that they don't depend on the current
schema. All missing steps are applied in one transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, inspect, text

from tangledbank.core.errors import BadData

CREATE_TABLES: Final = (
    """CREATE TABLE tables (
        id VARCHAR PRIMARY KEY, status VARCHAR NOT NULL, public INTEGER NOT NULL,
        settings TEXT NOT NULL, host INTEGER NOT NULL, commitment VARCHAR NOT NULL,
        server_part VARCHAR NOT NULL, seed VARCHAR NOT NULL, rules INTEGER NOT NULL,
        sets TEXT NOT NULL, version INTEGER NOT NULL, began DOUBLE PRECISION NOT NULL,
        due DOUBLE PRECISION NOT NULL, created DOUBLE PRECISION NOT NULL,
        touched DOUBLE PRECISION NOT NULL, next VARCHAR NOT NULL)""",
    """CREATE TABLE seats (
        table_id VARCHAR NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL, kind VARCHAR NOT NULL, name VARCHAR NOT NULL,
        agent VARCHAR NOT NULL, part VARCHAR NOT NULL, PRIMARY KEY (table_id, seat))""",
    """CREATE TABLE secrets (
        table_id VARCHAR NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        digest VARCHAR NOT NULL, seat INTEGER NOT NULL, kind VARCHAR NOT NULL,
        expires DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, digest))""",
    """CREATE TABLE choices (
        table_id VARCHAR NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL, choice TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, number))""",
    """CREATE TABLE snapshots (
        table_id VARCHAR PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL, saved TEXT NOT NULL)""",
)

ADD_INDEXES: Final = (
    "CREATE INDEX tables_due ON tables (due)",
    "CREATE INDEX tables_touched ON tables (status, touched)",
    "CREATE INDEX secrets_digest ON secrets (digest)",
)

ADD_WORKERS: Final = (
    "ALTER TABLE tables ADD COLUMN worker VARCHAR NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN lease DOUBLE PRECISION NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0",
    "CREATE TABLE workers (id VARCHAR PRIMARY KEY, until DOUBLE PRECISION NOT NULL)",
    """CREATE TABLE presence (
        table_id VARCHAR NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL, worker VARCHAR NOT NULL, devices INTEGER NOT NULL,
        since DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, seat, worker))""",
    "CREATE INDEX presence_worker ON presence (worker)",
)

ADD_DRAINING: Final = ("ALTER TABLE workers ADD COLUMN draining INTEGER NOT NULL DEFAULT 0",)

ADD_HANDOVERS: Final = (
    "ALTER TABLE tables ADD COLUMN changes TEXT NOT NULL DEFAULT '[]'",
    "ALTER TABLE tables ADD COLUMN handovers TEXT NOT NULL DEFAULT '[]'",
    "ALTER TABLE seats ADD COLUMN replaced INTEGER NOT NULL DEFAULT 0",
)

ADD_WRITE_CHECKS: Final = (
    "CREATE TABLE write_checks (id INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",
    "INSERT INTO write_checks VALUES (1, 0)",
)

ADD_AUDIT: Final = (
    """CREATE TABLE audit (
        id VARCHAR PRIMARY KEY, at DOUBLE PRECISION NOT NULL, who VARCHAR NOT NULL,
        action VARCHAR NOT NULL, about VARCHAR NOT NULL, detail TEXT NOT NULL)""",
    "CREATE INDEX audit_at ON audit (at)",
)

ADD_BANS: Final = (
    """CREATE TABLE bans (
        network VARCHAR PRIMARY KEY, made DOUBLE PRECISION NOT NULL,
        until DOUBLE PRECISION NOT NULL, why TEXT NOT NULL)""",
)

ADD_REPORTS: Final = (
    """CREATE TABLE reports (
        id VARCHAR PRIMARY KEY,
        table_id VARCHAR NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL, name VARCHAR NOT NULL, reason VARCHAR NOT NULL, text TEXT NOT NULL,
        reporter INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
        resolved DOUBLE PRECISION NOT NULL, note TEXT NOT NULL)""",
    "CREATE INDEX reports_table ON reports (table_id)",
    "CREATE INDEX reports_at ON reports (at)",
)

ADD_CLOCK_OFFSET: Final = (
    "ALTER TABLE workers ADD COLUMN clock_offset DOUBLE PRECISION NOT NULL DEFAULT 0",
)

ADD_CREATORS: Final = (
    "ALTER TABLE tables ADD COLUMN creator VARCHAR NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN creator_network VARCHAR NOT NULL DEFAULT ''",
    "CREATE INDEX tables_creator ON tables (creator)",
    "CREATE INDEX tables_creator_network ON tables (creator_network)",
    "CREATE TABLE address_keys (day INTEGER PRIMARY KEY, key VARCHAR NOT NULL)",
)

ADD_TIMEOUTS: Final = ("ALTER TABLE tables ADD COLUMN timeouts TEXT NOT NULL DEFAULT '[]'",)

ADD_PAUSES: Final = (
    "ALTER TABLE tables ADD COLUMN pauses TEXT NOT NULL DEFAULT '[]'",
    "ALTER TABLE tables ADD COLUMN proposals TEXT NOT NULL DEFAULT '[]'",
)

STEPS: Final[Sequence[Sequence[str]]] = (
    CREATE_TABLES,
    ADD_INDEXES,
    ADD_WORKERS,
    ADD_DRAINING,
    ADD_HANDOVERS,
    ADD_WRITE_CHECKS,
    ADD_AUDIT,
    ADD_BANS,
    ADD_REPORTS,
    ADD_CLOCK_OFFSET,
    ADD_CREATORS,
    ADD_TIMEOUTS,
    ADD_PAUSES,
)
LOCK: Final = 7_431_907  # of PostgreSQL: workers that start together migrate one after the other


def migrate(connection: Connection, steps: Sequence[Sequence[str]] = STEPS) -> int:
    """Bring a database up to date; return the number of steps applied."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    before = stored_schema_version(connection)
    refuse_newer(before, steps)
    for step in steps[before:]:
        for statement in step:
            connection.execute(text(statement))
    connection.execute(text("DELETE FROM schema_version"))
    connection.execute(text("INSERT INTO schema_version VALUES (:n)"), {"n": len(steps)})
    return len(steps) - before


def refuse_newer(version: int, steps: Sequence[Sequence[str]] = STEPS) -> None:
    """Raise BadData if a newer version of the program wrote the database."""
    if version > len(steps):
        raise BadData(
            f"the database has version {version}, and this program knows {len(steps)}: "
            "a newer program wrote it. Update this one"
        )


def refuse_foreign(connection: Connection) -> None:
    """Raise BadData for another program's SQLite file; PostgreSQL may hold other tables."""
    if connection.dialect.name == "sqlite" and inspect(connection).get_table_names():
        raise BadData("the database belongs to another program. Choose another file")


def stored_schema_version(connection: Connection) -> int:
    """Return the number of migrations applied to a database, or 0 for a new one."""
    if not inspect(connection).has_table("schema_version"):
        refuse_foreign(connection)
        connection.execute(text("CREATE TABLE schema_version (number INTEGER NOT NULL)"))
        return 0
    return int(connection.execute(text("SELECT number FROM schema_version")).scalar() or 0)
