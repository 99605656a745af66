"""Traits that act on their own at a moment of the round, each owner choosing the order."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.deck import place_of
from tangledbank.core.flow import Frame
from tangledbank.games.evolution.ids import ASK_ORDER, R_ABSENT, R_NOW, USE_TRAIT
from tangledbank.games.evolution.state import Table


def wears(s: Table, seat: i64, mask: i64) -> bool:
    """Has a species of this seat any of these traits?"""
    for sid in s.players[seat].row:
        if s.species[sid].mask & mask:
            return True
    return False


def at_moment(s: Table, moment: i64, start: i64) -> None:
    """Let the traits of this moment act, if anybody has one."""
    mask: i64 = s.book.cards.moments[moment]
    if mask:
        for seat in range(s.seats):
            if wears(s, seat, mask):
                s.push(Moment(moment, start))
                return


class Moment(Frame[Table]):
    """Player by player, every trait that is due acts once. [EVO Phase 4 Reveal Food] [R11] [R22]

    What is due is looked at again after each: one trait may make another able to act.
    """

    FIELDS: ClassVar = "moment start turn used:card"

    def __init__(self, moment: i64, start: i64) -> None:
        self.moment: i64 = moment
        self.start: i64 = start
        self.turn: i64 = 0
        self.used: list[int] = []  # cards that have acted

    def step(self, s: Table) -> None:
        mask: i64 = s.book.cards.moments[self.moment]
        while mask and self.turn < s.seats:
            seat: i64 = (self.start + self.turn) % s.seats
            if wears(s, seat, mask):
                due = self.due(s, seat)
                if len(due) > 1:
                    s.ask(seat, ASK_ORDER)
                    return
                if due:
                    self.act(s, due[0])
                    return
            self.turn += 1
        s.pop()

    def due(self, s: Table, seat: i64) -> list[int]:
        """Actions for the traits of this seat that can act now and have not."""
        found: list[int] = []
        mask: i64 = s.book.cards.moments[self.moment]
        for sid in s.players[seat].row:
            sp = s.species[sid]
            if sp.mask & mask:
                slot: i64 = 0
                for card in sp.cards:
                    trait = s.book.cards.worn[card]
                    if (
                        trait.bit & mask
                        and card not in self.used
                        and trait.due(s, sp, slot, self.moment)
                    ):
                        found.append(pack(USE_TRAIT, card, sid))
                    slot += 1
        return found

    def act(self, s: Table, action: i64) -> None:
        card: i64 = a_of(action)
        sp = s.species[b_of(action)]
        self.used.append(card)
        s.book.cards.worn[card].act(s, sp, place_of(sp.cards, card), self.moment)

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        due = self.due(s, seat)
        for i in range(len(due)):
            out[i] = due[i]
        return len(due)

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        if verb_of(action) != USE_TRAIT:
            return R_NOW
        return 0 if action in self.due(s, seat) else R_ABSENT

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        self.act(s, action)

    def clone(self, seat: i64) -> Moment:
        new = Moment(self.moment, self.start)
        new.turn = self.turn
        new.used = self.used[:]
        return new
