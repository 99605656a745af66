"""A bot that searches before every decision."""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank._compat import compiled
from tangledbank.agents.analysis import Budget, analyze
from tangledbank.agents.base import Agent
from tangledbank.core.flow import State
from tangledbank.core.game import Game

# Plain Python plays far fewer worlds, so they are spent on fewer options.
COMPILED = Budget(seconds=0.1, sure=3.0)
PURE = Budget(seconds=0.8, options=4, sure=3.0)

STRENGTHS = {
    "sharp-1": Budget(iterations=16, options=4),
    "sharp-2": Budget(iterations=48),
    "sharp": COMPILED if compiled() else PURE,
}


class SharpAgent(Agent):
    """A player that analyzes every decision within its budget and takes the best option."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        super().__init__(game, seed)
        self.budget = budget

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        if len(actions) == 1:
            return 0
        analysis = analyze(view, seat, self.budget, (self.seed << 32) + number)
        return actions.index(analysis.best.action)
