"""Copies of running tables, for `copy`, `pickle` and checkpoints."""

from __future__ import annotations

from typing import Any

from tangledbank.core.flow import State
from tangledbank.core.game import TableContext
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.tables import Tables

ROWS = ("played", "seats", "page", "steps")  # needed to show the current decisions again
RESULTS = ("ended", "truncated", "lengths", "returns", "points", "finals")  # of the last games


def save_tables(tables: Tables, clone: bool) -> dict[str, Any]:
    """Return everything needed to continue the tables; `clone` copies their states at once."""
    rows = {name: list(getattr(tables, name)) for name in ROWS + RESULTS}
    return {
        "games": [cloned(s) if clone else saved(s) for s in tables.games],
        "rngs": [[int(w) for w in (rng.w0, rng.w1, rng.w2, rng.w3)] for rng in tables.rngs],
        "own": int(tables.own),
        "again": tables.again,
        "rows": rows,
    }


def cloned(s: State) -> State:
    new = s.clone()
    new.context = s.context
    return new


def saved(s: State) -> dict[str, Any]:
    """Return a state as plain data, which is readable wherever its game can be made."""
    assert isinstance(s.context, TableContext), "the states of a batch know their game"
    return s.context.game.codec.save(s)


def loaded(context: TableContext, players: int, plain: dict[str, Any]) -> State:
    s = context.game.empty_state(players, context.options, seeded(0))
    context.game.codec.load(plain, s)
    s.refresh()
    s.context = context
    return s


def load_tables(tables: Tables, saved: dict[str, Any], context: TableContext) -> None:
    """Restore tables to the point at which others were saved."""
    tables.rngs = [Rng(*words) for words in saved["rngs"]]
    tables.own, tables.again = saved["own"], saved["again"]
    fill(tables, ROWS, saved["rows"])
    players = int(tables.encoder.seats)
    tables.games = [
        s if isinstance(s, State) else loaded(context, players, s) for s in saved["games"]
    ]
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
