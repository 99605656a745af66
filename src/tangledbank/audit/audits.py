"""Books kept from events alone, and compared with the table: food comes from somewhere."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.climate import ids as climate
from tangledbank.games.evolution.invariants import board_food
from tangledbank.games.evolution.state import Table
from tangledbank.games.oceans import ids as sea
from tangledbank.games.oceans.invariants import population
from tangledbank.games.oceans.state import Table as SeaTable


class Audit(Protocol):
    """Books of one game."""

    def note(self, event: Event) -> None:
        """Enter an event."""

    def compare(self, s: State) -> None:
        """Raise AssertionError where table and books differ."""

    def acted(self) -> Counter[str]:
        """Traits that did something without being asked, by name."""


class NoAudit:
    """For games whose events account for nothing that could be lost."""

    def note(self, event: Event) -> None:
        pass

    def compare(self, s: State) -> None:
        pass

    def acted(self) -> Counter[str]:
        return Counter()


class FoodAudit(NoAudit):
    """Evolution: all food on boards, cards and in bags was taken from hole or bank."""

    def __init__(self, s: State) -> None:
        self.boards = [0] * int(s.seats)
        self.bags = [0] * int(s.seats)
        self.hole = 0

    def note(self, event: Event) -> None:
        if not event.audience >> event.seat & 1:
            return  # its own player has known it before
        seat = event.seat
        if event.kind == ids.FOOD_TAKEN:
            self.boards[seat] += event.b
            self.hole -= event.b if event.d == ids.HOLE else 0
        elif event.kind == ids.FOOD_STORED:
            self.boards[seat] += event.b
            self.hole -= event.b if event.c == ids.HOLE else 0
        elif event.kind == ids.FOOD_BAGGED:
            self.boards[seat] -= event.a
            self.bags[seat] += event.a
        elif event.kind == ids.HOLE_CHANGED:
            self.hole = int(event.a)
        elif event.kind == climate.FOOD_REGROWN:
            self.hole += int(event.a)
        elif event.kind == climate.BODY_SHRANK:
            self.boards[seat] -= event.c

    def compare(self, s: State) -> None:
        assert isinstance(s, Table)
        assert s.hole == self.hole, "the watering hole has what events left in it"
        for seat, player in enumerate(s.players):
            on_boards = board_food(s, seat)
            assert on_boards == self.boards[seat], "food on boards was taken and not bagged"
            assert player.bag == self.bags[seat], "food in bags came from boards"


class SeaAudit(NoAudit):
    """Oceans: no population is lost. Traits that are all figures act when their species stirs."""

    def __init__(self, s: State) -> None:
        assert isinstance(s, SeaTable)
        self.population = population(s)
        self.stirred: list[int] = []  # species that fed, were attacked or scored
        self.counts: Counter[str] = Counter()

    def note(self, event: Event) -> None:
        if event.kind in (sea.FORAGED, sea.ATTACKED):
            self.stirred.append(int(event.a))
        if event.kind in (sea.ATTACKED, sea.SCORED):
            self.stirred.append(int(event.b))

    def compare(self, s: State) -> None:
        assert isinstance(s, SeaTable)
        assert population(s) == self.population, "population is somewhere"
        for sid in self.stirred:
            for card in s.species[sid].cards:
                trait = s.book.cards.worn[card]
                if not trait.hooks:
                    self.counts[trait.key] += 1
        self.stirred = []

    def acted(self) -> Counter[str]:
        return self.counts


def audit(key: str, s: State) -> Audit:
    """Fresh books for a game."""
    if key == "oceans":
        return SeaAudit(s)
    return FoodAudit(s) if key in ("evolution", "climate") else NoAudit()
