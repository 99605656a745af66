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
from tangledbank.agents.policy import PREFIX, PolicyAgent, is_policy
from tangledbank.agents.random import RandomAgent
from tangledbank.agents.sharp import STRENGTHS, SharpAgent
from tangledbank.core.errors import BadOptions
from tangledbank.core.game import Game
from tangledbank.games import kit_of
from tangledbank.games.kit import load_class

__all__ = ["AGENTS", "FROZEN", "Agent", "Factory", "Trouble", "agent_names", "make_agent"]

FROZEN = "steady-0.1"

AGENTS: dict[str, Factory] = {
    "random": RandomAgent,
    **{name: partial(SharpAgent, budget=budget) for name, budget in STRENGTHS.items()},
}

LEVELS = ("easy", "steady")


def agent_names(game: Game) -> list[str]:
    """Return the names of the agents that can play a game: by strength, then the characters."""
    frozen = [FROZEN] if kit_of(game.key).steady_v01 else []
    others = [name for name in characters() if name not in LEVELS]
    sharp = [name for name in AGENTS if name != "random"]
    return ["random", *LEVELS, *frozen, *sharp, *others]


def make_agent(name: str, game: Game, seed: int) -> Agent:
    """Make an agent from its name, from `policy:FILE` or from the path of a program.

    `seed` decides the agent's random choices.
    """
    if name == FROZEN and kit_of(game.key).steady_v01:
        return load_class(kit_of(game.key).steady_v01, Agent)(game, seed)
    if name in AGENTS:
        return AGENTS[name](game, seed)
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
