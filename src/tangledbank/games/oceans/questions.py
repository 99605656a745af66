"""The bit of each question that a Trait may answer.

Generated from the class by tools/questions.py; run `make format` to update.
"""

from __future__ import annotations

from typing import Final

ACTS_AFTER_ATTACK: Final = 1 << 0
AFTER_STRIKE: Final = 1 << 1
AGE_INSTEAD: Final = 1 << 2
ATTACK_FACTOR: Final = 1 << 3
ATTACK_ICON: Final = 1 << 4
ATTACK_INSTEAD: Final = 1 << 5
BEFORE_EXTRA_AGING: Final = 1 << 6
CHOSEN_IGNORES: Final = 1 << 7
EVOLVE_COST: Final = 1 << 8
EXTRA_GAIN_OF_OTHERS: Final = 1 << 9
FEEDS_NEIGHBORS: Final = 1 << 10
FORAGE_ICON: Final = 1 << 11
GAIN_AFTER: Final = 1 << 12
GAIN_EXTRA: Final = 1 << 13
GAIN_FACTOR: Final = 1 << 14
GAINS_BY_DEEP: Final = 1 << 15
GAINS_BY_FOUNDING: Final = 1 << 16
GAINS_BY_MIGRATION: Final = 1 << 17
GAINS_WITH_FAMILY: Final = 1 << 18
GRANTS_EXTRA_FEEDING: Final = 1 << 19
HOST_REASON: Final = 1 << 20
HURTS_ATTACKER: Final = 1 << 21
HURTS_LEECH: Final = 1 << 22
HURTS_TARGET: Final = 1 << 23
IGNORES: Final = 1 << 24
IGNORES_NEVER: Final = 1 << 25
LENDS_SHELL: Final = 1 << 26
MAY_AGE_ALONG: Final = 1 << 27
MAY_AGE_LESS: Final = 1 << 28
MAY_AGE_MORE: Final = 1 << 29
MAY_ATTACK: Final = 1 << 30
MAY_BE_ATTACKED: Final = 1 << 31
MAY_BE_LEECHED: Final = 1 << 32
MAY_FORAGE_LESS: Final = 1 << 33
MAY_FORAGE_OCEAN: Final = 1 << 34
MAY_GO_EXTINCT: Final = 1 << 35
MAY_IGNORE_LENT: Final = 1 << 36
MAY_OVERPOPULATE: Final = 1 << 37
MOMENTS: Final = 1 << 38
MUST_BE_DISCARDED: Final = 1 << 39
NEEDS_HOST: Final = 1 << 40
NEIGHBOR_GAINED: Final = 1 << 41
PERMANENT: Final = 1 << 42
POISONS: Final = 1 << 43
REACT: Final = 1 << 44
SCORES_ATTACK: Final = 1 << 45
SCORES_OVERPOPULATION: Final = 1 << 46
SHELL_ICON: Final = 1 << 47
TAKE_MOST: Final = 1 << 48
TAKES_FROM_GAINER: Final = 1 << 49
TRAIT_ADDED: Final = 1 << 50
