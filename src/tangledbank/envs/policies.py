"""Functions as players: they get an observation, as environments give it, and return an action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

from tangledbank.agents import make_agent
from tangledbank.agents.base import Agent
from tangledbank.core.errors import BadOptions, IllegalAction
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.option_encoder import ROWS, WIDTH, turns_page
from tangledbank.core.rows import row_of
from tangledbank.envs.scheme import look_into

Seen = dict[str, Any]  # `observation`, `options` and `action_mask`, as environments give them
Policy = Callable[[Seen], int]  # returns a row that is offered
Player = str | Agent | type[Agent] | Policy


class Pages:
    """Writes the pages of a decision as environments show them, from a seat's view."""

    def __init__(self, game: Game, players: int) -> None:
        self.offer = game.option_encoder(players)
        self.rows: vec[i16] = vec[i16]([0] * (ROWS * WIDTH))

    def open(self, view: State, seat: int, actions: Sequence[int], page: int) -> Seen:
        offer, encoder = self.offer, self.offer.encoder
        count = int(offer.open_page(view, seat, row_of(actions), len(actions), page))
        offer.write(view, seat, count, self.rows, 0)
        options = look_into(self.rows, np.int16, (ROWS, WIDTH)).copy()
        options[count:] = 0
        row = encoder.row(view, seat, offer.window)
        observation = look_into(row, np.int16, (int(encoder.width),)).copy()
        observation[0] = page
        mask = (np.arange(ROWS) < count).astype(np.int8)
        return {"observation": observation, "options": options, "action_mask": mask}


@cache
def pages_for(game: Game, players: int) -> Pages:
    return Pages(game, players)


class PolicyPlayer(Agent):
    """An agent that plays a policy: a function of observations, such as a network."""

    def __init__(self, game: Game, policy: Policy) -> None:
        super().__init__(game, 0)
        self.policy = policy

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        pages = pages_for(self.game, int(view.seats))
        page = 0
        while True:
            seen = pages.open(view, seat, actions, page)
            row = int(self.policy(seen))
            if not (0 <= row < ROWS and seen["action_mask"][row]):
                raise IllegalAction(
                    f"a policy chose row {row}, but the page offers {seen['action_mask'].sum()}: "
                    "a policy must choose a row whose mask is 1"
                )
            action = int(pages.offer.actions[row])
            if not turns_page(action):
                return list(actions).index(action)
            page += 1


def as_agent(player: Player, game: Game, seed: int) -> Agent:
    """Return a player as an agent.

    A name and an agent class make a new agent. A function becomes a `PolicyPlayer`. An agent is
    returned as it is.
    """
    if isinstance(player, str):
        return make_agent(player, game, seed)
    if isinstance(player, type) and issubclass(player, Agent):
        return player(game, seed)
    if isinstance(player, Agent):
        return player
    if callable(player) and not isinstance(player, type):
        return PolicyPlayer(game, player)
    raise BadOptions(
        f"{player!r:.80} can't play: use a name, an agent, an agent class or a function"
    )


def listed(players: Player | Sequence[Player]) -> list[Player]:
    """Return one player or several as a list."""
    if isinstance(players, Sequence) and not isinstance(players, str):
        return list(players)
    return [players]
