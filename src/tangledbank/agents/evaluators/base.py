"""Evaluators for the tables of one game, with the weights of its data file."""

from __future__ import annotations

from typing import Any

from tangledbank.agents.search import Mind
from tangledbank.core.flow import State
from tangledbank.core.game import TableContext
from tangledbank.core.rng import Rng

Weights = dict[str, Any]


class Stranger(Mind):
    """The evaluator of a game that has none of its own: it knows what every game offers."""

    def imagine(self, view: State, seat: int, rng: Rng) -> State:
        if isinstance(view.context, TableContext):
            return view.context.game.imagine(view, seat, rng)
        return view.imagine(seat, rng)


class Evaluators:
    """Makes the evaluators of one game; this class serves games that have none of their own."""

    def make(self, view: State, weights: Weights) -> Mind:
        """Return an evaluator for the table of this view."""
        return Stranger()

    def feature_names(self, view: State) -> list[str]:
        """Return the names of the features, in the order of the evaluator's fit."""
        return []
