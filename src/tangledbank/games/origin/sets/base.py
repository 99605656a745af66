"""The basic set: nineteen traits and the game's vocabulary."""

from __future__ import annotations

from typing import Final

from tangledbank.core.sets import Set
from tangledbank.games.origin.traits.base import Trait
from tangledbank.games.origin.traits.defense import (
    Burrowing,
    Camouflage,
    HighBodyWeight,
    SharpVision,
    Swimming,
)
from tangledbank.games.origin.traits.feeding import FatTissue, Grazing, Hibernation, Piracy
from tangledbank.games.origin.traits.hunting import Carnivorous, Parasite, Scavenger
from tangledbank.games.origin.traits.pairs import Communication, Cooperation, Symbiosis
from tangledbank.games.origin.traits.reactions import Mimicry, Poisonous, Running, TailLoss
from tangledbank.games.origin.vocabulary import WORDS

TRAITS: Final[dict[str, type[Trait]]] = {
    "carnivorous": Carnivorous,
    "fat-tissue": FatTissue,
    "camouflage": Camouflage,
    "sharp-vision": SharpVision,
    "burrowing": Burrowing,
    "swimming": Swimming,
    "high-body-weight": HighBodyWeight,
    "running": Running,
    "mimicry": Mimicry,
    "tail-loss": TailLoss,
    "poisonous": Poisonous,
    "scavenger": Scavenger,
    "piracy": Piracy,
    "grazing": Grazing,
    "hibernation": Hibernation,
    "parasite": Parasite,
    "symbiosis": Symbiosis,
    "communication": Communication,
    "cooperation": Cooperation,
}

ORIGIN: Final = Set(
    key="origin",
    traits=TRAITS,
    words=WORDS,
)
