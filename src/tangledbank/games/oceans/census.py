"""Statistics that studies collect about Oceans."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.census import Census, Strike
from tangledbank.core.flow import State
from tangledbank.games.oceans.cards import Cards
from tangledbank.games.oceans.ids import (
    ATTACKED,
    EVOLVED,
    EXTINCT,
    FORAGED,
    FORAGED_FROM_SPECIES,
    GAINED,
    LEECHED,
    OVERPOPULATED,
    POPULATION_LOST,
    SCORED,
    SPECIES_HANDED_OVER,
    SPECIES_MADE,
    TAKEN_FROM_PLACE,
    TAKEN_FROM_SPECIES,
)
from tangledbank.games.oceans.state import SCORE_PARTS, OceansState, Species

CAUSES: Final = "eaten burst dwindled"
BY_HUNTER: Final = 0
BY_BURSTING: Final = 1  # overpopulated under a Scenario that kills
BY_AGE: Final = 2


class OceansCensus(Census):
    """Counts species, attacks and traits."""

    table: OceansState

    def __init__(self, cards: Cards) -> None:
        super().__init__([trait.key for trait in cards.traits], SCORE_PARTS, CAUSES)
        self.cards = cards
        self.boards: list[Species] = []  # in order of birth
        self.last: Strike | None = None  # the attack under way
        self.bursting: i64 = 0  # the species that has just overpopulated
        self.makeups: dict[str, int] = {}
        self.texts: list[str] = []  # the same, by number

    def begin(self, s: State, game: i64) -> None:
        super().begin(s, game)
        self.table = cast(OceansState, s)
        self.first = self.table.first
        self.boards = []
        self.last = None

    def note(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == SCORED or kind == POPULATION_LOST:
            return
        if kind == ATTACKED:
            self.attacked(a, b)
            self.being(a).eaten += c
            return
        if kind == EXTINCT:
            self.died(a)
        elif kind == EVOLVED:
            self.play(seat, self.cards.trait_by_card[a].id)
        elif kind == SPECIES_MADE:
            self.bear(a, seat, self.table.round)
            self.boards.append(self.table.species[a])
        elif kind == SPECIES_HANDED_OVER:
            self.being(a).owner = seat
        elif self.is_meal(kind):
            self.being(a).eaten += b
        self.last = None
        self.bursting = a if kind == OVERPOPULATED else 0

    def is_meal(self, kind: i64) -> bool:
        if kind == FORAGED or kind == FORAGED_FROM_SPECIES or kind == GAINED:
            return True
        return kind == TAKEN_FROM_SPECIES or kind == TAKEN_FROM_PLACE or kind == LEECHED

    def attacked(self, a: i64, b: i64) -> None:
        strike = self.strike(self.table.round, self.being(a), self.being(b))
        strike.hunter_makeup = self.number(self.table.species[a].cards)
        strike.prey_makeup = self.number(self.table.species[b].cards)
        self.last = strike
        self.bursting = 0

    def died(self, sid: i64) -> None:
        being = self.being(sid)
        being.died = self.table.round
        being.cause = BY_AGE
        if self.bursting == sid:
            being.cause = BY_BURSTING
        elif self.last is not None and self.last.prey is being:
            being.cause = BY_HUNTER
            self.last.killed = 1

    def look(self, s: State) -> None:
        place: i64 = 0
        for being in self.beings:
            sp = self.boards[place]
            being.population = sp.population
            being.makeup = self.number(sp.cards)
            if being.died < 0:
                for card in sp.cards:
                    self.keep(sp.owner, self.cards.trait_by_card[card].id)
            place += 1

    def number(self, cards: vec[i64]) -> i64:
        """Return a number for a combination of traits; there are too many traits for a mask."""
        text = " ".join(sorted([self.cards.trait_by_card[card].key for card in cards]))
        if text not in self.makeups:
            self.makeups[text] = len(self.texts)
            self.texts.append(text)
        return self.makeups[text]

    def describe(self, makeup: i64) -> str:
        return self.texts[makeup]
