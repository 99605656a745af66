"""A trained bot: a small network over the rows of options, loaded from a file of weights.

`examples/learn.py` trains such networks and writes the file. Playing needs only NumPy.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from librt.vecs import vec
from mypy_extensions import i16

from tangledbank.agents.base import Agent
from tangledbank.core.encoder import SLOTS, Encoder
from tangledbank.core.errors import BadData, BadOptions
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.option_encoder import (
    BEING,
    CARD_MARK,
    CARD_NUMBER,
    CARD_TRAIT,
    COPIES,
    NUMBER,
    OTHER_NUMBER,
    ROWS,
    TARGET,
    TRAIT,
    VERB,
    WIDTH,
    OptionEncoder,
)
from tangledbank.core.rows import row_of

PREFIX = "policy:"
NUMBERS = (CARD_NUMBER, CARD_MARK, NUMBER, OTHER_NUMBER, COPIES)
LAYERS = ("table", "row", "link", "deep", "score")  # matrices
BIASES = ("table_bias", "row_bias", "deep_bias")
RANKS = {"players": 0, **dict.fromkeys(LAYERS, 2), **dict.fromkeys(BIASES, 1)}

Array = Any  # a NumPy array


def is_policy(name: str) -> bool:
    """Return whether a name refers to a policy file."""
    return name.startswith(PREFIX)


def numpy() -> Any:
    try:
        import numpy as np
    except ImportError:
        raise BadOptions(
            "a policy needs NumPy: pip install 'tangledbank[envs]' installs it"
        ) from None
    return np


class Inputs:
    """The inputs of the network: the table, and each option with the columns of its beings."""

    def __init__(self, offer: OptionEncoder) -> None:
        np = numpy()
        encoder: Encoder = offer.encoder
        self.np = np
        self.width = int(encoder.width)
        self.verbs = len(offer.verb_names) + 1
        self.traits = len(encoder.trait_names) + 1
        self.being = int(encoder.being)
        players = int(encoder.seats)
        start = int(encoder.blocks) + int(encoder.seat)
        slots = np.arange(players * SLOTS)
        places = start + slots // SLOTS * int(encoder.block) + slots % SLOTS * self.being
        self.places = np.concatenate([[self.width], places, [self.width]])  # no being: only zeros
        self.size = self.verbs + 2 * self.traits + len(NUMBERS) + 2 * self.being + 2

    def table(self, observations: Array) -> Array:
        """Return the observations on a logarithmic scale."""
        np = self.np
        return np.log1p(np.maximum(observations, 0).astype(np.float32))

    def rows(self, observations: Array, options: Array, owners: Array) -> Array:
        """Return one row per option; `owners` maps each to its observation."""
        np = self.np
        blank = np.zeros((len(observations), self.being), np.float32)
        tables = np.concatenate([self.table(observations), blank], axis=1)
        verbs = np.eye(self.verbs, dtype=np.float32)[options[:, VERB]]
        marks = np.eye(self.traits, dtype=np.float32)
        numbers = options[:, NUMBERS].astype(np.float32) / 8
        span = np.arange(self.being)
        sides = [
            tables[owners[:, None], self.places[options[:, side]][:, None] + span]
            for side in (BEING, TARGET)
        ]
        others = (options[:, [BEING, TARGET]] > SLOTS).astype(np.float32)
        cards, named = marks[options[:, CARD_TRAIT]], marks[options[:, TRAIT]]
        return np.concatenate([verbs, cards, named, numbers, *sides, others], axis=1)


def scores(weights: dict[str, Array], table: Array, rows: Array) -> Array:
    """Return the network's score for each row of one table."""
    np = numpy()
    seen = np.maximum(table @ weights["table"] + weights["table_bias"], 0)
    row = rows @ weights["row"] + weights["row_bias"] + seen @ weights["link"]
    deep = np.maximum(np.maximum(row, 0) @ weights["deep"] + weights["deep_bias"], 0)
    return (deep @ weights["score"])[:, 0]


def read_weights(path: Path) -> dict[str, Array]:
    """Read the arrays of a policy file, without unpickling anything."""
    np = numpy()
    if not path.is_file():
        raise BadData(f"there is no policy file {path}")
    try:
        with np.load(path, allow_pickle=False) as file:
            found = {name: file[name] for name in file.files}
    except (OSError, ValueError, AttributeError, EOFError, BadZipFile):
        raise BadData(f"{path} is not a policy file: it is not a NumPy archive") from None
    if missing := {"game", *RANKS} - set(found):
        raise BadData(f"{path} is not a policy file: it lacks {', '.join(sorted(missing))}")
    if odd := [name for name, rank in RANKS.items() if not is_numbers(found[name], rank)]:
        raise BadData(f"{path} is not a policy file: {', '.join(odd)} has the wrong type or shape")
    return found


def is_numbers(array: Array, rank: int) -> bool:
    """Return whether an array holds numbers and has this many dimensions."""
    return array.ndim == rank and array.dtype.kind in "iuf"


class PolicyAgent(Agent):
    """Plays the option with the best score, in the game that its network was trained for."""

    def __init__(self, game: Game, seed: int, path: Path) -> None:
        super().__init__(game, seed)
        stored = read_weights(path)
        trained, players = str(stored.pop("game")), int(stored.pop("players"))
        if trained != game.key:
            raise BadOptions(f"the policy in {path} plays {trained}, not {game.key}")
        self.players = players
        self.offer = game.option_encoder(players)
        self.inputs = Inputs(self.offer)
        self.rows: vec[i16] = vec[i16]([0] * (ROWS * WIDTH))
        self.weights = {name: value.astype("float32") for name, value in stored.items()}
        wanted = (self.inputs.width, self.inputs.size)
        if (len(self.weights["table"]), len(self.weights["row"])) != wanted:
            raise BadOptions(
                f"the policy in {path} was trained with other cards or columns: train it again"
            )

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        if view.seats != self.players:
            raise BadOptions(f"this policy plays with {self.players} players, not {view.seats}")
        np = self.inputs.np
        count = int(self.offer.gather(row_of(actions), len(actions)))
        self.offer.write(view, seat, count, self.rows, 0)
        options = np.array(self.rows[: count * WIDTH], np.int16).reshape(count, WIDTH)
        seen = np.array(self.offer.encoder.row(view, seat), np.int16)[None]
        rows = self.inputs.rows(seen, options, np.zeros(count, np.int64))
        best = int(scores(self.weights, self.inputs.table(seen)[0], rows).argmax())
        return list(actions).index(int(self.offer.actions[best]))
