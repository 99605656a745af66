"""Rearranging traits: all players secretly redistribute their traits at the same time."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.flow import REFEREE, Frame
from tangledbank.core.rng import Rng
from tangledbank.core.rows import holds
from tangledbank.games.oceans.ids import (
    ASK_LAY,
    LAY,
    R_GONE,
    R_NEXT_TRAIT,
    R_NOW,
    R_OWNER,
    TRAITS_REARRANGED,
)
from tangledbank.games.oceans.rules import is_permanent
from tangledbank.games.oceans.state import NOBODY, OceansState, find


@mypyc_attr(acyclic=True)
class LaidTraits:
    """The traits that a seat has placed, and the species on which it placed them."""

    SAVED_AS: ClassVar = "Laid"
    FIELDS: ClassVar = "cards:card hosts"

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()
        self.hosts: vec[i64] = vec[i64]()

    def lay(self, card: i64, sid: i64) -> None:
        self.cards = append(self.cards, card)
        self.hosts = append(self.hosts, sid)

    def clone(self) -> LaidTraits:
        new = LaidTraits()
        new.cards = self.cards[:]
        new.hosts = self.hosts[:]
        return new


class RearrangeTraits(Frame[OceansState]):
    """A rearrangement: all players place their traits one by one, then all are revealed. [R266]

    `laid` is indexed by seat; a view contains only its own seat's traits.
    """

    SAVED_AS: ClassVar = "Blast"
    FIELDS: ClassVar = "begun laid"

    def __init__(self) -> None:
        self.begun = False
        self.laid: list[LaidTraits] = []

    def step(self, s: OceansState) -> None:
        if self.begun:
            s.pop()
            reveal(s, self.laid)
            return
        self.begun = True
        self.laid = [LaidTraits() for _ in range(s.seats)]
        for i in range(s.seats):
            seat: i64 = (s.turn + i) % s.seats
            if len(self.left(s, seat)):
                s.ask(seat, ASK_LAY)

    def left(self, s: OceansState, seat: i64) -> vec[i64]:
        """Return the traits that this seat has not placed yet, in the order of its row."""
        found: vec[i64] = vec[i64]()
        for sid in s.players[seat].row:
            for card in s.species[sid].cards:
                if not holds(self.laid[seat].cards, card) and not is_permanent(s, card):
                    found = append(found, card)
        return found

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        left: vec[i64] = self.left(s, seat)
        if len(left):
            for sid in s.players[seat].row:
                out[n] = pack(LAY, left[0], sid)
                n += 1
        return n

    def why_not(self, s: OceansState, seat: i64, action: i64) -> i64:
        if verb_of(action) != LAY:
            return R_NOW
        left: vec[i64] = self.left(s, seat)
        if len(left) == 0 or left[0] != a_of(action):
            return R_NEXT_TRAIT
        if find(s, b_of(action)) is NOBODY:
            return R_GONE
        return 0 if holds(s.players[seat].row, b_of(action)) else R_OWNER

    def answer(self, s: OceansState, seat: i64, action: i64) -> None:
        self.laid[seat].lay(a_of(action), b_of(action))
        if len(self.left(s, seat)):
            s.ask(seat, ASK_LAY)
        else:
            s.tell(TRAITS_REARRANGED, seat)

    def imagine(self, s: OceansState, rng: Rng) -> None:
        """For seats that have finished, place traits at random."""
        for seat in range(len(self.laid)):
            if s.prompt_of(seat) == 0:
                row: vec[i64] = s.players[seat].row
                for card in self.left(s, seat):
                    self.laid[seat].lay(card, row[rng.below(len(row))])

    def retract(self, s: OceansState, seat: i64) -> bool:
        laid = self.laid[seat]
        if len(laid.cards) == 0:
            return False
        laid.cards, _ = pop(laid.cards)
        laid.hosts, _ = pop(laid.hosts)
        if s.decision_of(seat) is None:
            s.ask(seat, ASK_LAY)
        return True

    def clone(self, seat: i64) -> RearrangeTraits:
        new = RearrangeTraits()
        new.begun = self.begun
        for i in range(len(self.laid)):
            known = seat == REFEREE or seat == i
            new.laid.append(self.laid[i].clone() if known else LaidTraits())
        return new


def reveal(s: OceansState, laid: list[LaidTraits]) -> None:
    """Move all traits to the species that their owners chose."""
    for seat in range(len(laid)):
        mine = laid[seat]
        marks: vec[i64] = vec[i64]()
        for card in mine.cards:
            marks = append(marks, take_off(s, seat, card))
        for i in range(len(marks)):
            s.species[mine.hosts[i]].add_slot(mine.cards[i], marks[i])
        for sid in s.players[seat].row:
            s.refresh_species(s.species[sid])
    s.forbid_undo()


def take_off(s: OceansState, seat: i64, card: i64) -> i64:
    """Remove a trait from the seat's species that has it; return its mark."""
    mark: i64 = 0
    for sid in s.players[seat].row:
        sp = s.species[sid]
        if holds(sp.cards, card):
            slot: i64 = sp.slot_of(card)
            mark = sp.marks[slot]
            sp.remove_slot(slot)
    return mark
