"""A pool of opponents, such as the past selves of a learner."""

from __future__ import annotations

import random
from typing import Final

from tangledbank.core.errors import BadOptions
from tangledbank.envs.policies import Player

RULES: Final = ("uniform", "latest", "prioritised")
LEAST: Final = 0.01  # the smallest weight, so that a beaten opponent is still met


class Pool:
    """Opponents by name. An environment with `bots=pool` draws one for each game and seat.

    The rule "uniform" draws each with equal probability, "latest" draws the newest, and
    "prioritised" prefers those that the learner rarely beats. If `size` is not 0, the oldest leave.
    """

    def __init__(self, rule: str = "uniform", size: int = 0, seed: int = 0) -> None:
        if rule not in RULES:
            raise BadOptions(f"rule={rule!r} does not exist: use {', '.join(RULES)}")
        self.rule = rule
        self.size = size
        self.chance = random.Random(seed)
        self.players: dict[str, Player] = {}
        self.games: dict[str, int] = {}
        self.wins: dict[str, float] = {}  # of the learner; a tie counts half

    def add(self, name: str, player: Player) -> None:
        """Add an opponent, or replace the one with its name."""
        self.remove(name)
        self.players[name], self.games[name], self.wins[name] = player, 0, 0.0
        if self.size and len(self.players) > self.size:
            self.remove(next(iter(self.players)))

    def remove(self, name: str) -> None:
        for known in (self.players, self.games, self.wins):
            known.pop(name, None)

    def draw(self) -> str:
        """Return the name of an opponent for the next game."""
        names = list(self.players)
        if not names:
            raise BadOptions("the pool is empty: add an opponent before the first game")
        if self.rule == "latest":
            return names[-1]
        if self.rule == "uniform":
            return self.chance.choice(names)
        weights = [LEAST + (1 - self.win_share(name)) ** 2 for name in names]
        return self.chance.choices(names, weights)[0]

    def record(self, name: str, won: float) -> None:
        """Record a finished game: 1 if the learner won, 0 if it lost, 0.5 for a tie."""
        if name in self.players:
            self.games[name] += 1
            self.wins[name] += won

    def win_share(self, name: str) -> float:
        """Return the learner's share of wins against an opponent, starting from one half."""
        return (self.wins[name] + 1) / (self.games[name] + 2)
