"""`tangledbank simulate`: play many games among agents and report the results."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.agents.arena import GameResult, play_game, play_out, seat_seed
from tangledbank.agents.statistics import wilson
from tangledbank.cli.arguments import GameSetup
from tangledbank.cli.progress import watched
from tangledbank.cli.terminal import Terminal
from tangledbank.core.game import Game, TableContext
from tangledbank.core.options import Value
from tangledbank.core.rng import seeded
from tangledbank.core.score import best_seats, points_of
from tangledbank.games.user_sets import find_set
from tangledbank.texts import Texts

RANDOM = "random"
LARGEST = 200  # games per batch
PARTS = 64  # batches, so that the progress bar moves
MOST_PROCESSES = max(2, 2 * (os.cpu_count() or 1))  # more would compete for the processors


@dataclass(frozen=True)
class SimulationBatch:
    """The games that one process plays in sequence."""

    game: str
    data: Path | None
    sets: tuple[str, ...]
    options: dict[str, Value]
    names: tuple[str, ...]  # agents by seat in the first game
    start: int  # the seed of the first game
    places: range  # the indices of this batch's games


@dataclass
class AgentTally:
    """One agent's results."""

    played: int = 0  # games times seats
    wins: int = 0  # alone
    shared: int = 0
    points: int = 0
    troubles: dict[str, int] = field(default_factory=dict)

    def note(self, ranks: list[int]) -> None:
        """Count a game in which this agent played all seats."""
        first = len(best_seats(ranks))
        self.played += len(ranks)
        self.points += sum(map(points_of, ranks))
        self.wins += first == 1
        self.shared += first if first > 1 else 0

    def add(self, other: AgentTally) -> None:
        self.played += other.played
        self.wins += other.wins
        self.shared += other.shared
        self.points += other.points
        for kind, times in other.troubles.items():
            self.troubles[kind] = self.troubles.get(kind, 0) + times

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
    """Return the agents in seat order, rotated by `by` seats."""
    return tuple(names[(seat - by) % len(names)] for seat in range(len(names)))


@dataclass
class SimulationResult:
    """The results of some games by agent, and their number of decisions."""

    tallies: dict[str, AgentTally] = field(default_factory=dict)
    decisions: int = 0

    def note(self, names: Sequence[str], result: GameResult) -> None:
        self.decisions += result.decisions
        for seat, name in enumerate(names):
            line = self.tallies.setdefault(name, AgentTally())
            line.played += 1
            line.points += result.totals[seat]
            line.wins += result.winners == [seat]
            line.shared += seat in result.winners and len(result.winners) > 1
        for seat, trouble in result.troubles:
            kinds = self.tallies[names[seat]].troubles
            kinds[trouble.kind] = kinds.get(trouble.kind, 0) + 1

    def add(self, other: SimulationResult) -> None:
        self.decisions += other.decisions
        for name, line in other.tallies.items():
            self.tallies.setdefault(name, AgentTally()).add(line)


def run_batch(batch: SimulationBatch) -> SimulationResult:
    game = tangledbank.game(batch.game, batch.data, [find_set(name) for name in batch.sets])
    if set(batch.names) == {RANDOM}:
        return run_by_chance(game, batch)
    outcome = SimulationResult()
    for place in batch.places:
        names, seed = rotate(batch.names, place), batch.start + place
        agents = [make_agent(name, game, seat_seed(seed, i)) for i, name in enumerate(names)]
        outcome.note(names, play_game(game, batch.options, seed, agents))
    return outcome


def run_by_chance(game: Game, batch: SimulationBatch) -> SimulationResult:
    """Play a batch with only random players, without creating agents."""
    seats, home, line = len(batch.names), TableContext(game, batch.options), AgentTally()
    outcome = SimulationResult({RANDOM: line})
    for place in batch.places:
        seed = batch.start + place
        s = game.setup(seats, batch.options, seed)
        s.context = home
        s.advance()
        outcome.decisions += play_out(s, seeded(seat_seed(seed, 0)))
        line.note([s.rank(seat) for seat in range(seats)])
    return outcome


def batches(
    setup: GameSetup, count: int, names: Sequence[str], data: Path | None, sets: Sequence[str]
) -> list[SimulationBatch]:
    """Divide the games into batches that are efficient but small enough to show progress."""
    size = max(1, min(LARGEST, count // PARTS))
    places = [range(i, min(i + size, count)) for i in range(0, count, size)]
    head = (setup.game.key, data, tuple(sets), setup.options, tuple(names), setup.seed or 0)
    return [SimulationBatch(*head, part) for part in places]


def run_all(work: list[SimulationBatch], processes: int, title: str) -> Iterator[SimulationResult]:
    """Yield the result of each batch, showing a progress bar."""
    processes = min(processes, len(work), MOST_PROCESSES)
    if processes > 1:
        with ProcessPoolExecutor(processes) as pool:
            yield from watched(pool.map(run_batch, work), title, len(work))
    else:
        yield from watched(map(run_batch, work), title, len(work))


def simulate(
    texts: Texts, setup: GameSetup, work: list[SimulationBatch], processes: int
) -> dict[str, Any]:
    """Play all games and return the results as plain data."""
    began = time.perf_counter()
    whole = SimulationResult()
    for outcome in run_all(work, processes, texts.say("simulate-bar")):
        whole.add(outcome)
    games = sum(len(batch.places) for batch in work)
    return {
        "game": setup.game.key,
        "players": setup.players,
        "games": games,
        "seed": setup.seed or 0,
        "options": setup.options,
        "agents": {name: line.as_json(games) for name, line in whole.tallies.items()},
        "decisions": whole.decisions,
        "seconds": round(time.perf_counter() - began, 3),
    }


def report(texts: Texts, terminal: Terminal, results: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(results, indent=1))
        return
    say = texts.say
    terminal.say(
        say("simulate-head", **{key: results[key] for key in ("game", "players", "games")})
    )
    terminal.say(
        f"{say('simulate-agent'):<20} {say('simulate-wins'):>7} {say('simulate-shared'):>8} "
        f"{say('simulate-share'):>8} {say('simulate-interval'):>17} {say('simulate-score'):>8}"
    )
    for name, line in results["agents"].items():
        low, high = line["interval"]
        terminal.say(
            f"{name:<20.20} {line['wins']:>7} {line['shared']:>8} {line['share']:>8.1%} "
            f"{f'{low:.1%} – {high:.1%}':>17} {line['mean_score']:>8}"
        )
        for kind, times in line["troubles"].items():
            terminal.say(say("simulate-trouble", kind=kind, times=times))
    terminal.say(say("simulate-foot", decisions=results["decisions"], seconds=results["seconds"]))
