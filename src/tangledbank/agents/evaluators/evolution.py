"""What players know of Evolution and Climate."""

from __future__ import annotations

from typing import Final, cast

from tangledbank.agents.climate_mind import CLIMATE_FEATURES, ClimateMind
from tangledbank.agents.evaluators.base import Evaluators, Weights
from tangledbank.agents.evolution_mind import FEATURES, EvolutionMind
from tangledbank.agents.prospects import Signs
from tangledbank.agents.search import Mind
from tangledbank.agents.thumb_mind import Thumb
from tangledbank.core.flow import State
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.climate.table import CAUSE_NAMES, ClimateState
from tangledbank.games.evolution.state import EvolutionState

SIGNS: Final = Signs(
    {ids.ATTACKED: ("eaten", 1, 0), ids.EXTINCT: ("dies", 0, None)},
    {ids.FOOD_TAKEN: (0, 1), ids.FOOD_STORED: (0, 1)},
    ids.POPULATION_LOST,
    CAUSE_NAMES,
)


class EvolutionEvaluators(Evaluators):
    """Makes evaluators for tables of Evolution."""

    def make(self, view: State, weights: Weights) -> Mind:
        thumb = Thumb()
        thumb.load(weights.get("thumb", {}))
        mind = self.mind(cast(EvolutionState, view), thumb, weights.get("traits", {}))
        mind.like(weights.get("likes", {}))
        return mind

    def mind(self, view: EvolutionState, thumb: Thumb, worths: dict[str, float]) -> EvolutionMind:
        return EvolutionMind(view.book, thumb, worths)

    def feature_names(self, view: State) -> list[str]:
        return [*FEATURES, *(trait.key for trait in cast(EvolutionState, view).book.cards.traits)]


class ClimateEvaluators(EvolutionEvaluators):
    """Makes evaluators for tables of Climate."""

    def mind(self, view: EvolutionState, thumb: Thumb, worths: dict[str, float]) -> EvolutionMind:
        return ClimateMind(cast(ClimateState, view).almanac, thumb, worths)

    def feature_names(self, view: State) -> list[str]:
        return [*super().feature_names(view), *CLIMATE_FEATURES]
