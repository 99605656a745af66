"""Thinking about a decision: the options that were tried, and what is to be expected of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from tangledbank.agents.evaluator_loader import evaluator_for, feature_names
from tangledbank.agents.search import Arm, Evaluator, Search, SearchLimits
from tangledbank.core.flow import State

CAP = 1.0  # seconds after which there is an answer, whatever was allowed


@dataclass(frozen=True)
class Budget:
    """How long to think: imagined worlds (the answer then depends on the seed alone), or seconds.

    With both, whichever is used up first ends it; nothing goes on for more than `cap` seconds.
    """

    iterations: int = 0
    seconds: float = 0.0
    options: int = 12  # groups of options that are tried
    cap: float = CAP
    sure: float = 0.0  # standard errors by which options are left out early; 0: they are not


@dataclass(frozen=True)
class OptionEstimate:
    """One group of options, by the action that stands for it."""

    action: int
    visits: int  # imagined worlds in which it was tried
    value: float  # points ahead: of the best other by half, of the mean of the others by half
    error: float  # the standard error of that
    ahead: float  # points before the best of the others, at the end of the game
    chance: float  # of winning
    finals: list[float]  # points at the end, by seat
    outlook: dict[str, float]  # what the own side has at the end of the round, by feature
    worth: float  # what the rules of thumb say at first sight


@dataclass(frozen=True)
class Analysis:
    """What came out of thinking: the choices, the best one first."""

    seat: int
    estimates: list[OptionEstimate]  # the best first
    iterations: int
    seconds: float
    evaluator: Evaluator

    @property
    def best(self) -> OptionEstimate:
        return self.estimates[0]

    def of(self, view: State, action: int) -> OptionEstimate | None:
        """The choice whose group an action belongs to, if that was tried."""
        group = self.evaluator.group(view, self.seat, action)
        for estimate in self.estimates:
            if self.evaluator.group(view, self.seat, estimate.action) == group:
                return estimate
        return None


def analyze(
    view: State,
    seat: int,
    budget: Budget,
    seed: int = 0,
    also: Sequence[int] = (),
    evaluator: Evaluator | None = None,
) -> Analysis:
    """Think about the open decision of a seat, from its view. The view is left as it is.

    The groups of `also` are tried besides those that look best at first sight.
    """
    began = perf_counter()
    evaluator = evaluator or evaluator_for(view)
    search = Search(evaluator, view, seat, seed)
    try:
        search.gather(budget.options, list(also))
        if len(search.arms) > 1:
            search.run(SearchLimits(budget.iterations, budget.seconds, budget.cap, budget.sure))
    finally:
        search.close()
    names = feature_names(view)
    estimates = [_estimate(arm, names) for arm in search.arms]
    return Analysis(seat, estimates, int(search.iterations), perf_counter() - began, evaluator)


def _estimate(arm: Arm, names: list[str]) -> OptionEstimate:
    n = max(1, int(arm.visits))
    return OptionEstimate(
        action=int(arm.action),
        visits=int(arm.visits),
        value=arm.total / n,
        error=arm.error(),
        ahead=arm.ahead / n,
        chance=arm.wins / n,
        finals=[total / n for total in arm.finals],
        outlook={name: total / n for name, total in zip(names, arm.outlook, strict=True)},
        worth=arm.worth,
    )
