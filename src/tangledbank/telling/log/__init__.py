"""The log of each game, in sentences."""

from __future__ import annotations

from tangledbank.telling.log.base import LogWriter
from tangledbank.telling.log.climate import ClimateLogWriter
from tangledbank.telling.log.evolution import EvolutionLogWriter
from tangledbank.telling.log.oceans import OceansLogWriter
from tangledbank.telling.log.origin import OriginLogWriter
from tangledbank.texts import GameTexts

__all__ = ["LOG_WRITERS", "LogWriter", "log_writer"]

# A game that is not listed tells its events one by one.
LOG_WRITERS: dict[str, type[LogWriter]] = {
    "evolution": EvolutionLogWriter,
    "climate": ClimateLogWriter,
    "origin": OriginLogWriter,
    "time-to-fly": OriginLogWriter,
    "oceans": OceansLogWriter,
}


def log_writer(words: GameTexts, reader: int) -> LogWriter:
    return LOG_WRITERS.get(words.game.key, LogWriter)(words, reader)
