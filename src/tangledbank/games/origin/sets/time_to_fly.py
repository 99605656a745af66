"""Time to Fly: eleven traits, one of them a hidden hunter."""

from __future__ import annotations

from typing import Final

from tangledbank.core.sets import Set
from tangledbank.games.origin.fly.vocabulary import WORDS
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

TRAITS: Final[dict[str, type[Trait]]] = {
    "shell": Shell,
    "intellect": Intellect,
    "anglerfish": Anglerfish,
    "specialization-a": Specialization,
    "specialization-b": Specialization,
    "trematode": Trematode,
    "metamorphose": Metamorphose,
    "ink-cloud": InkCloud,
    "viviparous": Viviparous,
    "ambush-hunting": AmbushHunting,
    "flight": Flight,
}

FLY: Final = Set(
    key="time-to-fly",
    traits=TRAITS,
    words=WORDS,
)
