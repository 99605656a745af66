"""The evaluators and forecast events of Evolution and Climate."""

from __future__ import annotations

from statistics import fmean
from typing import Final, cast

from tangledbank.agents.evaluators.climate import CLIMATE_FEATURES, ClimateEvaluator
from tangledbank.agents.evaluators.evolution import FEATURES, EvolutionEvaluator
from tangledbank.agents.evaluators.evolution_weights import EvolutionWeights
from tangledbank.agents.factories.base import EvaluatorFactory, Weights
from tangledbank.agents.forecast import ForecastEvents
from tangledbank.agents.search import Evaluator
from tangledbank.core.flow import State
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.climate.state import CAUSE_NAMES, ClimateState
from tangledbank.games.evolution.state import EvolutionState

FORECAST_EVENTS: Final = ForecastEvents(
    {ids.ATTACKED: ("eaten", 1, 0), ids.EXTINCT: ("dies", 0, None)},
    {ids.FOOD_TAKEN: (0, 1), ids.FOOD_STORED: (0, 1)},
    ids.POPULATION_LOST,
    CAUSE_NAMES,
)


class EvolutionEvaluatorFactory(EvaluatorFactory):
    """A factory for evaluators of Evolution tables."""

    def make(self, view: State, weights: Weights) -> Evaluator:
        own = EvolutionWeights()
        own.load(weights.get("thumb", {}))
        table = cast(EvolutionState, view)
        evaluator = self.evaluator(table, own, with_unknown(table, weights.get("traits", {})))
        evaluator.add_likes(weights.get("likes", {}))
        return evaluator

    def evaluator(
        self, view: EvolutionState, weights: EvolutionWeights, worths: dict[str, float]
    ) -> EvolutionEvaluator:
        return EvolutionEvaluator(view.book, weights, worths)

    def feature_names(self, view: State) -> list[str]:
        return [*FEATURES, *(trait.key for trait in cast(EvolutionState, view).book.cards.traits)]


def with_unknown(s: EvolutionState, worths: dict[str, float]) -> dict[str, float]:
    """Return the worths of traits, with the average for traits of added sets.

    Without a worth, a bot would never play such a trait.
    """
    keys = [trait.key for trait in s.book.cards.traits]
    unknown = [key for key in keys if key and key not in worths]
    if not unknown or not worths:
        return worths
    return {**worths, **dict.fromkeys(unknown, fmean(worths.values()))}


class ClimateEvaluatorFactory(EvolutionEvaluatorFactory):
    """A factory for evaluators of Climate tables."""

    def evaluator(
        self, view: EvolutionState, weights: EvolutionWeights, worths: dict[str, float]
    ) -> EvolutionEvaluator:
        return ClimateEvaluator(cast(ClimateState, view).almanac, weights, worths)

    def feature_names(self, view: State) -> list[str]:
        return [*super().feature_names(view), *CLIMATE_FEATURES]
