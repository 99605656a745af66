"""Frames for traits and Scenarios that need an answer: the card writes the options."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.flow import Frame, buffer
from tangledbank.games.oceans.scenario import Scenario
from tangledbank.games.oceans.state import NOBODY, Table

SCRATCH: Final[vec[i64]] = buffer()


def listed(options: vec[i64], count: i64, action: i64) -> bool:
    i: i64 = 0
    while i < count:
        if options[i] == action:
            return True
        i += 1
    return False


class Ask(Frame[Table]):
    """A trait asks its species' owner, as often as it likes. Two rows are the trait's own:
    `notes` holds species and amounts, `kept` holds cards."""

    FIELDS: ClassVar = "sid card:card notes kept:card done"

    def __init__(self, sid: i64, card: i64) -> None:
        self.sid: i64 = sid
        self.card: i64 = card
        self.notes: vec[i64] = vec[i64]()
        self.kept: vec[i64] = vec[i64]()
        self.done = False

    def step(self, s: Table) -> None:
        sp = s.species[self.sid]
        trait = s.book.cards.worn[self.card]
        if self.done or sp is NOBODY or trait.choices(s, sp, self, SCRATCH) == 0:
            s.pop()
            return
        s.ask(sp.owner, trait.prompt())

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        return s.book.cards.worn[self.card].choices(s, s.species[self.sid], self, out)

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        sp = s.species[self.sid]
        trait = s.book.cards.worn[self.card]
        if listed(SCRATCH, trait.choices(s, sp, self, SCRATCH), action):
            return 0
        return trait.why_not(s, sp, self, action)

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        trait = s.book.cards.worn[self.card]
        self.done = trait.chosen(s, s.species[self.sid], self, action)

    def clone(self, seat: i64) -> Ask:
        new = Ask(self.sid, self.card)
        new.notes = self.notes[:]
        new.kept = self.kept[:]
        new.done = self.done
        return new


class AskAll(Frame[Table]):
    """A Scenario asks one player, as often as it likes. `notes` are the Scenario's own."""

    FIELDS: ClassVar = "scenario:scenario asked notes done"

    def __init__(self, scenario: i64, asked: i64) -> None:
        self.scenario: i64 = scenario
        self.asked: i64 = asked
        self.notes: vec[i64] = vec[i64]()  # species and amounts
        self.done = False

    def asking(self, s: Table) -> Scenario:
        return s.book.cards.scenarios[self.scenario]

    def step(self, s: Table) -> None:
        if self.done or self.asking(s).choices(s, self, SCRATCH) == 0:
            s.pop()
            return
        s.ask(self.asked, self.asking(s).prompt())

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        return self.asking(s).choices(s, self, out)

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        if listed(SCRATCH, self.asking(s).choices(s, self, SCRATCH), action):
            return 0
        return self.asking(s).why_not(s, self, action)

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        self.done = self.asking(s).chosen(s, self, action)

    def clone(self, seat: i64) -> AskAll:
        new = AskAll(self.scenario, self.asked)
        new.notes = self.notes[:]
        new.done = self.done
        return new
