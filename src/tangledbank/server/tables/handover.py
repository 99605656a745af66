"""Changes of a seat's holder, and the agreement that they need."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

MAX_CHANGES: Final = 50  # changes that a table remembers
ABSENCE: Final = 300.0  # seconds after which a seat may be offered to a newcomer
MIN_VOTERS: Final = 2  # people who must agree, at least: nobody takes a seat alone

ChangeKind = Literal[
    "bot-seat-taken",
    "handed-over",
    "handed-to-bot",
    "left",
    "paused",
    "recovered",
    "replaced",
    "resigned",
    "resumed",
    "returned",
]


@dataclass(frozen=True)
class SeatChange:
    """The replacement of the player at a seat, with both players' names."""

    number: int  # the number of the change, from 1
    kind: ChangeKind  # what happened
    seat: int
    name: str  # the name of the new player
    before: str  # the name of the previous player
    at: float  # seconds since 1970


@dataclass
class Handover:
    """A seat offered to a newcomer, the people who must agree, and those who have agreed."""

    seat: int
    needed: list[int] = field(default_factory=list)
    agreed: list[int] = field(default_factory=list)
