"""Traits that forbid attacks for good."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.games.origin.ids import HIGH_BODY_WEIGHT, SHARP_VISION, SWIMMING
from tangledbank.games.origin.rules import is_fed
from tangledbank.games.origin.state import Animal, Table
from tangledbank.games.origin.traits.base import Trait


class Camouflage(Trait):
    """Attacked only with Sharp Vision. [ORI Camouflage] [ORI Sharp Vision]"""

    def bars_attack(
        self, s: Table, hunter: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        return not hunter.mask & (1 << SHARP_VISION)


class Swimming(Trait):
    """Swimmers are attacked by swimmers, and attack swimmers only. [ORI Swimming]"""

    def bars_attack(
        self, s: Table, hunter: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        return not hunter.mask & (1 << SWIMMING)

    def bars_hunt(self, holder: Animal, prey: Animal) -> bool:
        return not prey.mask & (1 << SWIMMING)


class HighBodyWeight(Trait):
    """Attacked only by its like. [ORI High Body Weight]"""

    def bars_attack(
        self, s: Table, hunter: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        return not hunter.mask & (1 << HIGH_BODY_WEIGHT)


class Burrowing(Trait):
    """Not attacked while it is fed, save from an ambush. [ORI Burrowing] [TTF Ambush Hunting]"""

    def bars_attack(
        self, s: Table, hunter: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        return not ambush and is_fed(s, holder)
