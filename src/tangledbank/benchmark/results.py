"""The document that a benchmark run writes: score, margin and rating, with versions and hashes."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

import tangledbank
from tangledbank.agents.contest import PlayedGame
from tangledbank.agents.league import (
    Estimate,
    margin,
    mean_of,
    samples_of,
    share_of,
    standings,
    win_share,
)
from tangledbank.benchmark.tasks import VERSION, BenchmarkTask, TaskTable
from tangledbank.core.game import Game


def summarize(
    task: BenchmarkTask,
    agent: str,
    rows: Sequence[Sequence[PlayedGame]],
    agent_hash: str = "",
    trained_on: int | None = None,
) -> dict[str, Any]:
    """Return the results of an agent in a task. `rows` has the games of each table."""
    tables = [
        table_result(table, agent, played) for table, played in zip(task.tables, rows, strict=True)
    ]
    everything = [row for played in rows for row in played]
    return {
        "benchmark": VERSION,
        "task": task.plain(),
        "task_hash": task.hash(),
        "agent": agent,
        "agent_hash": agent_hash,
        "trained_on_decisions": trained_on,
        "complete": all(table["deals"] == table["test_deals"] for table in tables),
        "score": combined([table["share"] for table in tables]),
        "fair_score": round(task.fair, 4),
        "margin": mean_of(samples_of(everything, agent, margin)).plain(),
        "tables": tables,
        "faults": faults(everything, agent),
        "versions": versions([table.make_game() for table in task.tables]),
    }


def table_result(table: TaskTable, agent: str, rows: Sequence[PlayedGame]) -> dict[str, Any]:
    standing = next(each for each in standings(rows) if each.name == agent)
    rating = standing.rating
    return {
        "game": table.game,
        "players": table.players,
        "share": share_of(samples_of(rows, agent, win_share)).plain(),
        "margin": mean_of(samples_of(rows, agent, margin)).plain(),
        "rating": {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2)} if rating else None,
        "share_by_seat": standing.by_seat,
        "deals": len({row.deal for row in rows}),
        "test_deals": table.test_deals,
        "decisions": standing.decisions,
        "seconds_per_decision": round(standing.pace, 6),
        "longest_decision": round(standing.longest, 6),
    }


def combined(shares: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Average the shares of several tables, whose deals are independent."""
    mean = fmean(share["mean"] for share in shares)
    below, above = (
        sum((share[end] - share["mean"]) ** 2 for share in shares) ** 0.5 / len(shares)
        for end in ("low", "high")
    )
    games = sum(int(share["games"]) for share in shares)
    return Estimate(mean, mean - below, mean + above, games).plain()


def faults(rows: Sequence[PlayedGame], agent: str) -> dict[str, int]:
    """Count an agent's errors by kind, such as illegal answers."""
    found: dict[str, int] = {}
    for row in rows:
        for name, kinds in zip(row.lineup, row.faults, strict=True):
            for kind, times in kinds.items() if name == agent else ():
                found[kind] = found.get(kind, 0) + times
    return found


def versions(games: Sequence[Game]) -> dict[str, Any]:
    """Return what the results depend on besides the agent."""
    return {
        "tangledbank": tangledbank.__version__,
        "python": platform.python_version(),
        "rules": {game.key: game.rules_version for game in games},
        "cards": {game.key: game.hashes for game in games},
    }
