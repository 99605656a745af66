"""Surface traits, and the behavior that Deep cards of the same name share with them."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.games.oceans.changes import leech
from tangledbank.games.oceans.ids import (
    ATTACKING,
    BEFORE_FEEDING,
    FORAGING,
    SHARK_CLEANER,
    WHALE_CLEANER,
)
from tangledbank.games.oceans.order import LEECHING, Effect
from tangledbank.games.oceans.permits import leech_reason
from tangledbank.games.oceans.ring import adjacent, is_nearest, neighbor
from tangledbank.games.oceans.rules import room
from tangledbank.games.oceans.state import Act, OceansState, Species
from tangledbank.games.oceans.traits.base import Trait


class BottomFeeder(Trait):
    """Gains after the neighbor its arrow shows was attacked. [OCE Bottom Feeder]"""

    def gain_after(self, s: OceansState, sp: Species, act: Act) -> bool:
        return act.kind == ATTACKING and neighbor(s, sp, self.face.arrow).sid == act.target


class FilterFeeder(Trait):
    """Never overpopulates. [OCE Filter Feeding 2]"""

    def may_overpopulate(self) -> i64:
        return self.never()


class Parasitic(Trait):
    """Leeches from the neighbor its arrow shows, before feeding. [OCE Parasitic]"""

    def moments(self) -> i64:
        return 1 << BEFORE_FEEDING

    def act(self, s: OceansState, sp: Species, card: i64, moment: i64) -> None:
        leech(s, sp, self.face.leech, neighbor(s, sp, self.face.arrow))

    def foretold(self, s: OceansState, sp: Species, card: i64, effects: list[Effect]) -> bool:
        target = neighbor(s, sp, self.face.arrow)
        effects.append(Effect(LEECHING, sp.sid, card, self.face.leech, target.sid))
        return True


class Schooling(Trait):
    """May not be attacked at 5 population or more. [OCE Schooling 2]"""

    def may_be_attacked(self, s: OceansState, sp: Species, attacker: Species) -> i64:
        return self.ban() if sp.population >= 5 else 0


class SharkCleaner(Trait):
    """Gains after an attack of 3 or more, if nearest. [OCE Shark Cleaner] [R207]"""

    def gain_after(self, s: OceansState, sp: Species, act: Act) -> bool:
        if act.kind != ATTACKING or act.value < 3:
            return False
        return is_nearest(s, s.species[act.actor], sp, SHARK_CLEANER)


class Symbiotic(Trait):
    """Gains after the neighbor its arrow shows forages or attacks. [OCE Symbiotic]"""

    def gain_after(self, s: OceansState, sp: Species, act: Act) -> bool:
        return neighbor(s, sp, self.face.arrow).sid == act.actor


class Transparent(Trait):
    """Neither attacked nor leeched while the Reef has population. [OCE Transparent]"""

    def may_be_attacked(self, s: OceansState, sp: Species, attacker: Species) -> i64:
        return self.ban() if s.places[0] > 0 else 0

    def may_be_leeched(self, s: OceansState, sp: Species) -> i64:
        return self.ban() if s.places[0] > 0 else 0


class WhaleCleaner(Trait):
    """Gains after a forage of 3 or more, if nearest. [OCE Whale Cleaner] [R207]"""

    def least_value(self) -> i64:
        return 3

    def gain_after(self, s: OceansState, sp: Species, act: Act) -> bool:
        if act.kind != FORAGING or act.value < self.least_value():
            return False
        return is_nearest(s, s.species[act.actor], sp, WHALE_CLEANER)


def can_leech(s: OceansState, sp: Species, target: Species) -> bool:
    """Whether leeching would move anything."""
    return target.population > 0 and room(s, sp) > 0 and leech_reason(s, sp, target) == 0


def is_neighbor(s: OceansState, sp: Species, sid: i64) -> bool:
    """Whether the species with this id lives and is a neighbor."""
    other = s.species[sid]
    return other.sid != 0 and other is not sp and adjacent(s, sp, other)
