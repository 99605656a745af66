"""Questions that traits ask the owner of their holder."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.card_question import NO_SEAT, CardQuestion
from tangledbank.core.refusal import Slots
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species
from tangledbank.games.evolution.traits.base import Trait


class TraitQuestion(CardQuestion[EvolutionState]):
    """A trait asks its holder's owner. `notes` contains species and amounts."""

    SAVED_AS: ClassVar = "TraitAsk"
    FIELDS: ClassVar = "sid card:card notes done"

    def __init__(self, sid: i64, card: i64) -> None:
        super().__init__()
        self.sid: i64 = sid
        self.card: i64 = card

    def trait(self, s: EvolutionState) -> Trait:
        return s.book.cards.trait_by_card[self.card]

    def asked_seat(self, s: EvolutionState) -> i64:
        holder = s.species[self.sid]
        return NO_SEAT if holder is NOBODY else holder.owner

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
        return new


def ask_owner(s: EvolutionState, holder: Species, slot: i64) -> None:
    """Let the trait in this slot ask the holder's owner."""
    s.push(TraitQuestion(holder.sid, holder.cards[slot]))
