"""Encodes states of Climate as rows of numbers."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i16, i64

from tangledbank.core.encoder import put
from tangledbank.core.flow import State
from tangledbank.games.evolution.climate.state import COLD_DECK, HOT_DECK, ClimateState
from tangledbank.games.evolution.encoder import EvolutionEncoder

OWN = 7  # columns of the head that Evolution also has


class ClimateEncoder(EvolutionEncoder):
    """An encoder of what a seat of Climate knows. Without weather, its columns stay 0."""

    HEAD: ClassVar = (
        EvolutionEncoder.HEAD + " zone eruption burnt cold-event hot-event cold-deck hot-deck "
        "thaw-events struck-events"
    )

    def write_head(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        super().write_head(s, seat, out, at)
        if isinstance(s, ClimateState):
            weather = s.weather
            put(out, at + OWN, weather.zone)
            put(out, at + OWN + 1, weather.eruption)
            put(out, at + OWN + 2, weather.burnt)
            put(out, at + OWN + 3, weather.lying[COLD_DECK])
            put(out, at + OWN + 4, weather.lying[HOT_DECK])
            put(out, at + OWN + 5, len(weather.decks[COLD_DECK]))
            put(out, at + OWN + 6, len(weather.decks[HOT_DECK]))
            put(out, at + OWN + 7, len(weather.thaw))
            put(out, at + OWN + 8, len(weather.struck))
