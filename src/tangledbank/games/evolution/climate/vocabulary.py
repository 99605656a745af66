"""The vocabulary that Climate adds to Evolution's."""

from __future__ import annotations

from typing import Final

from tangledbank.core.vocabulary import CARD, COUNT, SPECIES, TRAIT, Kind, Vocabulary, many

ZONE: Final = Kind("zone", keys="zone")
EVENT: Final = Kind("event", keys="event")
SPILT: Final = Kind("spilt", after=" and {} stored food")

WORDS: Final = Vocabulary(first=101)
verb, prompt, event, reason = WORDS.verb, WORDS.prompt, WORDS.event, WORDS.reason

# Verbs

UNDER = verb("under", "{seat} puts {card} under the deck", card=CARD)
DRAW = verb("draw", "{seat} draws {amount}", amount=COUNT)
GO_ON = verb("go-on", "{seat} goes on")

# Prompts

ASK_EXCHANGE = prompt("exchange cards")
ASK_NIGHT = prompt("feed at night")

# Events

CARDS_RETURNED = event(
    "cards-returned", "{seat} put {amount} cards under the deck", moves="hand -> deck", amount=COUNT
)
CLIMATE_MOVED = event("climate-moved", "climate moved to {zone}", zone=ZONE, before=ZONE)
EVENT_STRUCK = event("event-struck", "{event} struck", moves="track ->", event=EVENT)
EVENT_LAID = event("event-laid", "{event} was laid out", moves="-> track", event=EVENT)
BODY_SHRANK = event(
    "body-shrank",
    "{species} lost {amount} body{spilt}",
    moves="{species} ->",
    species=SPECIES,
    amount=COUNT,
    spilt=SPILT,
)
FOOD_BURNT = event("food-burnt", "{amount} plant set aside", moves="hole -> burnt", amount=COUNT)
FOOD_REGROWN = event(
    "food-regrown", "{amount} plant returned to the hole", moves="burnt -> hole", amount=COUNT
)

# Reasons

R_DECK = reason("deck", deck=COUNT)
R_NIGHT = reason("night", species=SPECIES)
R_DANGER = reason("danger", species=SPECIES, threats=many(SPECIES))
R_FED = reason("fed", species=SPECIES)
R_DUSK = reason("dusk", traits=many(TRAIT))
R_DRAW = reason("draw", put=COUNT)
