"""The vocabulary that Time to Fly adds to the basic set, as numbers that the compiler folds.

Written by tools/vocabulary.py from `vocabulary.py`, at `make format`.
"""

from __future__ import annotations

from typing import Final

# Verbs
SPECIALIZE: Final = 101  # animal
SHED: Final = 102  # animal, card
SQUIRT: Final = 103  # animal
CLOSE: Final = 104  # animal

# Events
SHED_TRAIT: Final = 101  # animal, card, trait
INK_SQUIRTED: Final = 102  # animal, attacker
SHELL_CLOSED: Final = 103  # animal, attacker
BORN: Final = 104  # card, animal, parent
SPECIALIZED: Final = 105  # animal, trait

# Reasons
R_NEED: Final = 101  # trait
R_SURPLUS: Final = 102  # food, need
R_LETTER: Final = 103  # trait, holder
R_AMBUSHED: Final = 104  # trait
