"""The registered games. The package can be called for their keys: `tangledbank.games()`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from tangledbank.core.errors import BadOptions
from tangledbank.games.kit import Kit, load
from tangledbank.games.legacy_v1 import remember

if TYPE_CHECKING:
    from tangledbank.core.game import Game
    from tangledbank.core.sets import Set

# The folders of the games, in the order in which games are listed. A new game is a line here.
FOLDERS: Final = (
    "evolution",
    "origin",
    "oceans",
)


def declared() -> Iterator[Kit]:
    """The kits that the folders declare."""
    for folder in FOLDERS:
        yield from load(f"{__name__}.{folder}.kit:KITS")


KITS: Final[dict[str, Kit]] = {kit.key: kit for kit in declared()}
RECOMMENDED: Final = next(iter(KITS))  # to newcomers


def kit_of(key: str) -> Kit:
    """The kit of a game; one that is not registered has what suits any game."""
    return KITS.get(key) or Kit(key)


def make_game(key: str, data: Path | None, sets: Sequence[Set]) -> Game:
    """A game of its box, perhaps with a corrected data file, and with the sets added to it."""
    for each in sets:
        if key not in each.games:
            fit = ", ".join(each.games) or "no game"
            raise BadOptions(f"the set {each.key!r} is for {fit}, not for {key}")
    game: Game = load(KITS[key].rules)(data, sets)
    remember(key, game.codec.keys)
    return game


class Package(ModuleType):
    """This package: calling it gives the keys of all games, importing from it goes on working."""

    def __call__(self) -> list[str]:
        return list(KITS)


sys.modules[__name__].__class__ = Package
