"""Many tables as one vector environment of Gymnasium, stepped inside the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tangledbank.envs.batch import Batch
from tangledbank.envs.bots import own_seat
from tangledbank.envs.scheme import discrete

Array = Any  # of NumPy
Seen = dict[str, Any]


class SeatsEnv(VectorEnv[Seen, Array, Array]):
    """One seat at each of many tables with bots. A game that ends is followed by a new one within
    the same step. A choice that is not offered is an error."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bots: Sequence[str] = ("random",),
        players: int = 2,
        seat: int | None = None,
        **settings: Any,
    ) -> None:
        self.render_mode: str | None = settings.pop("render_mode", None)
        self.batch = Batch(game, num_envs, players, bots=bots or ("random",), **settings)
        self.batch.tables.own = own_seat(seat, players)
        self.num_envs = num_envs
        scheme = self.batch.scheme
        self.single_observation_space = scheme.observation_space(scheme.rows)
        self.single_action_space = discrete(scheme.rows)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self.seen(), {"seat": self.batch.seats.copy()}

    def seen(self) -> Seen:
        batch = self.batch
        return {
            "observation": batch.observations.copy(),
            "options": batch.options.copy(),
            "action_mask": batch.masks.astype(np.int8),
        }

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        batch = self.batch
        seats = batch.seats.copy()
        batch.step(actions)
        rewards = batch.rewards[np.arange(self.num_envs), seats]
        ended = batch.done.astype(bool)
        info = {"seat": batch.seats.copy()}
        if ended.any():
            info |= {"points": batch.points.copy(), "_points": ended}
        return self.seen(), rewards, ended, np.zeros(self.num_envs, bool), info

    def render(self) -> Any:
        """The tables as the seats know them, in notation."""
        return tuple(self.batch.text(i, int(self.batch.seats[i])) for i in range(self.num_envs))
