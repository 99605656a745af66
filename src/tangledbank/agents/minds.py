"""Which mind thinks about which table, with the weights and fits of its data file.

A file in `fits/` holds, for one game, the weights of its rules of thumb and, for each number of
players, what the features of a side are worth; and the command that made it.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from tangledbank.agents.climate_mind import CLIMATE_FEATURES, ClimateMind
from tangledbank.agents.evolution_mind import FEATURES, EvolutionMind
from tangledbank.agents.oceans_mind import OCEANS_FEATURES, Helm, OceansMind
from tangledbank.agents.origin_mind import OriginMind
from tangledbank.agents.origin_side_mind import ORIGIN_FEATURES
from tangledbank.agents.search import Fit, Mind
from tangledbank.agents.thumb_mind import Thumb
from tangledbank.core.flow import State
from tangledbank.core.game import Home
from tangledbank.core.rng import Rng
from tangledbank.games.evolution.climate.table import ClimateTable
from tangledbank.games.evolution.state import Table
from tangledbank.games.oceans.state import Table as OceansTable
from tangledbank.games.origin.state import Table as OriginTable

FITS: Final = Path(__file__).parent / "fits"

Weights = dict[str, Any]


@cache
def read_weights(key: str) -> Weights:
    """The data file of a game; nothing where it has none."""
    path = FITS / f"{key}.json"
    found: Weights = json.loads(path.read_text()) if path.exists() else {}
    return found


def key_of(view: State) -> str:
    """The key of the game that is played, as far as the table knows."""
    return view.home.game.key if isinstance(view.home, Home) else ""


class Stranger(Mind):
    """A mind for a game that has none of its own: it knows what every game offers."""

    def imagine(self, view: State, seat: int, rng: Rng) -> State:
        if isinstance(view.home, Home):
            return view.home.game.imagine(view, seat, rng)
        return view.imagine(seat, rng)


_latest: list[tuple[object, int, Mind]] = []


def mind_for(view: State) -> Mind:
    """The mind for this table; the latest one is kept, since a game asks for it again and again."""
    book = getattr(view, "book", None)
    if not _latest or _latest[0][0] is not book or _latest[0][1] != view.seats or book is None:
        _latest[:] = [(book, int(view.seats), make_mind(view, read_weights(data_key(view))))]
    return _latest[0][2]


def data_key(view: State) -> str:
    """The data file for a table whose game is not known is that of its kind."""
    if isinstance(view, ClimateTable):
        return "climate"
    if isinstance(view, Table):
        return "evolution"
    if isinstance(view, OceansTable):
        return "oceans"
    if isinstance(view, OriginTable):
        return key_of(view) or "origin"
    return key_of(view)


def make_mind(view: State, weights: Weights) -> Mind:
    """A mind for a table with these weights."""
    mind: Mind = Stranger()
    if isinstance(view, Table):
        thumb = Thumb()
        thumb.load(weights.get("thumb", {}))
        worths = weights.get("traits", {})
        if isinstance(view, ClimateTable):
            mind = ClimateMind(view.almanac, thumb, worths)
        else:
            mind = EvolutionMind(view.book, thumb, worths)
        mind.like(weights.get("likes", {}))
    if isinstance(view, OceansTable):
        helm = Helm()
        helm.load(weights.get("thumb", {}))
        mind = OceansMind(view.book, helm)
    if isinstance(view, OriginTable):
        mind = OriginMind(view.book, weights.get("traits", {}))
    mind.fit = fit_of(weights, int(view.seats), feature_names(view))
    return mind


def feature_names(view: State) -> list[str]:
    """The names of the features, in their order."""
    if isinstance(view, Table):
        names = [*FEATURES, *(trait.key for trait in view.book.cards.traits)]
        return [*names, *CLIMATE_FEATURES] if isinstance(view, ClimateTable) else names
    if isinstance(view, OriginTable):
        return [*ORIGIN_FEATURES, *(trait.key for trait in view.book.cards.traits)]
    return [*OCEANS_FEATURES] if isinstance(view, OceansTable) else []


def fit_of(weights: Weights, seats: int, names: list[str]) -> Fit:
    """The fit for so many players, between those for fewer and for more where it has to be."""
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
