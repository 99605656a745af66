"""The defensive traits, whose cards have a white border."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.games.evolution.rules import need
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species
from tangledbank.games.evolution.traits.base import Trait


class Burrowing(Trait):
    """The holder cannot be attacked unless some of its population is hungry. [EVO Burrowing]"""

    def bars_attack(self, s: EvolutionState, attacker: Species, holder: Species) -> bool:
        return need(s, holder) <= 0

    def prevents_weather_loss(self, printed: i64) -> i64:
        return printed


class Climbing(Trait):
    """Only a carnivore that also has Climbing can attack the holder. [EVO Climbing]"""

    def bars_attack(self, s: EvolutionState, attacker: Species, holder: Species) -> bool:
        return not attacker.mask & self.bit


class DefensiveHerding(Trait):
    """Only a carnivore with a larger population can attack the holder. [EVO Defensive Herding]"""

    def bars_attack(self, s: EvolutionState, attacker: Species, holder: Species) -> bool:
        return attacker.population <= holder.population

    def prevents_weather_loss(self, printed: i64) -> i64:
        return printed


class HardShell(Trait):
    """When attacked, the holder counts as four sizes larger but gives no more meat.

    [EVO Hard Shell]
    """

    def defense_size(self, holder: Species) -> i64:
        return 4


class Horns(Trait):
    """An attacker of the holder loses 1 population before it takes meat. [EVO Horns]"""

    def hurts_attacker(self) -> i64:
        return 1


class Symbiosis(Trait):
    """A larger species on the holder's right protects the holder. [EVO Symbiosis]"""

    def bars_attack(self, s: EvolutionState, attacker: Species, holder: Species) -> bool:
        right = s.neighbor(holder, 1)
        return right is not NOBODY and right.body > holder.body


class WarningCall(Trait):
    """The holder protects its owner's species on both sides. [EVO Warning Call]"""

    def protects_neighbors(self, s: EvolutionState, attacker: Species) -> bool:
        return True
