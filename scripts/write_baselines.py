"""Run the benchmark's play track with the built-in agents and write the table of baselines.

Results are kept in build/baselines, and interrupted runs continue. An agent given as NAME=FILE is a
policy file that is listed under NAME; {task} in FILE is replaced by the task's name.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import tangledbank
from tangledbank.benchmark import TASKS
from tangledbank.benchmark.tasks import PLAY
from tangledbank.cli.benchmark_run import check_run, file_name, run
from tangledbank.texts import Texts

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "baselines"
PAGE: Final = ROOT / "docs" / "reference" / "benchmark.md"
BEGIN, END = "<!-- baselines: begin -->", "<!-- baselines: end -->"
NAMES: Final = [name for name, task in TASKS.items() if task.track == PLAY]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--agents", default="random,easy,steady,sharp")
    options.add_argument("--tasks", default=",".join(NAMES), help="(default: the play track)")
    options.add_argument("--deals", type=int, help="only the first deals (default: all)")
    options.add_argument("--jobs", type=int, default=1)
    given = options.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    for task in given.tasks.split(","):
        for agent in given.agents.split(","):
            measure(task, agent, given.deals, given.jobs)
    write_table([json.loads(path.read_text()) for path in sorted(KEPT.glob("*.json"))])


def measure(task: str, agent: str, deals: int | None, jobs: int) -> None:
    """Run one agent in one task, and keep the result."""
    name, _, policy = agent.partition("=")
    player = f"policy:{policy.format(task=task)}" if policy else name
    texts = Texts("en")
    chosen = check_run(texts, task, player, None)
    found = {**run(texts, chosen, player, deals, jobs=jobs), "agent": name}
    path = KEPT / f"{task}-{file_name(name)}.json"
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"{task}: {name} {cell(found)}", flush=True)


def write_table(results: Sequence[Mapping[str, Any]]) -> None:
    """Write the table of all kept results between the marks of the page."""
    agents = list(dict.fromkeys(each["agent"] for each in results))
    agents.sort(key=lambda agent: strength(results, agent))
    by_place = {(each["task"]["name"], each["agent"]): cell(each) for each in results}
    lines = [
        f"| task | fair | {' | '.join(f'`{agent}`' for agent in agents)} |",
        f"|---|---|{'---|' * len(agents)}",
    ]
    for name in NAMES:
        cells = [by_place.get((name, agent), "–") for agent in agents]
        lines.append(f"| `{name}` | {TASKS[name].fair:.2f} | {' | '.join(cells)} |")
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.split(BEGIN)[0], page.split(END)[1]
    text = f"{before}{BEGIN}\n{chr(10).join(lines)}\n\n{caption()}\n{END}{after}"
    PAGE.write_text(text, encoding="utf-8")


def strength(results: Sequence[Mapping[str, Any]], agent: str) -> float:
    """Return an agent's mean score over its fair score."""
    mine = [each for each in results if each["agent"] == agent]
    return fmean(float(each["score"]["mean"]) / each["fair_score"] for each in mine)


def cell(result: Mapping[str, Any]) -> str:
    score = result["score"]
    shown = f"{score['mean']:.2f} [{score['low']:.2f}, {score['high']:.2f}]"
    return shown if result["complete"] else f"{shown} ({score['games']})"


def caption() -> str:
    return (
        f"Version {tangledbank.__version__}. Share of wins with its 95 % interval; 400 games per "
        "cell, or the number in parentheses."
    )


if __name__ == "__main__":
    main()
