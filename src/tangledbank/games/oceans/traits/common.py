"""Surface traits, and behavior that they share with Deep traits of the same name."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.core.independence import Touches
from tangledbank.games.oceans.effects import declare_leeching
from tangledbank.games.oceans.ids import (
    ATTACKING,
    BEFORE_FEEDING,
    FORAGING,
    SHARK_CLEANER,
    WHALE_CLEANER,
)
from tangledbank.games.oceans.permissions import leech_reason
from tangledbank.games.oceans.ring import adjacent, is_nearest, neighbor
from tangledbank.games.oceans.rules import room
from tangledbank.games.oceans.state import Act, OceansState, Species
from tangledbank.games.oceans.state_changes import leech
from tangledbank.games.oceans.traits.base import Trait


class BottomFeeder(Trait):
    """Gains when the neighbor in its arrow's direction is attacked. [OCE Bottom Feeder]"""

    def gain_after(self, s: OceansState, holder: Species, act: Act) -> bool:
        return act.kind == ATTACKING and neighbor(s, holder, self.face.arrow).sid == act.target


class FilterFeeder(Trait):
    """Keeps the holder from overpopulating. [OCE Filter Feeding 2]"""

    def may_overpopulate(self) -> i64:
        return self.never()


class Parasitic(Trait):
    """Leeches from the neighbor in its arrow's direction before feeding. [OCE Parasitic]"""

    def moments(self) -> i64:
        return 1 << BEFORE_FEEDING

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        leech(s, holder, self.face.leech, neighbor(s, holder, self.face.arrow))

    def declare_touches(
        self, s: OceansState, holder: Species, slot: i64, moment: i64, touches: Touches
    ) -> None:
        target = neighbor(s, holder, self.face.arrow)
        declare_leeching(s, holder.sid, self.face.leech, target.sid, touches)


class Schooling(Trait):
    """Forbids attacks on the holder while it has 5 or more population. [OCE Schooling 2]"""

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return self.ban() if holder.population >= 5 else 0


class SharkCleaner(Trait):
    """Gains if it is the nearest Shark Cleaner to a species that attacks with 3 or more.

    [OCE Shark Cleaner] [R207]
    """

    def gain_after(self, s: OceansState, holder: Species, act: Act) -> bool:
        if act.kind != ATTACKING or act.value < 3:
            return False
        return is_nearest(s, s.species[act.actor], holder, SHARK_CLEANER)


class Symbiotic(Trait):
    """Gains when the neighbor in its arrow's direction forages or attacks. [OCE Symbiotic]"""

    def gain_after(self, s: OceansState, holder: Species, act: Act) -> bool:
        return neighbor(s, holder, self.face.arrow).sid == act.actor


class Transparent(Trait):
    """Forbids attacks on the holder and leeching from it while the Reef has population.

    [OCE Transparent]
    """

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        return self.ban() if s.places[0] > 0 else 0

    def may_be_leeched(self, s: OceansState, holder: Species) -> i64:
        return self.ban() if s.places[0] > 0 else 0


class WhaleCleaner(Trait):
    """Gains if it is the nearest Whale Cleaner to a species that forages with 3 or more.

    [OCE Whale Cleaner] [R207]
    """

    def least_value(self) -> i64:
        return 3

    def gain_after(self, s: OceansState, holder: Species, act: Act) -> bool:
        if act.kind != FORAGING or act.value < self.least_value():
            return False
        return is_nearest(s, s.species[act.actor], holder, WHALE_CLEANER)


def can_leech(s: OceansState, holder: Species, target: Species) -> bool:
    """Return whether leeching would move any population."""
    return target.population > 0 and room(s, holder) > 0 and leech_reason(s, holder, target) == 0


def is_neighbor(s: OceansState, holder: Species, sid: i64) -> bool:
    """Return whether the species with this id is a living neighbor of the holder."""
    other = s.species[sid]
    return other.sid != 0 and other is not holder and adjacent(s, holder, other)
