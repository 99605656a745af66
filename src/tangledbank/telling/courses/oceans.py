"""The course of Oceans: what is taken and lost, by what trait or Scenario."""

from __future__ import annotations

from typing import Any

from tangledbank.core.cause import cause_being, cause_id, cause_kind
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.vocabulary import CAUSE, PLACE
from tangledbank.telling.courses.base import Course
from tangledbank.telling.happening import Cause, Spot

CARDS = ("trait", "scenario")  # causes that name a card
MEALS = (ids.FORAGED, ids.GRAZED, ids.GAINED, ids.TOOK, ids.TOOK_PLACE, ids.LEECHED)
ACTS = (ids.FORAGED, ids.GRAZED, ids.TURN_BEGAN, ids.PASSED, ids.OVERPOPULATED)


class OceansCourse(Course):
    """Oceans."""

    mind = ("sides", "burst")
    rounds = ids.TURN_BEGAN
    attacks = frozenset({ids.ATTACKED})
    meals = {**dict.fromkeys(MEALS, "b"), ids.ATTACKED: "c"}
    routes = {
        ids.CARD_DRAWN: ("deck", "hand"),
        ids.CARD_REVEALED: ("deep", "pool"),
        ids.EVOLVED: ("hand", "being:b"),
        ids.SPECIES_MADE: ("", "being:a"),
        ids.PAID: ("score", "place:b"),
        ids.MIGRATED: ("place:c", "place:d"),
        ids.TRAIT_REMOVED: ("being:b", "discard"),
        ids.FORAGED: ("place:c", "being:a"),
        ids.GRAZED: ("being:c", "being:a"),
        ids.ATTACKED: ("being:a", "being:b"),
        ids.GAINED: ("ocean", "being:a"),
        ids.TOOK: ("being:c", "being:a"),
        ids.TOOK_PLACE: ("place:c", "being:a"),
        ids.LEECHED: ("being:c", "being:a"),
        ids.LOST: ("being:a", "place:c"),
        ids.SCORED: ("being:b", "score"),
        ids.GAVE: ("score", "place:b"),
        ids.OVERPOPULATED: ("being:a", ""),
        ids.EXTINCT: ("being:a", "discard"),
        ids.SWAPPED: ("", "being:b"),
        ids.MOVED: ("place:b", "place:c"),
        ids.DISCARDED: ("hand", "discard"),
        ids.POOL_TAKEN: ("pool", "hand"),
        ids.DEEP_DRAWN: ("deep", "hand"),
        ids.TRADED: ("hand", "discard"),
        ids.ROBBED: ("score", "being:a"),
    }

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.sides: tuple[int, int] = (0, 0)  # of the attack or leeching that is under way
        self.burst = 0
        self.handlers: dict[int, Any] = {
            ids.ATTACKED: self.meet,
            ids.LEECHED: self.leeched,
            ids.GAINED: self.gained,
            ids.TOOK: self.told,
            ids.TOOK_PLACE: self.told,
            ids.LOST: self.told,
            ids.SCORED: self.scored,
            ids.EXTINCT: self.told,
            **dict.fromkeys(ACTS, self.pause),
        }

    def route(self, event: Event) -> tuple[Spot | None, Spot | None]:
        """The card that fills the sea at the start is a Surface card, and discarded. [R202]"""
        if event.kind == ids.CARD_REVEALED:
            if self.game.table_of_cards.worn[event.a].face.deck != ids.DEEP:
                return Spot("deck"), Spot("discard")
        return super().route(event)

    def place(self, kind: str, id: int) -> str:
        return PLACE.names[id]

    def forget(self) -> None:
        self.sides, self.burst = (0, 0), 0

    def cause(self, event: Event) -> Cause | None:
        handler = self.handlers.get(int(event.kind))
        found: Cause | None = handler(event) if handler else None
        return found

    def pause(self, event: Event) -> None:
        """Another act begins."""
        self.forget()
        if event.kind == ids.OVERPOPULATED:
            self.burst = int(event.a)

    def meet(self, event: Event) -> None:
        self.forget()
        self.sides = int(event.a), int(event.b)

    def leeched(self, event: Event) -> Cause | None:
        self.sides = int(event.a), int(event.c)
        return self.told(event)

    def gained(self, event: Event) -> Cause | None:
        trait = int(self.game.table_of_cards.worn[event.c].id)
        return Cause("trait", "trait", trait, int(event.a)) if trait else None

    def scored(self, event: Event) -> Cause | None:
        sid = int(event.b)
        if sid and sid == self.sides[1]:
            return Cause("attack", being=self.sides[0])
        return Cause("crowd") if sid == self.burst else None

    def told(self, event: Event) -> Cause | None:
        """The cause that the event carries."""
        kind = CAUSE.names[cause_kind(event.by)]
        if not kind:
            return None
        what = kind if kind in CARDS else ""
        return Cause(kind, what, int(cause_id(event.by)), int(cause_being(event.by)))
