"""Deep cards that act before the feeding phase."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.games.oceans.ask import Ask
from tangledbank.games.oceans.changes import least, leech, lose, move, take_place
from tangledbank.games.oceans.evolving import migrated_in
from tangledbank.games.oceans.ids import (
    ASK_PLACE,
    ASK_PLAYER,
    ASK_TARGET,
    BEFORE_FEEDING,
    CHOOSE,
    LEECH,
    R_EMPTY,
    R_NOW,
    R_USELESS,
    REEF,
    ROB_PLAYER,
    ROBBED,
    SCHOOLING,
)
from tangledbank.games.oceans.order import GRAZE, OF_REEF, TAKE, Effect
from tangledbank.games.oceans.rules import attack_value, forage_value, room
from tangledbank.games.oceans.state import Species, Table
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.games.oceans.traits.common import can_leech, is_neighbor
from tangledbank.games.oceans.triggers import push_gains


class BeforeFeeding(Trait):
    """Acts before its owner's feeding phase. [OCE Before your phase]"""

    def moments(self) -> i64:
        return 1 << BEFORE_FEEDING


class Leech(BeforeFeeding):
    """Leeches from one of several species; the owner chooses where there is a choice."""

    def targets(self, s: Table, sp: Species) -> vec[i64]:
        """The species it may leech from."""
        return vec[i64]()

    def act(self, s: Table, sp: Species, card: i64, moment: i64) -> None:
        targets: vec[i64] = self.targets(s, sp)
        if len(targets) > 1:
            s.push(Ask(sp.sid, card))
        elif len(targets):
            leech(s, sp, self.face.leech, s.species[targets[0]], self.id)

    def prompt(self) -> i64:
        return ASK_TARGET

    def choices(self, s: Table, sp: Species, ask: Ask, out: vec[i64]) -> i64:
        n: i64 = 0
        for sid in self.targets(s, sp):
            out[n] = pack(LEECH, sp.sid, sid)
            n += 1
        return n

    def why_not(self, s: Table, sp: Species, ask: Ask, action: i64) -> i64:
        return R_USELESS if verb_of(action) == LEECH else R_NOW

    def chosen(self, s: Table, sp: Species, ask: Ask, action: i64) -> bool:
        leech(s, sp, self.face.leech, s.species[b_of(action)], self.id)
        return True


class ChitinPlatedMaw(Leech):
    """Leeches from the species with the highest attack value. [OCE Deep Chitin-Plated Maw]"""

    def targets(self, s: Table, sp: Species) -> vec[i64]:
        best: i64 = 0
        for sid in s.ring:
            value: i64 = attack_value(s, s.species[sid])
            if sid != sp.sid and value > best:
                best = value
        found: vec[i64] = vec[i64]()
        for sid in s.ring:
            other = s.species[sid]
            if other is not sp and attack_value(s, other) == best and can_leech(s, sp, other):
                found = append(found, sid)
        return found


class DeepParasitic(Leech):
    """Leeches from a neighbor of choice. [OCE Deep Parasitic]"""

    def targets(self, s: Table, sp: Species) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for sid in s.ring:
            if is_neighbor(s, sp, sid) and can_leech(s, sp, s.species[sid]):
                found = append(found, sid)
        return found


class TentacleLeech(Leech):
    """Leeches from any species with a Deep trait. [OCE Deep Tentacle Leech]"""

    def targets(self, s: Table, sp: Species) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for sid in s.ring:
            other = s.species[sid]
            if other is not sp and other.sums.deep and can_leech(s, sp, other):
                found = append(found, sid)
        return found


class Coprophagia(BeforeFeeding):
    """Takes 2 from a score pile. [OCE Deep Coprophagia]"""

    def act(self, s: Table, sp: Species, card: i64, moment: i64) -> None:
        s.push(Ask(sp.sid, card))

    def prompt(self) -> i64:
        return ASK_PLAYER

    def choices(self, s: Table, sp: Species, ask: Ask, out: vec[i64]) -> i64:
        n: i64 = 0
        for seat in range(s.seats):
            if s.players[seat].score > 0 and room(s, sp) > 0:
                out[n] = pack(ROB_PLAYER, sp.sid, seat + 1)
                n += 1
        return n

    def why_not(self, s: Table, sp: Species, ask: Ask, action: i64) -> i64:
        return R_EMPTY if verb_of(action) == ROB_PLAYER else R_NOW

    def chosen(self, s: Table, sp: Species, ask: Ask, action: i64) -> bool:
        seat: i64 = b_of(action) - 1
        player = s.players[seat]
        part: i64 = least(least(2, player.score), room(s, sp))
        player.score -= part
        sp.population += part
        s.tell(ROBBED, seat, sp.sid, part)
        return True


class Grazer(BeforeFeeding):
    """Takes 2 from the Reef. [OCE Deep Grazer]"""

    def act(self, s: Table, sp: Species, card: i64, moment: i64) -> None:
        take_place(s, sp, 2, REEF, self.id)

    def foretold(self, s: Table, sp: Species, card: i64, effects: list[Effect]) -> bool:
        effects.append(Effect(GRAZE, sp.sid, card, 2, OF_REEF))
        return True


class LivingEcosystem(BeforeFeeding):
    """Migrates its forage value from a zone to the Reef. [OCE Deep Living Ecosystem]"""

    def act(self, s: Table, sp: Species, card: i64, moment: i64) -> None:
        s.push(Ask(sp.sid, card))

    def prompt(self) -> i64:
        return ASK_PLACE

    def choices(self, s: Table, sp: Species, ask: Ask, out: vec[i64]) -> i64:
        n: i64 = 0
        for zone in range(1, 4):
            if s.places[zone] > 0:
                out[n] = pack(CHOOSE, zone + 1)
                n += 1
        return n

    def why_not(self, s: Table, sp: Species, ask: Ask, action: i64) -> i64:
        return R_EMPTY if verb_of(action) == CHOOSE else R_NOW

    def chosen(self, s: Table, sp: Species, ask: Ask, action: i64) -> bool:
        move(s, forage_value(s, sp), a_of(action), REEF)
        migrated_in(s)
        return True


class MucusCocoon(BeforeFeeding):
    """Not leeched; every leecher loses 1. [OCE Deep Mucus Cocoon] [R259]"""

    def may_be_leeched(self, s: Table, sp: Species) -> i64:
        return self.ban()

    def act(self, s: Table, sp: Species, card: i64, moment: i64) -> None:
        for sid in s.ring:
            if s.species[sid].sums.leechers:
                lose(s, s.species[sid], 1, self.id)


class Collector(BeforeFeeding):
    """Takes 1 from each species of a kind; where not all fit, its owner says from which."""

    def collects(self, other: Species) -> bool:
        """Whether a species is of that kind."""
        return False

    def act(self, s: Table, sp: Species, card: i64, moment: i64) -> None:
        effects: list[Effect] = []
        self.foretold(s, sp, card, effects)
        push_gains(s, effects)

    def foretold(self, s: Table, sp: Species, card: i64, effects: list[Effect]) -> bool:
        for sid in s.ring:
            if sid != sp.sid and self.collects(s.species[sid]):
                effects.append(Effect(TAKE, sp.sid, card, 1, sid))
        return True


class ParasiteCleaner(Collector):
    """Takes 1 from every leecher. [OCE Deep Parasite Cleaner] [R259]"""

    def collects(self, other: Species) -> bool:
        return other.sums.leechers > 0


class TailWhip(Collector):
    """Takes 1 from every Schooling species. [OCE Deep Tail Whip]"""

    def collects(self, other: Species) -> bool:
        return other.sums.families & SCHOOLING != 0
