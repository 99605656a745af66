"""The audit trail: which operator did what to a server, and when."""

from __future__ import annotations

import getpass
import os
import secrets
import time
from typing import Final

from sqlalchemy import Connection, RowMapping, delete, insert, select

from tangledbank.server.storage.schema import AUDIT

MAX_ENTRIES_SHOWN: Final = 200  # entries of one list, at most


def add_entry(connection: Connection, action: str, about: str = "", detail: str = "") -> None:
    """Record an action by the user who runs this process, in the caller's transaction."""
    entry = {"who": user_name(), "action": action, "about": about, "detail": detail}
    connection.execute(insert(AUDIT).values(id=secrets.token_hex(8), at=time.time(), **entry))


def latest_entries(connection: Connection) -> list[RowMapping]:
    """Return the latest entries, newest first."""
    asked = select(AUDIT).order_by(AUDIT.c.at.desc(), AUDIT.c.id).limit(MAX_ENTRIES_SHOWN)
    return list(connection.execute(asked).mappings())


def remove_entries(connection: Connection, before: float) -> None:
    """Delete entries older than a given time."""
    connection.execute(delete(AUDIT).where(AUDIT.c.at < before))


def user_name() -> str:
    """Return the operating system's user name; on POSIX, no environment variable can change it."""
    try:
        import pwd

        return pwd.getpwuid(os.geteuid()).pw_name
    except (ImportError, KeyError):  # Windows, or a container without names
        return getpass.getuser() if os.name == "nt" else str(os.geteuid())
