"""Fills the slots of Evolution's reasons from the view of the asking seat.

Rules decide whether a move is legal. This module runs only when a client asks why not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tangledbank.core.action import a_of, b_of, verb_of
from tangledbank.core.reason import about
from tangledbank.core.refusal import Slots
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.defenses import (
    attack_blockers,
    bits,
    cards_due,
    defense_size,
    free_passes,
    shielding_traits,
    traits_answering,
)
from tangledbank.games.evolution.feeding import living, must_eat
from tangledbank.games.evolution.questions import (
    CARDS_TO_ATTACK,
    DEFENSE_SIZE,
    PROTECTS_NEIGHBORS,
    UNFED_POPULATION,
)
from tangledbank.games.evolution.rules import (
    MARKER_LIMIT,
    attack_cost,
    attack_size,
    hunger,
    need,
)
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species
from tangledbank.games.evolution.taking_food import Sleepers, Store
from tangledbank.games.evolution.timed_effects import Moment

Filler = Callable[[EvolutionState, int, int, int], Slots]  # parameters: state, seat, action, reason


# Subjects of a move


def attack_under_way(s: EvolutionState) -> Attack | None:
    return s.top if isinstance(s.top, Attack) else None


def ignored_now(s: EvolutionState) -> int:
    """Return the bits of the traits that the attack in progress ignores."""
    attack = attack_under_way(s)
    return int(attack.ignored) if attack is not None else 0


def subject_of(s: EvolutionState, action: int) -> int:
    """Return the species that eats, attacks or gets a card."""
    attack, verb = attack_under_way(s), verb_of(action)
    if attack is not None:
        return int(attack.attacker)
    return int(a_of(action) if verb == ids.FEED or verb == ids.ATTACK else b_of(action))


def fighters(s: EvolutionState, action: int) -> tuple[Species, Species]:
    """Return the attacker and the target of a declared attack."""
    attack = attack_under_way(s)
    if attack is not None:
        return s.species[attack.attacker], s.species[attack.target]
    return living(s, a_of(action)), living(s, b_of(action))


def fighter_slots(s: EvolutionState, action: int) -> Slots:
    attacker, target = fighters(s, action)
    return {"attacker": int(attacker.sid), "target": int(target.sid)}


def traits_in(s: EvolutionState, mask: int) -> tuple[int, ...]:
    """Return the ids of the traits with these bits."""
    return tuple(int(trait.id) for trait in s.book.cards.traits[1:] if trait.bit & mask)


def protecting(s: EvolutionState, attacker: Species, target: Species, ignored: int) -> int:
    """Return the bits of all traits that forbid this attack or make it cost cards."""
    mask = int(attack_blockers(s, attacker, target)) | int(
        traits_answering(s, target, CARDS_TO_ATTACK)
    )
    if attack_size(s, attacker) <= defense_size(s, target, ignored):
        mask |= int(traits_answering(s, target, DEFENSE_SIZE))
    return mask & ~ignored


# Slots by reason


def fill_hand(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    """Name the card's trait if the hand has no card with that trait, whatever its number."""
    cards, wanted = s.book.cards, int(a_of(action))
    trait = int(cards.trait[wanted]) if wanted < len(cards.trait) else 0
    held = [int(cards.trait[card]) for card in s.players[seat].hand]
    return {"lacking": 0 if trait in held else trait}


def fill_owner(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    species = living(s, subject_of(s, action))
    return {"species": int(species.sid), "owner": int(species.owner)}


def fill_gone(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    named = [subject_of(s, action)]
    if verb_of(action) == ids.ATTACK:
        named.append(int(b_of(action)))
    return {"missing": tuple(sid for sid in named if living(s, sid) is NOBODY)}


def fill_duplicate(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    return {"trait": int(about(reason))}


def fill_limit(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    return {"limit": int(s.book.trait_limit)}


def fill_six(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    return {"limit": MARKER_LIMIT}


def fill_absent(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    card, traits = a_of(action), s.book.cards.trait
    return {"trait": int(traits[card]) if card < len(traits) else 0}


def fill_hungry(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    species = living(s, subject_of(s, action))
    return {
        "species": int(species.sid),
        "food": int(species.food),
        "population": int(species.population),
    }


def fill_species(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    """Fill a reason that names only the species."""
    return {"species": subject_of(s, action)}


def fill_size(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    """Compare body sizes; if the target's traits add to its size, include them."""
    attacker, target = fighters(s, action)
    trait, ignored = int(about(reason)), ignored_now(s)
    size: Slots = {"trait": trait, "size": int(attack_size(s, attacker))}
    if not trait:
        plain: Slots = {"traits": (), "target_size": int(target.body), "others": (), "passes": 0}
        return {**fighter_slots(s, action), **size, **plain}
    added = int(traits_answering(s, target, DEFENSE_SIZE)) & ~ignored
    larger: Slots = {
        "traits": traits_in(s, added),
        "target_size": int(defense_size(s, target, ignored)),
    }
    return {**fighter_slots(s, action), **size, **larger, **fill_also(s, seat, action, added)}


def fill_also(s: EvolutionState, seat: int, action: int, named: int) -> Slots:
    """Name the other obstacles; `named` are the bits of the traits that the reason names."""
    attacker, target = fighters(s, action)
    ignored = ignored_now(s)
    bars = protecting(s, attacker, target, ignored)
    if cards_due(s, target, ignored) <= len(s.players[seat].hand):
        bars &= ~int(traits_answering(s, target, CARDS_TO_ATTACK))
    passes = 0
    if attack_under_way(s) is None and bits(bars) > 1:
        passes = int(free_passes(s, attacker, target))
    return {"others": traits_in(s, bars & ~named), "passes": passes}


def fill_trait(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    attacker, target = fighters(s, action)
    neighbor = s.neighbor(target, 1)
    return {
        **fighter_slots(s, action),
        "trait": int(about(reason)),
        "holders": holders(s, attacker, target, int(about(reason))),
        "attacker_population": int(attacker.population),
        "target_population": int(target.population),
        "target_body": int(target.body),
        "neighbor": int(neighbor.sid),
        "neighbor_body": int(neighbor.body) if neighbor is not NOBODY else 0,
        **fill_spared(s, target),
        **fill_also(s, seat, action, int(s.book.cards.traits[about(reason)].bit)),
    }


def holders(s: EvolutionState, attacker: Species, target: Species, trait: int) -> tuple[int, ...]:
    """Return the species whose trait protects the target: its neighbors, or the target itself."""
    bit = int(s.book.cards.traits[trait].bit)
    found = [
        int(neighbor.sid)
        for neighbor in (s.neighbor(target, -1), s.neighbor(target, 1))
        if neighbor.hooks & PROTECTS_NEIGHBORS and shielding_traits(s, attacker, neighbor) & bit
    ]
    return tuple(found) or (int(target.sid),)


def fill_spared(s: EvolutionState, target: Species) -> Slots:
    """Name the traits that keep a target with unfed population from being hungry."""
    lacks, hungry = int(hunger(s, target)), int(need(s, target))
    if lacks <= 0 or hungry > 0:
        return {"sparing": (), "spared": 0}
    return {
        "sparing": traits_in(s, int(traits_answering(s, target, UNFED_POPULATION))),
        "spared": lacks - hungry,
    }


def fill_cards(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    """Count the cards that the attack needs after the move, and the cards left in hand."""
    attacker, target = fighters(s, action)
    attack, held = attack_under_way(s), len(s.players[seat].hand)
    if attack is None:
        needed = int(attack_cost(s, attacker, target, 0))
    else:
        needed = int(attack.needed_after(s, action))
    return {
        **fighter_slots(s, action),
        "trait": int(about(reason)),
        "defenses": traits_in(s, protecting(s, attacker, target, ignored_now(s))),
        "needed": needed,
        "held": held - 1 if verb_of(action) == ids.IGNORE else held,
    }


def fill_must_feed(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    row = [int(sid) for sid in s.players[seat].row]
    return {"hungry": tuple(sid for sid in row if must_eat(s, s.species[sid]))}


def fill_useless(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    attack = cast(Attack, s.top)
    trait = a_of(action) if verb_of(action) == ids.SLIP else b_of(action)
    return {"target": int(attack.target), "why": int(attack.why_useless(s, trait))}


def fill_amount(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    store = cast(Store, s.top)
    return {
        "eater": int(store.sid),
        "most": int(store.most),
        "limit": int(store.limit(s)),
        "food": int(store.kind),
    }


def fill_sleepers(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    sleepers = cast(Sleepers, s.top)
    return {"eater": int(sleepers.sid), "most": int(sleepers.most(s))}


def fill_passes(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    """Count the defenses that may be ignored without a card, and those already ignored."""
    attack = cast(Attack, s.top)
    attacker, target = fighters(s, action)
    granted = int(free_passes(s, attacker, target))
    left = int(attack.passes(s) - attack.granted(s))
    return {**fighter_slots(s, action), "granted": granted, "used": granted - left}


def fill_moment(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    return {"moment": int(cast(Moment, s.top).moment)}


FILLERS: Final[dict[int, Filler]] = {
    ids.R_HAND: fill_hand,
    ids.R_OWNER: fill_owner,
    ids.R_GONE: fill_gone,
    ids.R_DUPLICATE: fill_duplicate,
    ids.R_LIMIT: fill_limit,
    ids.R_SIX: fill_six,
    ids.R_ABSENT: fill_absent,
    ids.R_HUNGRY: fill_hungry,
    ids.R_PLANT: fill_species,
    ids.R_SIZE: fill_size,
    ids.R_TRAIT: fill_trait,
    ids.R_CARDS: fill_cards,
    ids.R_MUST_FEED: fill_must_feed,
    ids.R_USELESS: fill_useless,
    ids.R_AMOUNT: fill_amount,
    ids.R_INTELLIGENCE: fill_species,
    ids.R_SLEEPERS: fill_sleepers,
    ids.R_PASSES: fill_passes,
    ids.R_MOMENT: fill_moment,
}
