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
    """Forbids attacks on or by species with Surface traits, and makes Deep traits free.

    [OCE Deep Abyss Dweller] [R240]
    """

    def may_attack(self, s: OceansState, holder: Species, target: Species) -> i64:
        return self.ban() if target.sums.surface else 0

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return self.ban() if attacker.sums.surface else 0

    def evolve_cost(self, cost: i64) -> i64:
        return 0


class Camouflage(Trait):
    """Gives the holder 2 shells for each other species of its owner. [OCE Deep Camouflage]"""

    def shell_icon(self, s: OceansState, holder: Species) -> i64:
        return 2 * (len(s.players[holder.owner].row) - 1)


class Colossus(Trait):
    """Forbids attacks with less than the holder's forage value, and lets it forage less.

    [OCE Deep Colossus]
    """

    may_forage_less: ClassVar = True

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return self.ban() if attack_value(s, attacker) < forage_value(s, holder) else 0


class DefensiveSpines(Trait):
    """Makes the holder's attackers and leeches lose 4 population.

    [OCE Deep Defensive Spines] [R246]
    """

    def hurts_attacker(self) -> i64:
        return 4

    def hurts_leech(self) -> i64:
        return 4


class Extremophile(Trait):
    """Keeps the holder from being leeched, overpopulating and going extinct.

    [OCE Deep Extremophile]
    """

    def may_be_leeched(self, s: OceansState, holder: Species) -> i64:
        return self.ban()

    def may_overpopulate(self) -> i64:
        return self.never()

    def may_go_extinct(self) -> i64:
        return self.never()


class Flight(Trait):
    """Forbids attacks on the holder by species without Speed. [OCE Deep Flight]

    The holder ignores Schooling and Inking of targets without Deep traits.
    """

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return 0 if attacker.sums.families & SPEED else self.ban()

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        if target.sums.deep == 0 and face.family & (SCHOOLING | INKING):
            return IGNORE_TRAIT
        return 0


class Safe(Trait):
    """Forbids attacks on the holder. [OCE Deep Gentle Giant 3] [OCE Deep Leviathan 3]"""

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return self.ban()


class GoethiteExoskeleton(Trait):
    """Forbids attacks on the holder with a value of less than 9. [OCE Deep Goethite Exoskeleton]"""

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return self.ban() if attack_value(s, attacker) < 9 else 0


class DeepInking(Trait):
    """Makes the holder's attacker lose 3 population. [OCE Deep Inking 2]"""

    def hurts_attacker(self) -> i64:
        return 3


class Neurotoxin(Trait):
    """Makes the holder's attackers and targets lose 2 population. [OCE Deep Neurotoxin] [R246]"""

    def hurts_attacker(self) -> i64:
        return 2

    def hurts_target(self) -> i64:
        return 2


class PoisonousInking(Trait):
    """Extends the trait's shell to the holder's neighbors. [OCE Deep Poisonous Inking]"""

    lends_shell: ClassVar = True


class PoisonousSpines(Trait):
    """Makes an attacker, and others that gained from the attack, lose 3 population.

    [OCE Deep Poisonous Spines] [R246]
    """

    def poisons(self) -> i64:
        return 3


class SedentaryColony(Safe):
    """Takes 1 population from any zone when a neighbor gains. [OCE Deep Sedentary Colony]"""

    def neighbor_gained(self) -> i64:
        return 1


class Tiny(Trait):
    """Forbids attacks with a value of 2 or more, until the holder outgrows the trait.

    [OCE Deep Tiny]
    """

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return self.ban() if attack_value(s, attacker) >= 2 else 0

    def must_be_discarded(self, s: OceansState, holder: Species) -> bool:
        return forage_value(s, holder) > 2 or attack_value(s, holder) > 2


class DeepTransparent(Transparent):
    """Also lets the holder ignore bans that Deep traits impose. [OCE Deep Transparent]"""

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        return IGNORE_BAN if face.deck == DEEP else 0


class Zooplankton(Safe):
    """Gains from migrations into the Reef, and lets neighbors forage from the holder.

    [OCE Deep Zooplankton]
    """

    gains_by_migration: ClassVar = True
    feeds_neighbors: ClassVar = True
