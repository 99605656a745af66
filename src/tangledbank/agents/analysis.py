"""The analysis of a decision: the options that were searched, and an estimate for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from tangledbank.agents.evaluator_loader import evaluator_for, feature_names
from tangledbank.agents.learned import network_at
from tangledbank.agents.search import Arm, Evaluator, Search
from tangledbank.agents.search_limits import SearchLimits
from tangledbank.core.flow import State

CAP = 1.0  # seconds after which every analysis ends


@dataclass(frozen=True)
class Budget:
    """The budget of an analysis: a number of imagined worlds, a time in seconds, or both.

    With worlds alone, the result depends only on the view and the seed. With both, the analysis
    ends when either is used up; it always ends after `cap` seconds.
    """

    iterations: int = 0
    seconds: float = 0.0
    options: int = 12  # the most groups of options to try
    cap: float = CAP
    sure: float = 0.0  # standard errors by which options are dropped early; 0: never
    proposed: int = 0  # how many options the game's network chooses instead; 0: none
    trust: float = 0.0  # points for each unit of the network's log probabilities
    plays: bool = False  # whether the network also plays on in imagined worlds


@dataclass(frozen=True)
class OptionEstimate:
    """The estimate for a group of equivalent options."""

    action: int  # the action that represents the group
    visits: int  # the imagined worlds in which it was tried
    value: float  # points ahead: half over the best opponent, half over the opponents' mean
    error: float  # the standard error of `value`
    ahead: float  # points ahead of the best opponent at the end of the game
    chance: float  # of winning
    finals: list[float]  # points at the end, by seat
    outlook: dict[str, float]  # features of the seat's side at the end of the round
    worth: float  # by the heuristics alone


@dataclass(frozen=True)
class Analysis:
    """The result of an analysis."""

    seat: int
    estimates: list[OptionEstimate]  # the best first
    iterations: int
    seconds: float
    evaluator: Evaluator

    @property
    def best(self) -> OptionEstimate:
        return self.estimates[0]

    def of(self, view: State, action: int) -> OptionEstimate | None:
        """Return the estimate for an action's group, or None if the group was not tried."""
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
    """Analyze a seat's open decision from the seat's view, which stays unchanged.

    The search tries the groups that the heuristics rate best and the groups of the `also` actions.
    """
    began = perf_counter()
    evaluator = evaluator or evaluator_for(view)
    search = Search(evaluator, view, seat, seed)
    network = network_at(view) if budget.proposed or budget.plays else None
    most = budget.options
    if network is not None and budget.proposed:
        search.proposer, search.trust, most = network, budget.trust, budget.proposed
    if budget.plays:
        search.player = network
    try:
        search.gather(most, list(also))
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
