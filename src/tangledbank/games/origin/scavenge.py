"""Scavenging after an animal is eaten. [ORI Scavenger]"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.games.origin.causes import by_trait
from tangledbank.games.origin.ids import (
    ASK_SCAVENGE,
    BLUE,
    R_FOREIGN,
    R_GONE,
    R_NOW,
    SCAVENGE,
    SCAVENGED,
)
from tangledbank.games.origin.questions import SCAVENGES
from tangledbank.games.origin.rules import food_reason, lacks_reason
from tangledbank.games.origin.state import NOBODY, Animal, OriginState
from tangledbank.games.origin.taking_food import gain


class Scavenge(Frame[OriginState]):
    """The meal of one scavenger: the first one clockwise from the attacker's owner.

    [ORI Scavenger]
    """

    FIELDS: ClassVar = "start turn"

    def __init__(self, start: i64, turn: i64 = 0) -> None:
        self.start: i64 = start
        self.turn: i64 = turn

    def step(self, s: OriginState) -> None:
        while self.turn < s.seats:
            seat: i64 = (self.start + self.turn) % s.seats
            hungry: vec[i64] = scavengers(s, seat)
            if len(hungry) > 1:
                s.ask(seat, ASK_SCAVENGE)
                return
            if len(hungry):
                self.feed(s, s.animals[hungry[0]])
                return
            self.turn += 1
        s.pop()

    def feed(self, s: OriginState, a: Animal) -> None:
        s.pop()
        s.by = by_trait(scavenging_trait(s, a), a)
        s.tell(SCAVENGED, a.owner, a.aid)
        gain(s, a, 1, BLUE)

    def fill_legal(self, s: OriginState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for aid in scavengers(s, seat):
            out[n] = pack(SCAVENGE, aid)
            n += 1
        return n

    def why_not(self, s: OriginState, seat: i64, action: i64) -> i64:
        if verb_of(action) != SCAVENGE:
            return R_NOW
        a = s.living(a_of(action))
        if a is NOBODY:
            return R_GONE
        if a.owner != seat:
            return R_FOREIGN
        return food_reason(s, a) if a.hooks & SCAVENGES else lacks_reason(s, 0, SCAVENGES)

    def answer(self, s: OriginState, seat: i64, action: i64) -> None:
        self.feed(s, s.animals[a_of(action)])

    def clone(self, seat: i64) -> Scavenge:
        return Scavenge(self.start, self.turn)


def scavengers(s: OriginState, seat: i64) -> vec[i64]:
    """Return a seat's animals that can scavenge now. [R336] [R337]"""
    found: vec[i64] = vec[i64]()
    for aid in s.players[seat].row:
        a = s.animals[aid]
        if a.hooks & SCAVENGES and not food_reason(s, a) and scavenging_trait(s, a):
            found = append(found, aid)
    return found


def scavenging_trait(s: OriginState, a: Animal) -> i64:
    """Return the trait that lets this animal scavenge, or 0."""
    for t in a.traits:
        if s.book.cards.traits[t].hooks & SCAVENGES:
            return t
    return 0
