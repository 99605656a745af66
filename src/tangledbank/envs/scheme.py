"""What is seen and chosen in all environments: names, sizes, and the spaces of Gymnasium."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
from gymnasium import spaces

import tangledbank
from tangledbank.core.encoder import SLOTS
from tangledbank.core.flow import State
from tangledbank.core.option_encoder import COLUMNS, ROWS, WIDTH
from tangledbank.core.options import Value
from tangledbank.envs.flat import Flat

Array = Any  # of NumPy

HIDDEN_CARDS = re.compile(r"\?(,? \?)+")
LOWEST, HIGHEST = -128, 32767  # of what stands in the columns


class Scheme:
    """The columns and rows of a game at a table of so many players."""

    def __init__(self, game: str, players: int, options: dict[str, object] | None = None) -> None:
        self.game = tangledbank.game(game)
        self.players = players
        self.options: dict[str, Value] = self.game.resolve_options(players, options or {})
        offer = self.game.option_encoder(players)
        self.offer = offer
        self.encoder = offer.encoder
        self.width = int(offer.encoder.width)
        self.rows = ROWS
        self.slots = SLOTS
        self.columns: list[str] = offer.encoder.columns()
        self.option_columns = COLUMNS
        self.verbs = ["", *offer.verb_names]  # what the numbers in the columns of options mean
        self.cards = ["", *offer.encoder.figures.kinds]
        self.traits = ["", *offer.encoder.trait_names]

    def flat(self) -> Flat:
        """Every option that could ever be, numbered; refused where these are too many."""
        return Flat(self.offer, self.players)

    def knows(self, table: State, seat: int) -> Array:
        """What a seat at a table knows, in its columns."""
        return look_into(self.encoder.row(table, seat), np.int16, (self.width,)).copy()

    def text(self, table: State, seat: int) -> str:
        """The table in notation as a seat may know it, or WATCHER, to be looked at."""
        view = self.game.view(table, seat)
        lines = self.game.language.write_position(self.game, self.options, view)
        shown = [line for line in lines if not line.startswith("doing")]
        return HIDDEN_CARDS.sub(lambda cards: f"{cards[0].count('?')} hidden", "\n".join(shown))

    def observation_space(self, actions: int) -> spaces.Dict:
        """The space of what is seen, with a mask over so many actions."""
        return spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (self.width,), np.int16),
                "options": spaces.Box(LOWEST, HIGHEST, (self.rows, WIDTH), np.int16),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )


def look_into(row: Any, kind: Any, shape: tuple[int, ...]) -> Array:
    """An array of what the engine has written: its own memory, if it is compiled."""
    if isinstance(row, list):
        return np.array(row, kind).reshape(shape)
    return np.frombuffer(row, kind).reshape(shape)


def discrete(actions: int) -> spaces.Discrete[Any]:
    return spaces.Discrete(actions)
