"""Many tables at once, as NumPy arrays that the engine fills."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Unpack

import numpy as np

from tangledbank import _compat
from tangledbank.core.errors import BadOptions
from tangledbank.core.flow import State
from tangledbank.core.game import TableContext
from tangledbank.core.option_encoder import ROWS, WIDTH
from tangledbank.core.tables import REWARDS, Tables
from tangledbank.envs.bots import Opponents, PoolBot, bots_for
from tangledbank.envs.copying import load_tables, save_tables
from tangledbank.envs.frames import draw
from tangledbank.envs.scheme import Array, Scheme, look_into
from tangledbank.envs.setup import Added

FIGURES = ("page", "pages", "legal", "left_out", "unseen")  # the keys of `info`


class Extra(Added, total=False):
    """Settings that are passed by keyword: sets, deck, and the rule for rewards."""

    reward: str


class Batch:
    """A batch of `count` tables, each at a decision; a finished game is followed by a new one.

    The engine owns the arrays and overwrites them at every step: copy anything you need to keep.
    """

    observations: Array  # (count, width) int16: what the deciding seat knows
    options: Array  # (count, 512, 13) int16: its options, one page of rows
    masks: Array  # (count, actions) uint8: 1 for the actions that are offered
    counts: Array  # (count,) int32: rows on the page; they come first
    seats: Array  # (count,) int32: the deciding seat
    page: Array  # (count,) int32: the page that is shown, from 0
    pages: Array  # (count,) int32: pages of the decision
    legal: Array  # (count,) int32: legal options, each copy of a card counted
    left_out: Array  # (count,) int32: legal options on no page, always 0
    unseen: Array  # (count,) int32: beings on no page, always 0
    done: Array  # (count,) uint8: 1 if a game ended in the last step
    truncated: Array  # (count,) uint8: 1 if a limit on rounds stopped the game
    finals: Array  # (count, width) int16: the last observation of the last game
    rewards: Array  # (count, players) float64: of the game that ended, by seat; 0 otherwise
    points: Array  # (count, players) int32: of the last game
    lengths: Array  # (count,) int32: steps of the last game

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 2,
        seed: int | None = None,
        bots: Opponents = (),
        options: Mapping[str, object] | None = None,
        scheme: str = "rows",
        **extra: Unpack[Extra],
    ) -> None:
        reward, sets, deck = extra.get("reward", "win"), extra.get("sets", ()), extra.get("deck")
        if reward not in REWARDS:
            raise BadOptions(f"reward={reward!r} does not exist: use {', '.join(REWARDS)}")
        self.settings = {
            "game": game,
            "count": count,
            "players": players,
            "bots": bots,
            "options": dict(options or {}),
            "scheme": scheme,
            **extra,
        }
        self.scheme = Scheme(game, players, dict(options or {}), scheme, sets, deck)
        self.count = count
        home = TableContext(self.scheme.game, self.scheme.options)

        def start(seed: int) -> State:
            s = home.game.setup(players, home.options, seed)
            s.context = home
            return s

        inside = bots_for(home, bots, players, count)
        number = secrets.randbits(64) if seed is None else seed
        self.tables = Tables(start, self.scheme.offer, count, number, inside)
        self.tables.reward = REWARDS.index(reward)
        self.pooled = any(isinstance(bot, PoolBot) for bot in inside)
        self.look()

    def reset(self, seed: int | Sequence[int | None] | None = None) -> None:
        """Start a new game at every table; the same seed gives the same series of games.

        A list holds one seed per table, or None for a table that continues its series.
        """
        if isinstance(seed, Sequence):
            self.seed_each(seed)
        elif seed is not None:
            self.tables.seed(seed)
        self.tables.reset()
        self.look_again()

    def step(self, choices: Array) -> None:
        """Choose an action at each table. If an action is not offered, raise and change nothing."""
        seats = self.seats.copy() if self.pooled else self.seats
        self.tables.step(choices if type(choices) is list else np.asarray(choices).tolist())
        self.look_again()
        if self.pooled and self.done.any():
            self.record(seats)

    def record(self, seats: Array) -> None:
        """Tell pools how their opponents did in the games that ended; `seats` are the learner's."""
        others = self.scheme.players - 1
        for place in np.flatnonzero(self.done):
            won = (np.sign(self.rewards[place, seats[place]]) + 1) / 2
            for bot in self.tables.bots[place * others : (place + 1) * others]:
                if isinstance(bot, PoolBot):
                    bot.pool.record(bot.last if self.tables.again else bot.name, float(won))

    def seed_each(self, seeds: Sequence[int | None]) -> None:
        if len(seeds) != self.count:
            raise BadOptions(f"{self.count} tables need as many seeds, not {len(seeds)}")
        for place, seed in enumerate(seeds):
            if seed is not None:
                self.tables.seed_table(place, seed)

    def final(self, place: int) -> dict[str, Array]:
        """Return the last observation of the game that ended at a table, without any options."""
        return {
            "observation": self.finals[place].copy(),
            "options": np.zeros(self.options.shape[1:], np.int16),
            "action_mask": np.zeros(self.scheme.actions, np.int8),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.settings, save_tables(self.tables, clone=False))

    def __deepcopy__(self, memo: object) -> Batch:
        return restore(self.settings, save_tables(self.tables, clone=True))

    def __copy__(self) -> Batch:
        return self.__deepcopy__({})

    def states(self) -> Array:
        """Return the global state of every table, for centralised critics.

        A row joins all seats' observations. It knows every hand, so no player may see it.
        """
        return np.stack([self.scheme.state(s) for s in self.tables.games])

    def knows(self, place: int, seat: int) -> Array:
        """Return any seat's observation at a table."""
        return self.scheme.knows(self.tables.games[place], seat)

    def seen(self, place: int) -> dict[str, Array]:
        """Return copies of the deciding seat's observation, options and mask."""
        return {
            "observation": self.observations[place].copy(),
            "options": self.options[place].copy(),
            "action_mask": self.masks[place].astype(np.int8),
        }

    def info(self, place: int) -> dict[str, int]:
        """Return figures about the current decision; `left_out` and `unseen` are always 0."""
        return {name: int(getattr(self, name)[place]) for name in FIGURES}

    def text(self, place: int, seat: int) -> str:
        """Return the table in notation, as a seat or WATCHER may know it."""
        return self.scheme.text(self.tables.games[place], seat)

    def frame(self, place: int, seat: int) -> Array:
        """Return a picture of the table, for videos."""
        return draw(self.text(place, seat))

    def look(self) -> None:
        """Create the arrays; they share a compiled engine's memory, and are copies otherwise."""
        tables, n, players = self.tables, self.count, self.scheme.players
        self.observations = look_into(tables.seen, np.int16, (n, self.scheme.width))
        self.options = look_into(tables.rows, np.int16, (n, ROWS, WIDTH))
        self.masks = look_into(tables.mask, np.uint8, (n, self.scheme.actions))
        self.counts = look_into(tables.counts, np.int32, (n,))
        self.seats = look_into(tables.seats, np.int32, (n,))
        self.page = look_into(tables.page, np.int32, (n,))
        self.pages = look_into(tables.pages, np.int32, (n,))
        self.legal = look_into(tables.legal, np.int32, (n,))
        self.left_out = look_into(tables.left_out, np.int32, (n,))
        self.unseen = look_into(tables.unseen, np.int32, (n,))
        self.done = look_into(tables.ended, np.uint8, (n,))
        self.truncated = look_into(tables.truncated, np.uint8, (n,))
        self.finals = look_into(tables.finals, np.int16, (n, self.scheme.width))
        self.rewards = look_into(tables.returns, np.float64, (n, players))
        self.points = look_into(tables.points, np.int32, (n, players))
        self.lengths = look_into(tables.lengths, np.int32, (n,))

    def look_again(self) -> None:
        if not _compat.compiled():
            self.look()


def restore(settings: dict[str, Any], saved: dict[str, Any]) -> Batch:
    """Return a batch that continues from a saved one. Its bots are seeded again."""
    batch = Batch(**settings, seed=0)
    load_tables(batch.tables, saved, TableContext(batch.scheme.game, batch.scheme.options))
    batch.look()
    return batch
