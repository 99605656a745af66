"""Combines the verdicts of core rules, Scenarios and traits into permissions and reasons."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of
from tangledbank.core.reason import about as who
from tangledbank.core.reason import kind_of, reason_about
from tangledbank.core.rows import holds
from tangledbank.games.oceans.ids import (
    ATTACKING,
    FORAGING,
    R_ABSENT,
    R_ADJACENT,
    R_BARE,
    R_EMPTY,
    R_GONE,
    R_GROUND,
    R_IDLE,
    R_ITSELF,
    R_LEECH_BAN,
    R_NEVER_ATTACK,
    R_NEVER_FORAGE,
    R_NO_GROUND,
    R_OWNER,
    R_SHELL,
    R_TRAIT,
    R_ZONE_ONLY,
    REEF,
    ZONE3,
)
from tangledbank.games.oceans.questions import (
    CHOSEN_IGNORES,
    FEEDS_NEIGHBORS,
    MAY_ATTACK,
    MAY_BE_ATTACKED,
    MAY_BE_LEECHED,
    MAY_FORAGE_OCEAN,
    MAY_GO_EXTINCT,
    MAY_IGNORE_LENT,
    MAY_OVERPOPULATE,
)
from tangledbank.games.oceans.ring import adjacent
from tangledbank.games.oceans.rules import (
    attack_value,
    ignores_ban,
    most_taken,
    never_bits,
    protecting_cards,
    shell_against,
    wholly_ignored,
)
from tangledbank.games.oceans.scenario import in_force
from tangledbank.games.oceans.scenario_questions import (
    BARS_ATTACK,
    BARS_OVERPOPULATION,
    OPENS_EMPTY,
    OPENS_OCEAN,
)
from tangledbank.games.oceans.state import NOBODY, OceansState, Species, find
from tangledbank.games.oceans.verdict import (
    MAY,
    MAY_NOT,
    about,
    core_rule,
    decide,
    forbids,
    scenario_rule,
)


def verdict_reason(kind: i64, held: i64) -> i64:
    """Return the reason for a verdict that forbids something."""
    return reason_about(kind, about(held))


def zone_reason(s: OceansState, place: i64) -> i64:
    """Return why population cannot be taken from a place that must be an Ocean zone, or 0."""
    if not REEF < place <= ZONE3:
        return R_ZONE_ONLY
    return 0 if s.places[place - 1] > 0 else R_EMPTY


def idle_reason(s: OceansState, seat: i64, action: i64) -> i64:
    """Return why a trait is not waiting to act. [R257]"""
    sp = find(s, b_of(action))
    if sp is NOBODY:
        return R_GONE
    if sp.owner != seat:
        return R_OWNER
    return R_IDLE if holds(sp.cards, a_of(action)) else R_ABSENT


# Foraging


def forage_reason(s: OceansState, sp: Species) -> i64:
    """Return why this species cannot forage at all, or 0. [OCE Feeding Icons 4]"""
    if sp is NOBODY:
        return R_GONE
    return R_NEVER_FORAGE if never_bits(s, sp) & FORAGING else 0


def ocean_verdict(s: OceansState, sp: Species) -> i64:
    """Return the verdict on foraging in the Ocean, which a Scenario or trait must allow."""
    held: i64 = core_rule(MAY_NOT)
    for card in in_force(s, OPENS_OCEAN):
        held = decide(held, scenario_rule(MAY, card.id))
    if sp.hooks & MAY_FORAGE_OCEAN:
        for worn in sp.cards:
            held = decide(held, s.book.cards.trait_by_card[worn].may_forage_ocean())
    return held


def place_reason(s: OceansState, sp: Species, place: i64) -> i64:
    """Return why this species cannot forage at this place, or 0. [R231]"""
    reason = forage_reason(s, sp)
    if reason:
        return reason
    if place > 1 and forbids(ocean_verdict(s, sp)):
        return R_GROUND
    return 0 if s.places[place - 1] > 0 else R_EMPTY


def board_reason(s: OceansState, sp: Species, holder: Species) -> i64:
    """Return why this species cannot forage from another species, or 0. [OCE Deep Zooplankton 3]"""
    reason = forage_reason(s, sp)
    if reason:
        return reason
    if holder is NOBODY:
        return R_GONE
    if not holder.hooks & FEEDS_NEIGHBORS:
        return R_NO_GROUND
    if sp is holder or not adjacent(s, sp, holder):
        return R_ADJACENT
    return 0 if holder.population > 0 else R_BARE


# Attacking


def attack_verdict(s: OceansState, sp: Species, target: Species, ignored: i64) -> i64:
    """Return the verdict on an attack. [OCE Defensive Icons 1] [OCE Rules and conflicts]"""
    held: i64 = core_rule(MAY)
    if s.combined_scenario.hooks & BARS_ATTACK:
        for card in in_force(s, BARS_ATTACK):
            if card.bars_attack(s, sp, target):
                held = decide(held, scenario_rule(MAY_NOT, card.id))
    if sp.hooks & MAY_ATTACK:
        for worn in sp.cards:
            held = decide(held, s.book.cards.trait_by_card[worn].may_attack(s, sp, target))
    if target.hooks & MAY_BE_ATTACKED:
        slot: i64 = 0
        for worn in target.cards:
            ban: i64 = s.book.cards.trait_by_card[worn].may_be_attacked(s, target, sp)
            if ban and not ignored >> slot & 1:
                if not ignores_ban(s, sp, target, s.book.cards.trait_by_card[worn].face):
                    held = decide(held, ban)
            slot += 1
    return held


def attack_amount(s: OceansState, sp: Species, target: Species, ignored: i64) -> i64:
    """Return the amount that an attack would take from unlimited population.

    [OCE Defensive Icons 2]
    """
    value: i64 = attack_value(s, sp) - shell_against(s, sp, target, ignored)
    return most_taken(s, sp, value)


def attacker_reason(s: OceansState, sp: Species) -> i64:
    """Return why this species cannot attack at all, or 0. [OCE Feeding Icons 5]"""
    if sp is NOBODY:
        return R_GONE
    return R_NEVER_ATTACK if never_bits(s, sp) & ATTACKING else 0


def strike_reason(s: OceansState, sp: Species, target: Species, ignored: i64) -> i64:
    """Return why the attack fails with these traits ignored, or 0. [R214]"""
    if target.population == 0 and not s.combined_scenario.hooks & OPENS_EMPTY:
        return R_BARE
    held: i64 = attack_verdict(s, sp, target, ignored)
    if forbids(held):
        return verdict_reason(R_TRAIT, held)
    if attack_amount(s, sp, target, ignored) > 0:
        return 0
    return reason_about(R_SHELL, shell_against(s, sp, target, ignored))


def chosen_ignores(s: OceansState, sp: Species, target: Species) -> i64:
    """Return how many defensive traits the attacker may choose to ignore. [R215]"""
    count: i64 = 0
    if sp.hooks & CHOSEN_IGNORES:
        for card in sp.cards:
            count += s.book.cards.trait_by_card[card].chosen_ignores(target)
    return count


def lent_ignores(s: OceansState, sp: Species, target: Species) -> i64:
    """Return how many of the traits chosen to be ignored may be a neighbor's. [R281]"""
    count: i64 = 0
    if sp.hooks & CHOSEN_IGNORES and s.book.ignore_lent:
        for card in sp.cards:
            trait = s.book.cards.trait_by_card[card]
            if trait.hooks & MAY_IGNORE_LENT:
                count += trait.chosen_ignores(target)
    return count


def way_past(
    s: OceansState, sp: Species, target: Species, ignored: i64, left: i64, lent: i64
) -> bool:
    """Return whether ignoring up to `left` more traits lets the attack succeed.

    At most `lent` of them may be neighbors' traits.
    """
    if strike_reason(s, sp, target, ignored) == 0:
        return True
    if left > 0:
        gone: i64 = wholly_ignored(s, sp, target, ignored)
        own: i64 = len(target.cards)
        slot: i64 = 0
        for card in protecting_cards(s, target):
            far: i64 = 1 if slot >= own else 0
            if (
                s.book.cards.trait_by_card[card].face.defensive
                and not gone >> slot & 1
                and far <= lent
            ):
                if way_past(s, sp, target, ignored | 1 << slot, left - 1, lent - far):
                    return True
            slot += 1
    return False


def attack_reason(s: OceansState, sp: Species, target: Species) -> i64:
    """Return why this attack cannot be declared, or 0."""
    reason = attacker_reason(s, sp)
    if reason:
        return reason
    if target is NOBODY:
        return R_GONE
    if sp is target:
        return R_ITSELF
    reason = strike_reason(s, sp, target, 0)
    if reason and reason != R_BARE:
        count: i64 = chosen_ignores(s, sp, target)
        if count:
            lent: i64 = lent_ignores(s, sp, target)
            if way_past(s, sp, target, 0, count, lent):
                return 0
            return refusal_after_ignoring(s, sp, target, count)
    return reason


def refusal_after_ignoring(s: OceansState, sp: Species, target: Species, count: i64) -> i64:
    """Return the reason that remains after the first `count` blocking traits are ignored."""
    ignored: i64 = 0
    reason = strike_reason(s, sp, target, ignored)
    while count > 0:
        slot: i64 = blocking_slot(s, target, reason, ignored)
        if slot < 0:
            break
        ignored |= 1 << slot
        count -= 1
        reason = strike_reason(s, sp, target, ignored)
    return reason


def blocking_slot(s: OceansState, target: Species, reason: i64, ignored: i64) -> i64:
    """Return the slot of the trait behind a reason (for shells, the largest one), or -1."""
    best: i64 = -1
    shell: i64 = 0
    slot: i64 = 0
    for card in target.cards:
        trait = s.book.cards.trait_by_card[card]
        if trait.face.defensive and not ignored >> slot & 1:
            if kind_of(reason) == R_TRAIT and trait.id == who(reason):
                return slot
            if kind_of(reason) == R_SHELL and trait.face.shell > shell:
                best = slot
                shell = trait.face.shell
        slot += 1
    return best


# Others


def leech_reason(s: OceansState, sp: Species, target: Species) -> i64:
    """Return why this species cannot leech from that one, or 0. [OCE May not be leeched]"""
    if target is NOBODY:
        return R_GONE
    if sp is target:
        return R_ITSELF
    held: i64 = core_rule(MAY)
    if target.hooks & MAY_BE_LEECHED:
        for card in target.cards:
            held = decide(held, s.book.cards.trait_by_card[card].may_be_leeched(s, target))
    if forbids(held):
        return verdict_reason(R_LEECH_BAN, held)
    return 0


def may_overpopulate(s: OceansState, sp: Species) -> bool:
    """Return whether the species can overpopulate. [OCE Overpopulation 1]"""
    held: i64 = core_rule(MAY)
    for card in in_force(s, BARS_OVERPOPULATION):
        held = decide(held, scenario_rule(MAY_NOT, card.id))
    if sp.hooks & MAY_OVERPOPULATE:
        for worn in sp.cards:
            held = decide(held, s.book.cards.trait_by_card[worn].may_overpopulate())
    return not forbids(held)


def may_go_extinct(s: OceansState, sp: Species) -> bool:
    """Return whether the species can go extinct."""
    held: i64 = core_rule(MAY)
    if sp.hooks & MAY_GO_EXTINCT:
        for card in sp.cards:
            held = decide(held, s.book.cards.trait_by_card[card].may_go_extinct())
    return not forbids(held)
