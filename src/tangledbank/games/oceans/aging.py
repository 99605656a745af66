"""The aging phase: species score population, and those without enough go extinct."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.cause import pack_cause
from tangledbank.core.flow import Frame
from tangledbank.core.rows import holds
from tangledbank.games.oceans.causes import by_trait
from tangledbank.games.oceans.ids import (
    AFTER_AGING,
    AGE,
    AGE_AGAIN,
    ASK_AGE,
    ASK_AGE_AGAIN,
    ASK_AGE_TOO,
    BEFORE_AGING,
    BY_AGE,
    PASS,
    R_AMOUNT_AGE,
    R_GONE,
    R_NOW,
    R_OTHER,
    R_OWNER,
)
from tangledbank.games.oceans.permissions import may_go_extinct
from tangledbank.games.oceans.questions import BEFORE_EXTRA_AGING, MAY_AGE_ALONG
from tangledbank.games.oceans.rules import age_choices
from tangledbank.games.oceans.scenario import in_force
from tangledbank.games.oceans.scenario_questions import AGES_AGAIN, AGES_ALONG
from tangledbank.games.oceans.state import NOBODY, OceansState, Species
from tangledbank.games.oceans.state_changes import go_extinct, score
from tangledbank.games.oceans.timed_effects import begin_moment

BEFORE: Final = 0
ROW: Final = 1
AGAIN: Final = 2
PICKED: Final = 3  # a species that ages again
NEXT: Final = 4
ALONG: Final = 5
AFTER: Final = 6


def age(s: OceansState, sp: Species, amount: i64, mortal: bool) -> None:
    """Score a species' population; one with too little goes extinct, if it can.

    [OCE FAQ Zero population 2]
    """
    short = sp.population < amount
    score(s, sp, amount, sp.owner)
    if short and mortal and may_go_extinct(s, sp):
        before: i64 = s.by
        s.by = pack_cause(BY_AGE)
        go_extinct(s, sp)
        s.by = before


def tax(s: OceansState, sp: Species) -> None:
    """Let a species' traits act before it ages an additional time. [OCE Deep Cthulhu Leech 3]"""
    if sp.hooks & BEFORE_EXTRA_AGING:
        before: i64 = s.by
        for slot in range(len(sp.cards)):
            trait = s.book.cards.trait_by_card[sp.cards[slot]]
            s.by = by_trait(trait.id, sp)
            trait.before_extra_aging(s, sp, slot)
        s.by = before


class Aging(Frame[OceansState]):
    """The aging of the current player's species, then of others that may or must age too. [R236]"""

    FIELDS: ClassVar = "stage turn aged sid"

    def __init__(self) -> None:
        self.stage: i64 = BEFORE
        self.turn: i64 = 0  # seats after the current player
        self.aged: vec[i64] = vec[i64]()
        self.sid: i64 = 0  # the species asked about

    def step(self, s: OceansState) -> None:
        while s.top is self and s.asking == 0:
            self.enter(s, self.stage)

    def enter(self, s: OceansState, stage: i64) -> None:
        seat: i64 = (s.turn + self.turn) % s.seats
        if stage == BEFORE:
            self.stage = ROW
            begin_moment(s, BEFORE_AGING, seat)
        elif stage == ROW:
            self.age_row(s, seat)
        elif stage == AGAIN:
            self.stage = PICKED
            self.sid = 0
            if (
                s.combined_scenario.hooks & AGES_AGAIN
                and self.turn == 0
                and len(s.players[seat].row)
            ):
                s.ask(seat, ASK_AGE_AGAIN)
        elif stage == PICKED:
            self.stage = NEXT
            if self.sid:
                tax(s, s.species[self.sid])
                self.age_one(s, seat, self.sid)
        elif stage == NEXT:
            self.next_player(s)
        elif stage == ALONG:
            self.ask_along(s)
        else:
            s.pop()
            begin_moment(s, AFTER_AGING, s.turn)

    def age_row(self, s: OceansState, seat: i64) -> None:
        """Age the next species in the seat's row."""
        for sid in s.players[seat].row:
            if not holds(self.aged, sid):
                self.aged = append(self.aged, sid)
                self.age_one(s, seat, sid)
                return
        self.stage = AGAIN

    def age_one(self, s: OceansState, seat: i64, sid: i64) -> None:
        """Age a species, or ask its owner if there is a choice. [R217]"""
        choices = age_choices(s, s.species[sid])
        if len(choices) > 1:
            self.sid = sid
            s.ask(seat, ASK_AGE)
        else:
            age(s, s.species[sid], choices[0], True)

    def next_player(self, s: OceansState) -> None:
        """Continue with the next player whose species also age, if any."""
        self.turn += 1
        while self.turn < s.seats:
            for card in in_force(s, AGES_ALONG):
                if card.ages_along(s, (s.turn + self.turn) % s.seats):
                    self.stage = BEFORE
                    return
            self.turn += 1
        self.stage = ALONG

    def ask_along(self, s: OceansState) -> None:
        """Ask about species that may age in any aging phase. [OCE Deep Fast Metabolism 1]"""
        for sid in s.ring:
            sp = s.species[sid]
            if not holds(self.aged, sid) and sp.hooks & MAY_AGE_ALONG:
                self.aged = append(self.aged, sid)
                self.sid = sid
                s.ask(sp.owner, ASK_AGE_TOO)
                return
        self.stage = AFTER

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.stage == PICKED:
            for sid in s.players[seat].row:
                out[n] = pack(AGE_AGAIN, sid)
                n += 1
            return n
        for amount in age_choices(s, s.species[self.sid]):
            out[n] = pack(AGE, self.sid, amount)
            n += 1
        if self.stage == ALONG:
            out[n] = pack(PASS)
            n += 1
        return n

    def why_not(self, s: OceansState, seat: i64, action: i64) -> i64:
        verb: i64 = verb_of(action)
        if self.stage == PICKED:
            if verb != AGE_AGAIN:
                return R_NOW
            if a_of(action) >= len(s.species) or s.species[a_of(action)] is NOBODY:
                return R_GONE
            return 0 if holds(s.players[seat].row, a_of(action)) else R_OWNER
        if verb == PASS:
            return 0 if self.stage == ALONG else R_NOW
        if verb != AGE:
            return R_NOW
        if a_of(action) != self.sid:
            return R_OTHER
        choices = age_choices(s, s.species[self.sid])
        return 0 if holds(choices, b_of(action)) else R_AMOUNT_AGE

    def answer(self, s: OceansState, seat: i64, action: i64) -> None:
        if verb_of(action) == AGE_AGAIN:
            self.sid = a_of(action)
        elif verb_of(action) == AGE:
            along = self.stage == ALONG
            if along:
                tax(s, s.species[self.sid])
            mortal = not along or s.book.extinct_along  # [R278]
            age(s, s.species[self.sid], b_of(action), mortal)

    def clone(self, seat: i64) -> Aging:
        new = Aging()
        new.stage = self.stage
        new.turn = self.turn
        new.aged = self.aged[:]
        new.sid = self.sid
        return new
