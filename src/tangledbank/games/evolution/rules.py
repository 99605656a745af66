"""Rules that traits can change, and basic changes to the state."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tangledbank.core.independence import Touches
from tangledbank.core.reason import about, reason_about
from tangledbank.core.rows import join, place_of, take_out, without
from tangledbank.games.evolution.causes import begin_act
from tangledbank.games.evolution.defenses import (
    IMPOSSIBLE,
    attack_blockers,
    bits,
    cards_due,
    defense_size,
    free_passes,
    lowest,
    size_ignores,
    traits_answering,
)
from tangledbank.games.evolution.ids import (
    CARD_DRAWN,
    DECK_RAN_OUT,
    EXTINCT,
    FOOD_BAGGED,
    FOOD_STORED,
    FOOD_TAKEN,
    HOLE,
    POPULATION_LOST,
    R_CARDS,
    R_CARNIVORE,
    R_GONE,
    R_HUNGRY,
    R_SELF,
    R_SIZE,
    R_TRAIT,
)
from tangledbank.games.evolution.questions import (
    ATTACK_SIZE,
    CANNOT_EAT,
    CARDS_TO_ATTACK,
    DEFENSE_SIZE,
    EXTRA_FOOD,
    HUNTS,
    IGNORES_FOR_CARDS,
    ROOM,
    TOOK_FOOD,
    UNFED_POPULATION,
)
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species

MARKER_LIMIT: Final = 6  # the highest value of the wooden markers [EVO Phase 3 Play Cards]


# Eating


def hunger(s: EvolutionState, sp: Species) -> i64:
    """Return how much population has no food. [EVO Glossary Hungry]"""
    return sp.population - sp.food


def need(s: EvolutionState, sp: Species) -> i64:
    """Return how much population must still be fed; below 1, the species is not hungry."""
    unfed: i64 = sp.population - sp.food
    if sp.hooks & UNFED_POPULATION:
        for card in sp.cards:
            unfed -= s.book.cards.trait_by_card[card].unfed_population()
    return unfed


def cannot_eat(s: EvolutionState, sp: Species, kind: i64) -> bool:
    """Return whether a species can never take food of this kind. [EVO Feeding Carnivores]"""
    if sp.hooks & CANNOT_EAT:
        for card in sp.cards:
            if s.book.cards.trait_by_card[card].cannot_eat(kind):
                return True
    return False


def room(s: EvolutionState, sp: Species) -> i64:
    """Return how much food the species can store beyond its hunger. [EVO Fat Tissue]"""
    total: i64 = 0
    if sp.hooks & ROOM:
        slot: i64 = 0
        for card in sp.cards:
            total += s.book.cards.trait_by_card[card].room(sp, slot)
            slot += 1
    return total


def can_take(s: EvolutionState, sp: Species, kind: i64) -> bool:
    """Return whether a species is hungry or has storage left, and can eat food of this kind."""
    if hunger(s, sp) <= 0 and room(s, sp) <= 0:
        return False
    return not cannot_eat(s, sp, kind)


def extra_food(s: EvolutionState, sp: Species, kind: i64) -> i64:
    """Return the number of extra tokens that a species gets each time it takes food.

    [EVO Foraging]
    """
    total: i64 = 0
    if sp.hooks & EXTRA_FOOD:
        for card in sp.cards:
            total += s.book.cards.trait_by_card[card].extra_food(kind)
    return total


def available(s: EvolutionState, n: i64, source: i64) -> i64:
    """Return `n`, or fewer tokens if the source has fewer. The bank is unlimited."""
    if source == HOLE and n > s.hole:
        return s.hole
    return n


def eat(s: EvolutionState, sp: Species, n: i64, kind: i64, source: i64) -> None:
    """Put `n` food on the species' board."""
    if n > 0:
        sp.food += n
        if source == HOLE:
            s.hole -= n
        s.tell(FOOD_TAKEN, sp.owner, sp.sid, n, kind, source)


def store(s: EvolutionState, sp: Species, n: i64, source: i64) -> None:
    """Put `n` food on the cards that can store it. [EVO Fat Tissue]"""
    left: i64 = n
    slot: i64 = 0
    for card in sp.cards:
        put: i64 = s.book.cards.trait_by_card[card].room(sp, slot)
        if put > left:
            put = left
        if put > 0:
            sp.lay(slot, put)
        left -= put
        slot += 1
    if source == HOLE:
        s.hole -= n
    s.tell(FOOD_STORED, sp.owner, sp.sid, n, source)


def took_food(s: EvolutionState, sp: Species, kind: i64, source: i64) -> None:
    """Let traits react to food that a species has taken. [EVO Cooperation]"""
    if sp.hooks & TOOK_FOOD:
        before: i64 = s.by
        for card in sp.cards:
            trait = s.book.cards.trait_by_card[card]
            if trait.hooks & TOOK_FOOD:
                begin_act(s, sp, trait)
                trait.took_food(s, sp, kind, source)
        s.by = before


def declare_sharing(s: EvolutionState, sp: Species, touches: Touches) -> None:
    """Declare a species that takes food, and those that may then share it. [EVO Cooperation]"""
    while sp is not NOBODY:
        touches.change(sp.sid)
        sp = s.neighbor(sp, 1) if sp.hooks & TOOK_FOOD else NOBODY


# Attacking


def attack_size(s: EvolutionState, attacker: Species) -> i64:
    """Return the body size that counts when this species attacks. [EVO Pack Hunting]"""
    size: i64 = attacker.body
    if attacker.hooks & ATTACK_SIZE:
        for card in attacker.cards:
            size += s.book.cards.trait_by_card[card].attack_size(attacker)
    return size


def ignores_for_cards(attacker: Species) -> bool:
    """Return whether cards may be discarded to ignore defensive traits. [EVO Intelligence]"""
    return attacker.hooks & IGNORES_FOR_CARDS != 0


def attack_cost(s: EvolutionState, attacker: Species, target: Species, ignored: i64) -> i64:
    """Return the number of cards that this attack costs, or IMPOSSIBLE if none would suffice."""
    return cards_needed(s, attacker, target, ignored, free_passes(s, attacker, target), True)


def cards_needed(
    s: EvolutionState,
    attacker: Species,
    target: Species,
    ignored: i64,
    passes: i64,
    cards_allowed: bool,
) -> i64:
    """Return an attack's cost in cards if `passes` defenses are ignored without a card.

    With `cards_allowed`, discarded cards may ignore others. Only defensive traits can be ignored.
    Returns IMPOSSIBLE if no number of cards would suffice. [R29] [R63]
    """
    reach: i64 = attack_size(s, attacker)
    if reach <= target.body:
        return IMPOSSIBLE
    bars: i64 = attack_blockers(s, attacker, target) & ~ignored
    toll: i64 = cards_due(s, target, ignored)
    if not bars and not toll and reach > defense_size(s, target, ignored):
        return 0
    defensive: i64 = s.book.cards.defensive
    if bars & ~defensive:
        return IMPOSSIBLE
    left: i64 = bits(bars) + size_ignores(s, target, ignored, reach) - passes
    if left > 0 and not (cards_allowed and ignores_for_cards(attacker)):
        return IMPOSSIBLE
    if left < 0 and not traits_answering(s, target, CARDS_TO_ATTACK) & defensive:
        left = 0
    cost: i64 = left + toll
    return cost if cost > 0 else 0


def is_free(s: EvolutionState, attacker: Species, target: Species) -> bool:
    """Return whether an attack costs no cards, or only cards that are due. [R53] [R63] [R65]"""
    passes: i64 = 0
    if s.book.passes_forced:
        passes = free_passes(s, attacker, target)
    cost: i64 = cards_needed(s, attacker, target, 0, passes, True)
    if cost == 0 or not s.book.tolls_forced:
        return cost == 0
    return cost <= cards_due(s, target, 0) and cost <= len(s.players[attacker.owner].hand)


def hunter_reason(s: EvolutionState, attacker: Species) -> i64:
    """Return why this species cannot attack at all, or 0. [EVO Feeding Carnivores]"""
    if not attacker.hooks & HUNTS:
        return R_CARNIVORE
    if hunger(s, attacker) <= 0 and room(s, attacker) <= 0:
        return R_HUNGRY
    return 0


def attack_reason(
    s: EvolutionState, attacker: Species, target: Species, cards_allowed: bool = True
) -> i64:
    """Return why this attack cannot be declared, or 0. [EVO Feeding Carnivores]"""
    if attacker is NOBODY or target is NOBODY:
        return R_GONE
    reason = hunter_reason(s, attacker)
    if reason:
        return reason
    if attacker is target:
        return R_SELF
    cost: i64 = cards_needed(
        s, attacker, target, 0, free_passes(s, attacker, target), cards_allowed
    )
    if cost <= len(s.players[attacker.owner].hand):
        return 0
    reason = attack_refusal(s, attacker, target, 0)
    return reason_about(R_CARDS, about(reason)) if cost < IMPOSSIBLE else reason


def attack_refusal(s: EvolutionState, attacker: Species, target: Species, ignored: i64) -> i64:
    """Return the reason why an attack is impossible."""
    if attack_size(s, attacker) <= target.body:
        return R_SIZE
    bars: i64 = attack_blockers(s, attacker, target) & ~ignored
    if bars & ~s.book.cards.defensive:
        bars &= ~s.book.cards.defensive
    if bars:
        return reason_about(R_TRAIT, lowest(bars))
    sizes: i64 = traits_answering(s, target, DEFENSE_SIZE) & ~ignored
    if sizes and attack_size(s, attacker) <= defense_size(s, target, ignored):
        return reason_about(R_SIZE, lowest(sizes))
    return reason_about(R_TRAIT, lowest(traits_answering(s, target, CARDS_TO_ATTACK) & ~ignored))


# Changes


def draw(s: EvolutionState, seat: i64, count: i64, dealing: bool) -> None:
    """Draw cards, and handle an empty deck. [EVO Phase 1 Deal Cards] [R47]"""
    if count <= 0:
        return
    hand: vec[i64] = s.players[seat].hand
    card: i64 = 0
    left: i64 = count
    while left > 0:
        left -= 1
        if len(s.deck) == 0:
            run_out(s, dealing)
            if len(s.deck) == 0:
                break
        s.deck, card = pop(s.deck)
        hand = append(hand, card)
        if s.news is not None:
            s.tell_hiding_card(CARD_DRAWN, seat, card)
        if len(s.deck) == 0 and s.book.ends_when_empty:
            run_out(s, dealing)
    s.players[seat].hand = hand
    s.forbid_undo()


def run_out(s: EvolutionState, dealing: bool) -> None:
    """Handle an empty deck: mark the last round, and make a new deck if the rules say so."""
    if dealing:
        s.last = True
    else:
        s.next_last = True
    s.tell(DECK_RAN_OUT, s.first)
    if s.book.second_deck and len(s.out):
        s.deck = s.out
        s.out = vec[i64]()
    elif s.book.reshuffles:
        s.deck = s.discard
        s.discard = vec[i64]()
        s.rng.shuffle(s.deck)


def bag(s: EvolutionState, sp: Species, n: i64) -> None:
    """Move food into the owner's bag."""
    if n > 0:
        s.players[sp.owner].bag += n
        s.tell(FOOD_BAGGED, sp.owner, n, sp.sid)


def lose_population(s: EvolutionState, sp: Species, n: i64, cause: i64 = 0) -> None:
    """Remove population and bag its surplus food. [EVO Feeding Carnivores]"""
    if n <= 0:
        return
    lost: i64 = n if n < sp.population else sp.population
    sp.population -= lost
    s.tell(POPULATION_LOST, sp.owner, sp.sid, lost, cause)
    if sp.food > sp.population:
        excess: i64 = sp.food - sp.population
        sp.food = sp.population
        bag(s, sp, excess)


def remove_extinct(s: EvolutionState) -> None:
    """Remove species without population, in their owners' turn order. [EVO Extinction] [R44]"""
    start: i64 = s.first if s.book.extinctions_from_first else s.first + 1
    for i in range(s.seats):
        remove_extinct_of(s, (start + i) % s.seats)


def remove_extinct_of(s: EvolutionState, seat: i64) -> None:
    player = s.players[seat]
    i: i64 = 0
    while i < len(player.row):
        sp = s.species[player.row[i]]
        if sp.population > 0:
            i += 1
        else:
            go_extinct(s, sp)


def go_extinct(s: EvolutionState, sp: Species) -> None:
    """Remove a species: discard its traits, bag its food, and draw a card for each trait.

    [EVO Extinction]
    """
    player = s.players[sp.owner]
    player.row = without(player.row[:], place_of(player.row, sp.sid))
    s.species[sp.sid] = NOBODY
    s.tell(EXTINCT, sp.owner, sp.sid)
    food: i64 = sp.food
    for n in sp.tokens:
        food += n
    bag(s, sp, food)
    s.discard = join(s.discard, sp.cards)
    draw(s, sp.owner, len(sp.cards), False)


def discard_from_hand(s: EvolutionState, seat: i64, card: i64) -> None:
    """Discard a card from a hand, face up. [R121]"""
    player = s.players[seat]
    player.hand = take_out(player.hand, card)
    s.discard = append(s.discard, card)
    s.forbid_undo()
