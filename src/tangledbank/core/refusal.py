"""Refusals: why a seat may not make a move, with everything that a sentence about it names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tangledbank.core.vocabulary import Reason

Filled = int | tuple[int, ...]  # a slot: one value, or several where its kind says so
Slots = dict[str, Filled]


@dataclass(frozen=True)
class Refusal:
    """A move that is not legal: the reason, and the reason's slots by name.

    Rules decide with packed ints (`core.reason`). Slots are filled only when a client asks why,
    from the view of the seat that asks.
    """

    seat: int
    action: int
    reason: int  # packed, as the rule returned it
    word: Reason
    slots: Mapping[str, Filled]

    @property
    def name(self) -> str:
        return self.word.name
