"""The base class of evaluator factories, and the evaluator for games without their own."""

from __future__ import annotations

from typing import Any

from tangledbank.agents.search import Evaluator
from tangledbank.core.flow import State
from tangledbank.core.game import TableContext
from tangledbank.core.rng import Rng

Weights = dict[str, Any]  # a weights file: its parts by name


class DefaultEvaluator(Evaluator):
    """The evaluator for games without their own: it knows the rules and chooses at random."""

    def imagine(self, view: State, seat: int, rng: Rng) -> State:
        if isinstance(view.context, TableContext):
            return view.context.game.imagine(view, seat, rng)
        return view.imagine(seat, rng)


class EvaluatorFactory:
    """A factory for one game's evaluators. This class serves games without an evaluator."""

    def make(self, view: State, weights: Weights) -> Evaluator:
        """Return an evaluator for the table that the view shows."""
        return DefaultEvaluator()

    def feature_names(self, view: State) -> list[str]:
        """Return the feature names, in the order of the evaluator's fit."""
        return []
