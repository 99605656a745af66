"""Proximal policy optimisation: improve a network from the learner's decisions."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tangledbank.learning.inputs import Array, starts_of
from tangledbank.learning.network import Adam, Pass, Weights, backward, forward
from tangledbank.learning.selfplay import Experience

EPOCHS, PARTS = 3, 4
CLIP, VALUE = 0.2, 0.5
FAR = 0.03  # the mean change of a log probability at which an update stops


@dataclass(frozen=True)
class Scalars:
    """Figures of one update."""

    error: float  # mean squared error of values
    explained: float  # share of the targets' variance that values explain
    entropy: float
    change: float  # approximate divergence from the old policy
    clipped: float  # share of decisions with a clipped ratio


def update(
    weights: Weights,
    adam: Adam,
    seen: Experience,
    rate: float,
    explore: float,
    chance: np.random.Generator,
) -> Scalars:
    """Change the weights in place; `explore` is the weight of the entropy."""
    found: list[tuple[float, ...]] = []
    for _ in range(EPOCHS):
        for part in np.array_split(chance.permutation(len(seen.chosen)), PARTS):
            did = forward(weights, seen.given.pick(part))
            d_scores, d_values, figures = derivatives(did, seen, part, explore)
            adam.step(weights, backward(weights, did, d_scores, d_values), rate)
            found.append(figures)
        if found[-1][2] > FAR:
            break
    error, entropy, change, clipped = (float(x) for x in np.mean(found[-PARTS:], axis=0))
    return Scalars(error, 1 - error / float(seen.targets.var()), entropy, change, clipped)


def derivatives(
    did: Pass, seen: Experience, part: Array, explore: float
) -> tuple[Array, Array, tuple[float, ...]]:
    """Return the loss's derivatives by scores and values, and figures about this part."""
    counts, owners, logs = did.given.counts, did.owners, did.logs
    starts = starts_of(counts)
    chosen = starts + seen.chosen[part]
    gains = seen.gains[part]
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    moved = logs[chosen] - seen.logs[part]
    ratio = np.exp(moved)
    clipped = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    push = np.where(clipped, 0, -gains * ratio)
    shares = np.exp(logs)
    entropy = -np.add.reduceat(shares * logs, starts)
    d_scores = shares * (explore * (logs + entropy[owners]) - push[owners])
    d_scores[chosen] += push
    errors = did.values - seen.targets[part]
    size = len(part)
    change = float((ratio - 1 - moved).mean())
    figures = (float((errors**2).mean()), float(entropy.mean()), change, float(clipped.mean()))
    return (
        (d_scores / size).astype(np.float32),
        (2 * VALUE * errors / size).astype(np.float32),
        figures,
    )
