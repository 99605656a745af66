"""SQL queries on a study's results, using DuckDB."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import duckdb

from tangledbank.core.errors import BadOptions
from tangledbank.lab.parquet_tables import GAMES, SCHEMA
from tangledbank.lab.store import Store


class StudyResults:
    """A study's tables as SQL views."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.note = store.note()
        if not store.done():
            raise BadOptions(f"{store.folder} has no results yet: run the study first")
        self.base = duckdb.connect()
        self.tables = [name for name in SCHEMA if list(store.chunks.glob(f"*/{name}.parquet"))]
        for name in self.tables:
            self.base.execute(
                f"CREATE VIEW {name} AS SELECT * FROM "
                f"read_parquet({quoted(self.files(name))}, union_by_name = true)"
            )
        self.truncated = self.count_truncated()
        for name in self.tables:
            self.base.execute(f"CREATE VIEW finished_{name} AS {self.finished(name)}")

    def count_truncated(self) -> dict[str, int]:
        """Count the games of each setting that a round limit stopped."""
        rows = self.query("SELECT setting, count(*) FROM games WHERE truncated GROUP BY setting")
        return dict(rows.rows)

    def finished(self, table: str) -> str:
        """Return a query for a table's rows of games that were not truncated."""
        if not self.truncated:
            return f"SELECT * FROM {table}"
        if table == GAMES:
            return "SELECT * FROM games WHERE NOT truncated"
        return f"SELECT * FROM {table} SEMI JOIN finished_games USING (setting, game)"

    def files(self, table: str) -> str:
        """Return a glob for all of a table's files; chunk numbers sort in playing order."""
        return str(self.store.chunks / "[0-9]*" / f"{table}.parquet")

    def has(self, table: str) -> bool:
        return table in self.tables

    def query(self, question: str, values: Sequence[object] = ()) -> QueryResult:
        """Run one SELECT statement, or raise `BadOptions` if it fails or could change anything."""
        try:
            check_select(duckdb.extract_statements(question))
            found = self.base.execute(question, list(values))
            names = [column[0] for column in found.description or ()]
            return QueryResult(names, found.fetchall())
        except duckdb.Error as error:
            said = str(error).partition("\n")[0]
            raise BadOptions(f"the query can't be run: {said}") from None

    def arrays(
        self, question: str, values: Sequence[object] | dict[str, object] = ()
    ) -> dict[str, Any]:
        """Run a query, and return its columns as NumPy arrays."""
        given = values if isinstance(values, dict) else list(values)
        return self.base.execute(question, given).fetchnumpy()

    def protect(self) -> None:
        """Restrict later queries to the files in the study's results folder."""
        folder = str(self.store.folder.resolve())
        self.base.execute(f"SET allowed_directories = [{quoted(folder)}]")
        self.base.execute("SET enable_external_access = false")
        self.base.execute("SET lock_configuration = true")


def check_select(statements: Sequence[duckdb.Statement]) -> None:
    """Refuse everything but one SELECT: COPY, ATTACH and others write files or change settings."""
    if not statements:
        raise BadOptions("the query can't be run: it is empty")
    if [each.type for each in statements] != [duckdb.StatementType.SELECT]:
        raise BadOptions("the query can't be run: only one SELECT statement is allowed")


class QueryResult:
    """The columns and rows that a query returned."""

    def __init__(self, names: list[str], rows: list[tuple[Any, ...]]) -> None:
        self.names = names
        self.rows = rows

    def __iter__(self) -> Any:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def _repr_html_(self) -> str:
        """Return the result as an HTML table for notebooks."""
        head = "".join(f"<th>{escape(name)}</th>" for name in self.names)
        rows = "".join(
            f"<tr>{''.join(f'<td>{escape(str(value))}</td>' for value in row)}</tr>"
            for row in self.rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def dicts(self) -> list[dict[str, Any]]:
        return [dict(zip(self.names, row, strict=True)) for row in self.rows]


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
