"""The games: one explicit list. The package can be called for their keys: `tangledbank.games()`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

from tangledbank.core.errors import BadOptions
from tangledbank.core.game import Game
from tangledbank.core.sets import Set
from tangledbank.games.evolution.climate.game import Climate
from tangledbank.games.evolution.game import Evolution
from tangledbank.games.former import remember
from tangledbank.games.oceans.game import Oceans
from tangledbank.games.origin.game import Origin, TimeToFly

GAMES: dict[str, Callable[..., Game]] = {
    "evolution": Evolution,
    "climate": Climate,
    "origin": Origin,
    "time-to-fly": TimeToFly,
    "oceans": Oceans,
}


def make_game(key: str, data: Path | None, sets: Sequence[Set]) -> Game:
    """A game of its box, perhaps with a corrected data file, and with the sets added to it."""
    for each in sets:
        if key not in each.games:
            fit = ", ".join(each.games) or "no game"
            raise BadOptions(f"the set {each.key!r} is for {fit}, not for {key}")
    game = GAMES[key](data, sets) if sets else GAMES[key](data)
    remember(key, game.codec.keys)
    return game


class Package(ModuleType):
    """This package: calling it gives the keys of all games, importing from it goes on working."""

    def __call__(self) -> list[str]:
        return list(GAMES)


sys.modules[__name__].__class__ = Package
