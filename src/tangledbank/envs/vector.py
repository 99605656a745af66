"""Many tables as one Gymnasium vector environment, stepped inside the engine."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tangledbank.envs.batch import FIGURES, Batch
from tangledbank.envs.bots import Opponents, own_seat

Array = Any  # a NumPy array
Seen = dict[str, Any]


class SeatsEnv(VectorEnv[Seen, Array, Array]):
    """One seat at each of many tables with bots.

    When a game ends, a new one starts within the same step. An action that is not offered raises
    an error. Observations share the engine's memory, and the next step overwrites them; with
    `copy=True`, every step returns new arrays.
    """

    metadata: dict[str, Any] = {
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": ["ansi", "rgb_array"],
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bots: Opponents = "random",
        players: int = 2,
        seat: int | None = None,
        copy: bool = False,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.render_mode = render_mode
        self.copy = copy
        self.batch = Batch(game, num_envs, players, bots=bots or "random", **settings)
        self.batch.tables.own = own_seat(seat, players)
        self.num_envs = num_envs
        scheme = self.batch.scheme
        self.single_observation_space = scheme.observation_space()
        self.single_action_space = scheme.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.every = np.arange(num_envs)
        self.seats = self.batch.seats.copy()  # the deciding seats before the step

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start the next game at every table. Table i uses the i-th seed, or `seed` + i."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self.batch.reset(seed if seed is None else self.seeds(seed))
        return self.seen(), self.info()

    def seeds(self, seed: int | list[int | None]) -> list[int | None]:
        return seed if isinstance(seed, list) else [seed + i for i in range(self.num_envs)]

    def seen(self) -> Seen:
        batch = self.batch
        seen = {
            "observation": batch.observations,
            "options": batch.options,
            "action_mask": batch.masks.view(np.int8),
        }
        return {key: array.copy() for key, array in seen.items()} if self.copy else seen

    def info(self) -> dict[str, Any]:
        self.seats = self.batch.seats.copy()
        return {"seat": self.seats}

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        batch, seats = self.batch, self.seats
        batch.step(actions)
        info = self.info()
        ended = batch.done.astype(np.bool_)
        if not ended.any():
            return self.seen(), np.zeros(self.num_envs), ended, ended.copy(), info
        cut_short = batch.truncated.astype(np.bool_)
        self.add_finals(info, ended, seats)
        rewards = batch.rewards[self.every, seats]
        return self.seen(), rewards, ended & ~cut_short, cut_short, info

    def add_finals(self, info: dict[str, Any], ended: Array, seats: Array) -> None:
        """Add the last observations and infos of finished games, in Gymnasium's format."""
        batch = self.batch
        finals = np.full(self.num_envs, None, object)
        for place in np.flatnonzero(ended):
            finals[place] = batch.final(int(place))
        last = {"seat": seats, "points": batch.points.copy(), "length": batch.lengths.copy()}
        info["final_obs"], info["_final_obs"] = finals, ended
        info["final_info"] = last | {f"_{name}": ended for name in last}
        info["_final_info"] = ended

    def action_masks(self) -> Array:
        """Return every table's offered actions as booleans."""
        return self.batch.masks.astype(np.bool_)

    def figures(self) -> dict[str, Array]:
        """Return figures about the current decisions: pages, legal options, and omissions."""
        return {name: getattr(self.batch, name).copy() for name in FIGURES}

    def render(self) -> Any:
        """Return the tables as their deciding seats know them, in notation or as pictures."""
        draw = self.batch.frame if self.render_mode == "rgb_array" else self.batch.text
        return tuple(draw(i, int(self.batch.seats[i])) for i in range(self.num_envs))
