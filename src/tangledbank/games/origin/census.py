"""Statistics that studies collect about The Origin of Species and Time to Fly."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tangledbank.core.census import Being, Census, Strike, keys_of
from tangledbank.core.flow import State
from tangledbank.games.origin.cards import Cards
from tangledbank.games.origin.fly.ids import BORN
from tangledbank.games.origin.ids import (
    AMBUSHED,
    ANIMAL_PLAYED,
    ATTACKED,
    BLUE_GAINED,
    DIED,
    EATEN,
    FIRST_PLAYER_CHOSEN,
    PAIR_PLAYED,
    POISONED,
    RED_TAKEN,
    TRAIT_PLAYED,
)
from tangledbank.games.origin.state import NO_PAIR, SCORE_PARTS, Animal, OriginState

CAUSES: Final = "eaten poisoned starved"
BY_HUNTER: Final = 0
BY_POISON: Final = 1
BY_HUNGER: Final = 2


class OriginCensus(Census):
    """Counts animals, attacks and traits. A pair card counts for both of its living animals."""

    table: OriginState

    def __init__(self, cards: Cards) -> None:
        keys = [trait.key for trait in cards.traits]
        super().__init__(keys, SCORE_PARTS, CAUSES)
        self.animals: list[Animal] = []  # in order of birth

    def begin(self, s: State, game: i64) -> None:
        super().begin(s, game)
        self.table = cast(OriginState, s)
        self.animals = []

    def note(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == RED_TAKEN or kind == BLUE_GAINED:
            self.being(a).eaten += b
        elif kind == TRAIT_PLAYED:
            self.play(seat, b)
        elif kind == PAIR_PLAYED:
            self.play(seat, b)
            self.tied(b, c, d)
        elif kind == ANIMAL_PLAYED or kind == BORN:
            self.bear(b, seat, self.table.turn)
            self.animals.append(self.table.animals[b])
        elif kind == ATTACKED or kind == AMBUSHED:
            self.attacked(a, b)
        elif kind == EATEN:
            self.being(a).cause = BY_HUNTER
            self.last_attack(b, a).killed = 1
        elif kind == POISONED:
            self.being(a).cause = BY_POISON
        elif kind == DIED:
            self.died(self.being(a))
        elif kind == FIRST_PLAYER_CHOSEN:
            self.first = seat

    def tied(self, trait: i64, a: i64, b: i64) -> None:
        """Add a pair card to the traits of both animals."""
        bit: i64 = self.table.book.cards.traits[trait].bit
        self.being(a).makeup |= bit
        self.being(b).makeup |= bit

    def attacked(self, a: i64, b: i64) -> Strike:
        hunter = self.being(a)
        prey = self.being(b)
        strike = self.strike(self.table.turn, hunter, prey)
        strike.hunter_makeup = hunter.makeup | self.table.animals[a].mask
        strike.prey_makeup = prey.makeup | self.table.animals[b].mask
        return strike

    def last_attack(self, hunter: i64, prey: i64) -> Strike:
        """Return the attack in which a hunter eats; record a new one if it was not declared."""
        last: Strike | None = None
        for strike in self.fights:
            if strike.hunter.id == hunter and strike.round == self.table.turn:
                last = strike
        return last if last is not None else self.attacked(hunter, prey)

    def died(self, being: Being) -> None:
        being.died = self.table.turn
        if being.cause < 0:
            being.cause = BY_HUNGER

    def look(self, s: State) -> None:
        place: i64 = 0
        for being in self.beings:
            being.makeup |= self.animals[place].mask
            if being.died < 0:
                being.cause = -1
                for trait in self.animals[place].traits:
                    self.keep(being.owner, trait)
            place += 1
        for pair in self.table.pairs:
            if pair is not NO_PAIR:
                self.keep(self.table.animals[pair.a].owner, pair.trait)

    def describe(self, makeup: i64) -> str:
        return keys_of(makeup, self.kinds)
