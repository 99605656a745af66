"""Tasks and results of the benchmark as text and JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tangledbank.benchmark import TASKS, BenchmarkTask
from tangledbank.benchmark.tasks import VERSION, TaskTable
from tangledbank.cli.arena_report import aligned
from tangledbank.cli.errors import CommandError
from tangledbank.cli.terminal import Terminal
from tangledbank.texts import Texts

Result = Mapping[str, Any]


def report_tasks(texts: Texts, terminal: Terminal, as_json: bool) -> None:
    if as_json:
        tasks = {name: {**task.plain(), "hash": task.hash()} for name, task in TASKS.items()}
        print(json.dumps({"benchmark": VERSION, "tasks": tasks}, indent=1))
        return
    say = texts.say
    head = ["task", "track", "tables", "trains", "fair"]
    rows = [[say(f"benchmark-col-{key}") for key in head]]
    rows += [task_row(texts, task) for task in TASKS.values()]
    terminal.say(*aligned(rows), "", say("benchmark-field"))


def task_row(texts: Texts, task: BenchmarkTask) -> list[str]:
    tables = "; ".join(describe(texts, table) for table in task.tables)
    trains = task.trains_on
    if task.budget:
        trains = texts.say("benchmark-decisions", count=task.budget)
    return [task.name, texts.say(f"benchmark-{task.track}"), tables, trains, f"{task.fair:.2f}"]


def describe(texts: Texts, table: TaskTable) -> str:
    parts = [f"{table.game} × {table.players}"]
    parts += [texts.say("benchmark-deck")] if table.deck else []
    parts += [texts.say("benchmark-sets")] if table.sets else []
    return ", ".join(parts)


def write_result(texts: Texts, result: Result, path: Path) -> None:
    try:
        path.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        said = texts.say("error-write", path=str(path), why=str(error.strerror))
        raise CommandError(said) from None


def report_result(texts: Texts, terminal: Terminal, result: Result, path: Path) -> None:
    say = texts.say
    terminal.say(*aligned(comparison(texts, [result])), "")
    if not result["complete"]:
        done, all_deals = (sum(t[key] for t in result["tables"]) for key in ("deals", "test_deals"))
        terminal.say(say("benchmark-partial", done=done, all=all_deals))
    for kind, times in result["faults"].items():
        terminal.say(say("arena-faults", name=result["agent"], kind=kind, times=times))
    terminal.say(say("benchmark-written", path=str(path)))


def compare_results(texts: Texts, terminal: Terminal, paths: Sequence[Path]) -> None:
    """Print the results of several files, the best of each task first."""
    results = [read_result(texts, path) for path in paths]
    results.sort(key=lambda each: (each["task"]["name"], -each["score"]["mean"]))
    terminal.say(*aligned(comparison(texts, results)))


def comparison(texts: Texts, results: Sequence[Result]) -> list[list[str]]:
    head = ["task", "agent", "score", "interval", "fair", "margin", "games"]
    return [[texts.say(f"benchmark-col-{key}") for key in head], *map(result_row, results)]


def result_row(result: Result) -> list[str]:
    score, margin = result["score"], result["margin"]
    return [
        result["task"]["name"],
        result["agent"],
        f"{score['mean']:.3f}" + ("" if result["complete"] else " *"),
        f"{score['low']:.3f} – {score['high']:.3f}",
        f"{result['fair_score']:.2f}",
        f"{margin['mean']:+.1f} ± {(margin['high'] - margin['low']) / 2:.1f}",
        str(score["games"]),
    ]


def read_result(texts: Texts, path: Path) -> Result:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        assert found["benchmark"] == VERSION
        result_row(found)
    except OSError as error:
        said = texts.say("error-read", path=str(path), why=str(error.strerror))
        raise CommandError(said) from None
    except (ValueError, KeyError, TypeError, AssertionError):
        raise CommandError(texts.say("benchmark-damaged", path=str(path))) from None
    return found  # type: ignore[no-any-return]
