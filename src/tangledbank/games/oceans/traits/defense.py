"""Deep traits that protect a species or hurt its enemies."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.games.oceans.card_face import Face
from tangledbank.games.oceans.ids import DEEP, INKING, SCHOOLING, SPEED
from tangledbank.games.oceans.rules import attack_value, forage_value
from tangledbank.games.oceans.state import OceansState, Species
from tangledbank.games.oceans.traits.base import IGNORE_BAN, IGNORE_TRAIT, Trait
from tangledbank.games.oceans.traits.common import Transparent


class AbyssDweller(Trait):
    """No attacks to or from Surface traits; free Deep traits. [OCE Deep Abyss Dweller] [R240]"""

    def may_attack(self, s: OceansState, holder: Species, target: Species) -> i64:
        return self.ban() if target.sums.surface else 0

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return self.ban() if attacker.sums.surface else 0

    def evolve_cost(self, cost: i64) -> i64:
        return 0


class Camouflage(Trait):
    """Shell 2 for each other species of its owner. [OCE Deep Camouflage]"""

    def shell_icon(self, s: OceansState, holder: Species) -> i64:
        return 2 * (len(s.players[holder.owner].row) - 1)


class Colossus(Trait):
    """Attackers need its forage value; it may forage less. [OCE Deep Colossus]"""

    may_forage_less: ClassVar = True

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return self.ban() if attack_value(s, attacker) < forage_value(s, holder) else 0


class DefensiveSpines(Trait):
    """Attackers and leeches lose 4. [OCE Deep Defensive Spines] [R246]"""

    def hurts_attacker(self) -> i64:
        return 4

    def hurts_leech(self) -> i64:
        return 4


class Extremophile(Trait):
    """Cannot be leeched, overpopulate or go extinct. [OCE Deep Extremophile]"""

    def may_be_leeched(self, s: OceansState, holder: Species) -> i64:
        return self.ban()

    def may_overpopulate(self) -> i64:
        return self.never()

    def may_go_extinct(self) -> i64:
        return self.never()


class Flight(Trait):
    """Only Speed can attack it; ignores some Schooling and Inking. [OCE Deep Flight]"""

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return 0 if attacker.sums.families & SPEED else self.ban()

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        if target.sums.deep == 0 and face.family & (SCHOOLING | INKING):
            return IGNORE_TRAIT
        return 0


class Safe(Trait):
    """Cannot be attacked. [OCE Deep Gentle Giant 3] [OCE Deep Leviathan 3]"""

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return self.ban()


class GoethiteExoskeleton(Trait):
    """Cannot be attacked with less than 9. [OCE Deep Goethite Exoskeleton]"""

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return self.ban() if attack_value(s, attacker) < 9 else 0


class DeepInking(Trait):
    """The attacker loses 3. [OCE Deep Inking 2]"""

    def hurts_attacker(self) -> i64:
        return 3


class Neurotoxin(Trait):
    """Attackers and targets lose 2. [OCE Deep Neurotoxin] [R246]"""

    def hurts_attacker(self) -> i64:
        return 2

    def hurts_target(self) -> i64:
        return 2


class PoisonousInking(Trait):
    """Its shell also protects its neighbors. [OCE Deep Poisonous Inking]"""

    lends_shell: ClassVar = True


class PoisonousSpines(Trait):
    """The attacker and others that gained from it lose 3. [OCE Deep Poisonous Spines] [R246]"""

    def poisons(self) -> i64:
        return 3


class SedentaryColony(Safe):
    """Takes 1 from any zone when a neighbor gains. [OCE Deep Sedentary Colony]"""

    def neighbor_gained(self) -> i64:
        return 1


class Tiny(Trait):
    """Cannot be attacked with 2 or more, until it grows. [OCE Deep Tiny]"""

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return self.ban() if attack_value(s, attacker) >= 2 else 0

    def must_be_discarded(self, s: OceansState, holder: Species) -> bool:
        return forage_value(s, holder) > 2 or attack_value(s, holder) > 2


class DeepTransparent(Transparent):
    """Ignores bans that Deep traits impose. [OCE Deep Transparent]"""

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        return IGNORE_BAN if face.deck == DEEP else 0


class Zooplankton(Safe):
    """Gains from migrations into the Reef; neighbors may forage on it. [OCE Deep Zooplankton]"""

    gains_by_migration: ClassVar = True
    feeds_neighbors: ClassVar = True
