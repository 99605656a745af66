"""Statistics of Evolution and Climate for studies."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tangledbank.core.census import Being, Census, keys_of
from tangledbank.core.flow import State
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.ids import (
    ATTACKED,
    EXTINCT,
    FOOD_BAGGED,
    FOOD_TAKEN,
    POPULATION_LOST,
    SPECIES_GIVEN,
    SPECIES_MADE,
    TRAIT_REVEALED,
)
from tangledbank.games.evolution.state import SCORE_PARTS, EvolutionState, Species

CAUSES: Final = "eaten wounded starved cold heat fire"  # weather last, in the order of its causes
EATEN: Final = 0
WOUNDED: Final = 1
STARVED: Final = 2


class EvolutionCensus(Census):
    """A census that counts species, attacks and traits."""

    table: EvolutionState

    def __init__(self, cards: Cards) -> None:
        super().__init__([trait.key for trait in cards.traits], SCORE_PARTS, CAUSES)
        self.cards = cards
        self.hunter: i64 = 0  # of the attack under way
        self.prey: i64 = 0

    def begin(self, s: State, game: i64) -> None:
        super().begin(s, game)
        self.table = cast(EvolutionState, s)
        self.first = self.table.first

    def note(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == FOOD_TAKEN:
            self.being(a).eaten += b
        elif kind == POPULATION_LOST:
            self.lost(a, c)
            return
        elif kind == TRAIT_REVEALED:
            self.play(seat, self.cards.trait[a])
        elif kind == SPECIES_MADE:
            self.bear(b, seat, self.table.round)
        elif kind == SPECIES_GIVEN:
            self.bear(a, seat, self.table.round)
        elif kind == EXTINCT:
            self.being(a).died = self.table.round
        elif kind == ATTACKED:
            self.attacked(a, b)
            return
        if kind != FOOD_BAGGED:
            self.hunter = 0

    def attacked(self, a: i64, b: i64) -> None:
        strike = self.strike(self.table.round, self.being(a), self.being(b))
        strike.hunter_makeup = self.table.species[a].mask
        strike.prey_makeup = self.table.species[b].mask
        strike.killed = 1 if self.table.species[b].population == 1 else 0
        self.hunter = a
        self.prey = b

    def lost(self, sid: i64, weather: i64) -> None:
        """Record the state of a species that may be about to die, and the likely cause."""
        being = self.being(sid)
        self.picture(being, self.table.species[sid])
        if weather:
            being.cause = STARVED + weather
        elif self.hunter == 0:
            being.cause = STARVED
        else:
            being.cause = EATEN if sid == self.prey else WOUNDED

    def picture(self, being: Being, sp: Species) -> None:
        being.size = sp.body
        being.population = sp.population
        being.makeup = sp.mask | sp.down

    def look(self, s: State) -> None:
        for seat in range(s.seats):
            for sid in self.table.players[seat].row:
                sp = self.table.species[sid]
                being = self.being(sid)
                being.cause = -1
                self.picture(being, sp)
                for card in sp.cards:
                    self.keep(seat, self.cards.trait[card])

    def describe(self, makeup: i64) -> str:
        return keys_of(makeup, self.kinds)
