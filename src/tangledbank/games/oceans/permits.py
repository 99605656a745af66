"""Permissions: the verdicts of core rules, Scenarios and traits, folded into reasons."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.games.oceans.ids import (
    ATTACKING,
    FORAGING,
    R_ADJACENT,
    R_EMPTY,
    R_GONE,
    R_GROUND,
    R_ITSELF,
    R_NEVER_ATTACK,
    R_NEVER_FORAGE,
    R_SHELL,
    R_TRAIT,
)
from tangledbank.games.oceans.ring import adjacent
from tangledbank.games.oceans.rules import (
    attack_value,
    ignores_ban,
    most_taken,
    never_bits,
    shell_against,
    trait_of,
    wholly_ignored,
)
from tangledbank.games.oceans.scenario import (
    S_BARS_ATTACK,
    S_BARS_OVERPOPULATION,
    S_OPENS_EMPTY,
    S_OPENS_OCEAN,
    in_force,
)
from tangledbank.games.oceans.state import NOBODY, Species, Table
from tangledbank.games.oceans.traits.base import (
    H_FEEDS_NEIGHBORS,
    H_MAY_ATTACK,
    H_MAY_BE_ATTACKED,
    H_MAY_BE_LEECHED,
    H_MAY_FORAGE_OCEAN,
    H_MAY_GO_EXTINCT,
    H_MAY_OVERPOPULATE,
    H_PICKS,
)
from tangledbank.games.oceans.verdict import (
    MAY,
    MAY_NOT,
    about,
    core_rule,
    decide,
    forbids,
    scenario_rule,
)


def because(held: i64) -> i64:
    """The reason number of a verdict that forbids."""
    return R_TRAIT | about(held) << 8


# Foraging


def forage_reason(s: Table, sp: Species) -> i64:
    """Why this species cannot forage at all, or 0. [OCE Feeding Icons 4]"""
    if sp is NOBODY:
        return R_GONE
    return R_NEVER_FORAGE if never_bits(s, sp) & FORAGING else 0


def ocean_verdict(s: Table, sp: Species) -> i64:
    """Only the Reef, unless a Scenario or a trait opens the Ocean."""
    held: i64 = core_rule(MAY_NOT)
    for card in in_force(s, S_OPENS_OCEAN):
        held = decide(held, scenario_rule(MAY, card.id))
    if sp.hooks & H_MAY_FORAGE_OCEAN:
        for worn in sp.cards:
            held = decide(held, trait_of(s, worn).may_forage_ocean(s))
    return held


def place_reason(s: Table, sp: Species, place: i64) -> i64:
    """Why this species cannot forage at this place (as in actions), or 0. [R231]"""
    reason = forage_reason(s, sp)
    if reason:
        return reason
    if place > 1 and forbids(ocean_verdict(s, sp)):
        return R_GROUND
    return 0 if s.places[place - 1] > 0 else R_EMPTY


def board_reason(s: Table, sp: Species, holder: Species) -> i64:
    """Why this species cannot forage from another's board, or 0. [OCE Deep Zooplankton 3]"""
    reason = forage_reason(s, sp)
    if reason:
        return reason
    if holder is NOBODY:
        return R_GONE
    if not holder.hooks & H_FEEDS_NEIGHBORS:
        return R_GROUND
    if sp is holder or not adjacent(s, sp, holder):
        return R_ADJACENT
    return 0 if holder.population > 0 else R_EMPTY


# Attacking


def attack_verdict(s: Table, sp: Species, target: Species, ignored: i64) -> i64:
    """May this attack be made? [OCE Defensive Icons 1] [OCE Rules and conflicts]"""
    held: i64 = core_rule(MAY)
    if s.climate.hooks & S_BARS_ATTACK:
        for card in in_force(s, S_BARS_ATTACK):
            if card.bars_attack(s, sp, target):
                held = decide(held, scenario_rule(MAY_NOT, card.id))
    if sp.hooks & H_MAY_ATTACK:
        for worn in sp.cards:
            held = decide(held, trait_of(s, worn).may_attack(s, sp, target))
    if target.hooks & H_MAY_BE_ATTACKED:
        slot: i64 = 0
        for worn in target.cards:
            ban: i64 = trait_of(s, worn).may_be_attacked(s, target, sp)
            if ban and not ignored >> slot & 1:
                if not ignores_ban(s, sp, target, s.book.cards.face(worn)):
                    held = decide(held, ban)
            slot += 1
    return held


def attack_amount(s: Table, sp: Species, target: Species, ignored: i64) -> i64:
    """What the attack would take if the target had no end of population. [OCE Defensive Icons 2]"""
    value: i64 = attack_value(s, sp) - shell_against(s, sp, target, ignored)
    return most_taken(s, sp, value)


def attacker_reason(s: Table, sp: Species) -> i64:
    """Why this species cannot attack at all, or 0. [OCE Feeding Icons 5]"""
    if sp is NOBODY:
        return R_GONE
    return R_NEVER_ATTACK if never_bits(s, sp) & ATTACKING else 0


def strike_reason(s: Table, sp: Species, target: Species, ignored: i64) -> i64:
    """Why the attack cannot be struck with these traits ignored, or 0. [R214]"""
    if target.population == 0 and not s.climate.hooks & S_OPENS_EMPTY:
        return R_EMPTY
    held: i64 = attack_verdict(s, sp, target, ignored)
    if forbids(held):
        return because(held)
    return 0 if attack_amount(s, sp, target, ignored) > 0 else R_SHELL


def picks(s: Table, sp: Species, target: Species) -> i64:
    """How many defensive traits the attacker may choose to ignore. [R215]"""
    count: i64 = 0
    if sp.hooks & H_PICKS:
        for card in sp.cards:
            count += trait_of(s, card).picks(target)
    return count


def way_past(s: Table, sp: Species, target: Species, ignored: i64, left: i64) -> bool:
    """Whether some choice of up to `left` more traits to ignore lets the attack through."""
    if strike_reason(s, sp, target, ignored) == 0:
        return True
    if left > 0:
        gone: i64 = wholly_ignored(s, sp, target, ignored)
        slot: i64 = 0
        for card in target.cards:
            if s.book.cards.face(card).defensive and not gone >> slot & 1:
                if way_past(s, sp, target, ignored | 1 << slot, left - 1):
                    return True
            slot += 1
    return False


def attack_reason(s: Table, sp: Species, target: Species) -> i64:
    """Why this attack cannot be declared, or 0."""
    reason = attacker_reason(s, sp)
    if reason:
        return reason
    if target is NOBODY:
        return R_GONE
    if sp is target:
        return R_ITSELF
    reason = strike_reason(s, sp, target, 0)
    if reason and reason != R_EMPTY:
        count: i64 = picks(s, sp, target)
        if count and way_past(s, sp, target, 0, count):
            return 0
    return reason


# The rest


def leech_reason(s: Table, sp: Species, target: Species) -> i64:
    """Why this species cannot leech from that one, or 0. [OCE May not be leeched]"""
    if target is NOBODY or sp is target:
        return R_GONE
    held: i64 = core_rule(MAY)
    if target.hooks & H_MAY_BE_LEECHED:
        for card in target.cards:
            held = decide(held, trait_of(s, card).may_be_leeched(s, target))
    if forbids(held):
        return because(held)
    return 0


def may_overpopulate(s: Table, sp: Species) -> bool:
    """Whether the bones space counts for this species. [OCE Overpopulation 1]"""
    held: i64 = core_rule(MAY)
    for card in in_force(s, S_BARS_OVERPOPULATION):
        held = decide(held, scenario_rule(MAY_NOT, card.id))
    if sp.hooks & H_MAY_OVERPOPULATE:
        for worn in sp.cards:
            held = decide(held, trait_of(s, worn).may_overpopulate(s))
    return not forbids(held)


def may_go_extinct(s: Table, sp: Species) -> bool:
    """Whether the species can die out."""
    held: i64 = core_rule(MAY)
    if sp.hooks & H_MAY_GO_EXTINCT:
        for card in sp.cards:
            held = decide(held, trait_of(s, card).may_go_extinct(s))
    return not forbids(held)
