"""The carnivore traits, which concern hunting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import i64

from tangledbank.games.evolution.ids import PLANT
from tangledbank.games.evolution.state import Species
from tangledbank.games.evolution.traits.base import Trait


class Carnivore(Trait):
    """The holder feeds by attacking, and can never take plants. [EVO Carnivore]"""

    hunts: ClassVar = True

    def cannot_eat(self, kind: i64) -> bool:
        return kind == PLANT


class Ambush(Trait):
    """The holder's attacks ignore Warning Call. [EVO Ambush]"""

    def __init__(self) -> None:
        super().__init__()
        self.passed: i64 = 0

    def resolve_references(self, bits: Mapping[str, int]) -> None:
        self.passed = bits.get("warning-call", 0)

    def ignored_traits(self) -> i64:
        return self.passed


class PackHunting(Trait):
    """The holder adds its population to its size when it attacks. [EVO Pack Hunting]"""

    def attack_size(self, holder: Species) -> i64:
        return holder.population
