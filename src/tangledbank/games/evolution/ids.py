"""The words of Evolution as numbers: verbs, prompts, events and reasons, with their names."""

from __future__ import annotations

from typing import Final

# Food: its kind and where it comes from.
PLANT: Final = 1
MEAT: Final = 2
HOLE: Final = 1
BANK: Final = 2

# Moments at which traits act on their own.
BEFORE_REVEAL: Final = 1
AFTER_ATTACK: Final = 2
AFTER_FEEDING: Final = 3

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
FEED_SLEEPERS: Final = 18  # amount
SLIP: Final = 19  # trait

VERBS: Final = {
    CHOOSE_FOOD: "choose-food",
    PLAY_TRAIT: "play-trait",
    NEW_LEFT: "new-left",
    NEW_RIGHT: "new-right",
    GROW_BODY: "grow-body",
    GROW_POPULATION: "grow-population",
    REMOVE_TRAIT: "remove-trait",
    DONE: "done",
    USE_TRAIT: "use-trait",
    FEED: "feed",
    ATTACK: "attack",
    SPEND: "spend",
    PASS: "pass",
    IGNORE: "ignore",
    STRIKE: "strike",
    STORE: "store",
    PAY: "pay",
    FEED_SLEEPERS: "feed-sleepers",
    SLIP: "slip",
}

# Prompts: what a seat is asked to do.
ASK_FOOD: Final = 1
ASK_PLAY: Final = 2
ASK_ORDER: Final = 3
ASK_FEED: Final = 4
ASK_FINISH: Final = 5
ASK_PRESS: Final = 6
ASK_STORE: Final = 7
ASK_PAY: Final = 8
ASK_SLEEPERS: Final = 9

PROMPTS: Final = {
    ASK_FOOD: "choose food",
    ASK_PLAY: "play cards",
    ASK_ORDER: "order traits",
    ASK_FEED: "feed",
    ASK_FINISH: "finish turn",
    ASK_PRESS: "press the attack",
    ASK_STORE: "store food",
    ASK_PAY: "pay",
    ASK_SLEEPERS: "feed sleepers",
}

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
FOOD_BAGGED: Final = 23  # amount, species
EXTINCT: Final = 24  # species
PASSED: Final = 25
GAME_ENDED: Final = 26
CARD_PAID: Final = 27  # card, prey
DEFENSE_PASSED: Final = 28  # hunter, prey, trait ignored
TRAIT_ACTED: Final = 29  # trait, species; what it brings is told next
MEAL_BEGAN: Final = 30  # species; what it takes in its turn is told next

EVENTS: Final = {
    ROUND_BEGAN: "round-began",
    SPECIES_GIVEN: "species-given",
    CARDS_DEALT: "cards-dealt",
    CARD_DRAWN: "card-drawn",
    DECK_RAN_OUT: "deck-ran-out",
    FOOD_CHOSEN: "food-chosen",
    TRAIT_PLAYED: "trait-played",
    SPECIES_MADE: "species-made",
    BODY_GREW: "body-grew",
    POPULATION_GREW: "population-grew",
    TRAIT_REMOVED: "trait-removed",
    TRAIT_REVEALED: "trait-revealed",
    CARDS_DONE: "cards-done",
    FOOD_REVEALED: "food-revealed",
    HOLE_CHANGED: "hole-changed",
    FOOD_TAKEN: "food-taken",
    FOOD_STORED: "food-stored",
    FAT_MOVED: "fat-moved",
    POPULATION_BORN: "population-born",
    ATTACKED: "attacked",
    CARD_SPENT: "card-spent",
    POPULATION_LOST: "population-lost",
    FOOD_BAGGED: "food-bagged",
    EXTINCT: "extinct",
    PASSED: "passed",
    GAME_ENDED: "game-ended",
    CARD_PAID: "card-paid",
    DEFENSE_PASSED: "defense-passed",
    TRAIT_ACTED: "trait-acted",
    MEAL_BEGAN: "meal-began",
}

# Reasons why not.
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
R_SLEEPERS: Final = 22
R_PASSES: Final = 23
R_EARLY: Final = 24
R_ACTED: Final = 25
R_IDLE: Final = 26
R_MOMENT: Final = 27

REASONS: Final = {
    R_TURN: "turn",
    R_NOW: "now",
    R_HAND: "hand",
    R_OWNER: "owner",
    R_GONE: "gone",
    R_DUPLICATE: "duplicate",
    R_LIMIT: "limit",
    R_SIX: "six",
    R_ABSENT: "absent",
    R_HUNGRY: "hungry",
    R_PLANT: "plant",
    R_EMPTY: "empty",
    R_CARNIVORE: "carnivore",
    R_SELF: "self",
    R_SIZE: "size",
    R_TRAIT: "trait",
    R_CARDS: "cards",
    R_MUST_FEED: "must-feed",
    R_USELESS: "useless",
    R_AMOUNT: "amount",
    R_INTELLIGENCE: "intelligence",
    R_SLEEPERS: "sleepers",
    R_PASSES: "passes",
    R_EARLY: "early",
    R_ACTED: "acted",
    R_IDLE: "idle",
    R_MOMENT: "moment",
}
