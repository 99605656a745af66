"""The bit of each question that a Trait may answer.

Generated from the class by tools/questions.py; run `make format` to update.
"""

from __future__ import annotations

from typing import Final

ATTACK_SIZE: Final = 1 << 0
BANK_FOOD: Final = 1 << 1
BARS_ATTACK: Final = 1 << 2
CANNOT_EAT: Final = 1 << 3
CARDS_TO_ATTACK: Final = 1 << 4
DEFENSE_SIZE: Final = 1 << 5
EXTRA_FOOD: Final = 1 << 6
FEEDS_AT_NIGHT: Final = 1 << 7
FREE_IGNORES: Final = 1 << 8
HUNTS: Final = 1 << 9
HURTS_ATTACKER: Final = 1 << 10
IGNORED_TRAITS: Final = 1 << 11
IGNORES_FOR_CARDS: Final = 1 << 12
PREVENTS_WEATHER_LOSS: Final = 1 << 13
PROTECTS_NEIGHBORS: Final = 1 << 14
ROOM: Final = 1 << 15
TOOK_FOOD: Final = 1 << 16
UNFED_POPULATION: Final = 1 << 17
WAS_ATTACKED: Final = 1 << 18
