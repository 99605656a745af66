"""Suggestions for a text that is not a move: the most similar phrases."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Final

from tangledbank.core.action import verb_of
from tangledbank.core.flow import State
from tangledbank.core.vocabulary import BEINGS, SEAT, SLOT
from tangledbank.notation.names import BEING, SEATS, squeeze

if TYPE_CHECKING:
    from tangledbank.notation.language import Phrase

MOST: Final = 3  # phrases suggested
LETTERS_COMPARED: Final = 80  # comparing takes quadratic time
OFFERED_BONUS: Final = 0.25  # what an offered verb adds to its likeness, which is 0 to 1
ALMOST_AS_GOOD: Final = 0.1
OF_SEAT, OF_BEING, OF_OTHER = "#", "@", "_"  # letters that replace names and slots
BEING_KINDS: Final = frozenset(kind.name for kind in BEINGS)


def suggest(s: State, phrases: Sequence[Phrase], text: str) -> str:
    """Return the phrases most similar to a text, quoted; currently offered verbs rank higher."""
    offered = offered_verbs(s)
    ranked = sorted(phrases, key=lambda phrase: -likeness(phrase, text, offered))
    least = likeness(ranked[0], text, offered) - ALMOST_AS_GOOD
    near = [each for each in ranked[:MOST] if likeness(each, text, offered) >= least]
    return "; ".join(f'"{filled(phrase, text)}"' for phrase in near)


def offered_verbs(s: State) -> set[int]:
    """Return the verbs that open questions offer."""
    asked = [int(decision.seat) for decision in s.open]
    return {int(verb_of(action)) for seat in asked for action in s.legal_actions(seat)}


def likeness(phrase: Phrase, text: str, offered: Collection[int]) -> float:
    """Return how similar a text is to a phrase, apart from the names in it."""
    typed = " ".join(map(masked, squeeze(text).split()))[:LETTERS_COMPARED]
    words = SLOT.sub(lambda match: slot_letter(phrase, match[1]), squeeze(phrase.text))
    ratio = SequenceMatcher(None, typed, words, autojunk=False).ratio()
    return ratio + OFFERED_BONUS * (phrase.verb in offered)


def masked(word: str) -> str:
    """Return a word, or a placeholder letter if the word names a seat or being."""
    if is_seat(word):
        return OF_SEAT
    return OF_BEING if BEING.fullmatch(word) else word


def slot_letter(phrase: Phrase, slot: str) -> str:
    if slot == SEAT:
        return OF_SEAT
    return OF_BEING if phrase.kinds[slot] in BEING_KINDS else OF_OTHER


def is_seat(word: str) -> bool:
    return len(word) == 1 and word.upper() in SEATS


def filled(phrase: Phrase, text: str) -> str:
    """Return a phrase filled with the seats and beings of a text; other slots are in capitals."""
    words = text.upper().split()
    names = {
        OF_SEAT: [word for word in words if is_seat(word)],
        OF_BEING: [word for word in words if BEING.fullmatch(word)],
        OF_OTHER: [],
    }

    def fill(match: re.Match[str]) -> str:
        fitting = names[slot_letter(phrase, match[1])]
        return fitting.pop(0) if fitting else match[1].upper()

    return SLOT.sub(fill, phrase.text)
