"""The words that Climate adds to those of Evolution. They are numbered from 101."""

from __future__ import annotations

from typing import Final

# Verbs, with the ids they carry.
UNDER: Final = 101  # card
DRAW: Final = 102  # amount
GO_ON: Final = 103

VERBS: Final = {
    UNDER: "under",
    DRAW: "draw",
    GO_ON: "go-on",
}

# Prompts: what a seat is asked to do.
ASK_EXCHANGE: Final = 101
ASK_NIGHT: Final = 102

PROMPTS: Final = {
    ASK_EXCHANGE: "exchange cards",
    ASK_NIGHT: "feed at night",
}

# Events, past tense, with their values.
CARDS_RETURNED: Final = 101  # amount
CLIMATE_MOVED: Final = 102  # zone
EVENT_STRUCK: Final = 103  # event card
EVENT_LAID: Final = 104  # event card
BODY_SHRANK: Final = 105  # species, amount, stored food lost
FOOD_BURNT: Final = 106  # amount
FOOD_REGROWN: Final = 107  # amount

EVENTS: Final = {
    CARDS_RETURNED: "cards-returned",
    CLIMATE_MOVED: "climate-moved",
    EVENT_STRUCK: "event-struck",
    EVENT_LAID: "event-laid",
    BODY_SHRANK: "body-shrank",
    FOOD_BURNT: "food-burnt",
    FOOD_REGROWN: "food-regrown",
}

# Reasons why not.
R_DECK: Final = 101
R_NIGHT: Final = 102
R_DANGER: Final = 103
R_FED: Final = 104
R_DUSK: Final = 105
R_DRAW: Final = 106

REASONS: Final = {
    R_DECK: "deck",
    R_NIGHT: "night",
    R_DANGER: "danger",
    R_FED: "fed",
    R_DUSK: "dusk",
    R_DRAW: "draw",
}
