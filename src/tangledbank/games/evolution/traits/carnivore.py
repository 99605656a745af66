"""The carnivore traits: those that hunt."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.games.evolution.ids import PLANT, WARNING_CALL
from tangledbank.games.evolution.state import Species
from tangledbank.games.evolution.traits.base import Trait


class Carnivore(Trait):
    """Feeds by attacking, and can never take plants. [EVO Carnivore]"""

    def refuses(self, kind: i64) -> bool:
        return kind == PLANT


class Ambush(Trait):
    """A warning call does not hinder its attacks. [EVO Ambush]"""

    def pierces(self) -> i64:
        return 1 << WARNING_CALL


class PackHunting(Trait):
    """Its population counts towards its size when it attacks. [EVO Pack Hunting]"""

    def attack_size(self, holder: Species) -> i64:
        return holder.population
