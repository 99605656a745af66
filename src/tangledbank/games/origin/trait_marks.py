"""The common marks of traits in play. A trait may define more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

READY: Final = 0
USED: Final = 1
INKED: Final = 2  # a carnivore that may attack again in the next round
NOTED: Final = 16  # marks above this remember a card


def note(card: i64) -> i64:
    """Return the mark that remembers a card."""
    return NOTED + card


def noted(mark: i64) -> i64:
    """Return the card that a mark remembers, or 0."""
    return mark - NOTED if mark > NOTED else 0
