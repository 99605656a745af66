"""The bit of each question that a Trait may answer.

Written by tools/questions.py from the class, at `make format`.
"""

from __future__ import annotations

from typing import Final

ATTACK_SIZE: Final = 1 << 0
BANK_FOOD: Final = 1 << 1
BARS_ATTACK: Final = 1 << 2
DEFENSE_SIZE: Final = 1 << 3
EXPOSES: Final = 1 << 4
EXTRA: Final = 1 << 5
FEEDS_AT_NIGHT: Final = 1 << 6
HUNTS: Final = 1 << 7
HURTS: Final = 1 << 8
IGNORES_FOR_CARDS: Final = 1 << 9
PIERCES: Final = 1 << 10
PREVENTS_WEATHER_LOSS: Final = 1 << 11
REFUSES: Final = 1 << 12
ROOM: Final = 1 << 13
SHIELDS: Final = 1 << 14
SPARES: Final = 1 << 15
TOLL: Final = 1 << 16
TOOK_FOOD: Final = 1 << 17
