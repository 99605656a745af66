"""Traits that act by themselves at a moment of the round, in the order that their owner chooses."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.independence import Touches
from tangledbank.core.rows import holds, place_of
from tangledbank.games.evolution.causes import begin_act
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
    """Return whether a species of this seat has any of these traits."""
    for sid in s.players[seat].row:
        if s.species[sid].mask & mask:
            return True
    return False


def begin_moment(s: EvolutionState, moment: i64, start: i64) -> None:
    """Let the traits of this moment act, if any species has one."""
    mask: i64 = s.book.cards.moments[moment]
    if mask:
        for seat in range(s.seats):
            if has_any_of(s, seat, mask):
                s.push(Moment(moment, start))
                return


class Moment(Frame[EvolutionState]):
    """A frame that lets every trait of a moment act once, player by player. [R11] [R22] [R33]

    The owner chooses the order, except among acts that cannot affect each other. A trait that can
    do nothing when its turn comes loses that turn.
    """

    FIELDS: ClassVar = "moment start turn used:card"

    def __init__(self, moment: i64, start: i64) -> None:
        self.moment: i64 = moment
        self.start: i64 = start
        self.turn: i64 = 0
        self.used: list[int] = []  # cards that had their turn

    def step(self, s: EvolutionState) -> None:
        mask: i64 = s.book.cards.moments[self.moment]
        while mask and self.turn < s.seats:
            seat: i64 = (self.start + self.turn) % s.seats
            if has_any_of(s, seat, mask):
                waiting = self.waiting(s, seat)
                if self.any_due(s, waiting):
                    self.act_or_ask(s, seat, waiting)
                    return
            self.turn += 1
        s.pop()

    def act_or_ask(self, s: EvolutionState, seat: i64, waiting: list[int]) -> None:
        """Let a trait act if its order cannot matter; if there is no such trait, ask the owner."""
        if len(waiting) == 1:
            self.act(s, waiting[0])
            return
        touches = self.touches(s, waiting)
        for i in range(len(waiting)):
            if touches.is_independent(i):
                self.act(s, waiting[i])
                return
        s.ask(seat, ASK_ORDER)

    def touches(self, s: EvolutionState, waiting: list[int]) -> Touches:
        """Return what each waiting trait may touch, in the same order."""
        touches = Touches()
        for action in waiting:
            sp = s.species[b_of(action)]
            card: i64 = a_of(action)
            slot: i64 = place_of(sp.cards, card)
            touches.next_act()
            s.book.cards.trait_by_card[card].declare_touches(s, sp, slot, self.moment, touches)
        return touches

    def waiting(self, s: EvolutionState, seat: i64) -> list[int]:
        """Return a `USE_TRAIT` action for each of the seat's traits that may still act."""
        found: list[int] = []
        mask: i64 = s.book.cards.moments[self.moment]
        for sid in s.players[seat].row:
            sp = s.species[sid]
            if sp.mask & mask:
                slot: i64 = 0
                for card in sp.cards:
                    if s.book.cards.bit[card] & mask and card not in self.used:
                        if self.may_still_act(s, sp, slot):
                            found.append(pack(USE_TRAIT, card, sid))
                    slot += 1
        return found

    def may_still_act(self, s: EvolutionState, sp: Species, slot: i64) -> bool:
        return s.book.cards.trait_by_card[sp.cards[slot]].may_still_act(s, sp, slot, self.moment)

    def any_due(self, s: EvolutionState, waiting: list[int]) -> bool:
        """Return whether a waiting trait can act now. If none can, none will be able to later."""
        for action in waiting:
            sp = s.species[b_of(action)]
            card: i64 = a_of(action)
            if s.book.cards.trait_by_card[card].due(s, sp, place_of(sp.cards, card), self.moment):
                return True
        return False

    def act(self, s: EvolutionState, action: i64) -> None:
        card: i64 = a_of(action)
        sp = s.species[b_of(action)]
        slot: i64 = place_of(sp.cards, card)
        self.used.append(card)
        trait = s.book.cards.trait_by_card[card]
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
        """Return why this trait cannot take its turn now, or 0. [R33]"""
        if not holds(sp.cards, card):
            return R_ABSENT
        if not s.book.cards.bit[card] & s.book.cards.moments[self.moment]:
            return R_MOMENT
        if card in self.used:
            return R_ACTED
        return 0 if self.may_still_act(s, sp, place_of(sp.cards, card)) else R_IDLE

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        self.act(s, action)

    def clone(self, seat: i64) -> Moment:
        new = Moment(self.moment, self.start)
        new.turn = self.turn
        new.used = self.used[:]
        return new
