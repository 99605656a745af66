"""Frames for traits and Scenarios that need an answer: the card writes the options."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.flow import Frame, buffer
from tangledbank.games.oceans.rules import trait_of
from tangledbank.games.oceans.scenario import SCENARIOS
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
    """A trait asks its species' owner, as often as it likes. `notes` are the trait's own."""

    FIELDS: ClassVar = "sid card notes done"

    def __init__(self, sid: i64, card: i64, notes: list[int]) -> None:
        self.sid: i64 = sid
        self.card: i64 = card
        self.notes = notes
        self.done = False

    def step(self, s: Table) -> None:
        sp = s.species[self.sid]
        trait = trait_of(s, self.card)
        if self.done or sp is NOBODY or trait.choices(s, sp, self.card, self.notes, SCRATCH) == 0:
            s.pop()
            return
        s.ask(sp.owner, trait.prompt())

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        trait = trait_of(s, self.card)
        return trait.choices(s, s.species[self.sid], self.card, self.notes, out)

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        sp = s.species[self.sid]
        trait = trait_of(s, self.card)
        if listed(SCRATCH, trait.choices(s, sp, self.card, self.notes, SCRATCH), action):
            return 0
        return trait.why_not(s, sp, self.card, self.notes, action)

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        trait = trait_of(s, self.card)
        self.done = trait.chosen(s, s.species[self.sid], self.card, self.notes, action)

    def clone(self, seat: i64) -> Ask:
        new = Ask(self.sid, self.card, self.notes[:])
        new.done = self.done
        return new


class AskAll(Frame[Table]):
    """A Scenario asks one player, as often as it likes. `notes` are the Scenario's own."""

    FIELDS: ClassVar = "scenario asked notes done"

    def __init__(self, scenario: i64, asked: i64, notes: list[int]) -> None:
        self.scenario: i64 = scenario
        self.asked: i64 = asked
        self.notes = notes
        self.done = False

    def step(self, s: Table) -> None:
        card = SCENARIOS.cards[self.scenario]
        if self.done or card.choices(s, self.asked, self.notes, SCRATCH) == 0:
            s.pop()
            return
        s.ask(self.asked, card.prompt())

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        return SCENARIOS.cards[self.scenario].choices(s, seat, self.notes, out)

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        card = SCENARIOS.cards[self.scenario]
        if listed(SCRATCH, card.choices(s, seat, self.notes, SCRATCH), action):
            return 0
        return card.why_not(s, seat, self.notes, action)

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        card = SCENARIOS.cards[self.scenario]
        self.done = card.chosen(s, seat, self.notes, action)

    def clone(self, seat: i64) -> AskAll:
        new = AskAll(self.scenario, self.asked, self.notes[:])
        new.done = self.done
        return new
