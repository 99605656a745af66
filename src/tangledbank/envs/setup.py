"""The game of an environment, with added sets and a changed deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypedDict

import tangledbank
from tangledbank.core.game import Game
from tangledbank.core.sets import Set
from tangledbank.games.user_sets import find_set
from tangledbank.lab.game_setup import with_deck

Sets = Sequence[str | Set]  # installed names, paths of Python files, or values
Deck = Mapping[str, int]  # kinds of cards, each with the number of cards that are added


class Added(TypedDict, total=False):
    """Changes to a game's box."""

    sets: Sets
    deck: Deck | None


def make_game(key: str, sets: Sets = (), deck: Deck | None = None) -> Game:
    """Return a game with sets added to its box and its deck changed."""
    added = [find_set(each) if isinstance(each, str) else each for each in sets]
    plain = tangledbank.game(key, sets=added)
    if not deck:
        return plain
    with TemporaryDirectory() as folder:
        return with_deck(key, deck, added, Path(folder))
