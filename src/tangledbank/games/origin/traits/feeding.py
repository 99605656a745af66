"""Traits about food: stores, theft, trampling and sleep."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import b_of, pack
from tangledbank.core.cause import pack_cause
from tangledbank.core.reason import reason_about
from tangledbank.core.rows import place_of
from tangledbank.games.origin.ids import (
    BLUE,
    BY_STOLEN,
    FAT_USED,
    GRAZE,
    R_AMOUNT,
    R_BANK,
    R_EMPTY,
    R_GONE,
    R_HOARD,
    R_LAST,
    R_RESTED,
    R_SATED,
    R_SELF,
    R_SPARE,
    R_USED,
    RED_DESTROYED,
    SLEEP,
    SLEPT,
    STEAL,
    STOLEN,
    USE_FAT,
)
from tangledbank.games.origin.rules import food_reason, is_fed, is_last, maybe_fed
from tangledbank.games.origin.state import NOBODY, Animal, OriginState
from tangledbank.games.origin.taking_food import gain
from tangledbank.games.origin.trait_marks import READY, USED
from tangledbank.games.origin.traits.base import Trait

ASLEEP: Final = 2  # the mark in the turn of sleep; one less in the next turn


class FatTissue(Trait):
    """Stores one token. The owner may use stored tokens instead of taking a red one.

    [ORI Fat Tissue]
    """

    def can_store(self, holder: Animal, slot: i64) -> bool:
        return holder.marks[slot] == READY

    def mark_after_turn(self, mark: i64) -> i64:
        return mark

    def verb(self) -> i64:
        return USE_FAT

    def stored(self, holder: Animal, slot: i64) -> i64:
        """Return the number of tokens that the animal has stored."""
        found: i64 = 0
        for i in range(slot, len(holder.traits)):
            if holder.traits[i] == self.id and holder.marks[i] == USED:
                found += 1
        return found

    def most(self, s: OriginState, holder: Animal, slot: i64) -> i64:
        """Return how many stored tokens may be used: all, or as many as the animal lacks. [R328]"""
        stored: i64 = self.stored(holder, slot)
        if s.book.fat_beyond_need:
            return stored
        if is_fed(s, holder):
            return 0
        lack: i64 = holder.need - holder.food
        return stored if stored < lack else lack

    def fill_uses(self, s: OriginState, holder: Animal, slot: i64, out: vec[i64], n: i64) -> i64:
        if place_of(holder.traits, self.id) == slot:
            for amount in range(self.most(s, holder, slot)):
                out[n] = pack(USE_FAT, holder.aid, amount + 1)
                n += 1
        return n

    def use_reason(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> i64:
        if 0 < b_of(action) <= self.most(s, holder, slot):
            return 0
        return R_SPARE if 0 < b_of(action) <= self.stored(holder, slot) else R_AMOUNT

    def use(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> None:
        left: i64 = b_of(action)
        holder.food += left
        s.tell(FAT_USED, holder.owner, holder.aid, left)
        for i in range(slot, len(holder.traits)):
            if left > 0 and holder.traits[i] == self.id and holder.marks[i] == USED:
                holder.mark(i, READY)
                left -= 1
        maybe_fed(s, holder)


class Piracy(Trait):
    """Lets the holder steal a token from an animal that is not yet fed, once per turn.

    [ORI Piracy]
    """

    def verb(self) -> i64:
        return STEAL

    extra_use: ClassVar = True

    def pirate_reason(self, s: OriginState, holder: Animal, slot: i64) -> i64:
        if holder.marks[slot] != READY:
            return reason_about(R_USED, self.id)
        reason: i64 = food_reason(s, holder)
        if reason or s.book.steals_into_fat or holder.food < holder.need:
            return reason
        return R_HOARD

    def victim_reason(self, s: OriginState, holder: Animal, victim: Animal) -> i64:
        if victim is NOBODY:
            return R_GONE
        if victim is holder:
            return R_SELF
        if victim.food == 0:
            return R_EMPTY
        return R_SATED if is_fed(s, victim) else 0

    def can_use(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        if self.pirate_reason(s, holder, slot):
            return False
        for player in s.players:
            for aid in player.row:
                if not self.victim_reason(s, holder, s.animals[aid]):
                    return True
        return False

    def fill_uses(self, s: OriginState, holder: Animal, slot: i64, out: vec[i64], n: i64) -> i64:
        if self.pirate_reason(s, holder, slot):
            return n
        for player in s.players:
            for aid in player.row:
                if not self.victim_reason(s, holder, s.animals[aid]):
                    out[n] = pack(STEAL, holder.aid, aid)
                    n += 1
        return n

    def use_reason(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> i64:
        reason: i64 = self.pirate_reason(s, holder, slot)
        return reason or self.victim_reason(s, holder, s.living(b_of(action)))

    def use(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> None:
        holder.mark(slot, USED)
        victim = s.animals[b_of(action)]
        victim.food -= 1
        s.tell(STOLEN, holder.owner, holder.aid, victim.aid)
        s.by = pack_cause(BY_STOLEN, 0, victim.aid)
        gain(s, holder, 1, BLUE, victim.aid)


class Grazing(Trait):
    """Lets the owner destroy a red token in the bank during each act. [ORI Grazing] [R339]"""

    def verb(self) -> i64:
        return GRAZE

    extra_use: ClassVar = True

    def mark_after_act(self, mark: i64) -> i64:
        return READY

    def use_reason(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> i64:
        if holder.marks[slot] != READY:
            return reason_about(R_USED, self.id)
        return 0 if s.bank > 0 else R_BANK

    def use(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> None:
        holder.mark(slot, USED)
        s.bank -= 1
        s.tell(RED_DESTROYED, holder.owner, holder.aid, s.bank)


class Hibernation(Trait):
    """Lets the holder count as fed without food, but not twice in a row or in the last turn.

    [ORI Hibernation]
    """

    def counts_as_fed(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        return holder.marks[slot] == ASLEEP and not is_last(s)

    def bars_food(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        """Return whether the holder sleeps; by default, the last turn does not wake it. [R317]"""
        return holder.marks[slot] == ASLEEP and not (s.book.last_card_wakes and is_last(s))

    def mark_after_turn(self, mark: i64) -> i64:
        return mark - 1 if mark > 0 else 0

    def verb(self) -> i64:
        return SLEEP

    extra_use: ClassVar = True

    def use_reason(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> i64:
        if is_last(s):
            return R_LAST
        if holder.marks[slot] == ASLEEP:
            return reason_about(R_USED, self.id)
        return 0 if holder.marks[slot] == READY else R_RESTED

    def use(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> None:
        holder.mark(slot, ASLEEP)
        s.tell(SLEPT, holder.owner, holder.aid)
        if s.book.sleepers_bear:
            maybe_fed(s, holder)
