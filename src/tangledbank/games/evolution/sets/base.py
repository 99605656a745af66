"""The base set: the seventeen traits of Evolution."""

from __future__ import annotations

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


def traits() -> list[Trait]:
    """In the order of their ids."""
    return [
        Trait(),
        Ambush(),
        Burrowing(),
        Carnivore(),
        Climbing(),
        Cooperation(),
        DefensiveHerding(),
        FatTissue(),
        Fertile(),
        Foraging(),
        HardShell(),
        Horns(),
        Intelligence(),
        LongNeck(),
        PackHunting(),
        Scavenger(),
        Symbiosis(),
        WarningCall(),
    ]
