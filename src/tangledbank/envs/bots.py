"""Opponents inside an environment: named bots, agents, functions and pools."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tangledbank.agents.base import Agent
from tangledbank.agents.characters import characters, weights_of
from tangledbank.agents.evaluator_loader import make_evaluator
from tangledbank.agents.heuristic_bot import HeuristicBot
from tangledbank.agents.search import Evaluator
from tangledbank.core.errors import BadOptions
from tangledbank.core.flow import State
from tangledbank.core.game import Game, TableContext
from tangledbank.core.rng import Rng
from tangledbank.core.tables import Bot, RandomBot
from tangledbank.envs.policies import Player, as_agent
from tangledbank.envs.pool import Pool

Opponents = Player | Pool | Sequence[Player | Pool]


class AgentBot(Bot):
    """An agent that sees only its seat's view, as at any other table."""

    def __init__(self, game: Game, player: Player) -> None:
        self.game = game
        self.player = player
        self.agent: Agent = as_agent(player, game, 0)

    def begin(self, seed: int) -> None:
        if self.agent is not self.player:
            self.agent.close()
            self.agent = as_agent(self.player, self.game, seed)

    def pick(self, s: State, seat: int, options: Any, count: int, rng: Rng) -> int:
        actions = [int(options[i]) for i in range(count)]
        decision = s.decision_of(seat)
        assert decision is not None, "a bot decides when its seat does"
        return self.agent.choose(s.clone(seat), seat, int(decision.number), actions)


class PoolBot(Bot):
    """A seat that a different opponent of a pool takes in each game."""

    def __init__(self, maker: BotMaker, pool: Pool) -> None:
        self.maker = maker
        self.pool = pool
        self.name = self.last = ""  # in this game, and in the one before
        self.bot: Bot = RandomBot()

    def begin(self, seed: int) -> None:
        self.last, self.name = self.name, self.pool.draw()
        self.bot = self.maker.make(self.pool.players[self.name])
        self.bot.begin(seed)

    def pick(self, s: State, seat: int, options: Any, count: int, rng: Rng) -> int:
        return self.bot.pick(s, seat, options, count, rng)


class BotMaker:
    """Makes the opponents of one environment."""

    def __init__(self, context: TableContext, players: int) -> None:
        self.context = context
        self.players = players
        self.evaluators: dict[str, Evaluator] = {}

    def make(self, player: Player | Pool) -> Bot:
        if isinstance(player, Pool):
            return PoolBot(self, player)
        if player == "random":
            return RandomBot()
        if isinstance(player, str) and self.is_heuristic(player):
            return HeuristicBot(self.evaluator(player))
        return AgentBot(self.context.game, player)

    def is_heuristic(self, name: str) -> bool:
        """Return whether a level or character plays by heuristics alone, without slips."""
        if name not in characters():
            return False
        weights = weights_of(name, self.context.game.key)
        return "search" not in weights and not weights.get("slips")

    def evaluator(self, name: str) -> Evaluator:
        if name not in self.evaluators:
            game, options = self.context.game, self.context.options
            s = game.setup(self.players, options, 0)
            s.context = self.context
            self.evaluators[name] = make_evaluator(s, weights_of(name, game.key))
        return self.evaluators[name]


def bots_for(context: TableContext, bots: Opponents, players: int, tables: int) -> list[Bot]:
    """Return the opponents for all tables: one for all other seats, or one for each."""
    named = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
    if not named:
        return []
    each = named * (players - 1) if len(named) == 1 else named
    if len(each) != players - 1:
        raise BadOptions(
            f"{players} players leave room for {players - 1} bots, not for {len(named)}"
        )
    maker = BotMaker(context, players)
    return [maker.make(player) for _ in range(tables) for player in each]


def own_seat(seat: int | None, players: int) -> int:
    """Return the caller's seat for `Tables.own`, where -1 means the next seat in each game."""
    if seat is None:
        return -1
    if not 0 <= seat < players:
        raise BadOptions(f"there is no seat {seat}: use one of 0 to {players - 1}")
    return seat
