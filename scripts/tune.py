"""Tune the weights of a character in one game, against a fixed field of opponents.

Each generation draws weights around the current ones, lets all of them play the same new deals from
every seat against the field, and moves to the mean of the better half. In the end, the tuned and
the initial weights play held-out deals; only these figures are unbiased. Progress is stored after
each generation, and the same command continues from there.

    python scripts/tune.py evolution --character steady --generations 20 --jobs 2
"""

from __future__ import annotations

import argparse
import json
import random
import shlex
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, Final

import tangledbank
from tangledbank.agents import Agent, make_agent
from tangledbank.agents.arena import play_game, seat_seed
from tangledbank.agents.characters import FOLDER, joined, weights_of
from tangledbank.agents.contest import Deal, PlayedGame, by_place
from tangledbank.agents.factories.base import Weights
from tangledbank.agents.heuristic import HeuristicAgent
from tangledbank.agents.league import Estimate, margin, mean_of, share_of, win_share
from tangledbank.cli.progress import watched

HELD_OUT: Final = 1 << 40  # the first held-out deal
STEP: Final = 0.2  # the initial step, relative to a weight
LEAST: Final = 0.15  # the least size of a weight, for steps
WINS: Final = 20.0  # the points of a win, added to its margin

Point = dict[str, float]  # weights by `part.name`


@dataclass
class Progressed:
    """The progress of a run: the generation, the weights and the step size."""

    generation: int
    point: Point
    step: float
    history: list[dict[str, float]] = field(default_factory=list)


@dataclass(frozen=True)
class Trial:
    """The deals for one set of weights, as plain data for another process."""

    game: str
    players: int
    weights: Weights
    field: str
    deals: tuple[int, ...]


def play_trial(trial: Trial) -> list[PlayedGame]:
    """Play every deal with the candidate at every seat, against the field."""
    game = tangledbank.game(trial.game)
    options = game.resolve_options(trial.players, {})
    lineup = ("candidate", *[trial.field] * (trial.players - 1))
    rows = []
    for deal in trial.deals:
        for by in range(trial.players):
            agents: list[Agent] = []
            for seat in range(trial.players):
                place = (seat - by) % trial.players
                seed = seat_seed(deal, place)
                if place == 0:
                    agents.append(HeuristicAgent(game, seed, trial.weights))
                else:
                    agents.append(opponent(trial.field, trial.game, seed))
            result = play_game(game, options, deal, agents)
            rows.append(by_place(Deal(trial.game, lineup, deal), by, result))
    return rows


def opponent(name: str, key: str, seed: int) -> Agent:
    """Make an opponent from its name, or from a file of weights."""
    game = tangledbank.game(key)
    if name.endswith(".json"):
        more = json.loads(Path(name).read_text(encoding="utf-8"))
        return HeuristicAgent(game, seed, joined(weights_of("", key), more))
    return make_agent(name, game, seed)


def merit(rows: Sequence[PlayedGame]) -> float:
    """Return the mean margin plus the value of wins."""
    return fmean(margin(row, 0) + WINS * win_share(row, 0) for row in rows)


# Weights


def point_of(weights: Weights, parts: Sequence[str], names: Sequence[str]) -> Point:
    """Return the weights to tune."""
    found = {
        f"{part}.{name}": float(value)
        for part in parts
        for name, value in weights.get(part, {}).items()
    }
    return {key: value for key, value in found.items() if not names or key in names}


def with_point(weights: Weights, point: Point) -> Weights:
    more: Weights = {}
    for key, value in point.items():
        part, _, name = key.partition(".")
        more.setdefault(part, {})[name] = value
    return joined(weights, more)


def neighbour(point: Point, step: float, dice: random.Random) -> Point:
    return {
        key: round(value + step * max(LEAST, abs(value)) * dice.gauss(0, 1), 4)
        for key, value in point.items()
    }


def middle(points: Sequence[Point]) -> Point:
    """Return the weighted mean; better points count more."""
    shares = [len(points) - i for i in range(len(points))]
    return {
        key: round(sum(n * p[key] for n, p in zip(shares, points, strict=True)) / sum(shares), 4)
        for key in points[0]
    }


# Tuning


class Tuning:
    """A run of the tuner."""

    def __init__(self, given: argparse.Namespace, command: str) -> None:
        self.given = given
        self.command = command
        self.weights = weights_of(given.character, given.game)
        for text in given.add:
            name, _, value = text.partition("=")
            self.weights = with_point(self.weights, {name: float(value)})
        self.start = point_of(self.weights, given.parts.split(","), given.only)
        self.path = Path(given.state or f"build/tune/{given.game}-{given.character}.json")
        self.reached = self.load()

    def load(self) -> Progressed:
        if self.path.exists() and not self.given.fresh:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            if kept["start"] != self.start:
                sys.exit(f"{self.path} was begun with other weights: give --fresh or --state FILE")
            return Progressed(**kept["reached"])
        return Progressed(0, self.start, STEP)

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        plain = {"command": self.command, "start": self.start, "reached": asdict(self.reached)}
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
        new.replace(self.path)

    def trial(self, point: Point, deals: Sequence[int]) -> Trial:
        weights = with_point(self.weights, point)
        given = self.given
        return Trial(given.game, given.players, weights, given.field, tuple(deals))

    def run(self, pool: ProcessPoolExecutor) -> None:
        given = self.given
        left = range(self.reached.generation, given.generations)
        for _ in (bar := watched(left, given.game, given.generations, left.start)):
            self.generation(pool)
            self.save()
            bar.write(json.dumps(self.reached.history[-1]), sys.stderr)

    def generation(self, pool: ProcessPoolExecutor) -> None:
        """Draw candidates, play, and move to the mean of the better half."""
        given, reached = self.given, self.reached
        dice = random.Random(f"{given.seed}/{reached.generation}")
        drawn = [neighbour(reached.point, reached.step, dice) for _ in range(given.brood - 1)]
        points = [reached.point, *drawn]
        first = given.seed + reached.generation * given.deals
        deals = range(first, first + given.deals)
        played = pool.map(play_trial, [self.trial(point, deals) for point in points])
        merits = [merit(rows) for rows in played]
        order = sorted(range(len(points)), key=lambda i: -merits[i])
        best = [points[i] for i in order[: len(points) // 2]]
        history = [
            *reached.history,
            {
                "generation": reached.generation,
                "present": round(merits[0], 3),
                "best": round(merits[order[0]], 3),
                "spread": round(pstdev(merits), 3),
            },
        ]
        self.reached = Progressed(
            reached.generation + 1, middle(best), reached.step * given.cooling, history
        )

    def held_out(self, pool: ProcessPoolExecutor, point: Point) -> tuple[Estimate, Estimate]:
        """Return the share of wins and the margin on held-out deals."""
        deals = range(HELD_OUT, HELD_OUT + self.given.held_out)
        parts = [deals[i::8] for i in range(8) if deals[i::8]]
        rows = [
            row
            for found in pool.map(play_trial, [self.trial(point, part) for part in parts])
            for row in found
        ]
        return (
            share_of([(row.deal, win_share(row, 0)) for row in rows]),
            mean_of([(row.deal, margin(row, 0)) for row in rows]),
        )


def write_character(tuning: Tuning, figures: dict[str, Any]) -> Path:
    """Write the tuned weights into the character's data file, with the command."""
    given = tuning.given
    path = FOLDER / f"{given.character}.json"
    plain = json.loads(path.read_text(encoding="utf-8"))
    more = with_point({}, tuning.reached.point)
    plain["games"][given.game] = joined(plain["games"].get(given.game, {}), more)
    plain["made"] = {
        **(plain["made"] if isinstance(plain["made"], dict) else {}),
        given.game: {"command": tuning.command, **figures},
    }
    path.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
    return path


def main() -> int:
    given = arguments()
    command = "python " + shlex.join(sys.argv)
    tuning = Tuning(given, command)
    with ProcessPoolExecutor(given.jobs) as pool:
        tuning.run(pool)
        figures: dict[str, Any] = {}
        for name, point in (("start", tuning.start), ("tuned", tuning.reached.point)):
            share, ahead = tuning.held_out(pool, point)
            figures[name] = {"share": share.plain(), "margin": ahead.plain()}
            print(
                f"{name}: share {share.mean:.3f} [{share.low:.3f}, {share.high:.3f}], margin "
                f"{ahead.mean:+.2f} [{ahead.low:+.2f}, {ahead.high:+.2f}], {share.games} games",
                flush=True,
            )
    if given.write:
        print(f"written: {write_character(tuning, {'held_out': figures})}")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=tangledbank.games())
    parser.add_argument("--character", default="steady", help="whose weights to begin with")
    parser.add_argument("--field", default="steady-0.1", help="the others: a player, or weights")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument(
        "--parts", default="thumb", help="parts of the weights, such as thumb,traits"
    )
    parser.add_argument("--only", nargs="*", default=[], help="only these, such as thumb.many")
    parser.add_argument(
        "--add", nargs="*", default=[], metavar="W=V", help="thumb.body=0.1: begin so"
    )
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--brood", type=int, default=12, help="weights that are tried in each")
    parser.add_argument("--deals", type=int, default=12, help="fresh ones in each generation")
    parser.add_argument("--held-out", type=int, default=50, help="deals for the last figures")
    parser.add_argument("--cooling", type=float, default=0.95, help="of the step, each generation")
    parser.add_argument("--seed", type=int, default=1 << 20, help="the first deal")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--state", help="where progress is kept")
    parser.add_argument("--fresh", action="store_true", help="start again")
    parser.add_argument("--write", action="store_true", help="into the character's data file")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
