"""The bit of each question that a Scenario may answer.

Generated from the class by tools/questions.py; run `make format` to update.
"""

from __future__ import annotations

from typing import Final

AFTER_FORAGE: Final = 1 << 0
AFTER_MIGRATION: Final = 1 << 1
AFTER_TURN: Final = 1 << 2
AGES_AGAIN: Final = 1 << 3
AGES_ALONG: Final = 1 << 4
BARS_ATTACK: Final = 1 << 5
BARS_OVERPOPULATION: Final = 1 << 6
DEFENSIVE_GAIN: Final = 1 << 7
DIED_OUT: Final = 1 << 8
INFECTS: Final = 1 << 9
IS_EVENT: Final = 1 << 10
KILLS_OVERPOPULATED: Final = 1 << 11
MADE_GAIN: Final = 1 << 12
MOMENTS: Final = 1 << 13
OPENS_EMPTY: Final = 1 << 14
OPENS_OCEAN: Final = 1 << 15
OPENS_POOL: Final = 1 << 16
