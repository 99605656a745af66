"""Questions whose answers traits may change."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.reason import reason_about
from tangledbank.games.origin.causes import by_trait
from tangledbank.games.origin.ids import (
    R_ANIMAL,
    R_ATTACKER,
    R_DUPLICATE,
    R_EXCLUDED,
    R_FED,
    R_GONE,
    R_HABIT,
    R_HOME,
    R_HUNTER,
    R_INKED,
    R_KEEPS,
    R_LACKS,
    R_OWN,
    R_OWNERS,
    R_PAIR,
    R_ROUND,
    R_SAME,
    R_SELF,
    R_SEVERAL,
    R_SINGLE,
    R_TIED,
    R_TRAIT,
    R_USED,
)
from tangledbank.games.origin.questions import (
    BARS_ATTACK,
    BARS_ATTACK_BY,
    BARS_ATTACK_ON,
    BARS_FOOD,
    BARS_FOOD_OF,
    BECAME_FED,
    CAN_STORE,
    CANNOT_BE_GIVEN_UP,
    COUNTS_AS_FED,
    HUNTS,
    IGNORED_CARD,
    IGNORES_TRAIT,
    MAY_IGNORE_TRAIT,
)
from tangledbank.games.origin.state import (
    NO_PAIR,
    NOBODY,
    Animal,
    AttackState,
    OriginState,
    Pair,
    trait_at,
    trait_of,
)
from tangledbank.games.origin.trait_marks import INKED, READY, USED
from tangledbank.games.origin.traits.base import Trait

CLEAR: Final = 0  # nothing forbids the attack

# Food


def is_last(s: OriginState) -> bool:
    """Return whether this is the last turn. [ORI End of the Game] [TTF Viviparous]"""
    return len(s.deck) == 0


def is_asleep(s: OriginState, a: Animal) -> bool:
    if a.hooks & COUNTS_AS_FED:
        for slot in range(len(a.traits)):
            if trait_at(s, a, slot).counts_as_fed(s, a, slot):
                return True
    return False


def is_fed(s: OriginState, a: Animal) -> bool:
    """Return whether an animal is fed or asleep. [ORI Feeding Phase] [ORI Hibernation]"""
    return a.food >= a.need or is_asleep(s, a)


def empty_store_slot(s: OriginState, a: Animal, without: i64 = 0) -> i64:
    """Return the slot of a card that can store a token, or -1. [ORI Fat Tissue]"""
    if a.hooks & CAN_STORE:
        traits: vec[Trait] = s.book.cards.traits
        for slot in range(len(a.traits)):
            if a.cards[slot] != without and traits[a.traits[slot]].can_store(a, slot):
                return slot
    return -1


def food_reason(s: OriginState, a: Animal, without: i64 = 0) -> i64:
    """Return why this animal cannot get a token, or 0; the card `without` is disregarded."""
    if a.hooks & BARS_FOOD:
        traits: vec[Trait] = s.book.cards.traits
        for slot in range(len(a.traits)):
            trait = traits[a.traits[slot]]
            if a.cards[slot] != without and trait.bars_food(s, a, slot):
                return reason_about(R_KEEPS, trait.id)
    if a.hooks & BARS_FOOD_OF:
        for pid in a.pairs:
            pair = s.pairs[pid]
            if pair.card != without and trait_of(s, pair).bars_food_of(s, pair, a):
                return reason_about(R_KEEPS, pair.trait)
    if a.food < a.need or empty_store_slot(s, a, without) >= 0:
        return 0
    return R_FED


def all_full(s: OriginState) -> bool:
    """Return whether every animal is fed and every store is full. [ORI Feeding Phase]"""
    for player in s.players:
        for aid in player.row:
            a = s.animals[aid]
            if not is_fed(s, a) or empty_store_slot(s, a) >= 0:
                return False
    return True


def maybe_fed(s: OriginState, a: Animal) -> None:
    """Let an animal's traits react if it is now fed. [R356]"""
    if a.hooks & BECAME_FED and is_fed(s, a):
        before: i64 = s.by
        for slot in range(len(a.traits)):
            trait = trait_at(s, a, slot)
            if trait.hooks & BECAME_FED:
                s.by = by_trait(trait.id, a)
                trait.became_fed(s, a, slot)
        s.by = before


# Attacks


def is_bare(a: Animal) -> bool:
    """Return whether an animal has no traits, pair cards or parasites. [R344]"""
    return trait_count(a) == 0


def trait_count(a: Animal) -> i64:
    """Return the number of trait cards on an animal. [TTF Flight] [R331]"""
    return len(a.cards) + len(a.pairs)


def hunting_slot(s: OriginState, attacker: Animal) -> i64:
    """Return the slot of a carnivore's hunting trait; the animal must have one."""
    slot: i64 = 0
    while not trait_at(s, attacker, slot).hooks & HUNTS:
        slot += 1
    return slot


def spend_attack(s: OriginState, attacker: Animal, mark: i64 = USED) -> None:
    attacker.mark(hunting_slot(s, attacker), mark)


def attacker_reason(s: OriginState, attacker: Animal) -> i64:
    """Return why this animal cannot attack at all, or 0. [ORI Carnivorous] [R325] [R349]"""
    if not attacker.hooks & HUNTS:
        return R_HUNTER
    slot: i64 = hunting_slot(s, attacker)
    if attacker.marks[slot] == INKED:
        return R_INKED
    if attacker.marks[slot] != READY:
        return reason_about(R_USED, attacker.traits[slot])
    if s.players[attacker.owner].hunted:
        return R_ROUND
    return food_reason(s, attacker)


def own_traits_reason(s: OriginState, attacker: Animal, target: Animal) -> i64:
    """Return why the attacker's own traits forbid this target, or 0. [ORI Swimming] [R342]"""
    if attacker.hooks & BARS_ATTACK_BY:
        for t in attacker.traits:
            if s.book.cards.traits[t].bars_attack_by(attacker, target):
                return reason_about(R_HABIT, t)
    return 0


def trait_blocks(s: OriginState, attacker: Animal, target: Animal, slot: i64, ambush: bool) -> bool:
    """Return whether this trait of the target forbids the attack."""
    trait = trait_at(s, target, slot)
    if not trait.bars_attack(s, attacker, target, slot, ambush):
        return False
    if attacker.hooks & IGNORES_TRAIT:
        for t in attacker.traits:
            if s.book.cards.traits[t].ignores_trait(trait.bit):
                return False
    return True


def blocking_card(
    s: OriginState, attacker: Animal, target: Animal, ambush: bool, ignored: i64
) -> i64:
    """Return the card of the target that forbids the attack, or CLEAR.

    The result is negative if ignoring the card would not help, because other cards also forbid the
    attack or because the card cannot be ignored.
    """
    found: i64 = CLEAR
    if target.hooks & BARS_ATTACK:
        for slot in range(len(target.traits)):
            if target.cards[slot] != ignored and trait_blocks(s, attacker, target, slot, ambush):
                if found != CLEAR:
                    return -found
                found = target.cards[slot]
                if trait_at(s, target, slot).cannot_be_ignored(s, target, slot):
                    return -found
    if target.hooks & BARS_ATTACK_ON:
        for pid in target.pairs:
            pair = s.pairs[pid]
            if pair.card != ignored and trait_of(s, pair).bars_attack_on(pair, target):
                if found != CLEAR:
                    return -found
                found = pair.card
    return found


def ignoring_slot(s: OriginState, attacker: Animal) -> i64:
    """Return the slot of a trait that can ignore a target's trait, or -1. [TTF Intellect]"""
    if attacker.hooks & MAY_IGNORE_TRAIT:
        for slot in range(len(attacker.traits)):
            if trait_at(s, attacker, slot).may_ignore_trait(attacker, slot):
                return slot
    return -1


def ignored_by(s: OriginState, attacker: Animal) -> i64:
    """Return the card that this attacker ignores for the rest of the turn, or 0. [TTF Intellect]"""
    if attacker.hooks & IGNORED_CARD:
        for slot in range(len(attacker.traits)):
            card: i64 = trait_at(s, attacker, slot).ignored_card(attacker, slot)
            if card:
                return card
    return 0


def may_attack(s: OriginState, attacker: Animal, target: Animal, ambush: bool) -> bool:
    """Return whether an attacker may choose this target. [ORI Carnivorous] [TTF Intellect]"""
    if attacker is target or own_traits_reason(s, attacker, target):
        return False
    found: i64 = blocking_card(s, attacker, target, ambush, ignored_by(s, attacker))
    return found == CLEAR or (found > CLEAR and ignoring_slot(s, attacker) >= 0)


def attack_reason(s: OriginState, attacker: Animal, target: Animal, ambush: bool) -> i64:
    """Return why this attack cannot be declared, or 0. [ORI Carnivorous]"""
    if attacker is NOBODY or target is NOBODY:
        return R_GONE
    if attacker is target:
        return R_SELF
    reason = attacker_reason(s, attacker) or own_traits_reason(s, attacker, target)
    if reason or may_attack(s, attacker, target, ambush):
        return reason
    found: i64 = blocking_card(s, attacker, target, ambush, ignored_by(s, attacker))
    several = (
        found < CLEAR
        and ignoring_slot(s, attacker) >= 0
        and not card_cannot_be_ignored(s, target, -found)
    )
    return blocking_reason(s, target, found, R_SEVERAL if several else R_TRAIT)


def blocking_reason(s: OriginState, target: Animal, found: i64, kind: i64) -> i64:
    """Return a reason about the card that `blocking_card` found."""
    return reason_about(kind, trait_on(s, target, found if found > CLEAR else -found).id)


def card_cannot_be_ignored(s: OriginState, target: Animal, card: i64) -> bool:
    """Return whether no attacker can ignore this card of the target."""
    for slot in range(len(target.cards)):
        if target.cards[slot] == card:
            return trait_at(s, target, slot).cannot_be_ignored(s, target, slot)
    return False


def may_be_redirected(
    s: OriginState, attacker: Animal, target: Animal, ambush: bool, ignored: i64
) -> bool:
    """Return whether an attack can be redirected to this animal. [ORI Mimicry] [R343]"""
    if attacker is target or own_traits_reason(s, attacker, target):
        return False
    return blocking_card(s, attacker, target, ambush, ignored) == CLEAR


def redirect_reason(s: OriginState, attack: AttackState, target: Animal) -> i64:
    """Return why an attack cannot be redirected to this animal, or 0. [ORI Mimicry] [R343]"""
    attacker = s.animals[attack.attacker]
    if attacker is target:
        return R_ATTACKER
    reason: i64 = own_traits_reason(s, attacker, target)
    if reason:
        return reason
    found: i64 = blocking_card(s, attacker, target, attack.ambush, attack.ignored)
    return 0 if found == CLEAR else blocking_reason(s, target, found, R_TRAIT)


# Playing cards


def host_reason(seat: i64, a: Animal, trait: Trait) -> i64:
    """Return why this trait cannot be put on this animal, or 0. [ORI Traits] [R326] [R327]"""
    if trait.animal:
        return reason_about(R_ANIMAL, trait.id)
    if trait.pair:
        return reason_about(R_PAIR, trait.id)
    if trait.others != (a.owner != seat):
        return reason_about(R_OWN if trait.others else R_HOME, trait.id)
    if a.mask & trait.bit & trait.excludes:
        return reason_about(R_DUPLICATE, trait.id)
    return reason_about(R_EXCLUDED, trait.id) if a.mask & trait.excludes else 0


def pair_reason(s: OriginState, seat: i64, a: Animal, b: Animal, trait: Trait) -> i64:
    """Return why these two animals cannot get this trait, or 0. [ORI Pairwise Traits] [R322]"""
    kind: i64 = 0
    if trait.animal:
        kind = R_ANIMAL
    elif not trait.pair:
        kind = R_SINGLE
    elif a is b:
        kind = R_SAME
    elif trait.others != (a.owner != seat) or trait.others != (b.owner != seat):
        kind = R_OWN if trait.others else R_HOME
    elif a.owner != b.owner:
        kind = R_OWNERS
    elif has_pair(s, a, b, trait):
        kind = R_TIED
    return reason_about(kind, trait.id) if kind else 0


def has_pair(s: OriginState, a: Animal, b: Animal, trait: Trait) -> bool:
    """Return whether these two animals already have this pair trait."""
    for pid in a.pairs:
        pair = s.pairs[pid]
        if pair.trait == trait.id and pair.other(a.aid) == b.aid:
            return True
    return False


# Traits of the game


def lacks_reason(s: OriginState, verb: i64, hooks: i64) -> i64:
    """Return a reason that names the missing trait for this verb, or 0 if no trait has the verb."""
    for trait in s.book.cards.traits:
        if trait.hooks & hooks and trait.verb() == verb:
            return reason_about(R_LACKS, trait.id)
    return 0


# Cards in play


def trait_on(s: OriginState, a: Animal, card: i64) -> Trait:
    """Return the trait that a card represents on this animal, or the neutral trait."""
    for slot in range(len(a.cards)):
        if a.cards[slot] == card:
            return trait_at(s, a, slot)
    return s.book.cards.traits[pair_with(s, a, card).trait]


def first_alike(a: Animal, slot: i64) -> i64:
    """Return the first slot with the same trait in the same state."""
    i: i64 = 0
    while a.traits[i] != a.traits[slot] or a.marks[i] != a.marks[slot]:
        i += 1
    return i


def cards_on(s: OriginState, a: Animal) -> vec[i64]:
    """Return an animal's trait cards (equal ones once), then its pair cards."""
    found: vec[i64] = vec[i64]()
    for slot in range(len(a.cards)):
        if first_alike(a, slot) == slot:
            found = append(found, a.cards[slot])
    for pid in a.pairs:
        found = append(found, s.pairs[pid].card)
    return found


def can_give_up(a: Animal, card: i64, trait: Trait) -> bool:
    """Return whether another card's effect may discard this trait. [TTF Trematode] [R348]"""
    return card != a.card and not trait.hooks & CANNOT_BE_GIVEN_UP


def pair_with(s: OriginState, a: Animal, card: i64) -> Pair:
    """Return the animal's pair with this card, or NO_PAIR."""
    for pid in a.pairs:
        if s.pairs[pid].card == card:
            return s.pairs[pid]
    return NO_PAIR
