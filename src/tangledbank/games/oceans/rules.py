"""Values computed from icons, traits and Scenarios."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.reason import reason_about
from tangledbank.core.rows import join
from tangledbank.games.oceans.card_face import Face
from tangledbank.games.oceans.ids import DEEP, F_SHELL, R_NOT_REMOVABLE
from tangledbank.games.oceans.questions import (
    AGE_INSTEAD,
    ATTACK_FACTOR,
    ATTACK_ICON,
    ATTACK_INSTEAD,
    EVOLVE_COST,
    FORAGE_ICON,
    GAIN_EXTRA,
    GAIN_FACTOR,
    IGNORES,
    IGNORES_NEVER,
    LENDS_SHELL,
    MAY_AGE_LESS,
    MAY_AGE_MORE,
    PERMANENT,
    SHELL_ICON,
    TAKE_MOST,
)
from tangledbank.games.oceans.ring import neighbor
from tangledbank.games.oceans.state import NOBODY, OceansState, Species
from tangledbank.games.oceans.traits.base import (
    IGNORE_BAN,
    IGNORE_SHELL,
    IGNORE_TRAIT,
    NO_VALUE,
)

PLAIN: Final = Face()  # for an icon on no trait


def is_permanent(s: OceansState, card: i64) -> bool:
    """Return whether a trait cannot be removed or swapped."""
    return s.book.cards.trait_by_card[card].hooks & PERMANENT != 0


def permanent_reason(s: OceansState, card: i64) -> i64:
    """Return why a trait cannot be removed or swapped, or 0."""
    if not is_permanent(s, card):
        return 0
    return reason_about(R_NOT_REMOVABLE, s.book.cards.trait_by_card[card].id)


def icon(s: OceansState, card: i64, figure: i64) -> i64:
    """Return one of a card's figures, including any shift. [R264]"""
    printed: i64 = s.book.cards.trait_by_card[card].face.figure(figure)
    shifted = s.conditions.shifted == card and s.conditions.figure == figure
    return printed + s.conditions.shift if shifted else printed


def forage_value(s: OceansState, sp: Species) -> i64:
    """Return the sum of forage icons, or 1 if there are none. [OCE FAQ Forage icon 2] [R208]"""
    icons: i64 = sp.sums.forage_icons
    value: i64 = sp.sums.forage - icons * s.combined_scenario.lowered
    if sp.hooks & FORAGE_ICON:
        for card in sp.cards:
            extra: i64 = s.book.cards.trait_by_card[card].forage_icon(s, sp)
            if extra != NO_VALUE:
                value += extra - s.combined_scenario.lowered
                icons += 1
    if s.combined_scenario.forage:
        value += s.combined_scenario.forage
        icons += 1
    if not icons:
        return 1
    return value if value > 0 else 0


def attack_value(s: OceansState, sp: Species) -> i64:
    """Return the sum of attack icons, or 1 if there are none. [OCE FAQ Forage icon 3] [R208]"""
    if sp.hooks & ATTACK_INSTEAD:
        return attack_instead(s, sp)
    icons: i64 = sp.sums.attack_icons
    value: i64 = sp.sums.attack - icons * s.combined_scenario.lowered
    if sp.hooks & ATTACK_ICON:
        for card in sp.cards:
            extra: i64 = s.book.cards.trait_by_card[card].attack_icon(s, sp)
            if extra != NO_VALUE:
                value += (
                    extra - s.combined_scenario.lowered
                    if extra > s.combined_scenario.lowered
                    else 0
                )
                icons += 1
    if sp.hooks & ATTACK_FACTOR:
        for card in sp.cards:
            value *= s.book.cards.trait_by_card[card].attack_factor()
    if s.combined_scenario.attack:
        value += s.combined_scenario.attack
        icons += 1
    if not icons:
        return 1
    return value if value > 0 else 0


def attack_instead(s: OceansState, sp: Species) -> i64:
    """Return the replacement attack value from the trait with the highest number.

    [OCE Rules and conflicts 8]
    """
    best: i64 = -1
    value: i64 = 0
    for card in sp.cards:
        trait = s.book.cards.trait_by_card[card]
        instead: i64 = trait.attack_instead(s, sp)
        if instead != NO_VALUE and trait.face.number > best:
            best = trait.face.number
            value = instead
    return value


# Shells


def ignored_part(s: OceansState, attacker: Species, target: Species, face: Face) -> i64:
    """Return the parts of a trait that the attacker ignores, as bits. [OCE Ignore]"""
    bits: i64 = 0
    if attacker.hooks & IGNORES:
        for card in attacker.cards:
            bits |= s.book.cards.trait_by_card[card].ignores(s, attacker, target, face)
    return bits


def answered(s: OceansState, questions: i64) -> bool:
    """Return whether a trait in play answers one of these questions.

    `hooks_in_play` may still contain bits of traits that are gone.
    """
    if not s.hooks_in_play & questions:
        return False
    for sid in s.ring:
        if s.species[sid].hooks & questions:
            return True
    return False


def shell_value(s: OceansState, sp: Species) -> i64:
    """Return a species' shell value. [OCE Defensive Icons 2]"""
    return shell_against(s, NOBODY, sp, 0)


def shell_against(s: OceansState, attacker: Species, target: Species, ignored: i64) -> i64:
    """Return a target's shells against an attacker. `ignored` has bits of `protecting_cards`."""
    total: i64 = own_shells(s, attacker, target, ignored)
    if s.combined_scenario.shell and not ignored_part(s, attacker, target, PLAIN) & IGNORE_SHELL:
        total += s.combined_scenario.shell
    if not s.hooks_in_play & LENDS_SHELL:
        return total
    slot: i64 = len(target.cards)
    for card in lent_cards(s, target):
        bits: i64 = ignored_part(s, attacker, target, s.book.cards.trait_by_card[card].face)
        if not ignored >> slot & 1 and not bits & (IGNORE_SHELL | IGNORE_TRAIT):
            total += icon(s, card, F_SHELL)
        slot += 1
    return total


def own_shells(s: OceansState, attacker: Species, target: Species, ignored: i64) -> i64:
    if not ignored and not attacker.hooks & IGNORES and not target.hooks & SHELL_ICON:
        return target.sums.shell
    total: i64 = 0
    slot: i64 = 0
    for card in target.cards:
        trait = s.book.cards.trait_by_card[card]
        bits: i64 = ignored_part(s, attacker, target, trait.face)
        if not ignored >> slot & 1 and not bits & (IGNORE_SHELL | IGNORE_TRAIT):
            total += icon(s, card, F_SHELL) + trait.shell_icon(s, target)
        slot += 1
    return total


def lent_cards(s: OceansState, target: Species) -> vec[i64]:
    """Return the neighbors' traits whose shells protect a species. [OCE Deep Poisonous Inking 1]"""
    found: vec[i64] = vec[i64]()
    if not s.hooks_in_play & LENDS_SHELL:
        return found
    left = neighbor(s, target, -1)
    right = neighbor(s, target, 1)
    found = lent_by(s, left, found)
    return found if right is left else lent_by(s, right, found)


def lent_by(s: OceansState, holder: Species, found: vec[i64]) -> vec[i64]:
    if holder.hooks & LENDS_SHELL:
        for card in holder.cards:
            if s.book.cards.trait_by_card[card].hooks & LENDS_SHELL:
                found = append(found, card)
    return found


def protecting_cards(s: OceansState, target: Species) -> vec[i64]:
    """Return the traits that can protect a target: its own, then those that neighbors lend."""
    return join(target.cards[:], lent_cards(s, target))


def ignores_ban(s: OceansState, attacker: Species, target: Species, face: Face) -> bool:
    return ignored_part(s, attacker, target, face) & (IGNORE_BAN | IGNORE_TRAIT) != 0


def wholly_ignored(s: OceansState, attacker: Species, target: Species, chosen: i64) -> i64:
    """Return the bits of the target's cards that the attacker ignores completely."""
    bits: i64 = chosen
    if attacker.hooks & IGNORES:
        slot: i64 = 0
        for card in target.cards:
            if (
                ignored_part(s, attacker, target, s.book.cards.trait_by_card[card].face)
                & IGNORE_TRAIT
            ):
                bits |= 1 << slot
            slot += 1
    return bits


def most_taken(s: OceansState, sp: Species, value: i64) -> i64:
    """Return the value of an attack, reduced to the most that the attacker may take.

    [OCE Deep Cavitation Bullet 2]
    """
    if sp.hooks & TAKE_MOST:
        for card in sp.cards:
            most: i64 = s.book.cards.trait_by_card[card].take_most()
            if most and most < value:
                value = most
    return value


# Room and limits


def trait_limit(s: OceansState, sp: Species) -> i64:
    """Return how many traits the species may have. [R222]"""
    return s.book.trait_limit + sp.sums.extra_traits + s.combined_scenario.limit


def spaces(s: OceansState, sp: Species) -> i64:
    """Return how much population fits on a species. [OCE May store extra population 3]"""
    return s.book.spaces + sp.sums.storage + s.combined_scenario.storage


def bones(s: OceansState, sp: Species) -> i64:
    """Return the population at which a species covers its bones space.

    [OCE May store extra population 1]
    """
    return spaces(s, sp) - s.combined_scenario.crowds


def room(s: OceansState, sp: Species) -> i64:
    """Return how much more population a species can take. [R234]"""
    free: i64 = bones(s, sp) - sp.population
    return free if free > 0 else 0


def evolve_cost(s: OceansState, sp: Species, card: i64) -> i64:
    """Return the cost of evolving: the migrate number of a Deep card. [OCE Migrate Number 2]"""
    if s.book.cards.trait_by_card[card].face.deck != DEEP:
        return 0
    cost: i64 = s.book.cards.migrate[card]
    if sp.hooks & EVOLVE_COST:
        for other in sp.cards:
            cost = s.book.cards.trait_by_card[other].evolve_cost(cost)
    return cost


def never_bits(s: OceansState, sp: Species) -> i64:
    """Return the acts that a species may never perform, as bits, without those that it ignores.

    [OCE Never]
    """
    bits: i64 = sp.sums.nevers
    if bits and sp.hooks & IGNORES_NEVER:
        for card in sp.cards:
            bits &= ~s.book.cards.trait_by_card[card].ignores_never()
    return bits


# Aging and gaining


def fixed_age(s: OceansState, sp: Species) -> i64:
    """Return the aging amount of the highest-numbered trait that fixes it, or NO_VALUE."""
    best: i64 = -1
    value: i64 = NO_VALUE
    if sp.hooks & AGE_INSTEAD:
        for card in sp.cards:
            trait = s.book.cards.trait_by_card[card]
            instead: i64 = trait.age_instead(s, sp)
            if instead != NO_VALUE and trait.face.number > best:
                best = trait.face.number
                value = instead
    return value


def age_value(s: OceansState, sp: Species) -> i64:
    """Return how much a species ages if it has no choice. [R236] [OCE Schooling 1]"""
    fixed: i64 = fixed_age(s, sp)
    if fixed != NO_VALUE:
        return fixed
    base: i64 = s.book.aging_late if s.cambrian_this_turn else s.book.aging_early
    return base + sp.sums.aging + s.combined_scenario.aging


def age_choices(s: OceansState, sp: Species) -> vec[i64]:
    """Return the amounts that a species may age, in ascending order. [R217]"""
    amount: i64 = age_value(s, sp)
    found: vec[i64] = vec[i64]()
    most: i64 = amount
    if sp.hooks & (MAY_AGE_LESS | MAY_AGE_MORE) and fixed_age(s, sp) == NO_VALUE:
        for card in sp.cards:
            trait = s.book.cards.trait_by_card[card]
            if trait.hooks & MAY_AGE_LESS and amount > 0 and len(found) == 0:
                found = append(found, 0)
            most += trait.may_age_more()
    while amount <= most:
        found = append(found, amount)
        amount += 1
    return found


def gain_value(s: OceansState, sp: Species, base: i64, icon: bool) -> i64:
    """Return the amount of a gain: additions, then doubling, then extras. [R216]"""
    value: i64 = base
    if icon:
        value += s.combined_scenario.gain
    if sp.hooks & GAIN_FACTOR:
        for card in sp.cards:
            value *= s.book.cards.trait_by_card[card].gain_factor()
    if sp.hooks & GAIN_EXTRA:
        for card in sp.cards:
            value += s.book.cards.trait_by_card[card].gain_extra()
    return value if value > 0 else 0
