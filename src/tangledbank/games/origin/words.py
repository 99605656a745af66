"""How traits are written."""

from __future__ import annotations

from tangledbank.games.origin.ids import INKED, TRAIT_NAMES
from tangledbank.games.origin.state import UNTIED, Animal, Table
from tangledbank.games.origin.traits.base import HOOKS
from tangledbank.notation.words import being_name


def trait_word(s: Table, a: Animal, card: int) -> str:
    """A trait of an animal as moves name it: `running`, `fat-tissue(1)`, `symbiosis with A2`."""
    for slot, held in enumerate(a.cards):
        if held == card:
            filled = HOOKS.room >> a.traits[slot] & 1 and a.marks[slot]
            return TRAIT_NAMES[a.traits[slot]] + ("(1)" if filled else "")
    for pid in a.pairs:
        pair = s.pairs[pid]
        if pair is not UNTIED and pair.card == card:
            return f"{TRAIT_NAMES[pair.trait]} with {being_name(s, int(pair.other(a.aid)))}"
    return "?"


def mark_word(trait: int, mark: int) -> str:
    """How a trait was used, as positions write it after its name."""
    name = TRAIT_NAMES[trait]
    if not mark:
        return "ready"
    if name == "carnivorous" and mark == INKED:
        return "inked"
    if name == "hibernation":
        return "asleep" if mark == 2 else "rested"
    return "closed" if name == "shell" else "used"


def read_mark(trait: int, word: str) -> int:
    """The mark that a word stands for; -1 if this trait has no such state."""
    name = TRAIT_NAMES[trait]
    if word == "inked" and name == "carnivorous":
        return INKED
    if name == "hibernation":
        return {"ready": 0, "asleep": 2, "rested": 1}.get(word, -1)
    if name == "shell":
        return {"ready": 0, "closed": 1}.get(word, -1)
    return {"ready": 0, "used": 1}.get(word, -1)
