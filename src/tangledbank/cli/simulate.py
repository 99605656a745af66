"""`tangledbank simulate`: many games among agents, and what came of them."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.agents.arena import Result, play_game, seat_seed, wilson
from tangledbank.cli.inputs import Setup
from tangledbank.cli.screen import Screen
from tangledbank.core.options import Value
from tangledbank.texts import Texts

MOST_PROCESSES = max(2, 2 * (os.cpu_count() or 1))  # more would only wait for each other


@dataclass(frozen=True)
class Job:
    """One game to be played, as plain data for another process."""

    game: str
    data: Path | None
    options: dict[str, Value]
    seed: int
    names: tuple[str, ...]  # of the agents, by seat


@dataclass
class Tally:
    """What one kind of agent achieved."""

    played: int = 0  # games times seats
    wins: int = 0  # alone
    shared: int = 0
    points: int = 0
    troubles: dict[str, int] = field(default_factory=dict)

    def as_json(self, games: int) -> dict[str, Any]:
        low, high = wilson(self.wins, games)
        return {
            "seats": self.played,
            "wins": self.wins,
            "shared": self.shared,
            "share": round(self.wins / games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_score": round(self.points / max(1, self.played), 2),
            "troubles": self.troubles,
        }


def rotate(names: Sequence[str], by: int) -> tuple[str, ...]:
    """Agents move one seat on with each game."""
    return tuple(names[(seat - by) % len(names)] for seat in range(len(names)))


def run_job(job: Job) -> Result:
    game = tangledbank.game(job.game, job.data)
    agents = [make_agent(name, game, seat_seed(job.seed, i)) for i, name in enumerate(job.names)]
    return play_game(game, job.options, job.seed, agents)


def jobs(setup: Setup, count: int, names: Sequence[str], data: Path | None) -> list[Job]:
    first = setup.seed or 0
    return [
        Job(setup.game.key, data, setup.options, first + i, rotate(names, i)) for i in range(count)
    ]


def run_all(work: list[Job], processes: int, title: str) -> Iterator[tuple[Job, Result]]:
    """Every job with its result, with a bar where somebody sees it."""
    processes = min(processes, len(work), MOST_PROCESSES)
    if processes > 1:
        with ProcessPoolExecutor(processes) as pool:
            results = pool.map(run_job, work, chunksize=max(1, len(work) // (processes * 16)))
            yield from zip(work, _watched(results, len(work), title), strict=True)
    else:
        yield from zip(work, _watched(map(run_job, work), len(work), title), strict=True)


def _watched(results: Iterable[Result], total: int, title: str) -> Iterable[Result]:
    if not sys.stderr.isatty():
        return results
    return track(results, title, total, console=Console(stderr=True), transient=True)


def tally(played: Iterable[tuple[Job, Result]]) -> tuple[dict[str, Tally], int]:
    """Results by agent, and how many decisions were taken."""
    found: dict[str, Tally] = {}
    decisions = 0
    for job, result in played:
        decisions += result.decisions
        for seat, name in enumerate(job.names):
            line = found.setdefault(name, Tally())
            line.played += 1
            line.points += result.totals[seat]
            line.wins += result.winners == [seat]
            line.shared += seat in result.winners and len(result.winners) > 1
        for seat, trouble in result.troubles:
            kinds = found[job.names[seat]].troubles
            kinds[trouble.kind] = kinds.get(trouble.kind, 0) + 1
    return found, decisions


def simulate(
    texts: Texts, setup: Setup, names: Sequence[str], work: list[Job], processes: int
) -> dict[str, Any]:
    """Play all games; the results as plain data."""
    began = time.perf_counter()
    found, decisions = tally(run_all(work, processes, texts.say("simulate-bar")))
    return {
        "game": setup.game.key,
        "players": setup.players,
        "games": len(work),
        "seed": work[0].seed if work else 0,
        "options": setup.options,
        "agents": {name: line.as_json(len(work)) for name, line in found.items()},
        "decisions": decisions,
        "seconds": round(time.perf_counter() - began, 3),
    }


def report(texts: Texts, screen: Screen, results: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(results, indent=1))
        return
    say = texts.say
    screen.say(say("simulate-head", **{key: results[key] for key in ("game", "players", "games")}))
    screen.say(
        f"{say('simulate-agent'):<20} {say('simulate-wins'):>7} {say('simulate-shared'):>8} "
        f"{say('simulate-share'):>8} {say('simulate-interval'):>17} {say('simulate-score'):>8}"
    )
    for name, line in results["agents"].items():
        low, high = line["interval"]
        screen.say(
            f"{name:<20.20} {line['wins']:>7} {line['shared']:>8} {line['share']:>8.1%} "
            f"{f'{low:.1%} – {high:.1%}':>17} {line['mean_score']:>8}"
        )
        for kind, times in line["troubles"].items():
            screen.say(say("simulate-trouble", kind=kind, times=times))
    screen.say(say("simulate-foot", decisions=results["decisions"], seconds=results["seconds"]))
