"""The package's own agents as opponents inside an environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tangledbank.agents import make_agent
from tangledbank.agents.base import Agent
from tangledbank.core.errors import BadOptions
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng
from tangledbank.core.tables import Bot, RandomBot


class AgentBot(Bot):
    """An agent that sees only its seat's view, as at any other table."""

    def __init__(self, game: Game, name: str) -> None:
        self.game = game
        self.name = name
        self.agent: Agent = make_agent(name, game, 0)

    def begin(self, seed: int) -> None:
        self.agent.close()
        self.agent = make_agent(self.name, self.game, seed)

    def pick(self, s: State, seat: int, options: Any, count: int, rng: Rng) -> int:
        actions = [int(options[i]) for i in range(count)]
        decision = s.decision_of(seat)
        assert decision is not None, "a bot decides when its seat does"
        return self.agent.choose(s.clone(seat), seat, int(decision.number), actions)


def bots_for(game: Game, bots: str | Sequence[str], players: int, tables: int) -> list[Bot]:
    """Return the opponents for all tables: one name for all other seats, or one name for each."""
    names = [bots] if isinstance(bots, str) else list(bots)
    if not names:
        return []
    each = names * (players - 1) if len(names) == 1 else names
    if len(each) != players - 1:
        raise BadOptions(
            f"{players} players leave room for {players - 1} bots, not for {len(names)}"
        )
    return [make_bot(game, name) for _ in range(tables) for name in each]


def own_seat(seat: int | None, players: int) -> int:
    """Return the caller's seat for `Tables.own`, where -1 means the next seat in each game."""
    if seat is None:
        return -1
    if not 0 <= seat < players:
        raise BadOptions(f"there is no seat {seat}: use one of 0 to {players - 1}")
    return seat


def make_bot(game: Game, name: str) -> Bot:
    return RandomBot() if name == "random" else AgentBot(game, name)
