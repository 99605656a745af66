"""Traits that are neither defensive, carnivore nor eating traits."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.core.independence import Touches
from tangledbank.games.evolution.ids import BEFORE_REVEAL, POPULATION_BORN
from tangledbank.games.evolution.rules import MARKER_LIMIT
from tangledbank.games.evolution.state import EvolutionState, Species
from tangledbank.games.evolution.traits.base import Trait


class Fertile(Trait):
    """Before the reveal, the holder gains 1 population if the watering hole has food.

    [EVO Fertile]
    """

    def moments(self) -> i64:
        return 1 << BEFORE_REVEAL

    def due(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        return s.hole > 0 and holder.population < MARKER_LIMIT

    def may_still_act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        return self.due(s, holder, slot, moment)

    def act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> None:
        holder.population += 1
        s.tell(POPULATION_BORN, holder.owner, holder.sid)

    def declare_touches(
        self, s: EvolutionState, holder: Species, slot: i64, moment: i64, touches: Touches
    ) -> None:
        touches.change(holder.sid)


class Intelligence(Trait):
    """Discarded cards buy the holder food, or ignore a defense. [EVO Intelligence]"""

    ignores_for_cards: ClassVar = True

    def bank_food(self) -> i64:
        return 2
