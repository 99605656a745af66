"""The course of a game as one listener hears it, event by event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from tangledbank.core.event import UNDONE, Event
from tangledbank.core.game import Game
from tangledbank.telling.happening import Cause, Happening, Spot

OWN: Final = ("hand", "bag", "score")  # places that every seat has
BEINGS: Final = ("being", "store")


class Course:
    """Follows events in their order, each once, and says of each where from, where to and why.

    `routes` has, by kind of event, where from and where to: the kind of a place, with the slot of
    the event that names the being or the place after a colon. Nothing is said that events do not
    tell for certain.
    """

    routes: ClassVar[Mapping[int, tuple[str, str]]] = {}
    rounds: ClassVar[int] = 0  # the event with which a round begins, its number first
    attacks: ClassVar[frozenset[int]] = frozenset()
    meals: ClassVar[Mapping[int, str]] = {}  # by event whose first value eats: the slot of how much

    def __init__(self, game: Game) -> None:
        self.game = game

    def follow(self, event: Event) -> Happening:
        if event.kind == UNDONE:
            self.forget()
            return Happening(event)
        cause = self.cause(event)
        source, target = self.route(event)
        return Happening(event, source, target, cause, self.notes(event))

    def follow_all(self, events: Iterable[Event]) -> list[Happening]:
        return [self.follow(event) for event in events]

    def forget(self) -> None:
        """What follows has nothing to do with what was before."""

    def cause(self, event: Event) -> Cause | None:
        return None

    def notes(self, event: Event) -> Mapping[str, list[int]]:
        """Numbers from earlier events that belong to this one."""
        return {}

    # Where from and where to

    def route(self, event: Event) -> tuple[Spot | None, Spot | None]:
        source, target = self.routes.get(int(event.kind), ("", ""))
        return self.spot(source, event), self.spot(target, event)

    def spot(self, text: str, event: Event) -> Spot | None:
        kind, _, slot = text.partition(":")
        if not kind:
            return None
        id = int(getattr(event, slot)) if slot else 0
        if kind in BEINGS:
            return Spot(kind, being=id) if id else None
        if kind in OWN:
            return Spot(kind, int(event.seat))
        name = self.place(kind, id) if slot else kind
        return Spot(name) if name else None

    def place(self, kind: str, id: int) -> str:
        """The name of a place that an event gives by number."""
        raise NotImplementedError

    # Traits

    def trait_by(self, hook: int) -> int:
        """The one trait of the game that answers a question; 0 if several do."""
        found = [int(trait.id) for trait in self.game.traits if trait.hooks & hook]
        return found[0] if len(found) == 1 else 0
