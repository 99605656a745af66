"""An event with what it does not say itself: where from, where to, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tangledbank.core.event import Event

NOWHERE: Final = -1  # the seat of a place that is nobody's


@dataclass(frozen=True)
class Spot:
    """A place that something comes from or goes to.

    Its kind is `being`, `store` (of a being), one that a seat has (`hand`, `bag`, `score`), or one
    that the table has, such as `deck`, `discard`, `hole`, `bank`, `reef` or `zone1`.
    """

    kind: str
    seat: int = NOWHERE
    being: int = 0


@dataclass(frozen=True)
class Cause:
    """Why something happened: a kind, the card or trait behind it, and whose that is.

    Kinds are `trait`, `attack`, `prey`, `stolen`, `hunger`, `poison`, `crowd`, `limit`, `age`,
    `cold`, `heat`, `fire`, `event` and `scenario`. Of an attack, the being is who attacks; of prey,
    what is eaten.
    """

    kind: str
    what: str = ""  # what the id is of: trait, event, scenario
    id: int = 0
    being: int = 0


@dataclass(frozen=True)
class Happening:
    """An event, its way and its cause as far as they are known for certain, and numbers beside."""

    event: Event
    source: Spot | None = None
    target: Spot | None = None
    cause: Cause | None = None
    notes: Mapping[str, list[int]] = field(default_factory=dict)

    @property
    def kind(self) -> int:
        return int(self.event.kind)

    @property
    def seat(self) -> int:
        return int(self.event.seat)
