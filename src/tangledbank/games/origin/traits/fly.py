"""The single-animal traits of Time to Fly."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from tangledbank.core.action import b_of, pack
from tangledbank.core.reason import reason_about
from tangledbank.games.origin.attack import declare
from tangledbank.games.origin.fly.ids import (
    BORN,
    CLOSE,
    INK_SQUIRTED,
    R_AMBUSHED,
    R_LETTER,
    R_NEED,
    R_SURPLUS,
    SHED,
    SHED_TRAIT,
    SHELL_CLOSED,
    SPECIALIZE,
    SPECIALIZED,
    SQUIRT,
)
from tangledbank.games.origin.ids import BLUE, R_USED
from tangledbank.games.origin.rules import (
    can_give_up,
    cards_on,
    food_reason,
    is_last,
    may_attack,
    spend_attack,
    trait_count,
    trait_on,
)
from tangledbank.games.origin.state import Animal, AttackState, OriginState
from tangledbank.games.origin.state_changes import discard_trait, maybe_run_out
from tangledbank.games.origin.taking_food import gain
from tangledbank.games.origin.trait_marks import INKED, READY, USED, noted
from tangledbank.games.origin.traits.base import Demanding, Trait
from tangledbank.games.origin.traits.reactions import give_up_reason

CLOSED: Final = 1


class Shell(Trait):
    """Lets the holder close when attacked: it is safe, but gets no food for the rest of the turn.

    [TTF Shell] [R338]
    """

    def verb(self) -> i64:
        return CLOSE

    def can_react(self, s: OriginState, attack: AttackState, holder: Animal, slot: i64) -> bool:
        return not attack.ambush

    def react_reason(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> i64:
        return reason_about(R_AMBUSHED, self.id) if attack.ambush else 0

    def react(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> None:
        holder.mark(slot, CLOSED)
        attack.over = True
        s.tell(SHELL_CLOSED, holder.owner, holder.aid, attack.attacker)

    def bars_attack(
        self, s: OriginState, attacker: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        return holder.marks[slot] == CLOSED

    def cannot_be_ignored(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        return not s.book.intellect_opens_shells

    def bars_food(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        return holder.marks[slot] == CLOSED

    stays_in_play: ClassVar = True


class InkCloud(Trait):
    """Ends an attack, once per turn; the carnivore may attack again in a later round.

    [TTF Ink Cloud]
    """

    def verb(self) -> i64:
        return SQUIRT

    def can_react(self, s: OriginState, attack: AttackState, holder: Animal, slot: i64) -> bool:
        return holder.marks[slot] == READY

    def react_reason(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> i64:
        return 0 if holder.marks[slot] == READY else reason_about(R_USED, self.id)

    def react(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> None:
        holder.mark(slot, USED)
        attack.over = True
        if not attack.counter:
            spend_attack(s, s.animals[attack.attacker], INKED)
        s.tell(INK_SQUIRTED, holder.owner, holder.aid, attack.attacker)


class Intellect(Demanding):
    """Lets the holder ignore one of its target's traits, once per turn. [TTF Intellect]"""

    def may_ignore_trait(self, holder: Animal, slot: i64) -> bool:
        return holder.marks[slot] == READY

    def ignored_card(self, holder: Animal, slot: i64) -> i64:
        return noted(holder.marks[slot])


class Anglerfish(Trait):
    """A hidden hunter, played as an animal. [TTF Anglerfish]"""

    lurks: ClassVar = True


class Specialization(Trait):
    """Gives the holder a blue token if no other animal has the same letter. [TTF Specialization]"""

    def verb(self) -> i64:
        return SPECIALIZE

    def limit_reason(self, s: OriginState, holder: Animal, slot: i64) -> i64:
        """Return why the trait cannot be used again this turn, or 0. [R307] [R357]"""
        if s.book.specialize_each_act:
            return R_SURPLUS if holder.food > holder.need else 0
        return 0 if holder.marks[slot] == READY else reason_about(R_USED, self.id)

    def use_reason(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> i64:
        reason: i64 = self.limit_reason(s, holder, slot)
        if reason:
            return reason
        for player in s.players:
            for aid in player.row:
                if aid != holder.aid and s.animals[aid].mask & self.bit:
                    return reason_about(R_LETTER, self.id)
        return food_reason(s, holder)

    def use(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> None:
        holder.mark(slot, USED)
        s.tell(SPECIALIZED, holder.owner, holder.aid, self.id)
        gain(s, holder, 1, BLUE)


class Metamorphose(Trait):
    """Gives the holder a blue token in return for a trait that does not add to its need.

    [TTF Metamorphose] [R333]
    """

    def verb(self) -> i64:
        return SHED

    def shed_reason(
        self, s: OriginState, holder: Animal, slot: i64, card: i64, trait: Trait
    ) -> i64:
        if holder.marks[slot] != READY and not s.book.metamorphose_each_act:
            return reason_about(R_USED, self.id)
        if trait.need > 0:
            return reason_about(R_NEED, trait.id)
        return food_reason(s, holder, card)

    def fill_uses(self, s: OriginState, holder: Animal, slot: i64, out: vec[i64], n: i64) -> i64:
        for card in cards_on(s, holder):
            trait = trait_on(s, holder, card)
            if can_give_up(holder, card, trait) and not self.shed_reason(
                s, holder, slot, card, trait
            ):
                out[n] = pack(SHED, holder.aid, card)
                n += 1
        return n

    def use_reason(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> i64:
        card: i64 = b_of(action)
        trait = trait_on(s, holder, card)
        if trait.need > 0:
            return reason_about(R_NEED, trait.id)
        return give_up_reason(s, holder, card) or self.shed_reason(s, holder, slot, card, trait)

    def use(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> None:
        card: i64 = b_of(action)
        holder.mark(slot, USED)
        s.tell(SHED_TRAIT, holder.owner, holder.aid, card, trait_on(s, holder, card).id)
        discard_trait(s, holder, card)
        gain(s, holder, 1, BLUE)


class Viviparous(Demanding):
    """Lets the holder bear a young animal once it is fed. [TTF Viviparous] [R315] [R355]"""

    def became_fed(self, s: OriginState, holder: Animal, slot: i64) -> None:
        if holder.marks[slot] != READY or is_last(s):
            return
        if s.book.sleepers_bear or holder.food >= holder.need:
            holder.mark(slot, USED)
            bear(s, holder)


def bear(s: OriginState, parent: Animal) -> None:
    """Turn the deck's top card into a fed animal. [TTF Viviparous]"""
    s.deck, card = pop(s.deck)
    a = s.new_animal(parent.owner, card)
    a.food = 1
    s.forbid_undo()
    s.tell_hiding_card(BORN, parent.owner, a.card, a.aid, parent.aid)
    maybe_run_out(s)


class AmbushHunting(Trait):
    """Lets a carnivore attack an animal that is about to take a red token. [TTF Ambush Hunting]"""

    def ambushes(self, s: OriginState, holder: Animal, target: Animal) -> bool:
        return may_attack(s, holder, target, True)

    def ambush(self, s: OriginState, holder: Animal, target: Animal) -> None:
        declare(s, holder, target, True)


class Flight(Trait):
    """Protects the holder from carnivores with at least as many traits. [TTF Flight]"""

    def bars_attack(
        self, s: OriginState, attacker: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        return trait_count(attacker) >= trait_count(holder)
