"""Traits and Scenarios that act automatically at set points of a turn.

If several are due at once, the player chooses their order.
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.independence import Touches
from tangledbank.core.rows import holds
from tangledbank.games.oceans.causes import by_scenario, by_trait
from tangledbank.games.oceans.effects import OceansTouches
from tangledbank.games.oceans.ids import ASK_ORDER, R_ACTED, R_IDLE, R_NOW, USE_SCENARIO, USE_TRAIT
from tangledbank.games.oceans.permissions import idle_reason
from tangledbank.games.oceans.questions import MOMENTS
from tangledbank.games.oceans.scenario import in_force
from tangledbank.games.oceans.scenario_questions import MOMENTS as SCENARIO_MOMENTS
from tangledbank.games.oceans.state import OceansState


def begin_moment(s: OceansState, moment: i64, seat: i64) -> None:
    """Let a seat's traits and the active Scenarios act at a moment, if there are any."""
    if s.combined_scenario.hooks & SCENARIO_MOMENTS or any_acts(s, seat):
        s.push(Moment(moment, seat))


def any_acts(s: OceansState, seat: i64) -> bool:
    for sid in s.players[seat].row:
        if s.species[sid].hooks & MOMENTS:
            return True
    return False


class Moment(Frame[OceansState]):
    """Lets each of a seat's traits act once, even without effect.

    [OCE Before your phase 2] [OCE Parasitic 4]

    Scenarios act among them [R274]. Traits that the seat gets in the meantime act too.
    """

    FIELDS: ClassVar = "moment seat used:card past:scenario"

    def __init__(self, moment: i64, seat: i64) -> None:
        self.moment: i64 = moment
        self.seat: i64 = seat
        self.used: vec[i64] = vec[i64]()  # cards that have acted
        self.past: vec[i64] = vec[i64]()  # Scenarios that have acted

    def step(self, s: OceansState) -> None:
        waiting = self.waiting(s)
        if len(waiting) == 0:
            s.pop()
        elif len(waiting) == 1 or self.are_independent(s, waiting):
            self.act(s, waiting[0])
        else:
            s.ask(self.seat, ASK_ORDER)

    def waiting(self, s: OceansState) -> vec[i64]:
        """Return actions for effects that have not acted yet; other players' effects come last.

        [OCE FAQ Timing 1]
        """
        own: vec[i64] = vec[i64]()
        others: vec[i64] = vec[i64]()
        for sid in s.players[self.seat].row:
            sp = s.species[sid]
            if sp.hooks & MOMENTS:
                for slot in range(len(sp.cards)):
                    card: i64 = sp.cards[slot]
                    trait = s.book.cards.trait_by_card[card]
                    if trait.moments() >> self.moment & 1 and not holds(self.used, card):
                        if trait.acting_seat(sp, slot) == self.seat:
                            own = append(own, pack(USE_TRAIT, card, sid))
                        else:
                            others = append(others, pack(USE_TRAIT, card, sid))
        for scenario in in_force(s, SCENARIO_MOMENTS):
            if scenario.moments() >> self.moment & 1 and not holds(self.past, scenario.id):
                own = append(own, pack(USE_SCENARIO, scenario.id))
        return own if len(own) else others

    def are_independent(self, s: OceansState, waiting: vec[i64]) -> bool:
        """Return whether all waiting effects have the same result in every order. [R257]"""
        touches = OceansTouches(s)
        for action in waiting:
            touches.next_act()
            self.declare_touches(s, action, touches)
        return touches.all_independent()

    def declare_touches(self, s: OceansState, action: i64, touches: Touches) -> None:
        """Declare what a waiting trait may touch. A Scenario may touch anything."""
        if verb_of(action) == USE_SCENARIO:
            touches.anything()
            return
        card: i64 = a_of(action)
        holder = s.species[b_of(action)]
        trait = s.book.cards.trait_by_card[card]
        trait.declare_touches(s, holder, holder.slot_of(card), self.moment, touches)

    def act(self, s: OceansState, action: i64) -> None:
        card: i64 = a_of(action)
        if verb_of(action) == USE_SCENARIO:
            self.past = append(self.past, card)
            s.by = by_scenario(card)
            s.book.cards.scenarios[card].act(s, self.seat)
            return
        self.used = append(self.used, card)
        holder = s.species[b_of(action)]
        trait = s.book.cards.trait_by_card[card]
        s.by = by_trait(trait.id, holder)
        trait.act(s, holder, holder.slot_of(card), self.moment)

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        waiting = self.waiting(s)
        for i in range(len(waiting)):
            out[i] = waiting[i]
        return len(waiting)

    def why_not(self, s: OceansState, seat: i64, action: i64) -> i64:
        if verb_of(action) != USE_TRAIT and verb_of(action) != USE_SCENARIO:
            return R_NOW
        if holds(self.waiting(s), action):
            return 0
        if verb_of(action) == USE_SCENARIO:
            return R_ACTED if holds(self.past, a_of(action)) else R_IDLE
        reason = idle_reason(s, seat, action)
        return R_ACTED if reason == R_IDLE and holds(self.used, a_of(action)) else reason

    def answer(self, s: OceansState, seat: i64, action: i64) -> None:
        self.act(s, action)

    def clone(self, seat: i64) -> Moment:
        new = Moment(self.moment, self.seat)
        new.used = self.used[:]
        new.past = self.past[:]
        return new
