"""The games: one explicit list."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tangledbank.core.game import Game
from tangledbank.games.evolution.climate.game import Climate
from tangledbank.games.evolution.game import Evolution
from tangledbank.games.oceans.game import Oceans
from tangledbank.games.origin.game import Origin, TimeToFly

GAMES: dict[str, Callable[[Path | None], Game]] = {
    "evolution": Evolution,
    "climate": Climate,
    "origin": Origin,
    "time-to-fly": TimeToFly,
    "oceans": Oceans,
}
