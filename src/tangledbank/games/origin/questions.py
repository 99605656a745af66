"""The bit of each question that a Trait may answer.

Generated from the class by tools/questions.py; run `make format` to update.
"""

from __future__ import annotations

from typing import Final

AMBUSHES: Final = 1 << 0
BARS_ATTACK: Final = 1 << 1
BARS_ATTACK_BY: Final = 1 << 2
BARS_ATTACK_ON: Final = 1 << 3
BARS_FOOD: Final = 1 << 4
BARS_FOOD_OF: Final = 1 << 5
BECAME_FED: Final = 1 << 6
CAN_REACT: Final = 1 << 7
CAN_STORE: Final = 1 << 8
CANNOT_BE_GIVEN_UP: Final = 1 << 9
COUNTS_AS_FED: Final = 1 << 10
DIRECTED: Final = 1 << 11
EXTRA_USE: Final = 1 << 12
HUNTS: Final = 1 << 13
IGNORED_CARD: Final = 1 << 14
IGNORES_TRAIT: Final = 1 << 15
LURKS: Final = 1 << 16
MARK_AFTER_ACT: Final = 1 << 17
MARK_AFTER_ROUND: Final = 1 << 18
MAY_IGNORE_TRAIT: Final = 1 << 19
SCAVENGES: Final = 1 << 20
SHARES: Final = 1 << 21
STAYS_IN_PLAY: Final = 1 << 22
USE_REASON: Final = 1 << 23
WAS_EATEN: Final = 1 << 24
