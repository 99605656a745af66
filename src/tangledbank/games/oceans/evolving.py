"""Effects of playing a card: evolving a species, making a species, and migrating population."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.rows import holds, join
from tangledbank.games.oceans.causes import by_scenario, by_trait
from tangledbank.games.oceans.effects import Effect, ScenarioGain
from tangledbank.games.oceans.ids import (
    ASK_PAY,
    CHOOSE,
    DEEP,
    EVOLVED,
    MIGRATED,
    POINTS_PAID,
    R_NOW,
    REEF,
    SPECIES_MADE,
    ZONE3,
)
from tangledbank.games.oceans.questions import (
    GAINS_BY_DEEP,
    GAINS_BY_FOUNDING,
    GAINS_BY_MIGRATION,
    TRAIT_ADDED,
)
from tangledbank.games.oceans.rules import evolve_cost
from tangledbank.games.oceans.scenario import in_force
from tangledbank.games.oceans.scenario_questions import AFTER_MIGRATION, DEFENSIVE_GAIN, MADE_GAIN
from tangledbank.games.oceans.state import NOBODY, OceansState, Species
from tangledbank.games.oceans.state_changes import add_trait, discard_card, fill_pool, move, unscore
from tangledbank.games.oceans.triggers import gains_at, push_gains


def leave_hand(s: OceansState, seat: i64, card: i64) -> None:
    """Remove a card from the hand or the Gene Pool."""
    player = s.players[seat]
    if holds(player.hand, card):
        player.hand = remove(player.hand, card)
    elif holds(player.deep, card):
        player.deep = remove(player.deep, card)
    else:
        s.pool = remove(s.pool, card)
        fill_pool(s)


def evolve(s: OceansState, seat: i64, card: i64, sp: Species) -> i64:
    """Play a trait on a species; return the number of further traits that must be played.

    [R222] [R225] [R269]
    """
    todo: list[Effect] = []
    cost = evolve_cost(s, sp, card)
    more = put_on(s, seat, card, sp, todo)
    push_gains(s, todo)
    pay(s, seat, cost)
    return more


def put_on(s: OceansState, seat: i64, card: i64, sp: Species, todo: list[Effect]) -> i64:
    leave_hand(s, seat, card)
    trait = s.book.cards.trait_by_card[card]
    if trait.face.deck == DEEP:
        gains_at(s, GAINS_BY_DEEP, todo)
    before: i64 = s.by
    if sp.hooks & TRAIT_ADDED:
        for slot in range(len(sp.cards)):
            met = s.book.cards.trait_by_card[sp.cards[slot]]
            s.by = by_trait(met.id, sp)
            met.trait_added(s, sp, slot)
        s.by = before
    add_trait(s, sp, card, 0)
    s.tell(EVOLVED, seat, card, sp.sid)
    if trait.face.defensive:
        for scenario in in_force(s, DEFENSIVE_GAIN):
            todo.append(ScenarioGain(sp.sid, scenario.defensive_gain(), scenario.id))
    s.by = by_trait(trait.id, sp)
    more: i64 = trait.played(s, sp, len(sp.cards) - 1, seat)
    s.by = before
    return more


def found_species(s: OceansState, seat: i64, card: i64, at: i64) -> i64:
    """Make a species with one trait and no population. [R205] [R229]"""
    todo: list[Effect] = []
    cost = evolve_cost(s, NOBODY, card)
    gains_at(s, GAINS_BY_FOUNDING, todo)
    sp = s.new_species(seat)
    player = s.players[seat]
    player.row = join(append(player.row[:at], sp.sid), player.row[at:])
    s.form_ring()
    s.tell(SPECIES_MADE, seat, sp.sid)
    for scenario in in_force(s, MADE_GAIN):
        todo.append(ScenarioGain(sp.sid, scenario.made_gain(), scenario.id))
    more = put_on(s, seat, card, sp, todo)
    push_gains(s, todo)
    pay(s, seat, cost)
    return more


def pay(s: OceansState, seat: i64, cost: i64) -> None:
    """Pay for a Deep card with scored population. [OCE Migrate Number 2] [R225]"""
    if cost and s.book.pay_anywhere:
        s.push(Pay(seat, cost))
    else:
        unscore(s, seat, cost, REEF, POINTS_PAID)


def migrate(s: OceansState, seat: i64, card: i64, source: i64, to: i64) -> None:
    """Move population from one place to another, up to the card's migrate number. [R226] [R228]"""
    leave_hand(s, seat, card)
    discard_card(s, card)
    moved = move(s, s.book.cards.migrate[card], source, to)
    s.tell(MIGRATED, seat, card, moved, source, to)
    before: i64 = s.by
    for scenario in in_force(s, AFTER_MIGRATION):
        s.by = by_scenario(scenario.id)
        scenario.after_migration(s)
    s.by = before
    if to == REEF:
        migrated_in(s)


def migrated_in(s: OceansState) -> None:
    """Let traits gain when population migrates into the Reef. [OCE Deep Zooplankton 2]"""
    todo: list[Effect] = []
    gains_at(s, GAINS_BY_MIGRATION, todo)
    push_gains(s, todo)


class Pay(Frame[OceansState]):
    """A payment whose destination the player chooses, if the options allow it. [R225]"""

    FIELDS: ClassVar = "seat cost paid"

    def __init__(self, seat: i64, cost: i64) -> None:
        self.seat: i64 = seat
        self.cost: i64 = cost
        self.paid = False

    def step(self, s: OceansState) -> None:
        if self.paid:
            s.pop()
        else:
            s.ask(self.seat, ASK_PAY)

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        for place in range(REEF, ZONE3 + 1):
            out[place - 1] = pack(CHOOSE, place)
        return 4

    def why_not(self, s: OceansState, seat: i64, action: i64) -> i64:
        return 0 if verb_of(action) == CHOOSE and REEF <= a_of(action) <= ZONE3 else R_NOW

    def answer(self, s: OceansState, seat: i64, action: i64) -> None:
        unscore(s, seat, self.cost, a_of(action), POINTS_PAID)
        self.paid = True

    def clone(self, seat: i64) -> Pay:
        new = Pay(self.seat, self.cost)
        new.paid = self.paid
        return new
