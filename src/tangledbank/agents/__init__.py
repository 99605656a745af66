"""Bots: the agents that can play the games.

An agent receives its seat's view and the legal actions, and returns the index of one of them.
`AGENTS` lists the agents that play every game; levels and characters are data files
(`characters.py`). `steady-0.1` is the heuristic bot of version 0.1. It never changes, so that other
bots can be measured against it; each game's kit names its class.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tangledbank.agents.base import Agent, Factory, Trouble
from tangledbank.agents.characters import characters, weights_of
from tangledbank.agents.external_program import ProcessAgent, is_program
from tangledbank.agents.heuristic import HeuristicAgent
from tangledbank.agents.learned import LearnedAgent, has_network
from tangledbank.agents.policy import PREFIX, PolicyAgent, is_policy
from tangledbank.agents.random import RandomAgent
from tangledbank.agents.sharp import STRENGTHS, SharpAgent, budget_of
from tangledbank.core.errors import BadOptions
from tangledbank.core.game import Game
from tangledbank.games import kit_of
from tangledbank.games.kit import load_class

__all__ = [
    "AGENTS",
    "FROZEN",
    "Agent",
    "Factory",
    "Trouble",
    "agent_names",
    "hosted_names",
    "is_agent",
    "make_agent",
]

FROZEN = "steady-0.1"

AGENTS: dict[str, Factory] = {
    "random": RandomAgent,
    "learned": LearnedAgent,
    **{name: partial(SharpAgent, budget=budget) for name, budget in STRENGTHS.items()},
}

LEVELS = ("easy", "steady")
SLOW = ("champion",)  # thinks too long for a server that many people share


def agent_names(game: Game) -> list[str]:
    """Return the names of the agents that can play a game: by strength, then the characters."""
    frozen = [FROZEN] if kit_of(game.key).steady_v01 else []
    learned = ["learned"] if has_network(game.key) else []
    others = [name for name in characters() if name not in LEVELS]
    return ["random", *LEVELS, *frozen, *learned, *STRENGTHS, *others]


def hosted_names(game: Game) -> list[str]:
    """Return the names of the agents that a server offers."""
    return [name for name in agent_names(game) if name not in SLOW]


def is_agent(name: str, game: Game) -> bool:
    """Return whether a name means an agent: a listed one, one with a budget, or a file."""
    listed = name in agent_names(game) or budget_of(name) is not None
    return listed or is_policy(name) or is_program(name)


def make_agent(name: str, game: Game, seed: int) -> Agent:
    """Make an agent from its name, from `policy:FILE` or from the path of a program.

    A searching agent's name may state a budget, as in `sharp@1s` or `sharp@200`.
    `seed` decides the agent's random choices.
    """
    if name == FROZEN and kit_of(game.key).steady_v01:
        return load_class(kit_of(game.key).steady_v01, Agent)(game, seed)
    if name in AGENTS and (name != "learned" or has_network(game.key)):
        return AGENTS[name](game, seed)
    if budget := budget_of(name):
        return SharpAgent(game, seed, budget)
    if name in characters():
        return HeuristicAgent(game, seed, weights_of(name, game.key))
    if is_policy(name):
        return PolicyAgent(game, seed, Path(name.removeprefix(PREFIX)))
    if is_program(name):
        return ProcessAgent(name, game, seed)
    known = ", ".join(agent_names(game))
    raise BadOptions(
        f"there is no player {name!r} for {game.title}; use {known}, policy:FILE or the path of "
        "a program"
    )
