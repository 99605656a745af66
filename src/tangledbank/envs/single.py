"""The games as Gymnasium environments: one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from tangledbank.envs.batch import Batch
from tangledbank.envs.bots import Opponents, own_seat

Seen = dict[str, Any]


class SeatEnv(gymnasium.Env[Seen, Any]):
    """One seat at a table with bots. An action that is not offered loses the game at once."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        bots: Opponents = "random",
        players: int = 2,
        seat: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.render_mode = render_mode
        self.batch = Batch(game, 1, players, bots=bots or "random", **settings)
        self.batch.tables.again = False
        self.batch.tables.own = own_seat(seat, players)
        self.scheme = self.batch.scheme
        self.observation_space = self.scheme.observation_space()
        self.action_space = self.scheme.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start the next game; a seed restarts the series of games from its first game."""
        super().reset(seed=seed)
        self.batch.reset(seed)
        return self.batch.seen(0), self.info()

    def info(self) -> dict[str, Any]:
        return {"seat": int(self.batch.seats[0]), **self.batch.info(0)}

    def action_masks(self) -> Any:
        """Return the offered actions as booleans, as MaskablePPO expects."""
        return self.batch.masks[0].astype(np.bool_)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        batch = self.batch
        choice, seat = int(action), int(batch.seats[0])
        if not (0 <= choice < self.scheme.actions and batch.masks[0, choice]):
            return batch.seen(0), -1.0, True, False, {**self.info(), "illegal": True}
        batch.step([choice])
        info = {**self.info(), "seat": seat, "illegal": False}
        if batch.done[0]:
            info["points"] = batch.points[0].tolist()
        if self.render_mode == "human":
            self.render()
        reward, cut_short = float(batch.rewards[0, seat]), bool(batch.truncated[0])
        return batch.seen(0), reward, bool(batch.done[0]) and not cut_short, cut_short, info

    def render(self) -> Any:
        """Return the table as the seat knows it, in notation or as a picture.

        The mode `human` prints the notation instead.
        """
        if self.render_mode == "rgb_array":
            return self.batch.frame(0, int(self.batch.seats[0]))
        text = self.batch.text(0, int(self.batch.seats[0]))
        if self.render_mode == "human":
            print(text)
            return None
        return text
