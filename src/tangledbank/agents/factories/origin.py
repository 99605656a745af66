"""The evaluator and forecast events of The Origin of Species and Time to Fly."""

from __future__ import annotations

from typing import Final, cast

from tangledbank.agents.evaluators.origin import OriginEvaluator
from tangledbank.agents.evaluators.origin_side import ORIGIN_FEATURES
from tangledbank.agents.factories.base import EvaluatorFactory, Weights
from tangledbank.agents.forecast import ForecastEvents
from tangledbank.agents.search import Evaluator
from tangledbank.core.flow import State
from tangledbank.games.origin import ids
from tangledbank.games.origin.state import OriginState

FORECAST_EVENTS: Final = ForecastEvents(
    {
        ids.EATEN: ("eaten", 0, 1),
        ids.STOLEN: ("robbed", 1, 0),
        ids.POISONED: ("poisoned", 0, None),
        ids.DIED: ("dies", 0, None),
    },
    {ids.RED_TAKEN: (0, 1), ids.BLUE_GAINED: (0, 1), ids.FAT_STORED: (0, 1)},
)


class OriginEvaluatorFactory(EvaluatorFactory):
    """A factory for evaluators of tables of both games."""

    def make(self, view: State, weights: Weights) -> Evaluator:
        return OriginEvaluator(cast(OriginState, view).book, weights.get("traits", {}))

    def feature_names(self, view: State) -> list[str]:
        return [
            *ORIGIN_FEATURES,
            *(trait.key for trait in cast(OriginState, view).book.cards.traits),
        ]
