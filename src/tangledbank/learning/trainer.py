"""A training run: self-play and updates, with checkpoints, gates and curves in a folder.

A run that continues from its checkpoint makes the same choices as one that never stopped.
"""

from __future__ import annotations

import hashlib
import pickle
import time
from pathlib import Path
from typing import Any

import numpy as np

import tangledbank
from tangledbank.envs import Batch
from tangledbank.learning.curves import Curves
from tangledbank.learning.gate import Match, play_match
from tangledbank.learning.network import Adam, Weights, fresh_weights
from tangledbank.learning.ppo import Scalars, update
from tangledbank.learning.selfplay import SelfPlay, Tables

STEPS = 64  # choices at each table between two updates
USUAL, RARE = 64, 16  # tables with four seats, and with any other number
SEATS = range(2, 7)
CHECKPOINT = "checkpoint.pickle"
FIRST_RATE, LAST_RATE = 1e-3, 1e-4  # learning rates at the beginning and at the end of the budget
EXPLORE, LAST_EXPLORE = 0.012, 0.002  # weights of the entropy
SAVE_EVERY = 20  # updates between checkpoints
GATE_EVERY = 40  # updates between matches with the best network
FIELD_EVERY = 200  # updates between gates, which are matches with the bot
GATE_DEALS, GATE_SEATS = 100, 4  # every deal is played from each seat
GATE_SEED = 700_000_000  # deals of gates; each gate has its own
MOST_SNAPSHOTS = 32


class Run:
    """A training run for one game."""

    def __init__(self, folder: Path, game: str, seed: int, budget: int, bot: str) -> None:
        self.folder = folder
        self.settings: dict[str, Any] = {"game": game, "seed": seed, "budget": budget, "bot": bot}
        self.chance = np.random.default_rng(seed)
        players = [n for n in tangledbank.game(game).seats if n in SEATS]
        groups = [
            Tables(new_batch(game, n, USUAL if n == GATE_SEATS else RARE, seed), bot)
            for n in players
        ]
        self.play = SelfPlay(groups, self.chance)
        self.weights = fresh_weights(groups[0].reader.layout, self.chance)
        self.adam = Adam(self.weights)
        self.best: Weights = copied(self.weights)
        self.best_share = -1.0  # of wins against the bot
        self.updates, self.choices, self.gates, self.accepted = 0, 0, 0, 0
        self.play.seat_owners()

    @property
    def part(self) -> float:
        """The part of the budget that is used, up to 1."""
        return min(1.0, float(self.choices / self.settings["budget"]))

    def go(self, seconds: float) -> None:
        """Train until the budget or the time is used up."""
        curves, began, latest = Curves(self.folder), time.monotonic(), time.monotonic()
        while self.part < 1 and time.monotonic() < began + seconds:
            scalars = self.improve()
            match = field = None
            if self.updates % GATE_EVERY == 0:
                match = self.compare(self.best)
                self.take_snapshot()
            if self.updates % FIELD_EVERY == 0:
                field = self.gate()
            now = time.monotonic()
            curves.write(self.updates, self.figures(scalars, match, field, now - latest))
            latest = now
            if self.updates % SAVE_EVERY == 0:
                self.save()
        self.save()

    def improve(self) -> Scalars:
        """Play and learn once."""
        seen = self.play.collect(self.weights, STEPS)
        rate = between(FIRST_RATE, LAST_RATE, self.part)
        explore = between(EXPLORE, LAST_EXPLORE, self.part)
        scalars = update(self.weights, self.adam, seen, rate, explore, self.chance)
        self.updates += 1
        self.choices += len(seen.chosen)
        return scalars

    def compare(self, other: Weights | str) -> Match:
        """Let the network play the best one, or a bot, on fresh deals."""
        seed = GATE_SEED + self.gates * GATE_DEALS
        self.gates += 1
        game = str(self.settings["game"])
        return play_match(game, GATE_SEATS, self.weights, other, GATE_DEALS, seed)

    def take_snapshot(self) -> None:
        """Add the network to the opponents; old and new ones are drawn alike."""
        self.play.snapshots = [*self.play.snapshots, copied(self.weights)][-MOST_SNAPSHOTS:]

    def gate(self) -> Match:
        """Let the network play the bot, and keep it if it won more than the best one did.

        A network that beats its predecessors may have forgotten how to beat others.
        """
        match = self.compare(str(self.settings["bot"]))
        if match.share > self.best_share:
            self.best, self.best_share = copied(self.weights), match.share
            self.accepted += 1
        return match

    def figures(
        self, scalars: Scalars, match: Match | None, field: Match | None, seconds: float
    ) -> dict[str, Any]:
        """Return the scalars of one update."""
        return {
            "choices": self.choices,
            "games": self.play.games,
            "seconds": round(seconds, 2),
            **{name: round(value, 5) for name, value in vars(scalars).items()},
            **figures_of("best", match),
            **figures_of("field", field),
            "accepted": self.accepted,
        }

    def save(self) -> None:
        """Write the checkpoint; a crash leaves the old one or the new one."""
        state = {
            name: value for name, value in vars(self).items() if name not in ("folder", "play")
        }
        play = self.play
        state["games"], state["snapshots"] = play.games, play.snapshots
        state["tables"] = [(group.batch, group.owners) for group in play.groups]
        path = self.folder / CHECKPOINT
        draft = path.with_suffix(".draft")
        draft.write_bytes(pickle.dumps(state))
        draft.replace(path)


def new_batch(game: str, players: int, count: int, seed: int) -> Batch:
    batch = Batch(game, count, players, seed=seed * 8 + players)
    batch.reset()
    return batch


def load_run(folder: Path) -> Run:
    """Return the run whose checkpoint is in a folder. Load only checkpoints that you trust."""
    state = pickle.loads((folder / CHECKPOINT).read_bytes())
    settings = state["settings"]
    run = Run(folder, settings["game"], settings["seed"], settings["budget"], settings["bot"])
    groups = []
    for batch, owners in state.pop("tables"):
        tables = Tables(batch, settings["bot"])
        tables.owners = owners
        groups.append(tables)
    games, snapshots = state.pop("games"), state.pop("snapshots")
    vars(run).update(state)
    run.play = SelfPlay(groups, run.chance)
    run.play.games, run.play.snapshots = games, snapshots
    return run


def figures_of(name: str, match: Match | None) -> dict[str, Any]:
    """Return the scalars of a match; they are empty if none was played."""
    return {
        f"{name}_share": round(match.share, 4) if match else "",
        f"{name}_error": round(match.error, 4) if match else "",
        f"{name}_margin": round(match.margin, 3) if match else "",
    }


def copied(weights: Weights) -> Weights:
    return {name: each.copy() for name, each in weights.items()}


def between(first: float, last: float, part: float) -> float:
    return first + (last - first) * part


def digest(weights: Weights) -> str:
    """Return a hash of all weights."""
    found = hashlib.sha256()
    for name in sorted(weights):
        found.update(name.encode() + weights[name].tobytes())
    return found.hexdigest()
