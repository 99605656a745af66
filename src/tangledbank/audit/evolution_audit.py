"""The audit for Evolution and Climate, which tracks food."""

from __future__ import annotations

from tangledbank.audit.event_audit import EventAudit
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.climate import ids as climate
from tangledbank.games.evolution.invariants import board_food
from tangledbank.games.evolution.state import EvolutionState


class FoodAudit(EventAudit):
    """An audit that all food on boards, on cards and in bags came from the hole or the bank."""

    def __init__(self, s: State) -> None:
        self.boards = [0] * int(s.seats)
        self.bags = [0] * int(s.seats)
        self.hole = 0

    def note(self, event: Event) -> None:
        if not event.audience >> event.seat & 1:
            return  # its own player knew it before
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
        assert isinstance(s, EvolutionState)
        assert s.hole == self.hole, "the watering hole has what events left in it"
        for seat, player in enumerate(s.players):
            on_boards = board_food(s, seat)
            assert on_boards == self.boards[seat], "food on boards was taken and not bagged"
            assert player.bag == self.bags[seat], "food in bags came from boards"
