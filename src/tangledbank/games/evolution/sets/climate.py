"""The Climate set: six more traits, and which cards play plain Evolution."""

from __future__ import annotations

from typing import Final

from tangledbank.games.evolution.sets import base
from tangledbank.games.evolution.traits.base import Trait
from tangledbank.games.evolution.traits.climate import (
    CoolingFrills,
    HeavyFur,
    Hibernation,
    Migratory,
    MudWallowing,
    Nocturnal,
)

# Cards set aside for later, by number of players. [CLI Set-up 6] [R84]
SET_ASIDE: Final = {2: 88, 3: 60, 4: 30, 5: 0, 6: 0}

# What plain Evolution leaves in the box, beside the Carnivores shown close up. [R88]
NEW_TRAITS: Final = (
    "cooling-frills",
    "heavy-fur",
    "hibernation",
    "migratory",
    "mud-wallowing",
    "nocturnal",
)
CLOSE_UP: Final = "close-up"


def traits() -> list[Trait]:
    """In the order of their ids."""
    return [
        *base.traits(),
        CoolingFrills(),
        HeavyFur(),
        Hibernation(),
        Migratory(),
        MudWallowing(),
        Nocturnal(),
    ]
