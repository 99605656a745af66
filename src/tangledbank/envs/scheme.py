"""The names, sizes and spaces of observations and actions, shared by all environments."""

from __future__ import annotations

import ctypes
import re
from typing import Any

import numpy as np
from gymnasium import spaces

from tangledbank.core.errors import BadOptions
from tangledbank.core.flow import State
from tangledbank.core.option_encoder import COLUMNS, ROWS, WIDTH
from tangledbank.core.options import Value
from tangledbank.envs.setup import Deck, Sets, make_game

Array = Any  # a NumPy array

HIDDEN_CARDS = re.compile(r"\?(,? \?)+")
LOWEST, HIGHEST = -128, 32767  # values of the columns
SCHEMES = ("rows", "flat")


class Scheme:
    """The columns, rows and actions of a game at a table with `players` players.

    `scheme` defines an action: in the scheme "rows", the number of a row on the page; in the scheme
    "flat", a number that always means the same option.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, object] | None = None,
        scheme: str = "rows",
        sets: Sets = (),
        deck: Deck | None = None,
    ) -> None:
        if scheme not in SCHEMES:
            raise BadOptions(f"scheme={scheme!r} does not exist: use {' or '.join(SCHEMES)}")
        self.added: tuple[Sets, Deck | None] = (sets, deck)
        self.game = make_game(game, sets, deck)
        self.players = players
        self.options: dict[str, Value] = self.game.resolve_options(players, options or {})
        offer = self.game.option_encoder(players, scheme == "flat")
        self.offer = offer
        self.encoder = offer.encoder
        self.width = int(offer.encoder.width)
        self.rows = ROWS
        self.actions = int(offer.wide)
        self.slots = int(offer.encoder.slots)
        self.columns: list[str] = offer.encoder.columns()
        self.option_columns = COLUMNS
        self.verbs = ["", *offer.verb_names]  # the meaning of numbers in the columns of options
        self.cards = ["", *offer.encoder.figures.kinds]
        self.traits = ["", *offer.encoder.trait_names]

    def __reduce__(self) -> tuple[Any, ...]:
        kind = "rows" if self.actions == self.rows else "flat"
        return Scheme, (self.game.key, self.players, self.options, kind, *self.added)

    def windows(self, table: State, seat: int) -> int:
        """Return the number of observations needed to show a seat every being at the table."""
        return int(self.encoder.windows(table, seat))

    def state(self, table: State) -> Array:
        """Return all seats' observations as one row. It knows every hand: no player may see it."""
        return np.concatenate([self.knows(table, seat) for seat in range(self.players)])

    def knows(self, table: State, seat: int, window: int = 0) -> Array:
        """Return the observation of a seat that needn't be asked, with one window of beings."""
        return look_into(self.encoder.row(table, seat, window), np.int16, (self.width,)).copy()

    def text(self, table: State, seat: int) -> str:
        """Return the table in notation, as a seat or WATCHER may know it."""
        view = self.game.view(table, seat)
        lines = self.game.language.write_position(self.game, self.options, view)
        shown = [line for line in lines if not line.startswith("doing")]
        return HIDDEN_CARDS.sub(lambda cards: f"{cards[0].count('?')} hidden", "\n".join(shown))

    def observation_space(self) -> spaces.Dict:
        """Return the observation space, with option rows and a mask over the actions."""
        return spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (self.width,), np.int16),
                "options": spaces.Box(LOWEST, HIGHEST, (self.rows, WIDTH), np.int16),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def state_space(self) -> spaces.Box:
        return spaces.Box(LOWEST, HIGHEST, (self.players * self.width,), np.int16)

    def action_space(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(self.actions)


def look_into(row: Any, kind: Any, shape: tuple[int, ...]) -> Array:
    """Return an array of the engine's numbers, sharing memory if the engine is compiled."""
    if isinstance(row, list):
        return np.array(row, kind).reshape(shape)
    return np.frombuffer(writable(row, np.frombuffer(row, kind)), kind).reshape(shape)


def writable(row: Any, shown: Array) -> Any:
    """Return a row's memory as writable, because PyTorch warns about read-only arrays."""

    class Memory(ctypes.c_char * int(shown.nbytes)):  # type: ignore[misc]
        owner = row  # keeps the memory alive as long as an array uses it

    return Memory.from_address(shown.ctypes.data)
