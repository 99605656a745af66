"""The course of a game as one listener hears it, event by event."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, ClassVar, Final

from tangledbank.core.event import UNDONE, Event
from tangledbank.core.game import Game
from tangledbank.telling.happening import Cause, Happening, Spot

OWN: Final = ("hand", "bag", "score")  # places that every seat has
BEINGS: Final = ("being", "store")
KEPT: Final = 256  # changes of what is in mind that are known: more than one choice brings


class Course:
    """Follows events in their order, each once, and says of each where from, where to and why.

    `routes` has, by kind of event, where from and where to: the kind of a place, with the slot of
    the event that names the being or the place after a colon. Nothing is said that events do not
    tell for certain. What was taken back may have been followed or not: afterwards nothing is in
    mind but what stands.
    """

    mind: ClassVar[tuple[str, ...]] = ()  # the attributes that earlier events have set
    routes: ClassVar[Mapping[int, tuple[str, str]]] = {}
    rounds: ClassVar[int] = 0  # the event with which a round begins, its number first
    attacks: ClassVar[frozenset[int]] = frozenset()
    meals: ClassVar[Mapping[int, str]] = {}  # by event whose first value eats: the slot of how much

    def __init__(self, game: Game) -> None:
        self.game = game
        self.past: deque[tuple[int, tuple[Any, ...]]] = deque(maxlen=KEPT)  # from a number on

    def follow(self, number: int, event: Event) -> Happening:
        if not self.past:
            self.keep_in_mind(0)
        if event.kind == UNDONE:
            self.go_back(int(event.a))
            return Happening(event)
        cause = self.cause(event)
        source, target = self.route(event)
        happening = Happening(event, source, target, cause, self.notes(event))
        self.keep_in_mind(number)
        return happening

    def follow_all(self, news: Iterable[tuple[int, Event]]) -> list[Happening]:
        return [self.follow(number, event) for number, event in news]

    def keep_in_mind(self, number: int) -> None:
        """Note what is in mind after this event, unless it is what was before."""
        mind = tuple(copy(getattr(self, name)) for name in self.mind)
        if not self.past or self.past[-1][1] != mind:
            self.past.append((number, mind))

    def go_back(self, stands: int) -> None:
        """Know what was known after the last news that still stands."""
        while len(self.past) > 1 and self.past[-1][0] > stands:
            self.past.pop()
        for name, value in zip(self.mind, self.past[-1][1], strict=True):
            setattr(self, name, copy(value))

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
