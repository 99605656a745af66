"""Verbs, prompts, traits, events and reasons of Evolution: named ints and their names."""

from __future__ import annotations

from typing import Final

# Verbs, with the ids they carry.
CHOOSE_FOOD: Final = 1  # card
PLAY_TRAIT: Final = 2  # card, species
NEW_LEFT: Final = 3  # card
NEW_RIGHT: Final = 4  # card
GROW_BODY: Final = 5  # card, species
GROW_POPULATION: Final = 6  # card, species
REMOVE_TRAIT: Final = 7  # card, species
DONE: Final = 8
USE_TRAIT: Final = 9  # card, species
FEED: Final = 10  # species
ATTACK: Final = 11  # hunter, prey
SPEND: Final = 12  # card, species
PASS: Final = 13
IGNORE: Final = 14  # card, trait
STRIKE: Final = 15
STORE: Final = 16  # amount
PAY: Final = 17  # card
UNDER: Final = 18  # card
DRAW: Final = 19  # amount
GO_ON: Final = 20

VERB_NAMES: Final = (
    "",
    "choose-food",
    "play-trait",
    "new-left",
    "new-right",
    "grow-body",
    "grow-population",
    "remove-trait",
    "done",
    "use-trait",
    "feed",
    "attack",
    "spend",
    "pass",
    "ignore",
    "strike",
    "store",
    "pay",
    "under",
    "draw",
    "go-on",
)

# Prompts: what a seat is asked to do.
ASK_FOOD: Final = 1
ASK_PLAY: Final = 2
ASK_ORDER: Final = 3
ASK_FEED: Final = 4
ASK_FINISH: Final = 5
ASK_PRESS: Final = 6
ASK_STORE: Final = 7
ASK_PAY: Final = 8
ASK_EXCHANGE: Final = 9
ASK_NIGHT: Final = 10

PROMPT_NAMES: Final = (
    "",
    "choose food",
    "play cards",
    "order traits",
    "feed",
    "finish turn",
    "press the attack",
    "store food",
    "pay",
    "exchange cards",
    "feed at night",
)

# Traits. Row 0 is the trait of a card that cannot be seen.
AMBUSH: Final = 1
BURROWING: Final = 2
CARNIVORE: Final = 3
CLIMBING: Final = 4
COOPERATION: Final = 5
DEFENSIVE_HERDING: Final = 6
FAT_TISSUE: Final = 7
FERTILE: Final = 8
FORAGING: Final = 9
HARD_SHELL: Final = 10
HORNS: Final = 11
INTELLIGENCE: Final = 12
LONG_NECK: Final = 13
PACK_HUNTING: Final = 14
SCAVENGER: Final = 15
SYMBIOSIS: Final = 16
WARNING_CALL: Final = 17
COOLING_FRILLS: Final = 18
HEAVY_FUR: Final = 19
HIBERNATION: Final = 20
MIGRATORY: Final = 21
MUD_WALLOWING: Final = 22
NOCTURNAL: Final = 23

TRAIT_NAMES: Final = (
    "?",
    "ambush",
    "burrowing",
    "carnivore",
    "climbing",
    "cooperation",
    "defensive-herding",
    "fat-tissue",
    "fertile",
    "foraging",
    "hard-shell",
    "horns",
    "intelligence",
    "long-neck",
    "pack-hunting",
    "scavenger",
    "symbiosis",
    "warning-call",
    "cooling-frills",
    "heavy-fur",
    "hibernation",
    "migratory",
    "mud-wallowing",
    "nocturnal",
)

# Food: its kind and where it comes from.
PLANT: Final = 1
MEAT: Final = 2
HOLE: Final = 1
BANK: Final = 2

# Moments at which traits act of themselves.
BEFORE_REVEAL: Final = 1
AFTER_ATTACK: Final = 2
AFTER_FEEDING: Final = 3

# Events, past tense, with their values.
ROUND_BEGAN: Final = 1  # round
SPECIES_GIVEN: Final = 2  # species
CARDS_DEALT: Final = 3  # how many
CARD_DRAWN: Final = 4  # card (secret)
DECK_RAN_OUT: Final = 5
FOOD_CHOSEN: Final = 6  # card (secret)
TRAIT_PLAYED: Final = 7  # card (secret), species
SPECIES_MADE: Final = 8  # card, species
BODY_GREW: Final = 9  # card, species, body
POPULATION_GREW: Final = 10  # card, species, population
TRAIT_REMOVED: Final = 11  # card, species
TRAIT_REVEALED: Final = 12  # card, species
CARDS_DONE: Final = 13
FOOD_REVEALED: Final = 14  # card
HOLE_CHANGED: Final = 15  # amount now
FOOD_TAKEN: Final = 16  # species, amount, kind, source
FOOD_STORED: Final = 17  # species, amount, source
FAT_MOVED: Final = 18  # species, amount
POPULATION_BORN: Final = 19  # species
ATTACKED: Final = 20  # hunter, prey
CARD_SPENT: Final = 21  # card, species, trait ignored
POPULATION_LOST: Final = 22  # species, amount, cause
FOOD_BAGGED: Final = 23  # amount
EXTINCT: Final = 24  # species
PASSED: Final = 25
GAME_ENDED: Final = 26
CARD_PAID: Final = 27  # card, prey
CARDS_RETURNED: Final = 28  # amount
CLIMATE_MOVED: Final = 29  # zone
EVENT_STRUCK: Final = 30  # event card
EVENT_LAID: Final = 31  # event card
BODY_SHRANK: Final = 32  # species, amount, stored food lost
FOOD_BURNT: Final = 33  # amount
FOOD_REGROWN: Final = 34  # amount

EVENT_NAMES: Final = (
    "",
    "round-began",
    "species-given",
    "cards-dealt",
    "card-drawn",
    "deck-ran-out",
    "food-chosen",
    "trait-played",
    "species-made",
    "body-grew",
    "population-grew",
    "trait-removed",
    "trait-revealed",
    "cards-done",
    "food-revealed",
    "hole-changed",
    "food-taken",
    "food-stored",
    "fat-moved",
    "population-born",
    "attacked",
    "card-spent",
    "population-lost",
    "food-bagged",
    "extinct",
    "passed",
    "game-ended",
    "card-paid",
    "cards-returned",
    "climate-moved",
    "event-struck",
    "event-laid",
    "body-shrank",
    "food-burnt",
    "food-regrown",
)

# Reasons why not. A reason number is one of these, with a trait in the bits above the eighth.
R_TURN: Final = 1
R_NOW: Final = 2
R_HAND: Final = 3
R_OWNER: Final = 4
R_GONE: Final = 5
R_DUPLICATE: Final = 6
R_LIMIT: Final = 7
R_SIX: Final = 8
R_ABSENT: Final = 9
R_HUNGRY: Final = 10
R_PLANT: Final = 11
R_EMPTY: Final = 12
R_CARNIVORE: Final = 13
R_SELF: Final = 14
R_SIZE: Final = 15
R_TRAIT: Final = 16
R_CARDS: Final = 17
R_MUST_FEED: Final = 18
R_USELESS: Final = 19
R_AMOUNT: Final = 20
R_INTELLIGENCE: Final = 21
R_DECK: Final = 22
R_NIGHT: Final = 23
R_DANGER: Final = 24
R_FED: Final = 25

REASON_NAMES: Final = (
    "",
    "turn",
    "now",
    "hand",
    "owner",
    "gone",
    "duplicate",
    "limit",
    "six",
    "absent",
    "hungry",
    "plant",
    "empty",
    "carnivore",
    "self",
    "size",
    "trait",
    "cards",
    "must-feed",
    "useless",
    "amount",
    "intelligence",
    "deck",
    "night",
    "danger",
    "fed",
)
