"""Fit the value of each feature of a side in future points, from games of one kind of bot.

    python scripts/fit.py evolution --players 4 --games 400 --iterations 48

plays the games, regresses the points that every seat still made on its features at the start of
each round (ridge regression, `now + later × rounds left` for each feature), and writes the result
into the data file of the game, with the command that made it. Without iterations, the heuristics
play alone, which is quick enough for a first fit.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy as np

import tangledbank
from tangledbank.agents.analysis import Budget, analyze
from tangledbank.agents.evaluator_loader import FITS, feature_names, make_evaluator, read_weights
from tangledbank.agents.search import Evaluator, best_of
from tangledbank.cli.progress import watched
from tangledbank.core.buffers import acquire_buffer, release_buffer
from tangledbank.core.flow import State
from tangledbank.core.game import TableContext
from tangledbank.core.rng import seeded
from tangledbank.core.score import points_of

RIDGE = 30.0
DECIMALS = 4


class Task(NamedTuple):
    """One game to play."""

    key: str
    players: int
    seed: int
    iterations: int


class Sample(NamedTuple):
    """The features of one seat at the start of a round."""

    moment: int  # the index of the round's start
    seat: int
    left: float
    points: float
    features: list[float]


class FitGame(NamedTuple):
    samples: list[Sample]
    finals: list[float]
    shares: list[float]  # of the win


def main() -> None:
    options = read_options()
    tasks = [
        Task(options.game, options.players, options.seed + i, options.iterations)
        for i in range(options.games)
    ]
    with ProcessPoolExecutor(options.jobs) as pool:
        games = list(watched(pool.map(play, tasks), "playing", len(tasks)))
    names = names_of(options.game, options.players)
    if options.spread:
        found = spread_of(options.game, options.players, games, names)
    else:
        found = {"command": command(), **fit(games, names)}
    save(options.game, options.players, found)
    print(f"spread {found['spread']}, log loss {found['loss']:.3f}")


def read_options() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("game", choices=tangledbank.games())
    reader.add_argument("--players", type=int, default=4)
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--iterations", type=int, default=0, help="0: heuristics alone")
    reader.add_argument("--seed", type=int, default=1 << 40, help="of the first game")
    reader.add_argument("--jobs", type=int, default=1)
    reader.add_argument(
        "--spread", action="store_true", help="keep the fit; only how far leads decide is new"
    )
    return reader.parse_args()


# Playing


def play(task: Task) -> FitGame:
    """Play one game among equal bots, and sample every side at the start of every round."""
    game = tangledbank.game(task.key)
    options = game.resolve_options(task.players, {})
    s = game.setup(task.players, options, task.seed)
    s.context = TableContext(game, options)
    s.advance()
    evaluator = make_evaluator(s, read_weights(task.key))
    samples: list[Sample] = []
    clock, moment = -1, task.seed * 1000
    while s.waiting:
        if evaluator.clock(s) != clock:
            clock, moment = int(evaluator.clock(s)), moment + 1
            samples += sides(evaluator, s, moment)
        seat = int(s.next_seat())
        s.apply(seat, choice(evaluator, s, seat, task, len(samples)))
    finals = [float(points_of(s.rank(seat))) for seat in range(s.seats)]
    return FitGame(samples, finals, s.returns())


def sides(evaluator: Evaluator, s: State, moment: int) -> Iterator[Sample]:
    for seat in range(s.seats):
        evaluator.features(s, seat)
        points = float(points_of(s.rank(seat)))
        yield Sample(
            moment, seat, evaluator.rounds_left(s), points, [float(x) for x in evaluator.found]
        )


def choice(evaluator: Evaluator, s: State, seat: int, task: Task, turn: int) -> int:
    actions = s.legal_actions(seat)
    if len(actions) == 1:
        return actions[0]
    view = s.clone(seat)
    if task.iterations:
        budget = Budget(iterations=task.iterations, cap=60.0)
        number = view.decision_of(seat)
        seed = task.seed * 100_000 + int(number.number if number else turn)
        return analyze(view, seat, budget, seed, evaluator=evaluator).best.action
    out = acquire_buffer()
    kept = int(evaluator.weigh_options(view, seat, out, view.legal(seat, out), seeded(task.seed)))
    action = int(out[best_of(evaluator.worth, kept)])
    release_buffer(out)
    return action


def names_of(key: str, players: int) -> list[str]:
    game = tangledbank.game(key)
    return feature_names(game.setup(players, game.resolve_options(players, {}), 0))


# Fitting


def fit(games: list[FitGame], names: list[str]) -> dict[str, Any]:
    """Fit a ridge regression on the features, and on the features times rounds left."""
    rows, targets = [], []
    for game in games:
        for sample in game.samples:
            rows.append([*sample.features, *(x * sample.left for x in sample.features)])
            targets.append(game.finals[sample.seat] - sample.points)
    x, y = np.array(rows), np.array(targets)
    scale = np.sqrt((x * x).mean(axis=0))
    scale[scale == 0] = 1.0
    scaled = x / scale
    weights = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(x.shape[1]), scaled.T @ y) / scale
    residual = y - x @ weights
    half = len(names)
    spread, loss = fit_spread(games, weights)
    return {
        "now": named(names, weights[:half]),
        "later": named(names, weights[half:]),
        "spread": spread,
        "residual": round(float(np.sqrt((residual**2).mean())), 2),
        "loss": round(loss, 4),
        "samples": len(rows),
    }


def spread_of(key: str, players: int, games: list[FitGame], names: list[str]) -> dict[str, Any]:
    """Return the stored fit with a new spread."""
    found: dict[str, Any] = read_weights(key)["fits"][str(players)]
    weights = [found[part].get(name, 0.0) for part in ("now", "later") for name in names]
    spread, loss = fit_spread(games, np.array(weights))
    return {**found, "spread": spread, "loss": round(loss, 4), "spread command": command()}


def named(names: list[str], weights: Any) -> dict[str, float]:
    return {
        name: round(float(x), DECIMALS)
        for name, x in zip(names, weights, strict=True)
        if abs(x) >= 10**-DECIMALS
    }


def fit_spread(games: list[FitGame], weights: Any) -> tuple[list[float], float]:
    """Fit the scale of a softmax over the seats' points, at the end and per round left.

    The loss is the mean of -log of the winner's predicted chance.
    """
    half = len(weights) // 2
    finals, shares, lefts = [], [], []
    for game in games:
        moments: dict[int, list[Sample]] = {}
        for sample in game.samples:
            moments.setdefault(sample.moment, []).append(sample)
        for group in moments.values():
            finals.append([expected(sample, weights, half) for sample in group])
            shares.append([game.shares[sample.seat] for sample in group])
            lefts.append(group[0].left)
    ends, won, left = np.array(finals), np.array(shares), np.array(lefts)
    best = min(
        (log_loss(ends / (a + b * left)[:, None], won), a, b)
        for a in np.arange(0.5, 8.0, 0.25)
        for b in np.arange(0.0, 3.0, 0.125)
    )
    return [float(best[1]), float(best[2])], best[0]


def expected(sample: Sample, weights: Any, half: int) -> float:
    """Return the expected points at the end."""
    worth = weights[:half] + weights[half:] * sample.left
    return sample.points + float(np.dot(sample.features, worth))


def log_loss(x: Any, won: Any) -> float:
    x = x - x.max(axis=1, keepdims=True)
    logs = x - np.log(np.exp(x).sum(axis=1, keepdims=True))
    return -float((won * np.maximum(logs, -12.0)).sum(axis=1).mean())


def command() -> str:
    return "python " + shlex.join(["scripts/fit.py", *sys.argv[1:]])


def save(key: str, players: int, found: dict[str, Any]) -> None:
    path = FITS / f"{key}.json"
    data = json.loads(path.read_text()) if path.exists() else {}
    data.setdefault("fits", {})[str(players)] = found
    path.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
