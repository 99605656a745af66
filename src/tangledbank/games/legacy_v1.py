"""What ids meant in format 1, in which they were written: a table that never changes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from tangledbank.core.keys import Keys


@cache
def legacy_tables() -> dict[str, Any]:
    tables: dict[str, Any] = json.loads(files(__package__).joinpath("format1.json").read_text())
    return tables


def remember(game: str, keys: Mapping[str, Keys]) -> None:
    """Let the keys of a game know what its ids were in format 1, if it is so old."""
    table = legacy_tables().get(game, {})
    for kind, each in keys.items():
        each.legacy_keys = table.get({"traits": "trait"}.get(kind, kind), ())
