"""Many tables at once, seen through NumPy arrays that the engine writes itself."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import numpy as np

from tangledbank import _compat
from tangledbank.core.flow import State
from tangledbank.core.game import TableContext
from tangledbank.core.option_encoder import ROWS, WIDTH
from tangledbank.core.tables import Tables
from tangledbank.envs.bots import bots_for
from tangledbank.envs.flat import Flat
from tangledbank.envs.scheme import Array, Scheme, look_into


class Batch:
    """`count` tables of a game, each waiting for a choice of row; new games begin by themselves.

    The arrays belong to the engine, which writes them anew in every step: copy what is to last.
    """

    observations: Array  # (count, width) int16: what the seat that is asked knows
    options: Array  # (count, 512, 13) int16: what it may do
    masks: Array  # (count, 512) uint8: 1 for the rows that are offered
    counts: Array  # (count,) int32: how many these are; they come first
    seats: Array  # (count,) int32: who is asked
    done: Array  # (count,) uint8: 1 if a game ended in the last step
    rewards: Array  # (count, players) float64: of the game that ended, by seat; 0 otherwise
    points: Array  # (count, players) int32: of the last game
    lengths: Array  # (count,) int32: choices made here in the last game

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 2,
        seed: int | None = None,
        bots: Sequence[str] = (),
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.scheme = Scheme(game, players, dict(options or {}))
        self.count = count
        home = TableContext(self.scheme.game, self.scheme.options)

        def start(seed: int) -> State:
            s = home.game.setup(players, home.options, seed)
            s.context = home
            return s

        inside = bots_for(home.game, bots, players, count)
        number = secrets.randbits(64) if seed is None else seed
        self.tables = Tables(start, self.scheme.offer, count, number, inside)
        self.look()

    def reset(self, seed: int | None = None) -> None:
        """A new game at every table; from a seed, always the same ones."""
        if seed is not None:
            self.tables.seed(seed)
        self.tables.reset()
        self.look_again()

    def step(self, choices: Array) -> None:
        """Choose a row at each table. If one is not offered, nothing happens but an error."""
        self.tables.step(np.asarray(choices).tolist())
        self.look_again()

    def knows(self, place: int, seat: int) -> Array:
        """What any seat at a table knows, as the same numbers."""
        return self.scheme.knows(self.tables.games[place], seat)

    def seen(self, place: int, flat: Flat | None) -> dict[str, Array]:
        """Copies of what the seat that is asked knows and may do, by rows or by flat numbers."""
        options = self.options[place].copy()
        mask = flat.mask(options, int(self.counts[place])) if flat else None
        return {
            "observation": self.observations[place].copy(),
            "options": options,
            "action_mask": self.masks[place].astype(np.int8) if mask is None else mask,
        }

    def text(self, place: int, seat: int) -> str:
        """The table in notation, as a seat may know it, or WATCHER."""
        return self.scheme.text(self.tables.games[place], seat)

    def look(self) -> None:
        """Make the arrays: of the compiled engine they are its own memory, otherwise copies."""
        tables, n, players = self.tables, self.count, self.scheme.players
        self.observations = look_into(tables.seen, np.int16, (n, self.scheme.width))
        self.options = look_into(tables.rows, np.int16, (n, ROWS, WIDTH))
        self.masks = look_into(tables.mask, np.uint8, (n, ROWS))
        self.counts = look_into(tables.counts, np.int32, (n,))
        self.seats = look_into(tables.seats, np.int32, (n,))
        self.done = look_into(tables.ended, np.uint8, (n,))
        self.rewards = look_into(tables.returns, np.float64, (n, players))
        self.points = look_into(tables.points, np.int32, (n, players))
        self.lengths = look_into(tables.lengths, np.int32, (n,))

    def look_again(self) -> None:
        if not _compat.compiled():
            self.look()
