"""Values: what icons, traits and Scenarios add up to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.games.oceans.cards import Face
from tangledbank.games.oceans.ids import ATTACKING, DEEP, FORAGING
from tangledbank.games.oceans.ring import neighbor
from tangledbank.games.oceans.state import NOBODY, Species, Table
from tangledbank.games.oceans.traits.base import (
    H_AGE_INSTEAD,
    H_ATTACK_FACTOR,
    H_ATTACK_ICON,
    H_ATTACK_INSTEAD,
    H_EVOLVE_COST,
    H_FORAGE_ICON,
    H_GAIN_EXTRA,
    H_GAIN_FACTOR,
    H_IGNORES,
    H_IGNORES_NEVER,
    H_MAY_AGE_LESS,
    H_MAY_AGE_MORE,
    H_NEIGHBOR_SHELL,
    H_SHELL_ICON,
    H_STAYS,
    H_TAKE_MOST,
    HOOKS,
    IGNORE_BAN,
    IGNORE_SHELL,
    IGNORE_TRAIT,
    NO_VALUE,
    Trait,
)

PLAIN: Final = Face("?")  # stands for an icon that is on no trait

F_FORAGE: Final = 1  # figures that can be shifted, as in FIGURE_NAMES
F_ATTACK: Final = 2
F_SHELL: Final = 3
F_GAIN: Final = 4


def trait_of(s: Table, card: i64) -> Trait:
    return HOOKS.traits[s.book.cards.trait[card]]


def answers(s: Table, card: i64, hook: i64) -> bool:
    """Whether the trait of a card answers a question."""
    return HOOKS.bits[s.book.cards.trait[card]] & hook != 0


def stays(s: Table, card: i64) -> bool:
    """Whether a trait cannot be taken off."""
    return answers(s, card, H_STAYS) and trait_of(s, card).stays()


def refresh(s: Table, sp: Species) -> None:
    """Mirror the cards of a species in its sums and bits."""
    Species(0, 0).copy_mirror(sp)
    cards = s.book.cards
    for card in sp.cards:
        face = cards.face(card)
        sp.hooks |= HOOKS.bits[cards.trait[card]]
        sp.families |= face.family
        sp.nevers |= face.never_forage * FORAGING | face.never_attack * ATTACKING
        if face.deck == DEEP:
            sp.deep += 1
        else:
            sp.surface += 1
        sp.defensive += face.defensive
        add_icons(sp, face)
        sp.extra_traits += face.extra_traits
        sp.storage += face.storage
        sp.aging += face.aging
        sp.extra_feeds += face.extra_feeds
        sp.extra_attacks += face.extra_attacks
        sp.extra_forages += face.extra_forages
        if face.leech:
            sp.leechers += 1
    s.around |= sp.hooks
    if s.climate.shift:
        shift_icons(s, sp)


def add_icons(sp: Species, face: Face) -> None:
    if face.forage:
        sp.forage += face.forage
        sp.forage_icons += 1
    if face.attack:
        sp.attack += face.attack
        sp.attack_icons += 1
    sp.shell += face.shell


def shift_icons(s: Table, sp: Species) -> None:
    """A number shifted for this turn. [R264]"""
    shift = s.climate.shift
    if shift[0] in sp.cards:
        if shift[1] == F_FORAGE:
            sp.forage += shift[2]
        elif shift[1] == F_ATTACK:
            sp.attack += shift[2]
        elif shift[1] == F_SHELL:
            sp.shell += shift[2]


def shell_icon(s: Table, card: i64) -> i64:
    """The shell printed on a card, as shifted."""
    shell: i64 = s.book.cards.face(card).shell
    shift = s.climate.shift
    if shift and shift[0] == card and shift[1] == F_SHELL:
        shell += shift[2]
    return shell


def gain_icon(s: Table, card: i64) -> i64:
    """The gain printed on a card, as shifted."""
    gain: i64 = s.book.cards.face(card).gain
    shift = s.climate.shift
    if shift and shift[0] == card and shift[1] == F_GAIN:
        gain += shift[2]
    return gain


def forage_value(s: Table, sp: Species) -> i64:
    """The sum of forage icons, 1 if there are none. [OCE FAQ Forage icon 2] [R208]"""
    icons: i64 = sp.forage_icons
    value: i64 = sp.forage - icons * s.climate.lowered
    if sp.hooks & H_FORAGE_ICON:
        for card in sp.cards:
            extra: i64 = trait_of(s, card).forage_icon(s, sp)
            if extra != NO_VALUE:
                value += extra - s.climate.lowered
                icons += 1
    if s.climate.forage:
        value += s.climate.forage
        icons += 1
    if not icons:
        return 1
    return value if value > 0 else 0


def attack_value(s: Table, sp: Species) -> i64:
    """The sum of attack icons, 1 if there are none. [OCE FAQ Forage icon 3] [R208]"""
    if sp.hooks & H_ATTACK_INSTEAD:
        return attack_instead(s, sp)
    icons: i64 = sp.attack_icons
    value: i64 = sp.attack - icons * s.climate.lowered
    if sp.hooks & H_ATTACK_ICON:
        for card in sp.cards:
            extra: i64 = trait_of(s, card).attack_icon(s, sp)
            if extra != NO_VALUE:
                value += extra - s.climate.lowered if extra > s.climate.lowered else 0
                icons += 1
    if sp.hooks & H_ATTACK_FACTOR:
        for card in sp.cards:
            value *= trait_of(s, card).attack_factor()
    if s.climate.attack:
        value += s.climate.attack
        icons += 1
    if not icons:
        return 1
    return value if value > 0 else 0


def attack_instead(s: Table, sp: Species) -> i64:
    """Of traits that replace the value, the highest number holds. [OCE Rules and conflicts 8]"""
    best: i64 = -1
    value: i64 = 0
    for card in sp.cards:
        instead: i64 = trait_of(s, card).attack_instead(s, sp)
        number: i64 = s.book.cards.face(card).number
        if instead != NO_VALUE and number > best:
            best = number
            value = instead
    return value


# Shells


def ignored_part(s: Table, attacker: Species, target: Species, face: Face) -> i64:
    """How much of this face does not exist for the attacker, as bits. [OCE Ignore]"""
    bits: i64 = 0
    if attacker.hooks & H_IGNORES:
        for card in attacker.cards:
            bits |= trait_of(s, card).ignores(s, attacker, target, face)
    return bits


def shell_value(s: Table, sp: Species) -> i64:
    """All shells on a species. [OCE Defensive Icons 2]"""
    return shell_against(s, NOBODY, sp, 0)


def shell_against(s: Table, attacker: Species, target: Species, ignored: i64) -> i64:
    """The shells that hold against this attacker. `ignored` are bits of the target's cards."""
    total: i64 = own_shells(s, attacker, target, ignored)
    if s.climate.shell and not ignored_part(s, attacker, target, PLAIN) & IGNORE_SHELL:
        total += s.climate.shell
    if not s.around & H_NEIGHBOR_SHELL:
        return total
    left = neighbor(s, target, -1)
    right = neighbor(s, target, 1)
    total += lent_shells(s, attacker, target, left)
    if right is not left:
        total += lent_shells(s, attacker, target, right)
    return total


def own_shells(s: Table, attacker: Species, target: Species, ignored: i64) -> i64:
    if not ignored and not attacker.hooks & H_IGNORES and not target.hooks & H_SHELL_ICON:
        return target.shell
    total: i64 = 0
    slot: i64 = 0
    for card in target.cards:
        face = s.book.cards.face(card)
        bits: i64 = ignored_part(s, attacker, target, face)
        if not ignored >> slot & 1 and not bits & (IGNORE_SHELL | IGNORE_TRAIT):
            total += shell_icon(s, card) + trait_of(s, card).shell_icon(s, target)
        slot += 1
    return total


def lent_shells(s: Table, attacker: Species, target: Species, holder: Species) -> i64:
    """Shells that a neighbor lends. [OCE Deep Poisonous Inking 1]"""
    total: i64 = 0
    if holder.hooks & H_NEIGHBOR_SHELL:
        for card in holder.cards:
            face = s.book.cards.face(card)
            if trait_of(s, card).neighbor_shell():
                if not ignored_part(s, attacker, target, face) & (IGNORE_SHELL | IGNORE_TRAIT):
                    total += shell_icon(s, card)
    return total


def ignores_ban(s: Table, attacker: Species, target: Species, face: Face) -> bool:
    return ignored_part(s, attacker, target, face) & (IGNORE_BAN | IGNORE_TRAIT) != 0


def wholly_ignored(s: Table, attacker: Species, target: Species, chosen: i64) -> i64:
    """Bits of the target's cards that do not exist for the attacker at all."""
    bits: i64 = chosen
    if attacker.hooks & H_IGNORES:
        slot: i64 = 0
        for card in target.cards:
            if ignored_part(s, attacker, target, s.book.cards.face(card)) & IGNORE_TRAIT:
                bits |= 1 << slot
            slot += 1
    return bits


def most_taken(s: Table, sp: Species, value: i64) -> i64:
    """What an attack takes at most. [OCE Deep Cavitation Bullet 2]"""
    if sp.hooks & H_TAKE_MOST:
        for card in sp.cards:
            most: i64 = trait_of(s, card).take_most()
            if most and most < value:
                value = most
    return value


# Room and limits


def trait_limit(s: Table, sp: Species) -> i64:
    """How many traits the species may have. [R222]"""
    return s.book.trait_limit + sp.extra_traits + s.climate.limit


def bones(s: Table, sp: Species) -> i64:
    """The population at which the bones space is covered. [OCE May store extra population 1]"""
    return s.book.spaces + sp.storage + s.climate.storage


def room(s: Table, sp: Species) -> i64:
    """How many more population fit. [R234]"""
    free: i64 = bones(s, sp) - sp.population
    return free if free > 0 else 0


def evolve_cost(s: Table, sp: Species, card: i64) -> i64:
    """What evolving costs: the migrate number of a Deep card. [OCE Migrate Number 2]"""
    if s.book.cards.face(card).deck != DEEP:
        return 0
    cost: i64 = s.book.cards.migrate[card]
    if sp.hooks & H_EVOLVE_COST:
        for other in sp.cards:
            cost = trait_of(s, other).evolve_cost(cost)
    return cost


def never_bits(s: Table, sp: Species) -> i64:
    """What the species never does, its own ignored icons left out. [OCE Never]"""
    bits: i64 = sp.nevers
    if bits and sp.hooks & H_IGNORES_NEVER:
        for card in sp.cards:
            bits &= ~trait_of(s, card).ignores_never()
    return bits


# Aging and gaining


def fixed_age(s: Table, sp: Species) -> i64:
    """An amount that replaces all others, of the highest number; NO_VALUE if there is none."""
    best: i64 = -1
    value: i64 = NO_VALUE
    if sp.hooks & H_AGE_INSTEAD:
        for card in sp.cards:
            instead: i64 = trait_of(s, card).age_instead(s, sp)
            number: i64 = s.book.cards.face(card).number
            if instead != NO_VALUE and number > best:
                best = number
                value = instead
    return value


def age_value(s: Table, sp: Species) -> i64:
    """What a species ages unless its owner may choose. [R236] [OCE Schooling 1]"""
    fixed: i64 = fixed_age(s, sp)
    if fixed != NO_VALUE:
        return fixed
    base: i64 = s.book.aging_late if s.pace else s.book.aging_early
    return base + sp.aging + s.climate.aging


def age_choices(s: Table, sp: Species) -> list[int]:
    """The amounts a species may age, least first. [R217]"""
    amount: i64 = age_value(s, sp)
    found: list[int] = [amount]
    if fixed_age(s, sp) == NO_VALUE and sp.hooks & (H_MAY_AGE_LESS | H_MAY_AGE_MORE):
        more: i64 = 0
        for card in sp.cards:
            if trait_of(s, card).may_age_less() and found[0] > 0:
                found.insert(0, 0)
            more += trait_of(s, card).may_age_more()
        for i in range(more):
            found.append(amount + i + 1)
    return found


def gain_value(s: Table, sp: Species, base: i64, icon: bool) -> i64:
    """What a gain amounts to: additions, then doubling, then what comes on top. [R216]"""
    value: i64 = base
    if icon:
        value += s.climate.gain
    if sp.hooks & H_GAIN_FACTOR:
        for card in sp.cards:
            value *= trait_of(s, card).gain_factor()
    if sp.hooks & H_GAIN_EXTRA:
        for card in sp.cards:
            value += trait_of(s, card).gain_extra()
    return value if value > 0 else 0
