"""The tasks of the benchmark.

A task is one or more tables with a fixed field of opponents, and deals that no agent may train on.
The opponents are the frozen bot `steady-0.1`, which never changes. Every deal is played once from
each seat. A task never changes either: another number of deals, another field or another deck is a
new task with a new name.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from tangledbank.agents import FROZEN
from tangledbank.agents.contest import Deal, fill_seats
from tangledbank.benchmark.unseen import UNSEEN
from tangledbank.core.errors import BadOptions
from tangledbank.core.game import Game
from tangledbank.core.options import Value
from tangledbank.core.sets import Set
from tangledbank.lab.game_setup import make_changed_game

VERSION: Final = "tangledbank-benchmark-1"
PLAY, EFFICIENCY, GENERALIZATION = TRACKS = ("play", "efficiency", "generalization")

FIRST_TEST_SEED: Final = 1_000_000  # agents may train and tune on all seeds below
BUDGET: Final = 1_000_000  # decisions that an agent of the track "efficiency" may train on
GAMES: Final = 400  # of each table

SETS: Final[dict[str, Set]] = {UNSEEN.key: UNSEEN}


@dataclass(frozen=True)
class TaskTable:
    """A table of a task: its game, number of players and changes to the game."""

    game: str
    players: int
    options: dict[str, Value] = field(default_factory=dict)
    deck: dict[str, int] = field(default_factory=dict)  # cards more or fewer of each kind
    sets: tuple[str, ...] = ()

    def make_game(self) -> Game:
        return make_changed_game(self.game, self.deck, [SETS[key] for key in self.sets])

    def deals(self, agent: str, count: int) -> list[Deal]:
        """Return the first deals of the test, with the agent alone in the field."""
        lineup = fill_seats((agent, FROZEN), self.players)
        return [Deal(self.game, lineup, FIRST_TEST_SEED + number) for number in range(count)]

    @property
    def test_deals(self) -> int:
        return GAMES // self.players


@dataclass(frozen=True)
class BenchmarkTask:
    """A named task. Its score is the agent's share of wins, averaged over its tables."""

    name: str
    track: str
    tables: tuple[TaskTable, ...]
    trains_on: str = ""  # the game and number of players to train with, if not those of the test
    budget: int | None = None  # in decisions of the learner

    @property
    def fair(self) -> float:
        """The score of an agent that is exactly as strong as the field."""
        return sum(1 / table.players for table in self.tables) / len(self.tables)

    def plain(self) -> dict[str, Any]:
        return {**asdict(self), "field": FROZEN, "first_seed": FIRST_TEST_SEED, "games": GAMES}

    def hash(self) -> str:
        """Return a digest of everything that defines the task."""
        text = json.dumps([VERSION, self.plain()], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def play_tasks() -> list[BenchmarkTask]:
    keys = ("evolution", "climate", "origin", "time-to-fly", "oceans")
    return [
        BenchmarkTask(f"{key}-{players}", PLAY, (TaskTable(key, players),))
        for key in keys
        for players in (2, 4)
    ]


def efficiency_tasks() -> list[BenchmarkTask]:
    keys = ("evolution", "origin", "oceans")
    return [
        BenchmarkTask(f"{key}-2-budget", EFFICIENCY, (TaskTable(key, 2),), budget=BUDGET)
        for key in keys
    ]


def generalization_tasks() -> list[BenchmarkTask]:
    fewer_hunters = {"carnivore": -9, "fertile": 3, "cooperation": 3, "symbiosis": 3}
    more_hunters = {"carnivore": 9, "fertile": -3, "cooperation": -3, "symbiosis": -3}
    few_swimmers = {"swimming": -8, "running": 4, "tail-loss": 4}
    return [
        BenchmarkTask(
            "evolution-seats",
            GENERALIZATION,
            (TaskTable("evolution", 3), TaskTable("evolution", 5)),
            trains_on="evolution-2",
        ),
        BenchmarkTask(
            "origin-seats",
            GENERALIZATION,
            (TaskTable("origin", 3), TaskTable("origin", 6)),
            trains_on="origin-2",
        ),
        BenchmarkTask(
            "evolution-deck",
            GENERALIZATION,
            (
                TaskTable("evolution", 2, deck=fewer_hunters),
                TaskTable("evolution", 2, deck=more_hunters),
            ),
            trains_on="evolution-2",
        ),
        BenchmarkTask(
            "origin-deck",
            GENERALIZATION,
            (TaskTable("origin", 2, deck=few_swimmers),),
            trains_on="origin-2",
        ),
        BenchmarkTask(
            "evolution-traits",
            GENERALIZATION,
            (TaskTable("evolution", 2, sets=(UNSEEN.key,)),),
            trains_on="evolution-2",
        ),
    ]


TASKS: Final[dict[str, BenchmarkTask]] = {
    task.name: task for task in (*play_tasks(), *efficiency_tasks(), *generalization_tasks())
}


def find_task(name: str, tasks: Sequence[str] = tuple(TASKS)) -> BenchmarkTask:
    if name not in tasks:
        raise BadOptions(f"there is no task {name!r:.60}; the tasks are {', '.join(tasks)}")
    return TASKS[name]
