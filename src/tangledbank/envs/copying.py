"""Copies of running tables, for `copy`, `pickle` and checkpoints."""

from __future__ import annotations

from typing import Any

from tangledbank.core.flow import State
from tangledbank.core.rng import Rng
from tangledbank.core.tables import Tables

ROWS = ("played", "seats", "page", "steps")  # needed to show the current decisions again
RESULTS = ("ended", "truncated", "lengths", "returns", "points", "finals")  # of the last games


def save_tables(tables: Tables, clone: bool) -> dict[str, Any]:
    """Return everything needed to continue the tables; `clone` copies their states at once."""
    rows = {name: list(getattr(tables, name)) for name in ROWS + RESULTS}
    return {
        "games": [cloned(s) if clone else s for s in tables.games],
        "rngs": [[int(w) for w in (rng.w0, rng.w1, rng.w2, rng.w3)] for rng in tables.rngs],
        "own": int(tables.own),
        "again": tables.again,
        "rows": rows,
    }


def cloned(s: State) -> State:
    new = s.clone()
    new.context = s.context
    return new


def load_tables(tables: Tables, saved: dict[str, Any]) -> None:
    """Restore tables to the point at which others were saved."""
    tables.rngs = [Rng(*words) for words in saved["rngs"]]
    tables.own, tables.again = saved["own"], saved["again"]
    fill(tables, ROWS, saved["rows"])
    tables.games = saved["games"]
    for place, s in enumerate(tables.games):
        s.skip_forced = True
        for i in range(len(tables.bots) // tables.count):
            bot = tables.bots[place * int(tables.others) + i]
            bot.begin(saved["rngs"][place][0] + i)
        tables.run_to_decision(place)
    fill(tables, RESULTS, saved["rows"])


def fill(tables: Tables, names: tuple[str, ...], rows: dict[str, list[Any]]) -> None:
    for name in names:
        row = getattr(tables, name)
        for i, value in enumerate(rows[name]):
            row[i] = value
