"""A copy of the database, made while the server runs."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import make_url

from tangledbank.core.errors import BadOptions
from tangledbank.server.ledger import open_engine


def backup(url: str, to: Path) -> None:
    """Write a copy that can be opened as it is; PostgreSQL has a program of its own for that."""
    if make_url(url).get_backend_name() != "sqlite":
        raise BadOptions("a PostgreSQL database is backed up by pg_dump: see docs/operating.md")
    engine = open_engine(url)
    try:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.connection.cursor().execute("VACUUM INTO ?", (str(to),))
    finally:
        engine.dispose()
