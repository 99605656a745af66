"""Play the games of a benchmark task, in several processes and with a journal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.agents.contest import Deal, PlayedGame, play_deal
from tangledbank.benchmark import TASKS, BenchmarkTask, find_task, summarize
from tangledbank.benchmark.tasks import VERSION
from tangledbank.cli.arena import counted, is_played, keys_of, played
from tangledbank.cli.arena_journal import (
    ArenaJournal,
    default_path,
    digest_of_agents,
    digest_of_program,
    is_outside,
)
from tangledbank.cli.errors import USAGE, CommandError
from tangledbank.core.game import Game
from tangledbank.texts import Texts

CHUNK = 4  # deals that one process plays in sequence


@dataclass(frozen=True)
class TaskChunk:
    """Deals of one table of a task."""

    task: str
    table: int
    deals: tuple[Deal, ...]


def check_run(texts: Texts, name: str, agent: str, trained_on: int | None) -> BenchmarkTask:
    """Return the task; refuse an agent that cannot play it or was trained for too long."""
    if name not in TASKS:
        raise CommandError(texts.say("benchmark-unknown", name=name, known=", ".join(TASKS)), USAGE)
    task = find_task(name)
    if task.budget is not None and trained_on is None:
        raise CommandError(texts.say("benchmark-declare", task=name, budget=task.budget), USAGE)
    if task.budget is not None and trained_on is not None and trained_on > task.budget:
        said = texts.say("benchmark-budget", task=name, budget=task.budget, given=trained_on)
        raise CommandError(said, USAGE)
    for number in range(len(task.tables)):
        make_agent(agent, game_of(name, number), 0).close()
    return task


@cache
def game_of(task: str, table: int) -> Game:
    return TASKS[task].tables[table].make_game()


def run(
    texts: Texts,
    task: BenchmarkTask,
    agent: str,
    deals: int | None,
    trained_on: int | None = None,
    *,
    jobs: int = 1,
    fresh: bool = False,
) -> dict[str, Any]:
    """Play the games that are missing from the journals, and return the results."""
    rows = [
        play_table(texts, task, number, agent, deals or table.test_deals, jobs=jobs, fresh=fresh)
        for number, table in enumerate(task.tables)
    ]
    agent_hash = digest_of_program(agent) if is_outside(agent) else ""
    return summarize(task, agent, rows, agent_hash, trained_on)


def play_table(
    texts: Texts,
    task: BenchmarkTask,
    number: int,
    agent: str,
    count: int,
    *,
    jobs: int,
    fresh: bool,
) -> list[PlayedGame]:
    """Play one table of a task. Finished games are kept if the run is interrupted."""
    deals = task.tables[number].deals(agent, count)
    head = head_of(task, number, agent)
    journal = ArenaJournal(texts, default_path(head), head, fresh)
    left = [deal for deal in deals if not is_played({deal.game: journal}, deal)]
    work = played(play_chunk, chunks(task.name, number, left), jobs)
    for rows in counted(texts, deals, left, work):
        journal.add(rows)
    return [journal.rows[key] for deal in deals for key in keys_of(deal)]


def head_of(task: BenchmarkTask, number: int, agent: str) -> dict[str, Any]:
    """Return everything besides the deals that affects the games of a table."""
    game = game_of(task.name, number)
    return {
        "benchmark": VERSION,
        "task": task.hash(),
        "table": number,
        "version": tangledbank.__version__,
        "rules": [game.rules_version, game.hashes],
        "agents": digest_of_agents(game.key),
        "agent": digest_of_program(agent) if is_outside(agent) else agent,
    }


def chunks(task: str, table: int, deals: Sequence[Deal]) -> list[TaskChunk]:
    return [
        TaskChunk(task, table, tuple(deals[i : i + CHUNK])) for i in range(0, len(deals), CHUNK)
    ]


def play_chunk(chunk: TaskChunk) -> list[PlayedGame]:
    game = game_of(chunk.task, chunk.table)
    table = TASKS[chunk.task].tables[chunk.table]
    options = game.resolve_options(table.players, table.options)
    return [row for deal in chunk.deals for row in play_deal(game, options, deal)]


def file_name(agent: str) -> str:
    """Return an agent's name as part of a file name."""
    return re.sub(r"[^\w.-]+", "-", agent.rpartition("/")[2]).strip("-") or "agent"
