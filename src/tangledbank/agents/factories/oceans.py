"""The evaluator and forecast events of Oceans."""

from __future__ import annotations

from typing import Final, cast

from tangledbank.agents.evaluators.oceans import OCEANS_FEATURES, OceansEvaluator, OceansWeights
from tangledbank.agents.factories.base import EvaluatorFactory, Weights
from tangledbank.agents.forecast import ForecastEvents
from tangledbank.agents.search import Evaluator
from tangledbank.core.flow import State
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.state import OceansState

FORECAST_EVENTS: Final = ForecastEvents(
    {
        ids.ATTACKED: ("robbed", 1, 0),
        ids.LEECHED: ("leeched", 2, 0),
        ids.EXTINCT: ("dies", 0, None),
    },
    {
        ids.FORAGED: (0, 1),
        ids.FORAGED_FROM_SPECIES: (0, 1),
        ids.GAINED: (0, 1),
        ids.TAKEN_FROM_SPECIES: (0, 1),
        ids.LEECHED: (0, 1),
        ids.ATTACKED: (0, 2),
    },
)


class OceansEvaluatorFactory(EvaluatorFactory):
    """A factory for evaluators of Oceans tables."""

    def make(self, view: State, weights: Weights) -> Evaluator:
        own = OceansWeights()
        own.load(weights.get("thumb", {}))
        return OceansEvaluator(cast(OceansState, view).book, own)

    def feature_names(self, view: State) -> list[str]:
        return [*OCEANS_FEATURES]
