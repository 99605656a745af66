"""Time to Fly: eleven traits, and an animal that lies in wait."""

from __future__ import annotations

from tangledbank.games.origin.traits.base import Trait
from tangledbank.games.origin.traits.fly import (
    AmbushHunting,
    Anglerfish,
    Flight,
    InkCloud,
    Intellect,
    Metamorphose,
    Shell,
    Specialization,
    Viviparous,
)
from tangledbank.games.origin.traits.pairs import Trematode


def traits() -> list[Trait]:
    """In the order of their ids, after those of the basic set."""
    return [
        Shell(),
        Intellect(),
        Anglerfish(),
        Specialization(),
        Specialization(),
        Trematode(),
        Metamorphose(),
        InkCloud(),
        Viviparous(),
        AmbushHunting(),
        Flight(),
    ]
