"""The traits of Time to Fly that lie on one animal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import b_of, pack
from tangledbank.games.origin.changes import bear, shed
from tangledbank.games.origin.hunt import declare, first_alike, trait_on
from tangledbank.games.origin.ids import (
    BLUE,
    CLOSE,
    INK_SQUIRTED,
    INKED,
    R_NEED,
    R_TRAIT,
    R_USED,
    READY,
    SHED,
    SHED_TRAIT,
    SHELL_CLOSED,
    SPECIALIZE,
    SQUIRT,
    USED,
)
from tangledbank.games.origin.rules import (
    can_lose,
    food_bar,
    is_last,
    may_attack,
    spend_attack,
    trait_count,
)
from tangledbank.games.origin.state import Animal, Chase, Table
from tangledbank.games.origin.taking import gain
from tangledbank.games.origin.traits.base import Trait
from tangledbank.games.origin.traits.reactions import loss_reason

CLOSED: Final = 1


class Shell(Trait):
    """May close before a carnivore: safe and without food for this turn. [TTF Shell] [R338]"""

    def verb(self) -> i64:
        return CLOSE

    def can_react(self, s: Table, chase: Chase, holder: Animal, slot: i64) -> bool:
        return not chase.ambush

    def fill_reactions(
        self, s: Table, chase: Chase, holder: Animal, slot: i64, out: vec[i64], n: i64
    ) -> i64:
        out[n] = pack(CLOSE, holder.aid)
        return n + 1

    def react(self, s: Table, chase: Chase, holder: Animal, slot: i64, action: i64) -> None:
        holder.marks[slot] = CLOSED
        chase.over = True
        s.tell(SHELL_CLOSED, holder.owner, holder.aid, chase.hunter)

    def bars_attack(
        self, s: Table, hunter: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        return holder.marks[slot] == CLOSED

    def bars_food(self, s: Table, holder: Animal, slot: i64) -> bool:
        return holder.marks[slot] == CLOSED

    def stays(self) -> bool:
        return True


class InkCloud(Trait):
    """Once a turn ends an attack; the carnivore may try again in a later round. [TTF Ink Cloud]"""

    def verb(self) -> i64:
        return SQUIRT

    def can_react(self, s: Table, chase: Chase, holder: Animal, slot: i64) -> bool:
        return holder.marks[slot] == READY

    def fill_reactions(
        self, s: Table, chase: Chase, holder: Animal, slot: i64, out: vec[i64], n: i64
    ) -> i64:
        out[n] = pack(SQUIRT, holder.aid)
        return n + 1

    def react(self, s: Table, chase: Chase, holder: Animal, slot: i64, action: i64) -> None:
        holder.marks[slot] = USED
        chase.over = True
        if not chase.counter:
            spend_attack(s.animals[chase.hunter], INKED)
        s.tell(INK_SQUIRTED, holder.owner, holder.aid, chase.hunter)


class Intellect(Trait):
    """Once a turn ignores one trait of its prey. [TTF Intellect]"""

    def outwits(self, holder: Animal, slot: i64) -> bool:
        return holder.marks[slot] == READY

    def outwitted(self, holder: Animal, slot: i64) -> i64:
        """The mark is the card that is ignored."""
        card: i64 = holder.marks[slot]
        return card if card > USED else 0


class Anglerfish(Trait):
    """Lies in wait as a plain animal. [TTF Anglerfish]"""

    def lurks(self) -> bool:
        return True


class Specialization(Trait):
    """A blue token instead of a red one, if no other animal has its letter. [TTF Specialization]"""

    def verb(self) -> i64:
        return SPECIALIZE

    def fill_uses(self, s: Table, holder: Animal, slot: i64, out: vec[i64], n: i64) -> i64:
        if not self.use_reason(s, holder, slot, 0):
            out[n] = pack(SPECIALIZE, holder.aid)
            n += 1
        return n

    def use_reason(self, s: Table, holder: Animal, slot: i64, action: i64) -> i64:
        if holder.marks[slot] != READY and not s.book.specialize_each_act:
            return R_USED
        t: i64 = holder.traits[slot]
        for player in s.players:
            for aid in player.row:
                if aid != holder.aid and s.animals[aid].mask >> t & 1:
                    return R_TRAIT | t << 8
        return food_bar(s, holder)

    def use(self, s: Table, holder: Animal, slot: i64, action: i64) -> None:
        holder.marks[slot] = USED
        gain(s, holder, 1, BLUE)


class Metamorphose(Trait):
    """Gives up a trait that does not raise the need, and gets a token. [TTF Metamorphose] [R333]"""

    def verb(self) -> i64:
        return SHED

    def shed_bar(self, s: Table, holder: Animal, slot: i64, card: i64, t: i64) -> i64:
        if holder.marks[slot] != READY and not s.book.metamorphose_each_act:
            return R_USED
        if s.book.cards.need[t] > 0:
            return R_NEED | t << 8
        return food_bar(s, holder, card)

    def fill_uses(self, s: Table, holder: Animal, slot: i64, out: vec[i64], n: i64) -> i64:
        for i in range(len(holder.cards)):
            card: i64 = holder.cards[i]
            t: i64 = holder.traits[i]
            if can_lose(holder, card, t) and not self.shed_bar(s, holder, slot, card, t):
                if first_alike(holder, i) == i:
                    out[n] = pack(SHED, holder.aid, card)
                    n += 1
        for pid in holder.pairs:
            pair = s.pairs[pid]
            if can_lose(holder, pair.card, pair.trait):
                if not self.shed_bar(s, holder, slot, pair.card, pair.trait):
                    out[n] = pack(SHED, holder.aid, pair.card)
                    n += 1
        return n

    def use_reason(self, s: Table, holder: Animal, slot: i64, action: i64) -> i64:
        card: i64 = b_of(action)
        t: i64 = trait_on(s, holder, card)
        if t and s.book.cards.need[t] > 0:
            return R_NEED | t << 8
        return loss_reason(s, holder, card) or self.shed_bar(s, holder, slot, card, t)

    def use(self, s: Table, holder: Animal, slot: i64, action: i64) -> None:
        card: i64 = b_of(action)
        holder.marks[slot] = USED
        s.tell(SHED_TRAIT, holder.owner, holder.aid, card, trait_on(s, holder, card))
        shed(s, holder, card)
        gain(s, holder, 1, BLUE)


class Viviparous(Trait):
    """Once fed, bears a young one. [TTF Viviparous] [R315] [R355]"""

    def became_fed(self, s: Table, holder: Animal, slot: i64) -> None:
        if holder.marks[slot] != READY or is_last(s):
            return
        if s.book.sleep_bears or holder.food >= holder.need:
            holder.marks[slot] = USED
            bear(s, holder.owner)


class AmbushHunting(Trait):
    """Its carnivore may attack an animal that is about to get a red token. [TTF Ambush Hunting]"""

    def ambushes(self, s: Table, holder: Animal, prey: Animal) -> bool:
        return may_attack(s, holder, prey, True)

    def ambush(self, s: Table, holder: Animal, prey: Animal) -> None:
        declare(s, holder, prey, True)


class Flight(Trait):
    """Attacked only by a carnivore with fewer traits. [TTF Flight]"""

    def bars_attack(
        self, s: Table, hunter: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        return trait_count(hunter) >= trait_count(holder)
