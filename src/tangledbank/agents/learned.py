"""The player `learned`, and the networks that propose options to the search.

Each file in `networks/` holds one game's weights as 16-bit floats in base 64, a digest of the
columns that they read, and the command, seed and hash that made them.
"""

from __future__ import annotations

import base64
import hashlib
import json
import struct
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from tangledbank.agents.base import Agent
from tangledbank.agents.network import Layout, Network
from tangledbank.core.errors import BadOptions
from tangledbank.core.flow import State
from tangledbank.core.game import Game, TableContext
from tangledbank.core.rows import row_of

NETWORKS: Final = Path(__file__).parent / "networks"


def has_network(key: str) -> bool:
    """Return whether a network was trained for a game."""
    return (NETWORKS / f"{key}.json").exists()


@lru_cache
def read_network(key: str) -> tuple[str, dict[str, list[float]]]:
    """Return the digest of a network's columns, and its weights, row by row."""
    return unpack_network(json.loads((NETWORKS / f"{key}.json").read_text()))


def unpack_network(stored: dict[str, Any]) -> tuple[str, dict[str, list[float]]]:
    """Return the digest and the weights of a stored network."""
    packed = base64.b64decode(stored["weights"])
    numbers = struct.unpack(f"<{len(packed) // 2}e", packed)
    weights, at = {}, 0
    for name, size in stored["sizes"].items():
        weights[name] = list(numbers[at : at + size])
        at += size
    return stored["columns"], weights


def digest_of(layout: Layout) -> str:
    """Return a digest of the columns that a network reads."""
    return hashlib.sha256("\n".join(layout.names).encode()).hexdigest()[:16]


@lru_cache(maxsize=8)
def network_for(game: Game, seats: int) -> Network | None:
    """Return the network for a game and a number of seats.

    Return None if there is none, or if the game's cards are not those that it was trained with.
    """
    if not has_network(game.key):
        return None
    columns, weights = read_network(game.key)
    offer = game.option_encoder(seats)
    return Network(offer, weights) if digest_of(Layout(offer)) == columns else None


def network_at(view: State) -> Network | None:
    """Return the network for a view, or None."""
    if not isinstance(view.context, TableContext):
        return None
    return network_for(view.context.game, int(view.seats))


class LearnedAgent(Agent):
    """A player that takes the option that its network rates best, without any search."""

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        if len(actions) == 1:
            return 0
        network = network_for(self.game, int(view.seats))
        if network is None:
            raise BadOptions(
                f"there is no network for {self.game.title} with these cards; use another player"
            )
        network.rate(view, seat, row_of(actions), len(actions))
        return list(actions).index(int(network.best()))
