"""Bots that search before every decision, and names that state a budget."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tangledbank._compat import compiled
from tangledbank.agents.analysis import CAP, Budget, analyze
from tangledbank.agents.base import Agent
from tangledbank.core.flow import State
from tangledbank.core.game import Game

# Plain Python plays far fewer worlds, so they are spent on fewer options.
COMPILED = Budget(seconds=0.1, sure=3.0, proposed=4, trust=0.3)
PURE = Budget(seconds=0.8, options=4, sure=3.0, proposed=4, trust=0.3)

STRENGTHS = {
    "sharp-1": Budget(iterations=16, options=4),
    "sharp-2": Budget(iterations=48),
    "sharp": COMPILED if compiled() else PURE,
    "champion": Budget(seconds=0.9, sure=3.0, proposed=4, trust=0.3),
}

BUDGETED: Final = re.compile(r"(sharp|champion)@(?:(\d+(?:\.\d+)?)s|([1-9]\d*))")
LONGEST: Final = 60.0  # seconds after which a budget in worlds ends


def budget_of(name: str) -> Budget | None:
    """Return the budget of a searching bot, or None for other names.

    `sharp@0.5s` thinks for half a second, and `sharp@200` in 200 imagined worlds.
    """
    found = BUDGETED.fullmatch(name)
    if not found:
        return STRENGTHS.get(name)
    usual = STRENGTHS[found[1]]
    if found[3]:
        return replace(usual, iterations=int(found[3]), seconds=0.0, cap=LONGEST, sure=0.0)
    seconds = float(found[2])
    return replace(usual, seconds=seconds, cap=max(CAP, 1.2 * seconds))


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
