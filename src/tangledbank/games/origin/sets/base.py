"""The basic set: nineteen traits, and the decks made of one or two of it."""

from __future__ import annotations

from tangledbank.games.origin.traits.base import Trait
from tangledbank.games.origin.traits.defense import Burrowing, Camouflage, HighBodyWeight, Swimming
from tangledbank.games.origin.traits.feeding import FatTissue, Grazing, Hibernation, Piracy
from tangledbank.games.origin.traits.hunting import Carnivorous, Scavenger
from tangledbank.games.origin.traits.pairs import Communication, Cooperation, Symbiosis
from tangledbank.games.origin.traits.reactions import Mimicry, Poisonous, Running, TailLoss


def traits() -> list[Trait]:
    """In the order of their ids. Sharp Vision and Parasite are numbers and names only."""
    return [
        Trait(),
        Carnivorous(),
        FatTissue(),
        Camouflage(),
        Trait(),
        Burrowing(),
        Swimming(),
        HighBodyWeight(),
        Running(),
        Mimicry(),
        TailLoss(),
        Poisonous(),
        Scavenger(),
        Piracy(),
        Grazing(),
        Hibernation(),
        Trait(),
        Symbiosis(),
        Communication(),
        Cooperation(),
    ]
