"""The meaning of ids in format 1, which saved ids instead of keys: a frozen table."""

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


def add_legacy_keys(game: str, keys: Mapping[str, Keys]) -> None:
    """Give a game's keys their ids in format 1, if the game existed then."""
    table = legacy_tables().get(game, {})
    for kind, each in keys.items():
        each.legacy_keys = table.get({"traits": "trait"}.get(kind, kind), ())
