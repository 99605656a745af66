"""Questions that traits ask their holders' owners or other players."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.card_question import NO_SEAT, CardQuestion
from tangledbank.core.refusal import Slots
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species
from tangledbank.games.evolution.traits.base import Trait


class TraitQuestion(CardQuestion[EvolutionState]):
    """A question from a trait to its holder's owner or another seat.

    `notes` holds species and amounts.
    """

    SAVED_AS: ClassVar = "TraitAsk"
    FIELDS: ClassVar = "sid card:card notes done"
    OPTIONAL: ClassVar = "by:cause other"

    def __init__(self, sid: i64, card: i64) -> None:
        super().__init__()
        self.sid: i64 = sid
        self.card: i64 = card
        self.other: i64 = 0  # the asked seat plus 1, or 0 for the holder's owner

    def trait(self, s: EvolutionState) -> Trait:
        return s.book.cards.trait_by_card[self.card]

    def asked_seat(self, s: EvolutionState) -> i64:
        holder = s.species[self.sid]
        if holder is NOBODY:
            return NO_SEAT
        return self.other - 1 if self.other else holder.owner

    def prompt(self, s: EvolutionState) -> i64:
        return self.trait(s).prompt()

    def fill_legal(self, s: EvolutionState, seat: i64, out: vec[i64]) -> i64:
        return self.trait(s).choices(s, s.species[self.sid], self, out)

    def refuse(self, s: EvolutionState, action: i64) -> i64:
        return self.trait(s).why_not(s, s.species[self.sid], self, action)

    def choose(self, s: EvolutionState, action: i64) -> bool:
        return self.trait(s).chosen(s, s.species[self.sid], self, action)

    def fill_reason(self, s: EvolutionState, action: i64, reason: i64, slots: Slots) -> None:
        self.trait(s).fill_reason(s, s.species[self.sid], self, action, reason, slots)

    def clone(self, seat: i64) -> TraitQuestion:
        new = TraitQuestion(self.sid, self.card)
        new.notes = self.notes[:]
        new.done = self.done
        new.other = self.other
        return new


def ask_owner(s: EvolutionState, holder: Species, slot: i64) -> None:
    """Let the trait in this slot ask its holder's owner."""
    s.push(TraitQuestion(holder.sid, holder.cards[slot]))


def ask_seat(s: EvolutionState, holder: Species, slot: i64, seat: i64, note: i64) -> None:
    """Let the trait in this slot ask any seat; `note` is the first of the question's notes."""
    question = TraitQuestion(holder.sid, holder.cards[slot])
    question.other = seat + 1
    question.notes = append(question.notes, note)
    s.push(question)
