"""The Surface set: twelve traits, three of them with an arrow, and the game's vocabulary."""

from __future__ import annotations

from typing import Final

from tangledbank.core.sets import Set
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.games.oceans.traits.common import (
    BottomFeeder,
    FilterFeeder,
    Parasitic,
    Schooling,
    SharkCleaner,
    Symbiotic,
    Transparent,
    WhaleCleaner,
)
from tangledbank.games.oceans.vocabulary import WORDS

# Traits with figures only need no class.
TRAITS: Final[dict[str, type[Trait]]] = {
    "apex-predator": Trait,
    "bottom-feeder-left": BottomFeeder,
    "bottom-feeder-right": BottomFeeder,
    "filter-feeder": FilterFeeder,
    "inking": Trait,
    "parasitic-left": Parasitic,
    "parasitic-right": Parasitic,
    "schooling": Schooling,
    "speed": Trait,
    "shark-cleaner": SharkCleaner,
    "symbiotic-left": Symbiotic,
    "symbiotic-right": Symbiotic,
    "tentacled": Trait,
    "transparent": Transparent,
    "whale-cleaner": WhaleCleaner,
}

SURFACE: Final = Set(
    key="surface",
    traits=TRAITS,
    words=WORDS,
)
