"""Asking the results of a study in SQL: DuckDB over the Parquet files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import duckdb

from tangledbank.core.errors import BadOptions
from tangledbank.lab.parquet_tables import SCHEMA
from tangledbank.lab.store import Store


class StudyResults:
    """The tables of a study, to be asked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.note = store.note()
        if not store.done():
            raise BadOptions(f"nothing is finished in {store.folder} yet: run the study")
        self.base = duckdb.connect()
        self.tables = [name for name in SCHEMA if list(store.chunks.glob(f"*/{name}.parquet"))]
        for name in self.tables:
            self.base.execute(
                f"CREATE VIEW {name} AS SELECT * FROM "
                f"read_parquet({quoted(self.files(name))}, union_by_name = true)"
            )

    def files(self, table: str) -> str:
        """All files of a table; numbers sort as they were played."""
        return str(self.store.chunks / "[0-9]*" / f"{table}.parquet")

    def has(self, table: str) -> bool:
        return table in self.tables

    def query(self, question: str, values: Sequence[object] = ()) -> QueryResult:
        """The answer to one SELECT."""
        try:
            found: duckdb.DuckDBPyConnection | None = self.base.execute(question, list(values))
            if found is None:
                raise BadOptions("the question cannot be answered: it asks nothing")
            names = [column[0] for column in found.description or ()]
            return QueryResult(names, found.fetchall())
        except duckdb.Error as error:
            said = str(error).partition("\n")[0]
            raise BadOptions(f"the question cannot be answered: {said}") from None

    def protect(self) -> None:
        """Before a stranger asks: nothing but these files can be read, and nothing written."""
        folder = str(self.store.folder.resolve())
        self.base.execute(f"SET allowed_directories = [{quoted(folder)}]")
        self.base.execute("SET enable_external_access = false")
        self.base.execute("SET lock_configuration = true")


class QueryResult:
    """Names of columns, and rows."""

    def __init__(self, names: list[str], rows: list[tuple[Any, ...]]) -> None:
        self.names = names
        self.rows = rows

    def __iter__(self) -> Any:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def _repr_html_(self) -> str:
        """For notebooks."""
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
