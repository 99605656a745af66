"""Load the evaluator for a table, with the weights and fits of its game.

Each file in `fits/` holds one game's heuristic weights, the value of each feature of a side by
number of players, and the command that computed them.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from tangledbank.agents.factories.base import EvaluatorFactory, Weights
from tangledbank.agents.search import Evaluator, Fit
from tangledbank.core.flow import State
from tangledbank.core.game import TableContext
from tangledbank.games import KITS, kit_of
from tangledbank.games.kit import Kit, load_class

FITS: Final = Path(__file__).parent / "fits"


@cache
def read_weights(key: str) -> Weights:
    """Return a game's weights, or an empty result if it has no file."""
    path = FITS / f"{key}.json"
    found: Weights = json.loads(path.read_text()) if path.exists() else {}
    return found


def key_of(view: State) -> str:
    """Return the game's key, or "" if the state has no context that names it."""
    return view.context.game.key if isinstance(view.context, TableContext) else ""


_latest: list[tuple[object, int, Evaluator]] = []


def evaluator_for(view: State) -> Evaluator:
    """Return the evaluator for this table. Only the latest evaluator is cached."""
    book = getattr(view, "book", None)
    if not _latest or _latest[0][0] is not book or _latest[0][1] != view.seats or book is None:
        _latest[:] = [
            (book, int(view.seats), make_evaluator(view, read_weights(kit_for(view).key)))
        ]
    return _latest[0][2]


def kit_for(view: State) -> Kit:
    """Return the kit whose evaluators fit a state: its game's kit, or the first with its class.

    Climate played without the climate rules uses Evolution's state class.
    """
    key = key_of(view)
    for cls in type(view).__mro__:
        name = f"{cls.__module__}:{cls.__qualname__}"
        fitting = {kit.key: kit for kit in KITS.values() if kit.state == name}
        if fitting:
            return fitting.get(key) or next(iter(fitting.values()))
    return kit_of(key)


def factory_for(view: State) -> EvaluatorFactory:
    return load_class(kit_for(view).evaluators, EvaluatorFactory)()


def make_evaluator(view: State, weights: Weights) -> Evaluator:
    """Make an evaluator for a table with the given weights."""
    evaluators = factory_for(view)
    evaluator = evaluators.make(view, weights)
    evaluator.fit = fit_of(weights, int(view.seats), evaluators.feature_names(view))
    return evaluator


def feature_names(view: State) -> list[str]:
    """Return the names of the features, in order."""
    return factory_for(view).feature_names(view)


def fit_of(weights: Weights, seats: int, names: list[str]) -> Fit:
    """Return the fit for a number of players, interpolated if the file has none."""
    fits = {int(n): fit for n, fit in weights.get("fits", {}).items()}
    if not fits:
        return Fit([0.0] * len(names), [0.0] * len(names), [3.0, 3.0])
    fewer = max((n for n in fits if n <= seats), default=min(fits))
    more = min((n for n in fits if n >= seats), default=max(fits))
    share = (seats - fewer) / (more - fewer) if more > fewer else 0.0
    a, b = fits[fewer], fits[more]
    return Fit(
        [between(a["now"].get(name, 0.0), b["now"].get(name, 0.0), share) for name in names],
        [between(a["later"].get(name, 0.0), b["later"].get(name, 0.0), share) for name in names],
        [between(x, y, share) for x, y in zip(a["spread"], b["spread"], strict=True)],
    )


def between(a: float, b: float, share: float) -> float:
    return a + share * (b - a)
