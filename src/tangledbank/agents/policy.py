"""A trained player: a small network that scores the rows of options, with weights from a file.

`examples/learn.py` trains such networks and writes the file. Playing needs NumPy alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from librt.vecs import vec
from mypy_extensions import i16

from tangledbank.agents.base import Agent
from tangledbank.core.encoder import Encoder
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
    turns_page,
)
from tangledbank.core.rows import row_of

PREFIX = "policy:"
NUMBERS = (CARD_NUMBER, CARD_MARK, NUMBER, OTHER_NUMBER, COPIES)
LAYERS = ("table", "row", "link", "deep", "score")  # the matrices
BIASES = ("table_bias", "row_bias", "deep_bias")
SCHEME = 1  # the version of columns and rows; files with another one are refused
RANKS = {"players": 0, "scheme": 0, **dict.fromkeys(LAYERS, 2), **dict.fromkeys(BIASES, 1)}

Array = Any  # a NumPy array


def is_policy(name: str) -> bool:
    """Return whether a name refers to a policy file."""
    return name.startswith(PREFIX)


def numpy() -> Any:
    try:
        import numpy as np
    except ImportError:
        raise BadOptions(
            "a policy needs NumPy: pip install 'tangledbank[envs]' brings it"
        ) from None
    return np


class Inputs:
    """The inputs of a network: the table, and each option row with the columns of its beings."""

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
        self.slots = int(encoder.slots)
        slots = np.arange(players * self.slots)
        places = start + slots // self.slots * int(encoder.block) + slots % self.slots * self.being
        self.places = np.concatenate([[self.width], places, [self.width]])  # no being: zeros
        self.size = self.verbs + 2 * self.traits + len(NUMBERS) + 2 * self.being + 2

    def table(self, observations: Array) -> Array:
        """Return the table's numbers on a logarithmic scale."""
        np = self.np
        return np.log1p(np.maximum(observations, 0).astype(np.float32))

    def rows(self, observations: Array, options: Array, owners: Array) -> Array:
        """Return an input row for each option; `owners` holds the index of its observation."""
        np = self.np
        blank = np.zeros((len(observations), self.being), np.float32)
        tables = np.concatenate([self.table(observations), blank], axis=1)
        verbs = np.eye(self.verbs, dtype=np.float32)[options[:, VERB]]
        marks = np.eye(self.traits, dtype=np.float32)
        numbers = options[:, NUMBERS].astype(np.float32) / 8
        span = np.arange(self.being)
        sides = [
            tables[owners[:, None], self.places[named][:, None] + span]
            for named in np.minimum(options[:, [BEING, TARGET]].T, len(self.places) - 1)
        ]
        others = (options[:, [BEING, TARGET]] > self.slots).astype(np.float32)
        cards, traits = marks[options[:, CARD_TRAIT]], marks[options[:, TRAIT]]
        return np.concatenate([verbs, cards, traits, numbers, *sides, others], axis=1)


def scores(weights: dict[str, Array], table: Array, rows: Array) -> Array:
    """Return the network's score for each row of one table."""
    np = numpy()
    seen = np.maximum(table @ weights["table"] + weights["table_bias"], 0)
    row = rows @ weights["row"] + weights["row_bias"] + seen @ weights["link"]
    deep = np.maximum(np.maximum(row, 0) @ weights["deep"] + weights["deep_bias"], 0)
    return (deep @ weights["score"])[:, 0]


def read_weights(path: Path) -> dict[str, Array]:
    """Return the arrays of a policy file, or raise `BadData` if it is not one."""
    np = numpy()
    if not path.is_file():
        raise BadData(f"there is no policy in {path}: no such file")
    try:
        with np.load(path, allow_pickle=False) as file:
            found = {name: file[name] for name in file.files}
    except (OSError, ValueError, AttributeError, EOFError, BadZipFile):
        raise BadData(f"{path} holds no policy: it is no file of arrays") from None
    if "game" in found and "scheme" not in found:
        raise BadData(
            f"{path} was trained on the environments _v0, which are retired: train it again on _v1 "
            "with examples/learn.py"
        )
    if missing := {"game", *RANKS} - set(found):
        raise BadData(f"{path} holds no policy: it lacks {', '.join(sorted(missing))}")
    if odd := [name for name, rank in RANKS.items() if not is_numbers(found[name], rank)]:
        raise BadData(f"{path} holds no policy: what it calls {', '.join(odd)} is something else")
    return found


def is_numbers(array: Array, rank: int) -> bool:
    """Return whether an array holds numbers and has `rank` dimensions."""
    return array.ndim == rank and array.dtype.kind in "iuf"


class PolicyAgent(Agent):
    """A player that takes the option its network rates best, in the game it was trained for."""

    def __init__(self, game: Game, seed: int, path: Path) -> None:
        super().__init__(game, seed)
        stored = read_weights(path)
        trained, players = str(stored.pop("game")), int(stored.pop("players"))
        if int(stored.pop("scheme")) != SCHEME:
            raise BadOptions(f"the policy in {path} needs another version of the environments")
        if trained != game.key:
            raise BadOptions(f"the policy in {path} plays {trained}, not {game.key}")
        self.players = players
        self.offer = game.option_encoder(players)
        self.inputs = Inputs(self.offer)
        self.rows: vec[i16] = vec[i16]([0] * (ROWS * WIDTH))
        self.weights = {name: value.astype("float32") for name, value in stored.items()}
        wanted = (self.inputs.width, self.inputs.size)
        if (len(self.weights["table"]), len(self.weights["row"])) != wanted:
            raise BadOptions(f"the policy in {path} was trained on other cards or columns")

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        if view.seats != self.players:
            raise BadOptions(f"this policy plays with {self.players} players, not {view.seats}")
        page, chosen = 0, self.best_of_page(view, seat, actions, 0)
        while turns_page(chosen):
            page += 1
            chosen = self.best_of_page(view, seat, actions, page)
        return list(actions).index(chosen)

    def best_of_page(self, view: State, seat: int, actions: Sequence[int], page: int) -> int:
        """Return the action that the network prefers on one page, as environments show the page."""
        np, offer = self.inputs.np, self.offer
        count = int(offer.open_page(view, seat, row_of(actions), len(actions), page))
        offer.write(view, seat, count, self.rows, 0)
        options = np.array(self.rows[: count * WIDTH], np.int16).reshape(count, WIDTH)
        seen = np.array(offer.encoder.row(view, seat, offer.window), np.int16)[None]
        seen[0, 0] = page
        rows = self.inputs.rows(seen, options, np.zeros(count, np.int64))
        best = int(scores(self.weights, self.inputs.table(seen)[0], rows).argmax())
        return int(offer.actions[best])
