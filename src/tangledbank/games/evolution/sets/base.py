"""The base set: Evolution's seventeen traits and vocabulary."""

from __future__ import annotations

from typing import Final

from tangledbank.core.sets import Set
from tangledbank.games.evolution.traits.base import Trait
from tangledbank.games.evolution.traits.carnivore import Ambush, Carnivore, PackHunting
from tangledbank.games.evolution.traits.defense import (
    Burrowing,
    Climbing,
    DefensiveHerding,
    HardShell,
    Horns,
    Symbiosis,
    WarningCall,
)
from tangledbank.games.evolution.traits.eating import (
    Cooperation,
    FatTissue,
    Foraging,
    LongNeck,
    Scavenger,
)
from tangledbank.games.evolution.traits.other import Fertile, Intelligence
from tangledbank.games.evolution.vocabulary import WORDS

TRAITS: Final[dict[str, type[Trait]]] = {
    "ambush": Ambush,
    "burrowing": Burrowing,
    "carnivore": Carnivore,
    "climbing": Climbing,
    "cooperation": Cooperation,
    "defensive-herding": DefensiveHerding,
    "fat-tissue": FatTissue,
    "fertile": Fertile,
    "foraging": Foraging,
    "hard-shell": HardShell,
    "horns": Horns,
    "intelligence": Intelligence,
    "long-neck": LongNeck,
    "pack-hunting": PackHunting,
    "scavenger": Scavenger,
    "symbiosis": Symbiosis,
    "warning-call": WarningCall,
}

EVOLUTION: Final = Set(
    key="evolution",
    traits=TRAITS,
    words=WORDS,
)
