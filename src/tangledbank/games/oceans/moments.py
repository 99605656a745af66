"""Traits that act of themselves before a phase, in the order their owner likes."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.deck import holds
from tangledbank.core.flow import Frame
from tangledbank.games.oceans.ids import ASK_ORDER, R_ABSENT, R_NOW, USE_TRAIT
from tangledbank.games.oceans.questions import MOMENTS
from tangledbank.games.oceans.state import Table


def begin_moment(s: Table, moment: i64, seat: i64) -> None:
    """Let the traits of a seat act, if it has any that do."""
    for sid in s.players[seat].row:
        if s.species[sid].hooks & MOMENTS:
            s.push(Moment(moment, seat))
            return


class Moment(Frame[Table]):
    """Every trait of a seat that is due acts once. [OCE Before your phase] [OCE Parasitic 4]

    What is due is looked at again after each: one trait may make another able to act.
    """

    FIELDS: ClassVar = "moment seat used:card"

    def __init__(self, moment: i64, seat: i64) -> None:
        self.moment: i64 = moment
        self.seat: i64 = seat
        self.used: vec[i64] = vec[i64]()  # cards that have acted

    def step(self, s: Table) -> None:
        due = self.due(s)
        if len(due) > 1:
            s.ask(self.seat, ASK_ORDER)
        elif len(due):
            self.act(s, due[0])
        else:
            s.pop()

    def due(self, s: Table) -> vec[i64]:
        """Actions for the traits that can act now and have not."""
        found: vec[i64] = vec[i64]()
        for sid in s.players[self.seat].row:
            sp = s.species[sid]
            if sp.hooks & MOMENTS:
                for card in sp.cards:
                    trait = s.book.cards.worn[card]
                    if trait.moments() >> self.moment & 1 and not holds(self.used, card):
                        if trait.due(s, sp, card, self.moment):
                            found = append(found, pack(USE_TRAIT, card, sid))
        return found

    def act(self, s: Table, action: i64) -> None:
        card: i64 = a_of(action)
        self.used = append(self.used, card)
        s.book.cards.worn[card].act(s, s.species[b_of(action)], card, self.moment)

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        due = self.due(s)
        for i in range(len(due)):
            out[i] = due[i]
        return len(due)

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        if verb_of(action) != USE_TRAIT:
            return R_NOW
        return 0 if holds(self.due(s), action) else R_ABSENT

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        self.act(s, action)

    def clone(self, seat: i64) -> Moment:
        new = Moment(self.moment, self.seat)
        new.used = self.used[:]
        return new
