"""Frames for traits and Scenarios that need an answer: the card writes the options."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.flow import Frame, acquire_buffer, release_buffer
from tangledbank.games.oceans.scenario import Scenario
from tangledbank.games.oceans.state import NOBODY, Table
from tangledbank.games.oceans.verdict import SCENARIO_BASE


def count_options(s: Table, frame: Frame[Table]) -> i64:
    """How many options a frame has to offer."""
    out = acquire_buffer()
    count: i64 = frame.fill_legal(s, 0, out)
    release_buffer(out)
    return count


def offers(s: Table, frame: Frame[Table], action: i64) -> bool:
    """Whether an action is among the options of a frame."""
    out = acquire_buffer()
    left: i64 = frame.fill_legal(s, 0, out)
    while left > 0 and out[left - 1] != action:
        left -= 1
    release_buffer(out)
    return left > 0


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
        if self.done or sp is NOBODY or count_options(s, self) == 0:
            s.pop()
            return
        trait = s.book.cards.worn[self.card]
        assert trait.prompt(), "a trait that asks has a prompt"
        s.ask(sp.owner, trait.prompt())

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        return s.book.cards.worn[self.card].choices(s, s.species[self.sid], self, out)

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        if offers(s, self, action):
            return 0
        return s.book.cards.worn[self.card].why_not(s, s.species[self.sid], self, action)

    def asker(self, s: Table) -> i64:
        """The trait that asks, as in verdicts."""
        return s.book.cards.worn[self.card].id

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
        if self.done or count_options(s, self) == 0:
            s.pop()
            return
        assert self.asking(s).prompt(), "a Scenario that asks has a prompt"
        s.ask(self.asked, self.asking(s).prompt())

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        return self.asking(s).choices(s, self, out)

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        if offers(s, self, action):
            return 0
        return self.asking(s).why_not(s, self, action)

    def asker(self, s: Table) -> i64:
        """The Scenario that asks, as in verdicts."""
        return SCENARIO_BASE + self.scenario

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        self.done = self.asking(s).chosen(s, self, action)

    def clone(self, seat: i64) -> AskAll:
        new = AskAll(self.scenario, self.asked)
        new.notes = self.notes[:]
        new.done = self.done
        return new
