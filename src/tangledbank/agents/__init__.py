"""Players that are programs.

An agent is asked with the view of its seat and the actions offered to it, and answers with the
place of one of them. `AGENTS` lists the agents that play every game; levels and characters are data
files (`characters.py`). `steady-0.1` is the rule-of-thumb player of version 0.1, by whom others are
measured: it never changes, and kits name its class for each game that it can play.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tangledbank.agents.base import Agent, Factory, Trouble
from tangledbank.agents.characters import characters, weights_of
from tangledbank.agents.heuristic import HeuristicAgent
from tangledbank.agents.policy import PREFIX, PolicyAgent, is_policy
from tangledbank.agents.process import ProcessAgent, is_program
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
    """The agents that can play a game: by strength, then the characters."""
    frozen = [FROZEN] if kit_of(game.key).steady_v01 else []
    others = [name for name in characters() if name not in LEVELS]
    sharp = [name for name in AGENTS if name != "random"]
    return ["random", *LEVELS, *frozen, *sharp, *others]


def make_agent(name: str, game: Game, seed: int) -> Agent:
    """An agent by its name, or a program by its path. `seed` is for what it leaves to chance."""
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
        f"there is no player {name!r} for {game.title}: there are {known}, policy:FILE, or "
        "the path of a program"
    )
