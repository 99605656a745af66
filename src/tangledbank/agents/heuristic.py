"""The bot behind levels and characters: rates its options by heuristics and takes the best.

If its weights include a search budget, it analyzes the decision instead. If they include slips, it
occasionally makes small mistakes, as people do.
"""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank.agents.analysis import Budget, analyze
from tangledbank.agents.base import Agent
from tangledbank.agents.evaluator_loader import make_evaluator
from tangledbank.agents.factories.base import Weights
from tangledbank.agents.search import Evaluator, Search
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng, seeded

NEAR = 1e-9  # worths that differ by less are equal


class HeuristicAgent(Agent):
    """A bot that plays by its evaluator's weights, optionally with `search` and `slips`.

    `search` is a budget. `slips` has `blur`, the error in its judgement; `most`, the largest cost
    of a mistake by its own judgement; and `blind`, how often it overlooks an option.
    """

    def __init__(self, game: Game, seed: int, weights: Weights) -> None:
        super().__init__(game, seed)
        self.weights = weights
        slips = weights.get("slips", {})
        self.blur = float(slips.get("blur", 0.0))
        self.most = float(slips.get("most", 0.0))
        self.blind = float(slips.get("blind", 0.0))
        self.budget = Budget(**weights["search"]) if "search" in weights else None
        self.evaluator: Evaluator | None = None

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        if len(actions) == 1:
            return 0
        found = self.weigh(view, seat, (self.seed << 32) + number)
        if self.blur or self.blind:
            found = self.slip(found, seeded((self.seed << 32) + number + 1))
        best = max(worth for _, worth in found)
        return actions.index(next(action for action, worth in found if worth >= best - NEAR))

    def weigh(self, view: State, seat: int, seed: int) -> list[tuple[int, float]]:
        """Return one action per group, with its worth."""
        if self.evaluator is None:
            self.evaluator = make_evaluator(view, self.weights)
        if self.budget is None:
            return weigh_options(self.evaluator, view, seat, seed)
        analysis = analyze(view, seat, self.budget, seed, evaluator=self.evaluator)
        return [(choice.action, choice.value) for choice in analysis.estimates]

    def slip(self, found: list[tuple[int, float]], rng: Rng) -> list[tuple[int, float]]:
        """Drop options that are overlooked or cost too much, and blur the worth of the rest."""
        best = max(worth for _, worth in found)
        good = [each for each in found if each[1] >= best - self.most]
        seen = [each for each in good if chance(rng) >= self.blind] or good[:1]
        return [(action, worth + self.blur * bell(rng)) for action, worth in seen]


def weigh_options(
    evaluator: Evaluator, view: State, seat: int, seed: int
) -> list[tuple[int, float]]:
    """Rate the options by an evaluator's heuristics alone."""
    search = Search(evaluator, view, seat, seed)
    try:
        search.gather(len(search.out), [])
        return [(int(arm.action), float(arm.worth)) for arm in search.arms]
    finally:
        search.close()


def chance(rng: Rng) -> float:
    return int(rng.next32()) / (1 << 32)


def bell(rng: Rng) -> float:
    """Draw from a roughly standard normal distribution: the sum of twelve uniform numbers."""
    return sum(chance(rng) for _ in range(12)) - 6.0
