"""Traits that forbid attacks."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from tangledbank.games.origin.rules import is_fed
from tangledbank.games.origin.state import Animal, OriginState
from tangledbank.games.origin.traits.base import Demanding, Trait


class Camouflage(Trait):
    """Protects the holder from attackers without Sharp Vision. [ORI Camouflage]"""

    def bars_attack(
        self, s: OriginState, attacker: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        return True


class SharpVision(Trait):
    """Lets a carnivore attack camouflaged animals. [ORI Sharp Vision]"""

    def __init__(self) -> None:
        super().__init__()
        self.seen: i64 = 0

    def resolve_references(self, bits: Mapping[str, int]) -> None:
        self.seen = bits.get("camouflage", 0)

    def ignores_trait(self, bit: i64) -> bool:
        return bit == self.seen


class Swimming(Trait):
    """Restricts attacks: swimmers attack only swimmers, and only swimmers attack them.

    [ORI Swimming]
    """

    def bars_attack(
        self, s: OriginState, attacker: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        return not attacker.mask & self.bit

    def bars_attack_by(self, holder: Animal, target: Animal) -> bool:
        return not target.mask & self.bit


class HighBodyWeight(Demanding):
    """Protects the holder from attackers without High Body Weight. [ORI High Body Weight]"""

    def bars_attack(
        self, s: OriginState, attacker: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        return not attacker.mask & self.bit


class Burrowing(Trait):
    """Protects the holder while it is fed, except against ambushes.

    [ORI Burrowing] [TTF Ambush Hunting]
    """

    def bars_attack(
        self, s: OriginState, attacker: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        return not ambush and is_fed(s, holder)
