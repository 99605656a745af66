"""The vocabulary that Climate adds to Evolution's, as numbers that the compiler folds.

Written by tools/vocabulary.py from `vocabulary.py`, at `make format`.
"""

from __future__ import annotations

from typing import Final

# Verbs
UNDER: Final = 101  # card
DRAW: Final = 102  # amount
GO_ON: Final = 103

# Prompts
ASK_EXCHANGE: Final = 101
ASK_NIGHT: Final = 102

# Events
CARDS_RETURNED: Final = 101  # amount
CLIMATE_MOVED: Final = 102  # zone, before
EVENT_STRUCK: Final = 103  # event
EVENT_LAID: Final = 104  # event
BODY_SHRANK: Final = 105  # species, amount, spilt
FOOD_BURNT: Final = 106  # amount
FOOD_REGROWN: Final = 107  # amount

# Reasons
R_DECK: Final = 101  # deck
R_NIGHT: Final = 102  # species
R_DANGER: Final = 103  # species, threats
R_FED: Final = 104  # species
R_DUSK: Final = 105  # traits
R_DRAW: Final = 106  # put
