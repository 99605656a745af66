"""The network in NumPy: scores, values, gradients, and the Adam optimiser."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tangledbank.agents.network import CROWD, Layout
from tangledbank.learning.inputs import Array, Decisions, starts_of

Weights = dict[str, Array]

BEING, TABLE, ROW, DEEP = 32, 128, 64, 32  # units of the hidden layers
BETAS, TINY = (0.9, 0.999), 1e-5  # of Adam
STEEPEST = 0.5  # the largest norm of a gradient


def fresh_weights(layout: Layout, chance: np.random.Generator) -> Weights:
    """Return the random weights of an untrained network."""
    flat, being, row = int(layout.flat), int(layout.being), int(layout.row)
    shapes = {
        "being": (being, BEING),
        "table": (flat + 3 * BEING, TABLE),
        "row": (row, ROW),
        "link": (TABLE, ROW),
        "deep": (ROW, DEEP),
        "score": (DEEP, 1),
        "value": (TABLE, 1),
    }
    found: Weights = {}
    for name, shape in shapes.items():
        scale = 0.1 if name in ("score", "value") else 1.0
        limit = scale * (2 / shape[0]) ** 0.5
        found[name] = (chance.standard_normal(shape) * limit).astype(np.float32)
    for name in ("being", "table", "row", "deep", "value"):
        found[f"{name}_bias"] = np.zeros(shapes[name][1], np.float32)
    return found


@dataclass
class Pass:
    """The layers of one forward pass, which the backward pass needs."""

    given: Decisions
    embedded: Array
    table_in: Array
    seen: Array
    each: Array
    deep: Array
    owners: Array
    scores: Array
    logs: Array  # the logarithm of each option's probability
    values: Array


def forward(weights: Weights, given: Decisions) -> Pass:
    """Return the scores of all options, their log probabilities, and the values of positions."""
    embedded = relu(given.beings @ weights["being"] + weights["being_bias"])
    table_in = np.concatenate([given.flat, *sides_of(given, embedded)], axis=1)
    seen = relu(table_in @ weights["table"] + weights["table_bias"])
    owners = np.repeat(np.arange(len(given.counts)), given.counts)
    each = given.rows @ weights["row"] + weights["row_bias"]
    each += (seen @ weights["link"])[owners]
    each = relu(each)
    deep = relu(each @ weights["deep"] + weights["deep_bias"])
    scores = (deep @ weights["score"])[:, 0]
    values = (seen @ weights["value"])[:, 0] + weights["value_bias"][0]
    logs = log_softmax(scores, given.counts, owners)
    return Pass(given, embedded, table_in, seen, each, deep, owners, scores, logs, values)


def relu(x: Array) -> Array:
    return np.maximum(x, 0, out=x)


def log_softmax(scores: Array, counts: Array, owners: Array) -> Array:
    starts = starts_of(counts)
    shifted = scores - np.maximum.reduceat(scores, starts)[owners]
    return shifted - np.log(np.add.reduceat(np.exp(shifted), starts))[owners]


def sides_of(given: Decisions, embedded: Array) -> tuple[Array, Array, Array]:
    """Return the embeddings' sums: of the decider's side, the next one, and the others' mean."""
    crowds = given.crowds.reshape(-1)
    sums = np.zeros((len(crowds), embedded.shape[1]), np.float32)
    some = np.flatnonzero(crowds)
    if len(some):
        sums[some] = CROWD * np.add.reduceat(embedded, starts_of(crowds)[some])
    sums = sums.reshape(*given.crowds.shape, -1)
    others = sums[:, 1:].sum(axis=1) / (given.seats - 1)[:, None]
    return sums[:, 0], sums[:, 1], others.astype(np.float32)


def backward(weights: Weights, did: Pass, d_scores: Array, d_values: Array) -> Weights:
    """Return the gradient of a loss, given its derivatives by scores and values."""
    given = did.given
    found: Weights = {"score": did.deep.T @ d_scores[:, None]}
    d_deep = d_scores[:, None] * weights["score"][:, 0] * (did.deep > 0)
    found["deep"], found["deep_bias"] = did.each.T @ d_deep, d_deep.sum(axis=0)
    d_each = (d_deep @ weights["deep"].T) * (did.each > 0)
    found["row"], found["row_bias"] = given.rows.T @ d_each, d_each.sum(axis=0)
    d_link = np.add.reduceat(d_each, starts_of(given.counts))
    found["link"] = did.seen.T @ d_link
    found["value"], found["value_bias"] = (
        did.seen.T @ d_values[:, None],
        d_values.sum(keepdims=True),
    )
    d_seen = d_link @ weights["link"].T + d_values[:, None] * weights["value"][:, 0]
    d_seen *= did.seen > 0
    found["table"], found["table_bias"] = did.table_in.T @ d_seen, d_seen.sum(axis=0)
    d_sides = d_seen @ weights["table"][given.flat.shape[1] :].T
    d_being = spread(given, d_sides) * (did.embedded > 0)
    found["being"], found["being_bias"] = given.beings.T @ d_being, d_being.sum(axis=0)
    return found


def spread(given: Decisions, d_sides: Array) -> Array:
    """Return the derivatives by each being's embedding, from those by the sums of sides."""
    width = d_sides.shape[1] // 3
    own, following, others = (d_sides[:, i * width : (i + 1) * width] for i in range(3))
    each = np.repeat(others[:, None] / (given.seats - 1)[:, None, None], given.crowds.shape[1], 1)
    each[:, 0] = own
    each[:, 1] += following
    flat = CROWD * each.reshape(-1, width)
    return np.repeat(flat, given.crowds.reshape(-1), axis=0).astype(np.float32)


class Adam:
    """The Adam optimiser, with a limit on the norm of gradients."""

    def __init__(self, weights: Weights) -> None:
        self.steps = 0
        self.means = {name: np.zeros_like(each) for name, each in weights.items()}
        self.squares = {name: np.zeros_like(each) for name, each in weights.items()}

    def step(self, weights: Weights, gradient: Weights, rate: float) -> None:
        """Change the weights in place."""
        self.steps += 1
        norm = float(np.sqrt(sum(float((each**2).sum()) for each in gradient.values())))
        shrink = min(1.0, STEEPEST / (norm + 1e-9))
        first, second = BETAS
        rate *= (1 - second**self.steps) ** 0.5 / (1 - first**self.steps)
        for name, each in gradient.items():
            mean, square = self.means[name], self.squares[name]
            mean += (1 - first) * (shrink * each - mean)
            square += (1 - second) * ((shrink * each) ** 2 - square)
            weights[name] -= rate * mean / (np.sqrt(square) + TINY)
