"""Traits that react to an attack."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import b_of, pack
from tangledbank.core.cause import pack_cause
from tangledbank.core.reason import reason_about
from tangledbank.core.rows import holds
from tangledbank.games.origin.causes import by_prey
from tangledbank.games.origin.ids import (
    BLUE,
    BY_POISON,
    DROP,
    ESCAPED,
    FOR_RUNNING,
    POISONED,
    R_ABSENT,
    R_ALIKE,
    R_ANSWERED,
    R_FIXED,
    R_FOREIGN,
    R_GONE,
    R_SELF,
    R_USED,
    REDIRECT,
    REDIRECTED,
    RUN,
    TAIL_LOST,
)
from tangledbank.games.origin.rules import (
    can_give_up,
    cards_on,
    may_be_redirected,
    redirect_reason,
    trait_on,
)
from tangledbank.games.origin.state import NOBODY, Animal, AttackState, OriginState
from tangledbank.games.origin.state_changes import discard_trait, roll
from tangledbank.games.origin.taking_food import gain
from tangledbank.games.origin.trait_marks import READY, USED
from tangledbank.games.origin.traits.base import Trait


def answered_reason(attack: AttackState, holder: Animal, slot: i64) -> i64:
    """Return a reason if the trait has already reacted to this attack, or 0."""
    answered = holds(attack.answered, holder.cards[slot])
    return reason_about(R_ANSWERED, holder.traits[slot]) if answered else 0


class Running(Trait):
    """Makes the owner roll a die before the holder is eaten; it escapes on four or more.

    [ORI Running]
    """

    def verb(self) -> i64:
        return RUN

    def can_react(self, s: OriginState, attack: AttackState, holder: Animal, slot: i64) -> bool:
        return not holds(attack.answered, holder.cards[slot])

    def must_react(self, s: OriginState) -> bool:
        return True

    def react_reason(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> i64:
        return answered_reason(attack, holder, slot)

    def react(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> None:
        attack.answered = append(attack.answered, holder.cards[slot])
        if roll(s, holder.owner, FOR_RUNNING) > 3:
            attack.over = True
            s.tell(ESCAPED, holder.owner, holder.aid, attack.attacker)


class Mimicry(Trait):
    """Lets the owner redirect an attack to another of their animals. [ORI Mimicry] [R303] [R305]"""

    def verb(self) -> i64:
        return REDIRECT

    def can_react(self, s: OriginState, attack: AttackState, holder: Animal, slot: i64) -> bool:
        if holds(attack.answered, holder.cards[slot]):
            return False
        if holder.marks[slot] != READY and not s.book.mimicry_each_attack:
            return False
        for aid in s.players[holder.owner].row:
            if self.may_redirect(s, attack, holder, s.animals[aid]):
                return True
        return False

    def may_redirect(
        self, s: OriginState, attack: AttackState, holder: Animal, target: Animal
    ) -> bool:
        if target is holder:
            return False
        return may_be_redirected(
            s, s.animals[attack.attacker], target, attack.ambush, attack.ignored
        )

    def must_react(self, s: OriginState) -> bool:
        return s.book.must_mimic

    def fill_reactions(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, out: vec[i64], n: i64
    ) -> i64:
        for aid in s.players[holder.owner].row:
            if self.may_redirect(s, attack, holder, s.animals[aid]):
                out[n] = pack(REDIRECT, holder.aid, aid)
                n += 1
        return n

    def react_reason(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> i64:
        reason: i64 = answered_reason(attack, holder, slot)
        if reason:
            return reason
        if holder.marks[slot] != READY and not s.book.mimicry_each_attack:
            return reason_about(R_USED, self.id)
        target = s.living(b_of(action))
        if target is NOBODY:
            return R_GONE
        if target.owner != holder.owner:
            return R_FOREIGN
        return R_SELF if target is holder else redirect_reason(s, attack, target)

    def react(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> None:
        attack.answered = append(attack.answered, holder.cards[slot])
        holder.mark(slot, USED)
        attack.target = b_of(action)
        attack.redirected = True
        s.tell(REDIRECTED, holder.owner, holder.aid, attack.target)


class TailLoss(Trait):
    """Lets the owner discard a trait to save the holder; the attacker gets one token.

    [ORI Tail Loss] [R306]
    """

    def verb(self) -> i64:
        return DROP

    def can_react(self, s: OriginState, attack: AttackState, holder: Animal, slot: i64) -> bool:
        return True

    def must_react(self, s: OriginState) -> bool:
        return s.book.must_lose_tail

    def fill_reactions(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, out: vec[i64], n: i64
    ) -> i64:
        for card in cards_on(s, holder):
            if can_give_up(holder, card, trait_on(s, holder, card)):
                out[n] = pack(DROP, holder.aid, card)
                n += 1
        return n

    def react_reason(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> i64:
        return give_up_reason(s, holder, b_of(action))

    def react(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> None:
        card: i64 = b_of(action)
        attack.over = True
        s.tell(TAIL_LOST, holder.owner, holder.aid, card, trait_on(s, holder, card).id)
        discard_trait(s, holder, card)
        s.by = by_prey(holder)
        gain(s, s.animals[attack.attacker], 1, BLUE, holder.aid)


def give_up_reason(s: OriginState, a: Animal, card: i64) -> i64:
    """Return why another trait cannot discard this card of the animal, or 0."""
    trait = trait_on(s, a, card)
    if not trait.id:
        return R_ABSENT
    if not can_give_up(a, card, trait):
        return reason_about(R_FIXED, trait.id)
    return 0 if holds(cards_on(s, a), card) else R_ALIKE


class Poisonous(Trait):
    """Makes the animal that eats the holder die in the extinction phase. [ORI Poisonous] [R330]"""

    def was_eaten(self, s: OriginState, attacker: Animal, holder: Animal) -> None:
        s.by = pack_cause(BY_POISON, self.id, holder.aid)
        attacker.poisoned = True
        attacker.poisoned_by = s.by
        s.tell(POISONED, attacker.owner, attacker.aid)
