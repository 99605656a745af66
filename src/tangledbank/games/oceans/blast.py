"""All players lay their traits anew on their own species, unseen until all are done."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.flow import REFEREE, Frame
from tangledbank.games.oceans.ids import ASK_LAY, LAY, R_ABSENT, R_NOW, R_OWNER, TRAITS_LAID
from tangledbank.games.oceans.rules import refresh, stays
from tangledbank.games.oceans.state import Table


class Blast(Frame[Table]):
    """Trait by trait everybody says where it goes; then all are turned up. [R266]

    `laid` has a list for each seat, cards and species in turn; a view has only its own.
    """

    FIELDS: ClassVar = "begun laid"

    def __init__(self) -> None:
        self.begun = False
        self.laid: list[list[int]] = []

    def step(self, s: Table) -> None:
        if self.begun:
            s.pop()
            reveal(s, self.laid)
            return
        self.begun = True
        self.laid = [[] for _ in range(s.seats)]
        for i in range(s.seats):
            seat: i64 = (s.turn + i) % s.seats
            if self.left(s, seat):
                s.ask(seat, ASK_LAY)

    def left(self, s: Table, seat: i64) -> list[int]:
        """The traits that this seat has not laid yet, in the order of its row."""
        found: list[int] = []
        laid = self.laid[seat]
        for sid in s.players[seat].row:
            for card in s.species[sid].cards:
                if card not in laid[::2] and not stays(s, card):
                    found.append(card)
        return found

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        left = self.left(s, seat)
        if left:
            for sid in s.players[seat].row:
                out[n] = pack(LAY, left[0], sid)
                n += 1
        return n

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        if verb_of(action) != LAY:
            return R_NOW
        left = self.left(s, seat)
        if not left or left[0] != a_of(action):
            return R_ABSENT
        return 0 if b_of(action) in s.players[seat].row else R_OWNER

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        self.laid[seat].append(a_of(action))
        self.laid[seat].append(b_of(action))
        if self.left(s, seat):
            s.ask(seat, ASK_LAY)
        else:
            s.tell(TRAITS_LAID, seat)

    def retract(self, s: Table, seat: i64) -> bool:
        laid = self.laid[seat]
        if not laid:
            return False
        del laid[-2:]
        if s.decision_of(seat) is None:
            s.ask(seat, ASK_LAY)
        return True

    def clone(self, seat: i64) -> Blast:
        new = Blast()
        new.begun = self.begun
        for i in range(len(self.laid)):
            known = seat == REFEREE or seat == i
            new.laid.append(self.laid[i][:] if known else [])
        return new


def reveal(s: Table, laid: list[list[int]]) -> None:
    """Take all traits off and put them where their owners laid them."""
    for seat in range(len(laid)):
        cards = laid[seat][::2]
        marks: list[int] = []
        for card in cards:
            for sid in s.players[seat].row:
                sp = s.species[sid]
                if card in sp.cards:
                    slot = sp.cards.index(card)
                    marks.append(sp.marks[slot])
                    del sp.cards[slot]
                    del sp.marks[slot]
        for i in range(len(cards)):
            sp = s.species[laid[seat][2 * i + 1]]
            sp.cards.append(cards[i])
            sp.marks.append(marks[i])
        for sid in s.players[seat].row:
            refresh(s, s.species[sid])
    s.seal()
