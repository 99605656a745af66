"""The base class of evaluator factories, and the evaluator of games that have none."""

from __future__ import annotations

from typing import Any

from tangledbank.agents.search import Evaluator
from tangledbank.core.flow import State
from tangledbank.core.game import TableContext
from tangledbank.core.rng import Rng

Weights = dict[str, Any]  # a weights file: its parts by name


class DefaultEvaluator(Evaluator):
    """The fallback for games without an evaluator: it knows the rules and chooses at random."""

    def imagine(self, view: State, seat: int, rng: Rng) -> State:
        if isinstance(view.context, TableContext):
            return view.context.game.imagine(view, seat, rng)
        return view.imagine(seat, rng)


class EvaluatorFactory:
    """Makes the evaluators of one game. This class serves games without an evaluator."""

    def make(self, view: State, weights: Weights) -> Evaluator:
        """Return an evaluator for the table of this view."""
        return DefaultEvaluator()

    def feature_names(self, view: State) -> list[str]:
        """Return the names of the features, in the order of the evaluator's fit."""
        return []
