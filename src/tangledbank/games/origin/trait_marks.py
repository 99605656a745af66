"""What a trait in play may be marked with. Marks beyond these are a trait's own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

READY: Final = 0
USED: Final = 1
INKED: Final = 2  # a hunter that may attack again in the next round
NOTED: Final = 16  # above this: a card that the trait remembers


def note(card: i64) -> i64:
    """The mark that remembers a card."""
    return NOTED + card


def noted(mark: i64) -> i64:
    """The card that a mark remembers, 0 if it is another mark."""
    return mark - NOTED if mark > NOTED else 0
