"""The questions traits may bend."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.games.origin.ids import (
    CARNIVOROUS,
    R_ANIMAL,
    R_DUPLICATE,
    R_EXCLUDED,
    R_FED,
    R_FOREIGN,
    R_GONE,
    R_HUNTER,
    R_OWN,
    R_PAIR,
    R_SELF,
    R_TRAIT,
    R_USED,
    READY,
)
from tangledbank.games.origin.state import NOBODY, UNTIED, Animal, Pair, Table
from tangledbank.games.origin.traits.base import HOOKS

HUNTS: Final = 1 << CARNIVOROUS
CLEAR: Final = 0  # nothing bars an attack
MANY: Final = 1  # more than one trait bars it

# Food


def is_last(s: Table) -> bool:
    """The turn in which the deck is empty is the last. [ORI End of the Game] [TTF Viviparous]"""
    return not s.deck


def is_asleep(s: Table, a: Animal) -> bool:
    if a.mask & HOOKS.sleeps:
        for slot in range(len(a.traits)):
            if HOOKS.traits[a.traits[slot]].sleeps(s, a, slot):
                return True
    return False


def is_fed(s: Table, a: Animal) -> bool:
    """Enough tokens, or asleep. [ORI Feeding Phase] [ORI Hibernation]"""
    return a.food >= a.need or is_asleep(s, a)


def empty_store(a: Animal, without: i64 = 0) -> i64:
    """The slot of a card that can store a token, -1 if there is none. [ORI Fat Tissue]"""
    if a.mask & HOOKS.room:
        for slot in range(len(a.traits)):
            if a.cards[slot] != without and HOOKS.traits[a.traits[slot]].room(a, slot):
                return slot
    return -1


def food_bar(s: Table, a: Animal, without: i64 = 0) -> i64:
    """Why this animal can get no token, or 0; as if the card `without` were gone."""
    if a.mask & HOOKS.bars_food:
        for slot in range(len(a.traits)):
            t: i64 = a.traits[slot]
            if a.cards[slot] != without and HOOKS.traits[t].bars_food(s, a, slot):
                return R_TRAIT | t << 8
    if a.ties & HOOKS.bars_food_of:
        for pid in a.pairs:
            pair = s.pairs[pid]
            if pair.card != without and HOOKS.traits[pair.trait].bars_food_of(s, pair, a):
                return R_TRAIT | pair.trait << 8
    if a.food < a.need or empty_store(a, without) >= 0:
        return 0
    return R_FED


def all_full(s: Table) -> bool:
    """Every animal is fed and every store is filled. [ORI Feeding Phase]"""
    for player in s.players:
        for aid in player.row:
            a = s.animals[aid]
            if empty_store(a) >= 0 or not is_fed(s, a):
                return False
    return True


def settle(s: Table, a: Animal) -> None:
    """Whatever may have fed the animal: its traits may act on that at once. [R356]"""
    if a.mask & HOOKS.became_fed and is_fed(s, a):
        for slot in range(len(a.traits)):
            HOOKS.traits[a.traits[slot]].became_fed(s, a, slot)


# Attacks


def is_bare(a: Animal) -> bool:
    """Without any trait, pair cards and parasites included. [R344]"""
    return not a.cards and not a.pairs


def trait_count(a: Animal) -> i64:
    """All trait cards on an animal. [TTF Flight] [R331]"""
    return len(a.cards) + len(a.pairs)


def slot_of(a: Animal, trait: i64) -> i64:
    """Where the animal holds this trait; it must."""
    slot: i64 = 0
    while a.traits[slot] != trait:
        slot += 1
    return slot


def is_ready(hunter: Animal) -> bool:
    """Has this carnivore an attack left, in this round? [ORI Carnivorous] [TTF Ink Cloud]"""
    return hunter.marks[slot_of(hunter, CARNIVOROUS)] == READY


def spend_attack(hunter: Animal, mark: i64 = 1) -> None:
    hunter.marks[slot_of(hunter, CARNIVOROUS)] = mark


def hunter_bar(s: Table, hunter: Animal) -> i64:
    """Why this animal cannot attack anything, or 0. [ORI Carnivorous] [R325]"""
    if not hunter.mask & HUNTS:
        return R_HUNTER
    if not is_ready(hunter):
        return R_USED
    return food_bar(s, hunter)


def hunt_bar(hunter: Animal, prey: Animal) -> i64:
    """Why the hunter's own traits keep it from this prey, or 0. [ORI Swimming] [R342]"""
    if hunter.mask & HOOKS.bars_hunt:
        for t in hunter.traits:
            if HOOKS.traits[t].bars_hunt(hunter, prey):
                return R_TRAIT | t << 8
    return 0


def blocker(s: Table, hunter: Animal, prey: Animal, ambush: bool, ignored: i64) -> i64:
    """The one card of the prey that bars the attack; CLEAR if none does, MANY if several do."""
    found: i64 = CLEAR
    if prey.mask & HOOKS.bars_attack:
        for slot in range(len(prey.traits)):
            card: i64 = prey.cards[slot]
            trait = HOOKS.traits[prey.traits[slot]]
            if card != ignored and trait.bars_attack(s, hunter, prey, slot, ambush):
                found = card if found == CLEAR else MANY
    if prey.ties & HOOKS.bars_attack_on:
        for pid in prey.pairs:
            pair = s.pairs[pid]
            if pair.card != ignored and HOOKS.traits[pair.trait].bars_attack_on(pair, prey):
                found = pair.card if found == CLEAR else MANY
    return found


def block_reason(s: Table, hunter: Animal, prey: Animal, ambush: bool, ignored: i64) -> i64:
    """The first trait that bars an attack, as a reason."""
    for slot in range(len(prey.traits)):
        t: i64 = prey.traits[slot]
        if prey.cards[slot] != ignored:
            if HOOKS.traits[t].bars_attack(s, hunter, prey, slot, ambush):
                return R_TRAIT | t << 8
    for pid in prey.pairs:
        pair = s.pairs[pid]
        if pair.card != ignored and HOOKS.traits[pair.trait].bars_attack_on(pair, prey):
            return R_TRAIT | pair.trait << 8
    return 0


def wit_slot(hunter: Animal) -> i64:
    """The slot of a trait that may ignore one of the prey, -1 if none may. [TTF Intellect]"""
    if hunter.mask & HOOKS.outwits:
        for slot in range(len(hunter.traits)):
            if HOOKS.traits[hunter.traits[slot]].outwits(hunter, slot):
                return slot
    return -1


def ignored_by(hunter: Animal) -> i64:
    """The card that this hunter ignores for the rest of the turn. [TTF Intellect]"""
    if hunter.mask & HOOKS.outwitted:
        for slot in range(len(hunter.traits)):
            card: i64 = HOOKS.traits[hunter.traits[slot]].outwitted(hunter, slot)
            if card:
                return card
    return 0


def may_attack(s: Table, hunter: Animal, prey: Animal, ambush: bool) -> bool:
    """May a hunter that is free to attack choose this prey? [ORI Carnivorous] [TTF Intellect]"""
    if hunter is prey or hunt_bar(hunter, prey):
        return False
    found: i64 = blocker(s, hunter, prey, ambush, ignored_by(hunter))
    return found == CLEAR or (found != MANY and wit_slot(hunter) >= 0)


def attack_bar(s: Table, hunter: Animal, prey: Animal, ambush: bool) -> i64:
    """Why this attack cannot be declared, or 0. [ORI Carnivorous]"""
    if hunter is NOBODY or prey is NOBODY:
        return R_GONE
    if hunter is prey:
        return R_SELF
    reason = hunter_bar(s, hunter) or hunt_bar(hunter, prey)
    if reason or may_attack(s, hunter, prey, ambush):
        return reason
    return block_reason(s, hunter, prey, ambush, ignored_by(hunter))


def may_be_sent(s: Table, hunter: Animal, prey: Animal, ambush: bool, ignored: i64) -> bool:
    """May an attack under way go on to this animal? [ORI Mimicry] [R343]"""
    if hunter is prey or hunt_bar(hunter, prey):
        return False
    return blocker(s, hunter, prey, ambush, ignored) == CLEAR


# Playing cards


def host_bar(s: Table, seat: i64, a: Animal, t: i64) -> i64:
    """Why this trait cannot be put on this animal, or 0. [ORI Traits] [R326] [R327]"""
    cards = s.book.cards
    bit: i64 = 1 << t
    if cards.animals & bit:
        return R_ANIMAL
    if cards.pairs & bit:
        return R_PAIR
    if cards.others & bit:
        if a.owner == seat:
            return R_OWN
    elif a.owner != seat:
        return R_FOREIGN
    if a.mask & bit and not cards.several & bit:
        return R_DUPLICATE | t << 8
    if a.mask & cards.bars[t]:
        return R_EXCLUDED | t << 8
    return 0


def pair_bar(s: Table, seat: i64, a: Animal, b: Animal, t: i64) -> i64:
    """Why this trait cannot be put on these two, or 0. [ORI Pairwise Traits] [R322]"""
    cards = s.book.cards
    bit: i64 = 1 << t
    if not cards.pairs & bit or a is b:
        return R_PAIR
    if cards.others & bit:
        if a.owner == seat or b.owner == seat:
            return R_OWN
    elif a.owner != seat:
        return R_FOREIGN
    if a.owner != b.owner:
        return R_PAIR
    if a.ties & bit and b.ties & bit:
        for pid in a.pairs:
            pair = s.pairs[pid]
            if pair.trait == t and pair.other(a.aid) == b.aid:
                return R_DUPLICATE | t << 8
    return 0


# Cards in play


def can_lose(a: Animal, card: i64, t: i64) -> bool:
    """May another card's effect discard this trait? [TTF Trematode] [R348]"""
    return card != a.card and not HOOKS.sticks >> t & 1


def pair_with(s: Table, a: Animal, card: i64) -> Pair:
    """The pair card of an animal, UNTIED if it has no such card."""
    for pid in a.pairs:
        if s.pairs[pid].card == card:
            return s.pairs[pid]
    return UNTIED


def points(s: Table, seat: i64) -> tuple[i64, i64]:
    """Points for animals, and for traits. [ORI End of the Game] [R319] [R320] [R321]"""
    player = s.players[seat]
    traits: i64 = 0
    for aid in player.row:
        for t in s.animals[aid].traits:
            traits += s.book.cards.points[t]
    for pair in s.pairs:
        if pair is not UNTIED and s.animals[pair.a].owner == seat:
            traits += s.book.cards.points[pair.trait]
    return 2 * len(player.row), traits
