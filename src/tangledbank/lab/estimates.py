"""Estimates with 95 % confidence intervals, their differences, and Holm's correction.

Games of the same deal are correlated, and settings play the same deals. An estimate therefore
keeps the deviation of every deal, so that differences are paired deal by deal.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from tangledbank.agents.statistics import wilson

Z: Final = 1.96
MORE: Final = (2.372, 2.823, 2.556)  # Cornish–Fisher terms for small samples
LEVEL: Final = 0.05  # the chance that a report without real differences has one in bold

Array = Any  # a NumPy array


@dataclass(frozen=True)
class Deviations:
    """What each deal adds to the error of an estimate, by the deal's seed."""

    deals: Array
    values: Array

    @property
    def error(self) -> float:
        return float(np.sqrt((self.values**2).sum()))

    def minus(self, other: Deviations) -> Deviations:
        deals = np.union1d(self.deals, other.deals)
        values = np.zeros(len(deals))
        values[np.searchsorted(deals, self.deals)] += self.values
        values[np.searchsorted(deals, other.deals)] -= other.values
        return Deviations(deals, values)


@dataclass(frozen=True)
class Statistic:
    """An estimate with its confidence interval and the number of values behind it."""

    label: str
    mean: float
    low: float
    high: float
    count: int
    error: float = math.nan  # the standard error
    deals: int = 0
    deviations: Deviations | None = field(default=None, compare=False, repr=False)

    def minus(self, other: Statistic) -> Statistic:
        """Return this statistic minus another, paired where both have the same deals."""
        error = math.hypot(self.error, other.error)
        deviations = None
        if self.deviations and other.deviations:
            deviations = self.deviations.minus(other.deviations)
            error = deviations.error
        deals = min(self.deals, other.deals)
        made = estimate(self.label, self.mean - other.mean, error, deals, self.count + other.count)
        return Statistic(**{**vars(made), "deviations": deviations})

    def p_value(self, null: float = 0.0) -> float:
        """Return the two-sided p-value of `null`, or NaN if there is no interval.

        Student's t is turned into a normal deviate by Wallace's approximation.
        """
        if not self.error > 0 or self.deals < 2:
            return math.nan
        t, freedom = (self.mean - null) / self.error, self.deals - 1
        z = (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(t * t / freedom))
        return math.erfc(z / math.sqrt(2))


def estimate(label: object, mean: float, error: float, deals: int, count: int) -> Statistic:
    """Make a statistic from its standard error; a single deal has no interval."""
    wide = math.nan
    if deals > 1:
        wide = error * (Z + sum(more / (deals - 1) ** power for power, more in enumerate(MORE, 1)))
    return Statistic(str(label), mean, mean - wide, mean + wide, count, error, deals)


def mean_of_deals(label: object, deals: Array, values: Array) -> Statistic:
    """Return the mean of one value per deal."""
    return ratio_of_deals(label, deals, values, np.ones(len(values)), len(values))


def ratio_of_deals(
    label: object, deals: Array, parts: Array, wholes: Array, count: int
) -> Statistic:
    """Return the ratio of two sums over deals, such as survivors and species."""
    n, whole = len(deals), float(wholes.sum())
    mean = float(parts.sum()) / whole
    scale = math.sqrt(n / (n - 1)) / whole if n > 1 else math.nan
    deviations = Deviations(deals, (parts - mean * wholes) * scale)
    made = estimate(label, mean, deviations.error, n, count)
    return Statistic(**{**vars(made), "deviations": deviations if n > 1 else None})


def as_share(each: Statistic) -> Statistic:
    """Keep a share's interval within 0 and 1; a share of exactly 0 or 1 gets Wilson's interval."""
    if each.error > 0 or math.isnan(each.low):
        low, high = max(0.0, each.low), min(1.0, each.high)
        return Statistic(**{**vars(each), "low": low, "high": high})
    low, high = wilson(round(each.mean * each.count), each.count)
    return Statistic(each.label, each.mean, low, high, each.count, (high - low) / 2 / Z, each.deals)


def holm(values: Sequence[float]) -> list[float]:
    """Return p-values adjusted for their number by Holm's method; NaN stays NaN.

    Holm's method holds for dependent tests, and the measures of a game depend on each other.
    """
    found = [math.nan] * len(values)
    order = sorted((p, place) for place, p in enumerate(values) if not math.isnan(p))
    largest = 0.0
    for rank, (p, place) in enumerate(order):
        largest = max(largest, min(1.0, p * (len(order) - rank)))
        found[place] = largest
    return found


def survives(adjusted: float) -> bool:
    """Return whether a difference remains significant after the correction."""
    return adjusted < LEVEL
