"""The bit of each question that a Trait may answer.

Written by tools/questions.py from the class, at `make format`.
"""

from __future__ import annotations

from typing import Final

AGE_INSTEAD: Final = 1 << 0
ATTACK_FACTOR: Final = 1 << 1
ATTACK_ICON: Final = 1 << 2
ATTACK_INSTEAD: Final = 1 << 3
ECHO: Final = 1 << 4
EVOLVE_COST: Final = 1 << 5
FEEDS_BESIDES: Final = 1 << 6
FEEDS_NEIGHBORS: Final = 1 << 7
FEEDS_OTHERS: Final = 1 << 8
FORAGE_ICON: Final = 1 << 9
GAIN_AFTER: Final = 1 << 10
GAIN_EXTRA: Final = 1 << 11
GAIN_FACTOR: Final = 1 << 12
GAINS_BY_DEEP: Final = 1 << 13
GAINS_BY_FOUNDING: Final = 1 << 14
GAINS_BY_MIGRATION: Final = 1 << 15
HOST_REASON: Final = 1 << 16
HURTS_ATTACKER: Final = 1 << 17
HURTS_LEECH: Final = 1 << 18
HURTS_TARGET: Final = 1 << 19
IGNORES: Final = 1 << 20
IGNORES_NEVER: Final = 1 << 21
JOINED: Final = 1 << 22
LENDS_SHELL: Final = 1 << 23
MAY_AGE_ALONG: Final = 1 << 24
MAY_AGE_LESS: Final = 1 << 25
MAY_AGE_MORE: Final = 1 << 26
MAY_ATTACK: Final = 1 << 27
MAY_BE_ATTACKED: Final = 1 << 28
MAY_BE_LEECHED: Final = 1 << 29
MAY_FORAGE_LESS: Final = 1 << 30
MAY_FORAGE_OCEAN: Final = 1 << 31
MAY_GO_EXTINCT: Final = 1 << 32
MAY_OVERPOPULATE: Final = 1 << 33
MOMENTS: Final = 1 << 34
NEEDS_HOST: Final = 1 << 35
NEIGHBOR_GAINED: Final = 1 << 36
OUTGROWN: Final = 1 << 37
PERMANENT: Final = 1 << 38
PICKS: Final = 1 << 39
PICKS_LENT: Final = 1 << 40
POISONS: Final = 1 << 41
REACT: Final = 1 << 42
RESOLVED: Final = 1 << 43
ROBS: Final = 1 << 44
SCORES_ATTACK: Final = 1 << 45
SCORES_OVERPOPULATION: Final = 1 << 46
SHELL_ICON: Final = 1 << 47
STRUCK: Final = 1 << 48
TAKE_MOST: Final = 1 << 49
TAXES_AGE: Final = 1 << 50
