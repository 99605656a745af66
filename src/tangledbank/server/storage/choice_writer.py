"""Writing of choices straight on the database driver: three statements for many tables at once.

Nearly every change of a table only adds choices. The drivers prepare these statements once; psycopg
sends the rows of a batch in one pipeline. All other writes go through SQLAlchemy.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from tangledbank.server.storage.table_store import Conflict, TableDraft

TOUCH: Final = "UPDATE tables SET version = ?, touched = ?, due = ? WHERE id = ? AND version = ?"
APPEND: Final = "INSERT INTO choices (table_id, number, choice, at) VALUES (?, ?, ?, ?)"
SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, number, saved) VALUES (?, ?, ?) ON CONFLICT (table_id) "
    "DO UPDATE SET number = excluded.number, saved = excluded.saved"
)
PLACEHOLDERS: Final = {"sqlite": "?", "postgresql": "%s"}


def only_adds_choices(draft: TableDraft) -> bool:
    """Return whether a draft changes nothing but the choices, the snapshot and the times."""
    return bool(draft.choices) and draft.row is None and draft.keys is None and not draft.new


class ChoiceWriter:
    """A writer of drafts that only add choices."""

    def __init__(self, dialect: str) -> None:
        mark = PLACEHOLDERS[dialect]
        self.touch, self.append, self.snapshot = (
            statement.replace("?", mark) for statement in (TOUCH, APPEND, SNAPSHOT)
        )

    def write(self, connection: Connection, drafts: Sequence[TableDraft]) -> None:
        """Write drafts in the given order; raise Conflict if a table has another version."""
        cursor = connection.connection.cursor()
        try:
            cursor.executemany(self.touch, [touch_row(draft) for draft in drafts])
            if cursor.rowcount != len(drafts):
                raise Conflict("one of several tables")
            cursor.executemany(self.append, [row for draft in drafts for row in choice_rows(draft)])
            snapshots = [(draft.id, *draft.snapshot) for draft in drafts if draft.snapshot]
            if snapshots:
                cursor.executemany(self.snapshot, snapshots)
        finally:
            cursor.close()


def touch_row(draft: TableDraft) -> tuple[Any, ...]:
    return draft.version, draft.touched, draft.due, draft.id, draft.version - 1


def choice_rows(draft: TableDraft) -> list[tuple[Any, ...]]:
    return [(draft.id, row.number, json.dumps(row.choice), row.at) for row in draft.choices]
