"""Deep traits that act before the feeding phase."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.independence import Touches
from tangledbank.games.oceans.card_questions import TraitQuestion, ask_owner
from tangledbank.games.oceans.effects import TAKE, THE_REEF, Effect, declare_effect, declare_taking
from tangledbank.games.oceans.evolving import migrated_in
from tangledbank.games.oceans.ids import (
    ASK_PLACE,
    ASK_PLAYER,
    ASK_TARGET,
    BEFORE_FEEDING,
    CHOOSE,
    LEECH,
    R_BARE,
    R_GONE,
    R_GREATEST,
    R_ITSELF,
    R_NEIGHBOR,
    R_NO_DEEP,
    R_NOW,
    R_OTHER,
    R_POOR,
    REEF,
    ROB_PLAYER,
    ROBBED,
    SCHOOLING,
)
from tangledbank.games.oceans.permissions import leech_reason, zone_reason
from tangledbank.games.oceans.rules import attack_value, forage_value, room
from tangledbank.games.oceans.state import NOBODY, OceansState, Species, find
from tangledbank.games.oceans.state_changes import least, leech, lose, move, take_place
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.games.oceans.traits.common import can_leech, is_neighbor
from tangledbank.games.oceans.triggers import push_gains


class BeforeFeeding(Trait):
    """A trait that acts before its owner's feeding phase. [OCE Before your phase]"""

    def moments(self) -> i64:
        return 1 << BEFORE_FEEDING


class Leech(BeforeFeeding):
    """A trait that leeches from one of several species, which its owner chooses."""

    def reach_reason(self, s: OceansState, holder: Species, other: Species) -> i64:
        """Return why this trait cannot leech from another species, or 0."""
        return 0

    def targets(self, s: OceansState, holder: Species) -> vec[i64]:
        """Return the species that the trait may leech from."""
        found: vec[i64] = vec[i64]()
        for sid in s.ring:
            other = s.species[sid]
            if can_leech(s, holder, other) and self.reach_reason(s, holder, other) == 0:
                found = append(found, sid)
        return found

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        targets: vec[i64] = self.targets(s, holder)
        if len(targets) > 1:
            ask_owner(s, holder, slot)
        elif len(targets):
            leech(s, holder, self.face.leech, s.species[targets[0]])

    def prompt(self) -> i64:
        return ASK_TARGET

    def choices(self, s: OceansState, holder: Species, ask: TraitQuestion, out: vec[i64]) -> i64:
        n: i64 = 0
        for sid in self.targets(s, holder):
            out[n] = pack(LEECH, holder.sid, sid)
            n += 1
        return n

    def why_not(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        if verb_of(action) != LEECH:
            return R_NOW
        if a_of(action) != holder.sid:
            return R_OTHER
        other = find(s, b_of(action))
        if other is NOBODY:
            return R_GONE
        if other is holder:
            return R_ITSELF
        return self.reach_reason(s, holder, other) or leech_reason(s, holder, other) or R_BARE

    def chosen(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> bool:
        leech(s, holder, self.face.leech, s.species[b_of(action)])
        return True


class ChitinPlatedMaw(Leech):
    """Leeches from the species with the highest attack value. [OCE Deep Chitin-Plated Maw]"""

    def reach_reason(self, s: OceansState, holder: Species, other: Species) -> i64:
        for sid in s.ring:
            if sid != holder.sid and attack_value(s, s.species[sid]) > attack_value(s, other):
                return R_GREATEST
        return 0


class DeepParasitic(Leech):
    """Leeches from a neighbor that its owner chooses. [OCE Deep Parasitic]"""

    def reach_reason(self, s: OceansState, holder: Species, other: Species) -> i64:
        return 0 if is_neighbor(s, holder, other.sid) else R_NEIGHBOR


class TentacleLeech(Leech):
    """Leeches from one species with a Deep trait. [OCE Deep Tentacle Leech]"""

    def reach_reason(self, s: OceansState, holder: Species, other: Species) -> i64:
        return 0 if other.sums.deep else R_NO_DEEP


class Coprophagia(BeforeFeeding):
    """Takes 2 population from a score pile that the owner chooses. [OCE Deep Coprophagia]"""

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        ask_owner(s, holder, slot)

    def prompt(self) -> i64:
        return ASK_PLAYER

    def choices(self, s: OceansState, holder: Species, ask: TraitQuestion, out: vec[i64]) -> i64:
        n: i64 = 0
        for seat in range(s.seats):
            if s.players[seat].score > 0 and room(s, holder) > 0:
                out[n] = pack(ROB_PLAYER, holder.sid, seat + 1)
                n += 1
        return n

    def why_not(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        if verb_of(action) != ROB_PLAYER:
            return R_NOW
        return R_POOR if a_of(action) == holder.sid else R_OTHER

    def chosen(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> bool:
        seat: i64 = b_of(action) - 1
        player = s.players[seat]
        part: i64 = least(least(2, player.score), room(s, holder))
        player.score -= part
        holder.population += part
        s.tell(ROBBED, seat, holder.sid, part)
        return True


class Grazer(BeforeFeeding):
    """Takes 2 population from the Reef. [OCE Deep Grazer]"""

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        take_place(s, holder, 2, REEF)

    def declare_touches(
        self, s: OceansState, holder: Species, slot: i64, moment: i64, touches: Touches
    ) -> None:
        declare_taking(holder.sid, 2, THE_REEF, touches)


class LivingEcosystem(BeforeFeeding):
    """Moves population equal to the holder's forage value from a zone to the Reef.

    [OCE Deep Living Ecosystem]
    """

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        ask_owner(s, holder, slot)

    def prompt(self) -> i64:
        return ASK_PLACE

    def choices(self, s: OceansState, holder: Species, ask: TraitQuestion, out: vec[i64]) -> i64:
        n: i64 = 0
        for zone in range(1, 4):
            if s.places[zone] > 0:
                out[n] = pack(CHOOSE, zone + 1)
                n += 1
        return n

    def why_not(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        if verb_of(action) != CHOOSE:
            return R_NOW
        return zone_reason(s, a_of(action))

    def chosen(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> bool:
        move(s, forage_value(s, holder), a_of(action), REEF)
        migrated_in(s)
        return True


class MucusCocoon(BeforeFeeding):
    """Forbids leeching from the holder, and makes every leech lose 1 population.

    [OCE Deep Mucus Cocoon] [R259]
    """

    def may_be_leeched(self, s: OceansState, holder: Species) -> i64:
        return self.ban()

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        for sid in s.ring:
            if s.species[sid].sums.leechers:
                lose(s, s.species[sid], 1)


class Collector(BeforeFeeding):
    """A trait that takes 1 from each species of a kind; if not all fits, its owner chooses."""

    def collects(self, other: Species) -> bool:
        """Return whether the trait takes from this species."""
        return False

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        push_gains(s, self.takings(s, holder, slot))

    def declare_touches(
        self, s: OceansState, holder: Species, slot: i64, moment: i64, touches: Touches
    ) -> None:
        for one in self.takings(s, holder, slot):
            declare_effect(s, one, touches)

    def takings(self, s: OceansState, holder: Species, slot: i64) -> list[Effect]:
        """Return the takings from all species of the trait's kind."""
        found: list[Effect] = []
        for sid in s.ring:
            if sid != holder.sid and self.collects(s.species[sid]):
                found.append(Effect(TAKE, holder.sid, holder.cards[slot], 1, sid))
        return found


class ParasiteCleaner(Collector):
    """Takes 1 population from every leech. [OCE Deep Parasite Cleaner] [R259]"""

    def collects(self, other: Species) -> bool:
        return other.sums.leechers > 0


class TailWhip(Collector):
    """Takes 1 population from every Schooling species. [OCE Deep Tail Whip]"""

    def collects(self, other: Species) -> bool:
        return other.sums.families & SCHOOLING != 0
