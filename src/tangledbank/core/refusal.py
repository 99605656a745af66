"""Refusals: why a seat may not make a move, with the values that a message needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tangledbank.core.vocabulary import Reason

Filled = int | tuple[int, ...]  # the value of a slot; several where its kind allows
Slots = dict[str, Filled]


@dataclass(frozen=True)
class Refusal:
    """The reason why a move is illegal, with its slots by name.

        refusal = match.why_not(0, "A1 attacks B1")
        refusal.name, refusal.slots

    Rules decide with packed ints (`core.reason`). The slots are filled only when a client asks why,
    from the view of the asking seat.
    """

    seat: int
    action: int
    reason: int  # packed by `core.reason`
    word: Reason
    slots: Mapping[str, Filled]

    @property
    def name(self) -> str:
        return self.word.name
