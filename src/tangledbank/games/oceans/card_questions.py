"""Questions that traits and Scenarios ask a player."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.card_question import NO_SEAT, CardQuestion
from tangledbank.core.refusal import Slots
from tangledbank.games.oceans.scenario import Scenario
from tangledbank.games.oceans.state import NOBODY, OceansState, Species
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.games.oceans.verdict import SCENARIO_BASE


class TraitQuestion(CardQuestion[OceansState]):
    """A trait's question to its holder's owner.

    `notes` contains species and amounts; `kept` contains cards.
    """

    SAVED_AS: ClassVar = "Ask"
    FIELDS: ClassVar = "sid card:card notes kept:card done"

    def __init__(self, sid: i64, card: i64) -> None:
        super().__init__()
        self.sid: i64 = sid
        self.card: i64 = card
        self.kept: vec[i64] = vec[i64]()

    def trait(self, s: OceansState) -> Trait:
        return s.book.cards.trait_by_card[self.card]

    def asker(self, s: OceansState) -> i64:
        """Return the asking trait, numbered as in verdicts."""
        return self.trait(s).id

    def asked_seat(self, s: OceansState) -> i64:
        holder = s.species[self.sid]
        return NO_SEAT if holder is NOBODY else holder.owner

    def prompt(self, s: OceansState) -> i64:
        return self.trait(s).prompt()

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        return self.trait(s).choices(s, s.species[self.sid], self, out)

    def refuse(self, s: OceansState, action: i64) -> i64:
        return self.trait(s).why_not(s, s.species[self.sid], self, action)

    def choose(self, s: OceansState, action: i64) -> bool:
        return self.trait(s).chosen(s, s.species[self.sid], self, action)

    def fill_reason(self, s: OceansState, action: i64, reason: i64, slots: Slots) -> None:
        self.trait(s).fill_reason(s, s.species[self.sid], self, action, reason, slots)

    def clone(self, seat: i64) -> TraitQuestion:
        new = TraitQuestion(self.sid, self.card)
        new.notes = self.notes[:]
        new.kept = self.kept[:]
        new.done = self.done
        return new


def ask_owner(s: OceansState, holder: Species, slot: i64) -> None:
    """Let the trait in this slot ask the holder's owner."""
    s.push(TraitQuestion(holder.sid, holder.cards[slot]))


class ScenarioQuestion(CardQuestion[OceansState]):
    """A Scenario's question to one player. `notes` contains species and amounts."""

    SAVED_AS: ClassVar = "AskAll"
    FIELDS: ClassVar = "scenario:scenario asked notes done"

    def __init__(self, scenario: i64, asked: i64) -> None:
        super().__init__()
        self.scenario: i64 = scenario
        self.asked: i64 = asked

    def scenario_card(self, s: OceansState) -> Scenario:
        return s.book.cards.scenarios[self.scenario]

    def asker(self, s: OceansState) -> i64:
        """Return the asking Scenario, numbered as in verdicts."""
        return SCENARIO_BASE + self.scenario

    def asked_seat(self, s: OceansState) -> i64:
        return self.asked

    def prompt(self, s: OceansState) -> i64:
        return self.scenario_card(s).prompt()

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        return self.scenario_card(s).choices(s, self, out)

    def refuse(self, s: OceansState, action: i64) -> i64:
        return self.scenario_card(s).why_not(s, self, action)

    def choose(self, s: OceansState, action: i64) -> bool:
        return self.scenario_card(s).chosen(s, self, action)

    def fill_reason(self, s: OceansState, action: i64, reason: i64, slots: Slots) -> None:
        self.scenario_card(s).fill_reason(s, self, action, reason, slots)

    def clone(self, seat: i64) -> ScenarioQuestion:
        new = ScenarioQuestion(self.scenario, self.asked)
        new.notes = self.notes[:]
        new.done = self.done
        return new
