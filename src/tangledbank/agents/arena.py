"""Games between agents, and confidence intervals for their results."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tangledbank.agents.base import Agent, Trouble
from tangledbank.agents.random import RandomAgent
from tangledbank.core.buffers import acquire_buffer, release_buffer
from tangledbank.core.flow import State
from tangledbank.core.game import Game, TableContext
from tangledbank.core.options import Value
from tangledbank.core.playout import playout
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.score import best_seats, points_of


@dataclass(frozen=True)
class GameResult:
    """The result of one game."""

    totals: list[int]  # by seat
    winners: list[int]  # seats
    decisions: int  # with two options or more
    troubles: list[tuple[int, Trouble]]  # with the seat
    thinking: list[ThinkingTime] = field(default_factory=list)  # by seat


@dataclass
class ThinkingTime:
    """The time that an agent has spent on decisions."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


def seat_seed(seed: int, seat: int) -> int:
    """Return a seed for the agent at a seat, independent of the deck's seed."""
    return (seed * 8 + seat + 1) << 64


def play_game(
    game: Game, options: Mapping[str, Value], seed: int, agents: Sequence[Agent]
) -> GameResult:
    """Play one game and close the agents at the end."""
    s = game.setup(len(agents), options, seed)
    s.context = TableContext(game, dict(options))
    s.advance()
    troubles: list[tuple[int, Trouble]] = []
    thinking = [ThinkingTime() for _ in agents]
    if all(type(agent) is RandomAgent for agent in agents):
        decisions = play_out(s, seeded(seat_seed(seed, 0)))
    else:
        play_agents(s, agents, troubles, thinking)
        decisions = sum(each.decisions for each in thinking)
    ranks = [int(s.rank(seat)) for seat in range(len(agents))]
    totals = [int(points_of(rank)) for rank in ranks]
    best = best_seats(ranks)
    for agent in agents:
        agent.over(totals, best)
        agent.close()
    return GameResult(totals, best, decisions, troubles, thinking)


def play_out(s: State, rng: Rng) -> int:
    """Play to the end at random, and return the number of decisions with two options or more."""
    out = acquire_buffer()
    decisions = int(playout(s, rng, out))
    release_buffer(out)
    return decisions


def play_agents(
    s: State,
    agents: Sequence[Agent],
    troubles: list[tuple[int, Trouble]],
    thinking: Sequence[ThinkingTime],
) -> None:
    """Let agents play the game to its end, and record their errors and thinking times."""
    while s.asking:
        decision = s.open[0]
        seat = int(decision.seat)
        actions = s.legal_actions(seat)
        place = 0
        if len(actions) > 1:
            view = s.clone(seat)
            began = time.perf_counter()
            place = agents[seat].choose(view, seat, int(decision.number), actions)
            thinking[seat].add(time.perf_counter() - began)
            troubles += [(seat, trouble) for trouble in agents[seat].troubles()]
        s.apply(seat, actions[place])
