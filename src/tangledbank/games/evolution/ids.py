"""The vocabulary of Evolution, as numbers that the compiler folds.

Written by tools/vocabulary.py from `vocabulary.py`, at `make format`.
"""

from __future__ import annotations

from typing import Final

# Values of food
PLANT: Final = 1
MEAT: Final = 2

# Values of source
HOLE: Final = 1
BANK: Final = 2

# Values of loss
COLD: Final = 1
HEAT: Final = 2
FIRE: Final = 3

# Values of cause
BY_TRAIT: Final = 1
BY_ATTACK: Final = 2
BY_EATEN_PREY: Final = 3
BY_HUNGER: Final = 4
BY_COLD: Final = 5
BY_HEAT: Final = 6
BY_FIRE: Final = 7
BY_EVENT: Final = 8
BY_ZONE: Final = 9

# Values of moment
BEFORE_REVEAL: Final = 1
AFTER_ATTACK: Final = 2
AFTER_FEEDING: Final = 3

# Values of store-limit
LIMIT_ROOM: Final = 1
LIMIT_FOOD: Final = 2

# Values of ignoring
IGNORING_TWICE: Final = 1
IGNORING_ABSENT: Final = 2
IGNORING_NOT_DEFENSIVE: Final = 3
IGNORING_NO_HELP: Final = 4

# Verbs
CHOOSE_FOOD: Final = 1  # card
PLAY_TRAIT: Final = 2  # card, species
NEW_LEFT: Final = 3  # card
NEW_RIGHT: Final = 4  # card
GROW_BODY: Final = 5  # card, species
GROW_POPULATION: Final = 6  # card, species
REMOVE_TRAIT: Final = 7  # card, species
DONE: Final = 8
USE_TRAIT: Final = 9  # card, species
FEED: Final = 10  # eater
ATTACK: Final = 11  # attacker, target
SPEND: Final = 12  # card, species
PASS: Final = 13
IGNORE: Final = 14  # card, trait
STRIKE: Final = 15
STORE: Final = 16  # amount
PAY: Final = 17  # card
FEED_SLEEPERS: Final = 18  # amount
SLIP: Final = 19  # trait

# Prompts
ASK_FOOD: Final = 1
ASK_PLAY: Final = 2
ASK_ORDER: Final = 3
ASK_FEED: Final = 4
ASK_FINISH: Final = 5
ASK_PRESS: Final = 6
ASK_STORE: Final = 7
ASK_PAY: Final = 8
ASK_SLEEPERS: Final = 9

# Events
ROUND_BEGAN: Final = 1  # round
SPECIES_GIVEN: Final = 2  # species
CARDS_DEALT: Final = 3  # amount
CARD_DRAWN: Final = 4  # card
DECK_RAN_OUT: Final = 5
FOOD_CHOSEN: Final = 6  # card
TRAIT_PLAYED: Final = 7  # card, species
SPECIES_MADE: Final = 8  # card, species
BODY_GREW: Final = 9  # card, species, body
POPULATION_GREW: Final = 10  # card, species, population
TRAIT_REMOVED: Final = 11  # card, species
TRAIT_REVEALED: Final = 12  # card, species
CARDS_DONE: Final = 13
FOOD_REVEALED: Final = 14  # card
HOLE_CHANGED: Final = 15  # amount, cards
FOOD_TAKEN: Final = 16  # eater, amount, food, source
FOOD_STORED: Final = 17  # eater, amount, source
FAT_MOVED: Final = 18  # eater, amount
POPULATION_BORN: Final = 19  # species
ATTACKED: Final = 20  # attacker, target
CARD_SPENT: Final = 21  # card, species, ignored
POPULATION_LOST: Final = 22  # species, amount, loss
FOOD_BAGGED: Final = 23  # amount, species
EXTINCT: Final = 24  # species
PASSED: Final = 25
GAME_ENDED: Final = 26
CARD_PAID: Final = 27  # card, target
DEFENSE_PASSED: Final = 28  # attacker, target, trait
TRAIT_ACTED: Final = 29  # trait, species
MEAL_BEGAN: Final = 30  # eater

# Reasons
R_TURN: Final = 1  # mover, asked
R_NOW: Final = 2  # prompt
R_HAND: Final = 3  # lacking
R_OWNER: Final = 4  # species, owner
R_GONE: Final = 5  # missing
R_DUPLICATE: Final = 6  # trait
R_LIMIT: Final = 7  # limit
R_SIX: Final = 8  # limit
R_ABSENT: Final = 9  # trait
R_HUNGRY: Final = 10  # species, food, population
R_PLANT: Final = 11  # species
R_EMPTY: Final = 12
R_CARNIVORE: Final = 13
R_SELF: Final = 14
R_SIZE: Final = 15  # attacker, target, trait, traits, size, target_size, others, passes
R_TRAIT: Final = 16
R_CARDS: Final = 17  # attacker, target, trait, defenses, needed, held
R_MUST_FEED: Final = 18  # hungry
R_USELESS: Final = 19  # target, why
R_AMOUNT: Final = 20  # eater, most, limit, food
R_INTELLIGENCE: Final = 21  # species
R_SLEEPERS: Final = 22  # eater, most
R_PASSES: Final = 23  # attacker, target, granted, used
R_EARLY: Final = 24
R_ACTED: Final = 25
R_IDLE: Final = 26
R_MOMENT: Final = 27  # moment
