"""What playing a card does: evolve a species, make one, migrate population."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.piles import draw_out
from tangledbank.games.oceans.changes import fill_pool, give_back, move, toss, wear
from tangledbank.games.oceans.ids import (
    ASK_PAY,
    CHOOSE,
    DEEP,
    EVOLVED,
    MIGRATED,
    PAID,
    R_NOW,
    REEF,
    SPECIES_MADE,
)
from tangledbank.games.oceans.ring import form_ring
from tangledbank.games.oceans.rules import evolve_cost, trait_of
from tangledbank.games.oceans.scenario import (
    S_DEFENSIVE_GAIN,
    S_MADE_GAIN,
    S_MIGRATED,
    in_force,
)
from tangledbank.games.oceans.state import NOBODY, Species, Table
from tangledbank.games.oceans.traits.base import (
    H_DEEP_PLAYED,
    H_JOINED,
    H_MIGRATED,
    H_SPECIES_MADE,
)
from tangledbank.games.oceans.triggers import GAIN, effect, gains_at, push_gains


def leave_hand(s: Table, seat: i64, card: i64) -> None:
    """A card leaves the hand, or the Gene Pool."""
    player = s.players[seat]
    if not draw_out(player.hand, card) and not draw_out(player.deep, card):
        s.pool.remove(card)
        fill_pool(s)


def evolve(s: Table, seat: i64, card: i64, sp: Species) -> i64:
    """Play a trait on a species; return how many more are to be played. [R222] [R225] [R269]"""
    todo: list[int] = []
    cost = evolve_cost(s, sp, card)
    more = put_on(s, seat, card, sp, todo)
    push_gains(s, todo)
    pay(s, seat, cost)
    return more


def put_on(s: Table, seat: i64, card: i64, sp: Species, todo: list[int]) -> i64:
    leave_hand(s, seat, card)
    face = s.book.cards.face(card)
    if face.deck == DEEP:
        gains_at(s, H_DEEP_PLAYED, todo)
    if sp.hooks & H_JOINED:
        for other in sp.cards:
            trait_of(s, other).joined(s, sp, other)
    wear(s, sp, card, 0)
    s.tell(EVOLVED, seat, card, sp.sid)
    if face.defensive:
        for scenario in in_force(s, S_DEFENSIVE_GAIN):
            todo.append(effect(GAIN, sp.sid, 0, scenario.defensive_gain(), 0))
    return trait_of(s, card).played(s, sp, card, seat)


def found(s: Table, seat: i64, card: i64, at: i64) -> i64:
    """Make a new species with a trait, without population. [R205] [R229]"""
    todo: list[int] = []
    cost = evolve_cost(s, NOBODY, card)
    gains_at(s, H_SPECIES_MADE, todo)
    sp = s.new_species(seat)
    s.players[seat].row.insert(at, sp.sid)
    form_ring(s)
    s.tell(SPECIES_MADE, seat, sp.sid)
    for scenario in in_force(s, S_MADE_GAIN):
        todo.append(effect(GAIN, sp.sid, 0, scenario.made_gain(), 0))
    more = put_on(s, seat, card, sp, todo)
    push_gains(s, todo)
    pay(s, seat, cost)
    return more


def pay(s: Table, seat: i64, cost: i64) -> None:
    """Scored population pays for a Deep card. [OCE Migrate Number 2] [R225]"""
    if cost and s.book.pay_anywhere:
        s.push(Pay(seat, cost))
    else:
        give_back(s, seat, cost, REEF, PAID)


def migrate(s: Table, seat: i64, card: i64, source: i64, to: i64) -> None:
    """Move the card's number between two places. [R226] [R228]"""
    leave_hand(s, seat, card)
    toss(s, card)
    moved = move(s, s.book.cards.migrate[card], source, to)
    s.tell(MIGRATED, seat, card, moved, source, to)
    for scenario in in_force(s, S_MIGRATED):
        scenario.migrated(s)
    if to == REEF:
        migrated_in(s)


def migrated_in(s: Table) -> None:
    """Population came into the Reef by migrating. [OCE Deep Zooplankton 2]"""
    todo: list[int] = []
    gains_at(s, H_MIGRATED, todo)
    push_gains(s, todo)


class Pay(Frame[Table]):
    """Where the payment goes, at tables that leave it to the player. [R225]"""

    FIELDS: ClassVar = "seat cost paid"

    def __init__(self, seat: i64, cost: i64) -> None:
        self.seat: i64 = seat
        self.cost: i64 = cost
        self.paid = False

    def step(self, s: Table) -> None:
        if self.paid:
            s.pop()
        else:
            s.ask(self.seat, ASK_PAY)

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        for place in range(1, 5):
            out[place - 1] = pack(CHOOSE, place)
        return 4

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        return 0 if verb_of(action) == CHOOSE and 0 < a_of(action) < 5 else R_NOW

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        give_back(s, seat, self.cost, a_of(action), PAID)
        self.paid = True

    def clone(self, seat: i64) -> Pay:
        new = Pay(self.seat, self.cost)
        new.paid = self.paid
        return new
