"""The course of Evolution and Climate: every meal and every loss follows what brought it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.climate import ids as climate
from tangledbank.games.evolution.climate.table import CAUSE_NAMES, FIRE
from tangledbank.games.evolution.questions import BANK_FOOD
from tangledbank.telling.courses.base import Course
from tangledbank.telling.happening import Cause

SOURCES: Final = ("", "hole", "bank")
MEALS: Final = (ids.FOOD_TAKEN, ids.FOOD_STORED)
BY_EVENT: Final = (climate.BODY_SHRANK, climate.FOOD_BURNT)
BREAKS: Final = (ids.ROUND_BEGAN, ids.PASSED, ids.MEAL_BEGAN, ids.HOLE_CHANGED)


class EvolutionCourse(Course):
    """Evolution and Climate."""

    mind = ("act", "hunter", "prey", "bitten", "fates", "sum", "zone", "struck")
    rounds = ids.ROUND_BEGAN
    attacks = frozenset({ids.ATTACKED})
    meals = dict.fromkeys(MEALS, "b")
    routes = {
        ids.SPECIES_GIVEN: ("", "being:a"),
        ids.CARD_DRAWN: ("deck", "hand"),
        ids.FOOD_CHOSEN: ("hand", "hole"),
        ids.TRAIT_PLAYED: ("hand", "being:b"),
        ids.SPECIES_MADE: ("hand", "being:b"),
        ids.BODY_GREW: ("hand", "being:b"),
        ids.POPULATION_GREW: ("hand", "being:b"),
        ids.TRAIT_REMOVED: ("being:b", "discard"),
        ids.TRAIT_REVEALED: ("", "being:b"),
        ids.FOOD_TAKEN: ("food:d", "being:a"),
        ids.FOOD_STORED: ("food:c", "store:a"),
        ids.FAT_MOVED: ("store:a", "being:a"),
        ids.POPULATION_BORN: ("", "being:a"),
        ids.ATTACKED: ("being:a", "being:b"),
        ids.DEFENSE_PASSED: ("being:a", "being:b"),
        ids.CARD_SPENT: ("hand", "discard"),
        ids.CARD_PAID: ("hand", "discard"),
        ids.POPULATION_LOST: ("being:a", ""),
        ids.FOOD_BAGGED: ("being:b", "bag"),
        ids.EXTINCT: ("being:a", "discard"),
        ids.TRAIT_ACTED: ("being:b", ""),
        ids.MEAL_BEGAN: ("", "being:a"),
        climate.CARDS_RETURNED: ("hand", "deck"),
        climate.EVENT_STRUCK: ("track", ""),
        climate.EVENT_LAID: ("", "track"),
        climate.BODY_SHRANK: ("being:a", ""),
        climate.FOOD_BURNT: ("hole", "burnt"),
        climate.FOOD_REGROWN: ("burnt", "hole"),
    }

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.act: Cause | None = None  # what brings the food that is told next
        self.hunter = self.prey = 0  # of the last attack
        self.bitten = False  # the prey has lost its population
        self.fates: dict[int, Cause] = {}  # by species: why it lost population last
        self.sum = 0  # of the food cards of this round
        self.zone = self.struck = 0
        self.buys = self.trait_by(BANK_FOOD)
        self.handlers: dict[int, Any] = {
            ids.TRAIT_ACTED: self.acts,
            ids.ATTACKED: self.attacked,
            ids.CARD_SPENT: self.spent,
            ids.POPULATION_LOST: self.lost,
            ids.EXTINCT: self.extinct,
            ids.FAT_MOVED: self.brought,
            ids.POPULATION_BORN: self.brought,
            **dict.fromkeys(MEALS, self.brought),
            **dict.fromkeys(BREAKS, self.pause),
            **dict.fromkeys(BY_EVENT, self.by_event),
        }

    def place(self, kind: str, id: int) -> str:
        return SOURCES[id]

    def forget(self) -> None:
        self.act = None
        self.hunter = self.prey = 0

    def cause(self, event: Event) -> Cause | None:
        handler = self.handlers.get(int(event.kind))
        found: Cause | None = handler(event) if handler else None
        return found

    # What brings something

    def pause(self, event: Event) -> None:
        """Somebody's turn, or nobody's: no trait and no attack is at work any more."""
        self.forget()

    def acts(self, event: Event) -> None:
        self.act = Cause("trait", "trait", int(event.a), int(event.b))

    def spent(self, event: Event) -> None:
        """A card for food; or for ignoring a trait, which brings none."""
        brings = not event.c and self.buys
        self.act = Cause("trait", "trait", self.buys, int(event.b)) if brings else None

    def attacked(self, event: Event) -> None:
        self.hunter, self.prey = int(event.a), int(event.b)
        self.bitten = False
        self.act = Cause("prey", being=self.prey)

    def brought(self, event: Event) -> Cause | None:
        return self.act

    def by_event(self, event: Event) -> Cause | None:
        return Cause("event", "event", self.struck) if self.struck else None

    # What takes something away

    def lost(self, event: Event) -> Cause:
        cause = self.loss(event)
        self.fates[int(event.a)] = cause
        return cause

    def loss(self, event: Event) -> Cause:
        sid = int(event.a)
        if event.c:
            of_event = self.struck if event.c == FIRE else 0
            return Cause(CAUSE_NAMES[event.c], "event" if of_event else "", of_event)
        if self.prey and sid == self.prey and not self.bitten:
            self.bitten = True
            return Cause("attack", being=self.hunter)
        wound, self.act = self.act, Cause("prey", being=self.prey) if self.hunter else None
        if wound and wound.kind == "trait" and sid == self.hunter and wound.being == self.prey:
            return wound
        return Cause("hunger")

    def extinct(self, event: Event) -> Cause | None:
        return self.fates.get(int(event.a))

    # Numbers beside

    def notes(self, event: Event) -> Mapping[str, list[int]]:
        if event.kind == ids.ROUND_BEGAN:
            self.sum = self.struck = 0
        elif event.kind == ids.FOOD_REVEALED:
            self.sum += int(self.game.table_of_cards.food[event.a])
        elif event.kind == ids.HOLE_CHANGED:
            return {"cards": [self.sum], "zone": [self.zone], "struck": [self.struck]}
        elif event.kind == climate.EVENT_STRUCK:
            self.struck = int(event.a)
        elif event.kind == climate.CLIMATE_MOVED:
            before, self.zone = self.zone, int(event.a)
            return {"before": [before]}
        return {}
