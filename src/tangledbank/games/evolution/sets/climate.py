"""The Climate set: six more traits, and the cards that are not in plain Evolution."""

from __future__ import annotations

from typing import Final

from tangledbank.core.sets import Set
from tangledbank.games.evolution.climate.vocabulary import WORDS
from tangledbank.games.evolution.traits.base import Trait
from tangledbank.games.evolution.traits.climate import (
    CoolingFrills,
    HeavyFur,
    Hibernation,
    Migratory,
    MudWallowing,
    Nocturnal,
)

# Cards set aside before play, by number of players. [CLI Set-up 6] [R84]
SET_ASIDE: Final = {2: 88, 3: 60, 4: 30, 5: 0, 6: 0}

# Plain Evolution leaves these in the box, and all traits of this set. [R88]
CLOSE_UP: Final = "close-up"


TRAITS: Final[dict[str, type[Trait]]] = {
    "cooling-frills": CoolingFrills,
    "heavy-fur": HeavyFur,
    "hibernation": Hibernation,
    "migratory": Migratory,
    "mud-wallowing": MudWallowing,
    "nocturnal": Nocturnal,
}

CLIMATE: Final = Set(
    key="climate",
    traits=TRAITS,
    words=WORDS,
)
