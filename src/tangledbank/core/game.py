"""What every game offers to matches, agents and tools."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tangledbank.core.codec import Codec
from tangledbank.core.errors import BadOptions
from tangledbank.core.flow import State
from tangledbank.core.language import Language
from tangledbank.core.options import Option, Value, settle
from tangledbank.core.rng import Rng
from tangledbank.core.score import Score


class Game:
    """The rules of one game as a whole: set-up, views, imagination, scores, words."""

    key: str
    title: str
    seats: range
    rules_version: int  # raised only when behavior changes
    options: tuple[Option, ...]
    data_hash: str
    codec: Codec
    language: Language[Any]

    def settle(self, players: int, given: Mapping[str, object]) -> dict[str, Value]:
        """Check the number of players and the options; fill in the defaults."""
        if players not in self.seats:
            low, high = self.seats.start, self.seats.stop - 1
            raise BadOptions(f"{self.title} is for {low} to {high} players, not {players}")
        return settle(self.options, given)

    def setup(self, players: int, options: Mapping[str, Value], seed: int) -> State:
        """A table ready for its first decision. `options` come from `settle`."""
        raise NotImplementedError

    def blank(self, players: int, options: Mapping[str, Value], rng: Rng) -> State:
        """An empty table, for codec and positions to fill."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> State:
        """What a seat may know."""
        return s.clone(seat)

    def imagine(self, view: State, seat: int, rng: Rng) -> State:
        """A world that looks to `seat` like its view: the holes filled at random."""
        raise NotImplementedError

    def scores(self, s: State) -> list[Score]:
        """Scores as they would be if the game ended now."""
        raise NotImplementedError

    def check(self, s: State) -> None:
        """Raise AssertionError unless the state is sound."""
        raise NotImplementedError

    def cards(self) -> dict[str, Any]:
        """Every physical card, zone and event with its figures and their confidence."""
        raise NotImplementedError

    def reason(self, s: State, seat: int, action: int) -> int:
        """Why `seat` cannot do this, from its own view; 0 if it can."""
        raise NotImplementedError
