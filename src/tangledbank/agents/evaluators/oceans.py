"""What players know of Oceans."""

from __future__ import annotations

from typing import Final, cast

from tangledbank.agents.evaluators.base import Evaluators, Weights
from tangledbank.agents.oceans_mind import OCEANS_FEATURES, Helm, OceansMind
from tangledbank.agents.prospects import Signs
from tangledbank.agents.search import Mind
from tangledbank.core.flow import State
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.state import OceansState

SIGNS: Final = Signs(
    {
        ids.ATTACKED: ("robbed", 1, 0),
        ids.LEECHED: ("leeched", 2, 0),
        ids.EXTINCT: ("dies", 0, None),
    },
    {
        ids.FORAGED: (0, 1),
        ids.GRAZED: (0, 1),
        ids.GAINED: (0, 1),
        ids.TOOK: (0, 1),
        ids.LEECHED: (0, 1),
        ids.ATTACKED: (0, 2),
    },
)


class OceansEvaluators(Evaluators):
    """Makes evaluators for tables of Oceans."""

    def make(self, view: State, weights: Weights) -> Mind:
        helm = Helm()
        helm.load(weights.get("thumb", {}))
        return OceansMind(cast(OceansState, view).book, helm)

    def feature_names(self, view: State) -> list[str]:
        return [*OCEANS_FEATURES]
