"""The games as environments of Gymnasium: one seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from tangledbank.envs.batch import Batch
from tangledbank.envs.bots import own_seat
from tangledbank.envs.scheme import discrete

Seen = dict[str, Any]


class SeatEnv(gymnasium.Env[Seen, Any]):
    """One seat of a table with bots. A choice that is not offered loses the game at once."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("random",),
        players: int = 2,
        seat: int | None = None,
        scheme: str = "rows",
        **settings: Any,
    ) -> None:
        self.render_mode: str | None = settings.pop("render_mode", None)
        self.batch = Batch(game, 1, players, bots=bots or ("random",), **settings)
        self.batch.tables.again = False
        self.batch.tables.own = own_seat(seat, players)
        self.scheme = self.batch.scheme
        self.flat = self.scheme.flat() if scheme == "flat" else None
        actions = self.flat.count if self.flat else self.scheme.rows
        self.observation_space = self.scheme.observation_space(actions)
        self.action_space = discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self.seen(), {"seat": int(self.batch.seats[0])}

    def seen(self) -> Seen:
        return self.batch.seen(0, self.flat)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        batch = self.batch
        rows, seat = int(batch.counts[0]), int(batch.seats[0])
        row = self.flat.row(batch.options[0], rows, int(action)) if self.flat else int(action)
        if not 0 <= row < rows:
            return self.seen(), -1.0, True, False, {"seat": seat, "illegal": True}
        batch.step([row])
        reward = float(batch.rewards[0, seat])
        info = {"seat": seat, "illegal": False}
        if batch.done[0]:
            info["points"] = batch.points[0].tolist()
        if self.render_mode == "human":
            self.render()
        return self.seen(), reward, bool(batch.done[0]), False, info

    def render(self) -> Any:
        """The table as the seat knows it, in notation."""
        text = self.batch.text(0, int(self.batch.seats[0]))
        if self.render_mode == "human":
            print(text)
            return None
        return text
