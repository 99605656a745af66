"""A bot that plays at random."""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank.agents.base import Agent
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.rng import seeded


class RandomAgent(Agent):
    """A player that chooses every option with the same probability."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.rng = seeded(seed)

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        return int(self.rng.below(len(actions)))
