"""The Surface deck: twelve traits, three of them with an arrow to the left or right."""

from __future__ import annotations

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


def traits() -> list[Trait]:
    """In the order of their ids, after the trait of an unseen card."""
    return [
        Trait(),
        Trait(),  # Apex Predator is all figures
        BottomFeeder(),
        BottomFeeder(),
        FilterFeeder(),
        Trait(),  # Inking
        Parasitic(),
        Parasitic(),
        Schooling(),
        Trait(),  # Speed
        SharkCleaner(),
        Symbiotic(),
        Symbiotic(),
        Trait(),  # Tentacled
        Transparent(),
        WhaleCleaner(),
    ]
