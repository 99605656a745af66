"""The notation of traits and their marks."""

from __future__ import annotations

from tangledbank.games.origin.questions import CAN_STORE
from tangledbank.games.origin.state import NO_PAIR, Animal, OriginState, trait_at, trait_of
from tangledbank.games.origin.trait_marks import INKED
from tangledbank.games.origin.traits.base import Trait
from tangledbank.notation.names import being_name


def trait_word(s: OriginState, a: Animal, card: int) -> str:
    """Return the word for a trait in moves: `running`, `fat-tissue(1)`, `symbiosis with A2`."""
    for slot, held in enumerate(a.cards):
        if held == card:
            trait = trait_at(s, a, slot)
            return trait.key + ("(1)" if trait.hooks & CAN_STORE and a.marks[slot] else "")
    for pid in a.pairs:
        pair = s.pairs[pid]
        if pair is not NO_PAIR and pair.card == card:
            return f"{trait_of(s, pair).key} with {being_name(s, int(pair.other(a.aid)))}"
    return "?"


def mark_word(trait: Trait, mark: int) -> str:
    """Return the word for a trait's mark in positions."""
    if not mark:
        return "ready"
    if trait.key == "carnivorous" and mark == INKED:
        return "inked"
    if trait.key == "hibernation":
        return "asleep" if mark == 2 else "rested"
    return "closed" if trait.key == "shell" else "used"


def read_mark(trait: Trait, word: str) -> int:
    """Return the mark that a word denotes, or -1."""
    if word == "inked" and trait.key == "carnivorous":
        return INKED
    if trait.key == "hibernation":
        return {"ready": 0, "asleep": 2, "rested": 1}.get(word, -1)
    if trait.key == "shell":
        return {"ready": 0, "closed": 1}.get(word, -1)
    return {"ready": 0, "used": 1}.get(word, -1)
