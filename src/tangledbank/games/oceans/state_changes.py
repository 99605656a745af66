"""Primitive changes to the state: population, traits and cards."""

from __future__ import annotations

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from tangledbank.games.oceans.causes import by_scenario, by_trait
from tangledbank.games.oceans.ids import (
    CARD_DRAWN,
    CARD_REVEALED,
    DECK_SHUFFLED,
    DEEP,
    DEEP_DRAWN,
    EXTINCT,
    LEECHED,
    POPULATION_LOST,
    POPULATION_MOVED,
    REEF,
    SCORED,
    TAKEN_FROM_PLACE,
    TAKEN_FROM_SPECIES,
    TRAIT_REMOVED,
    TRAIT_SWAPPED,
)
from tangledbank.games.oceans.permissions import leech_reason
from tangledbank.games.oceans.questions import HURTS_LEECH
from tangledbank.games.oceans.rules import room
from tangledbank.games.oceans.scenario import in_force
from tangledbank.games.oceans.scenario_questions import DIED_OUT
from tangledbank.games.oceans.state import NOBODY, OceansState, Species


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


# Population


def draw_ocean(s: OceansState, n: i64) -> None:
    """Take population from the zones in order, then from the reserve. [R233] [R252]"""
    left: i64 = n
    for zone in range(1, 4):
        part: i64 = least(left, s.places[zone])
        s.places[zone] -= part
        left -= part
    s.reserve -= left


def take_place(s: OceansState, sp: Species, n: i64, place: i64) -> i64:
    """Take up to `n` population that fits from the Reef or a zone; return the amount.

    [OCE FAQ Zone runs out 1] [R234]
    """
    part: i64 = least(least(n, s.places[place - 1]), room(s, sp))
    if part > 0:
        s.places[place - 1] -= part
        sp.population += part
        s.tell(TAKEN_FROM_PLACE, sp.owner, sp.sid, part, place)
    return part


def take_from(s: OceansState, sp: Species, n: i64, source: Species) -> i64:
    """Take up to `n` population that fits from another species; return the amount. [OCE Take]"""
    part: i64 = least(least(n, source.population), room(s, sp))
    if part > 0 and sp is not source:
        source.population -= part
        sp.population += part
        return part
    return 0


def rob(s: OceansState, sp: Species, n: i64, source: Species) -> None:
    """Take population from another species; this is not an attack, so it triggers no gains.

    [OCE Take 5]
    """
    part: i64 = take_from(s, sp, n, source)
    if part > 0:
        s.tell(TAKEN_FROM_SPECIES, sp.owner, sp.sid, part, source.sid)


def leech(s: OceansState, sp: Species, n: i64, target: Species) -> None:
    """Leech population if that is allowed; some targets hurt the leech. [OCE Other concepts 1]"""
    if leech_reason(s, sp, target):
        return
    part: i64 = take_from(s, sp, n, target)
    if part <= 0:
        return
    s.tell(LEECHED, sp.owner, sp.sid, part, target.sid)
    if target.hooks & HURTS_LEECH:
        before: i64 = s.by
        for card in target.cards:
            trait = s.book.cards.trait_by_card[card]
            s.by = by_trait(trait.id, target)
            lose(s, sp, trait.hurts_leech())
        s.by = before


def lose(s: OceansState, sp: Species, n: i64) -> None:
    """Move a species' population to the Reef."""
    lose_population_to(s, sp, n, REEF)


def lose_population_to(s: OceansState, sp: Species, n: i64, place: i64) -> None:
    """Move a species' population to a place."""
    part: i64 = least(n, sp.population)
    if part > 0:
        sp.population -= part
        s.places[place - 1] += part
        s.tell(POPULATION_LOST, sp.owner, sp.sid, part, place)


def score(s: OceansState, sp: Species, n: i64, seat: i64) -> None:
    """Move a species' population to a score pile."""
    part: i64 = least(n, sp.population)
    if part > 0:
        sp.population -= part
        s.players[seat].score += part
        s.tell(SCORED, seat, part, sp.sid)


def unscore(s: OceansState, seat: i64, n: i64, place: i64, event: i64) -> None:
    """Move scored population to a place, as payment or for another reason."""
    part: i64 = least(n, s.players[seat].score)
    if part > 0:
        s.players[seat].score -= part
        s.places[place - 1] += part
        s.tell(event, seat, part, place)


def move(s: OceansState, n: i64, source: i64, to: i64) -> i64:
    """Move population between places; if the Ocean is empty, the reserve supplies the rest.

    [R254]
    """
    part: i64 = least(n, s.places[source - 1])
    s.places[source - 1] -= part
    s.places[to - 1] += part
    if source > 1 and to == REEF and part < n and s.ocean() == 0:
        s.reserve -= n - part
        s.places[to - 1] += n - part
        part = n
    s.tell(POPULATION_MOVED, s.turn, part, source, to)
    return part


# Traits


def add_trait(s: OceansState, sp: Species, card: i64, mark: i64) -> None:
    """Add a trait to a species."""
    sp.add_slot(card, mark)
    s.refresh_species(sp)


def remove_trait(s: OceansState, sp: Species, card: i64) -> None:
    """Remove a trait from a species and discard its card. [R223]"""
    sp.remove_slot(sp.slot_of(card))
    s.refresh_species(sp)
    discard_card(s, card)
    s.tell(TRAIT_REMOVED, sp.owner, card, sp.sid)


def discard_card(s: OceansState, card: i64) -> None:
    """Discard a Surface card, or remove a Deep card from the game."""
    if s.book.cards.trait_by_card[card].face.deck == DEEP:
        s.out = append(s.out, card)
    else:
        s.discard = append(s.discard, card)


def replace_trait(s: OceansState, sp: Species, card: i64, new: i64) -> None:
    """Replace a trait with another card. [OCE Swap a trait]"""
    sp.replace_slot(sp.slot_of(card), new)
    s.refresh_species(sp)
    s.tell(TRAIT_SWAPPED, sp.owner, card, sp.sid, new)


def go_extinct(s: OceansState, sp: Species) -> None:
    """Remove a species with its traits, and close the ring. [R206] [R237]"""
    s.species[sp.sid] = NOBODY
    owner = s.players[sp.owner]
    owner.row = remove(owner.row, sp.sid)
    s.form_ring()
    for card in sp.cards:
        discard_card(s, card)
    s.tell(EXTINCT, sp.owner, sp.sid)
    before: i64 = s.by
    for scenario in in_force(s, DIED_OUT):
        s.by = by_scenario(scenario.id)
        scenario.died_out(s, sp.owner)
    s.by = before


# Cards


def draw_card(s: OceansState, seat: i64) -> bool:
    """Draw a Surface card, and shuffle the discards if needed; return whether there was one.

    [R238]
    """
    if len(s.deck) == 0:
        if len(s.discard) == 0:
            return False
        s.deck = s.discard
        s.discard = vec[i64]()
        s.rng.shuffle(s.deck)
        s.tell(DECK_SHUFFLED, seat)
    s.deck, card = pop(s.deck)
    player = s.players[seat]
    player.hand = append(player.hand, card)
    s.tell_hiding_card(CARD_DRAWN, seat, card)
    s.forbid_undo()
    return True


def draw_deep(s: OceansState, seat: i64) -> None:
    """Draw the hidden top card of the Deep deck. [R239]"""
    s.deep, card = pop(s.deep)
    player = s.players[seat]
    player.deep = append(player.deep, card)
    s.tell_hiding_card(DEEP_DRAWN, seat, card)
    s.forbid_undo()


def fill_pool(s: OceansState) -> None:
    """Reveal Deep cards until the Gene Pool is full."""
    while len(s.pool) < s.book.pool and len(s.deep):
        s.deep, card = pop(s.deep)
        s.pool = append(s.pool, card)
        s.tell(CARD_REVEALED, s.turn, card)
        s.forbid_undo()
