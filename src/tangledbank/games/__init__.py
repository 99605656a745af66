"""The registered games. Calling the package returns their keys: `tangledbank.games()`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from tangledbank.core.errors import BadOptions
from tangledbank.games.kit import Kit, load
from tangledbank.games.legacy_v1 import add_legacy_keys

if TYPE_CHECKING:
    from tangledbank.core.game import Game
    from tangledbank.core.sets import Set

# Folders of games, in listing order. To add a game, add a line here.
FOLDERS: Final = (
    "evolution",
    "origin",
    "oceans",
)


def declared() -> Iterator[Kit]:
    """Yield the kits that the games' folders declare."""
    for folder in FOLDERS:
        yield from load(f"{__name__}.{folder}.kit:KITS")


KITS: Final[dict[str, Kit]] = {kit.key: kit for kit in declared()}
RECOMMENDED: Final = next(iter(KITS))  # for newcomers


def kit_of(key: str) -> Kit:
    """Return a game's kit; an unregistered game gets the general parts."""
    return KITS.get(key) or Kit(key)


def make_game(key: str, data: Path | None, sets: Sequence[Set]) -> Game:
    """Create a game, optionally with a corrected data file and with sets added to its box."""
    for each in sets:
        if key not in each.games:
            fit = ", ".join(each.games) or "no game"
            raise BadOptions(f"the set {each.key!r} is for {fit}, not for {key}")
    game: Game = load(KITS[key].rules)(data, sets)
    add_legacy_keys(key, game.codec.keys)
    return game


class Package(ModuleType):
    """The class of this package, which makes it callable: a call returns the keys of all games."""

    def __call__(self) -> list[str]:
        return list(KITS)


sys.modules[__name__].__class__ = Package
