"""The games as PettingZoo environments: seats take turns, one decision at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import turn_based_aec_to_parallel

from tangledbank.core.errors import IllegalAction
from tangledbank.core.event import WATCHER
from tangledbank.envs.batch import Batch

Seen = dict[str, Any]


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table, at which the engine makes forced moves by itself.

    An action that is not offered raises an error, or loses the game if `forfeits` is set. The
    table checks actions itself, because PettingZoo's wrappers take four times as long as a step.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        scheme: str = "rows",
        options: dict[str, object] | None = None,
        render_mode: str | None = None,
        forfeits: bool = False,
        **settings: Any,
    ) -> None:
        super().__init__()
        self.forfeits = forfeits
        self.batch = Batch(game, 1, players, options=options, scheme=scheme, **settings)
        self.batch.tables.again = False
        self.scheme = self.batch.scheme
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v1",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, Any] = {
            agent: self.scheme.observation_space() for agent in self.possible_agents
        }
        self.state_space = self.scheme.state_space()
        self.action_spaces: dict[str, Any] = {
            agent: self.scheme.action_space() for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.batch.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.asked()
        self.infos[self.agent_selection] = self.batch.info(0)

    def asked(self) -> str:
        return self.possible_agents[int(self.batch.seats[0])]

    def observe(self, agent: str) -> Seen:
        """Return a seat's observation, with its options if the seat is deciding."""
        seat = self.possible_agents.index(agent)
        if seat == self.batch.seats[0] and self.batch.counts[0]:
            return self.batch.seen(0)
        options = np.zeros(self.batch.options[0].shape, np.int16)
        mask = np.zeros(self.action_spaces[agent].n, np.int8)
        known = self.batch.knows(0, seat)
        return {"observation": known, "options": options, "action_mask": mask}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise IllegalAction("no game is being played: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} must choose an action: its game has not ended")
        self._cumulative_rewards[agent] = 0.0
        if self.forfeits and not self.is_offered(int(action)):
            self.forfeit(agent)
            return
        self.batch.step([int(action)])
        self.agent_selection = self.asked()
        self.infos[self.agent_selection] = self.batch.info(0)
        if self.batch.done[0]:
            self.end()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def is_offered(self, action: int) -> bool:
        return 0 <= action < self.scheme.actions and bool(self.batch.masks[0, action])

    def forfeit(self, agent: str) -> None:
        """End the game with a loss for an agent whose action was not offered."""
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"illegal": True}
        self._accumulate_rewards()
        self._deads_step_first()

    def end(self) -> None:
        """Record the game's result for every seat."""
        cut_short = bool(self.batch.truncated[0])
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(self.batch.rewards[0, seat])
            self.terminations[agent] = not cut_short
            self.truncations[agent] = cut_short
            self.infos[agent] = {"points": int(self.batch.points[0, seat])}
        self.agent_selection = self.agents[0]

    def state(self) -> Any:
        """Return the global state, for centralised critics. It knows every hand."""
        return self.scheme.state(self.batch.tables.games[0])

    def render(self) -> Any:
        """Return the public table in notation or as a picture, or print it in the mode `human`."""
        if self.render_mode == "rgb_array":
            return self.batch.frame(0, WATCHER)
        text = self.batch.text(0, WATCHER)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass


Maker = Callable[..., Any]


def makers(game: str) -> tuple[Maker, Maker, Maker]:
    """Return a game's `env`, `raw_env` and `parallel_env`, as in PettingZoo's own modules."""

    def raw_env(**settings: Any) -> TableEnv:
        return TableEnv(game, **settings)

    def env(**settings: Any) -> TableEnv:
        """Return an environment in which an action that is not offered loses the game at once."""
        return TableEnv(game, forfeits=True, **settings)

    def parallel_env(**settings: Any) -> Any:
        """Return an environment that takes all seats' actions and uses the deciding seat's."""
        return turn_based_aec_to_parallel(env(**settings))

    return env, raw_env, parallel_env
