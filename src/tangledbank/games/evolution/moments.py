"""Traits that act on their own at a moment of the round, each owner choosing the order."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.deck import holds, place_of
from tangledbank.core.flow import Frame
from tangledbank.games.evolution.acts import begin_act
from tangledbank.games.evolution.ids import (
    ASK_ORDER,
    R_ABSENT,
    R_ACTED,
    R_GONE,
    R_IDLE,
    R_MOMENT,
    R_NOW,
    R_OWNER,
    USE_TRAIT,
)
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species


def has_any_of(s: EvolutionState, seat: i64, mask: i64) -> bool:
    """Has a species of this seat any of these traits?"""
    for sid in s.players[seat].row:
        if s.species[sid].mask & mask:
            return True
    return False


def at_moment(s: EvolutionState, moment: i64, start: i64) -> None:
    """Let the traits of this moment act, if anybody has one."""
    mask: i64 = s.book.cards.moments[moment]
    if mask:
        for seat in range(s.seats):
            if has_any_of(s, seat, mask):
                s.push(Moment(moment, start))
                return


class Moment(Frame[EvolutionState]):
    """Player by player, every trait of this moment has its turn, once. [R11] [R22] [R33]

    An owner chooses the order, except among acts that cannot touch each other. A trait that can do
    nothing when its turn comes has had its turn.
    """

    FIELDS: ClassVar = "moment start turn used:card"

    def __init__(self, moment: i64, start: i64) -> None:
        self.moment: i64 = moment
        self.start: i64 = start
        self.turn: i64 = 0
        self.used: list[int] = []  # cards that have had their turn

    def step(self, s: EvolutionState) -> None:
        mask: i64 = s.book.cards.moments[self.moment]
        while mask and self.turn < s.seats:
            seat: i64 = (self.start + self.turn) % s.seats
            if has_any_of(s, seat, mask):
                waiting = self.waiting(s, seat)
                if self.any_due(s, waiting):
                    self.go_on(s, seat, waiting)
                    return
            self.turn += 1
        s.pop()

    def go_on(self, s: EvolutionState, seat: i64, waiting: list[int]) -> None:
        """Acts that meet no other need no question."""
        for action in waiting:
            if not self.meets_any(s, action, waiting):
                self.act(s, action)
                return
        s.ask(seat, ASK_ORDER)

    def waiting(self, s: EvolutionState, seat: i64) -> list[int]:
        """Actions for the traits of this seat that have not acted and may still be able to."""
        found: list[int] = []
        mask: i64 = s.book.cards.moments[self.moment]
        for sid in s.players[seat].row:
            sp = s.species[sid]
            if sp.mask & mask:
                slot: i64 = 0
                for card in sp.cards:
                    if s.book.cards.bit[card] & mask and card not in self.used:
                        if self.reach(s, sp, slot) >= 0:
                            found.append(pack(USE_TRAIT, card, sid))
                    slot += 1
        return found

    def reach(self, s: EvolutionState, sp: Species, slot: i64) -> i64:
        return s.book.cards.worn[sp.cards[slot]].reach(s, sp, slot, self.moment)

    def any_due(self, s: EvolutionState, waiting: list[int]) -> bool:
        """Can one of them do something now? If not, none of them ever will."""
        for action in waiting:
            sp = s.species[b_of(action)]
            card: i64 = a_of(action)
            if s.book.cards.worn[card].due(s, sp, place_of(sp.cards, card), self.moment):
                return True
        return False

    def meets_any(self, s: EvolutionState, action: i64, waiting: list[int]) -> bool:
        for other in waiting:
            if other != action and self.may_meet(s, action, other):
                return True
        return False

    def may_meet(self, s: EvolutionState, one: i64, other: i64) -> bool:
        """Could two acts of a player touch the same species? If not, their order is all one."""
        first: i64 = self.place(s, one)
        second: i64 = self.place(s, other)
        if first <= second:
            return second <= first + self.reach_of(s, one)
        return first <= second + self.reach_of(s, other)

    def place(self, s: EvolutionState, action: i64) -> i64:
        """Where in its owner's row the species stands."""
        sp = s.species[b_of(action)]
        return place_of(s.players[sp.owner].row, sp.sid)

    def reach_of(self, s: EvolutionState, action: i64) -> i64:
        sp = s.species[b_of(action)]
        return self.reach(s, sp, place_of(sp.cards, a_of(action)))

    def act(self, s: EvolutionState, action: i64) -> None:
        card: i64 = a_of(action)
        sp = s.species[b_of(action)]
        slot: i64 = place_of(sp.cards, card)
        self.used.append(card)
        trait = s.book.cards.worn[card]
        if trait.due(s, sp, slot, self.moment):
            begin_act(s, sp, trait)
            trait.act(s, sp, slot, self.moment)

    def fill_legal(self, s: EvolutionState, seat: i64, out: vec[i64]) -> i64:
        waiting = self.waiting(s, seat)
        for i in range(len(waiting)):
            out[i] = waiting[i]
        return len(waiting)

    def why_not(self, s: EvolutionState, seat: i64, action: i64) -> i64:
        if verb_of(action) != USE_TRAIT:
            return R_NOW
        sid: i64 = b_of(action)
        sp = s.species[sid] if sid < len(s.species) else NOBODY
        if sp is NOBODY:
            return R_GONE
        return self.turn_reason(s, sp, a_of(action)) if sp.owner == seat else R_OWNER

    def turn_reason(self, s: EvolutionState, sp: Species, card: i64) -> i64:
        """Why this trait cannot have its turn now, or 0. [R33]"""
        if not holds(sp.cards, card):
            return R_ABSENT
        if not s.book.cards.bit[card] & s.book.cards.moments[self.moment]:
            return R_MOMENT
        if card in self.used:
            return R_ACTED
        return R_IDLE if self.reach(s, sp, place_of(sp.cards, card)) < 0 else 0

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        self.act(s, action)

    def clone(self, seat: i64) -> Moment:
        new = Moment(self.moment, self.start)
        new.turn = self.turn
        new.used = self.used[:]
        return new
