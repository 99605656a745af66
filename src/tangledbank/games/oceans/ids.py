"""The vocabulary of Oceans, as numbers that the compiler folds.

Written by tools/vocabulary.py from `vocabulary.py`, at `make format`.
"""

from __future__ import annotations

from typing import Final

# Values of place
REEF: Final = 1
ZONE1: Final = 2
ZONE2: Final = 3
ZONE3: Final = 4

# Values of pile
PILE_DECK: Final = 1
PILE_DISCARD: Final = 2

# Values of deck
SURFACE: Final = 1
DEEP: Final = 2

# Values of family
APEX_PREDATOR: Final = 1 << 0
BOTTOM_FEEDER: Final = 1 << 1
FILTER_FEEDER: Final = 1 << 2
INKING: Final = 1 << 3
PARASITIC: Final = 1 << 4
SCHOOLING: Final = 1 << 5
SPEED: Final = 1 << 6
SHARK_CLEANER: Final = 1 << 7
SYMBIOTIC: Final = 1 << 8
TENTACLED: Final = 1 << 9
TRANSPARENT: Final = 1 << 10
WHALE_CLEANER: Final = 1 << 11

# Values of figure
F_FORAGE: Final = 1
F_ATTACK: Final = 2
F_SHELL: Final = 3
F_GAIN: Final = 4

# Values of direction
UP: Final = 1
DOWN: Final = 2

# Values of moment
BEFORE_FEEDING: Final = 1
BEFORE_AGING: Final = 2
AFTER_AGING: Final = 3

# Values of way
FORAGING: Final = 1
ATTACKING: Final = 2

# Values of cause
BY_TRAIT: Final = 1
BY_SCENARIO: Final = 2
BY_ATTACK: Final = 3
BY_OVERPOPULATION: Final = 4
BY_OVER_LIMIT: Final = 5
BY_AGE: Final = 6

# Verbs
EVOLVE: Final = 1  # card, species
EVOLVE_NEW: Final = 2  # card
EVOLVE_LEFT: Final = 3  # card, neighbor
EVOLVE_RIGHT: Final = 4  # card, neighbor
MIGRATE: Final = 5  # card, source, target
REMOVE: Final = 6  # card, species
DONE: Final = 7
PASS: Final = 8
USE_TRAIT: Final = 9  # card, species
LEECH: Final = 10  # eater, target
ROB_PLAYER: Final = 11  # eater, player
CHOOSE: Final = 12  # place
SWAP_CARD: Final = 13  # card, species, other
SWAP_TRAIT: Final = 14  # card, species, other, partner
FORAGE: Final = 15  # eater
FORAGE_ZONE: Final = 16  # eater, place
FORAGE_BOARD: Final = 17  # eater, target
ATTACK: Final = 18  # attacker, target
TAKE: Final = 19  # amount
IGNORE: Final = 20  # card, species
STRIKE: Final = 21
TAKE_ALSO: Final = 22  # eater, target
AGE: Final = 23  # species, amount
AGE_AGAIN: Final = 24  # species
DISCARD: Final = 25  # card
TAKE_POOL: Final = 26  # card
DRAW_DEEP: Final = 27
LAY: Final = 28  # card, species
TRADE: Final = 29  # card, other
SHIFT: Final = 30  # figure, card, species, direction
USE_ON: Final = 31  # card, species, target
USE_SCENARIO: Final = 32  # scenario

# Prompts
ASK_PLAY: Final = 1
ASK_PAY: Final = 2
ASK_ORDER: Final = 3
ASK_TARGET: Final = 4
ASK_PLAYER: Final = 5
ASK_PLACE: Final = 6
ASK_SWAP: Final = 7
ASK_FEED: Final = 8
ASK_AGAIN: Final = 9
ASK_AMOUNT: Final = 10
ASK_IGNORE: Final = 11
ASK_MORE: Final = 12
ASK_STRIKE: Final = 13
ASK_SHED: Final = 14
ASK_TRIM: Final = 15
ASK_AGE: Final = 16
ASK_AGE_TOO: Final = 17
ASK_AGE_AGAIN: Final = 18
ASK_DRAW: Final = 19
ASK_LAY: Final = 20
ASK_TRADE: Final = 21
ASK_SHIFT: Final = 22

# Events
TURN_BEGAN: Final = 1  # turn
CARD_DRAWN: Final = 2  # card
DECK_SHUFFLED: Final = 3
CARD_REVEALED: Final = 4  # card, source, target
EVOLVED: Final = 5  # card, species
SPECIES_MADE: Final = 6  # species
POINTS_PAID: Final = 7  # amount, place
MIGRATED: Final = 8  # card, amount, source, target
TRAIT_REMOVED: Final = 9  # card, species
FORAGED: Final = 10  # eater, amount, place
FORAGED_FROM_SPECIES: Final = 11  # eater, amount, target
ATTACKED: Final = 12  # attacker, target, amount
GAINED: Final = 13  # eater, amount, card
TAKEN_FROM_SPECIES: Final = 14  # eater, amount, target
TAKEN_FROM_PLACE: Final = 15  # eater, amount, place
LEECHED: Final = 16  # eater, amount, target
POPULATION_LOST: Final = 17  # species, amount, place
SCORED: Final = 18  # amount, species
POINTS_LOST: Final = 19  # amount, place
OVERPOPULATED: Final = 20  # species
EXTINCT: Final = 21  # species
SCENARIO_BEGAN: Final = 22  # scenario
SCENARIO_ENDED: Final = 23  # scenario
CAMBRIAN: Final = 24
LAST_ROUND: Final = 25
TRAIT_SWAPPED: Final = 26  # card, species, other
POPULATION_MOVED: Final = 27  # amount, source, target
DISCARDED: Final = 28  # card
POOL_TAKEN: Final = 29  # card
DEEP_DRAWN: Final = 30  # card
PASSED: Final = 31
SPECIES_HANDED_OVER: Final = 32  # species
TRAITS_REARRANGED: Final = 33
NUMBER_SHIFTED: Final = 34  # figure, card
CARD_TRADED: Final = 35  # card, other
ROBBED: Final = 36  # eater, amount
GAME_ENDED: Final = 37

# Reasons
R_TURN: Final = 1  # mover, asked
R_NOW: Final = 2  # prompt
R_OTHER: Final = 3  # subject
R_HAND: Final = 4  # wanted, trait, alike
R_OWNER: Final = 5  # foreign, owner, asker
R_FOREIGN: Final = 6
R_HOST: Final = 7
R_GONE: Final = 8  # gone, asker
R_LIMIT: Final = 9  # count, limit
R_COST: Final = 10  # cost, points
R_CAMBRIAN: Final = 11
R_LAST_PLACE: Final = 12
R_PLAYED: Final = 13  # played
R_FEEDER: Final = 14  # feeder
R_AGAIN: Final = 15
R_DRAWN: Final = 16
R_DRAWN_FIRST: Final = 17
R_OWED: Final = 18  # owed
R_OWED_TRAIT: Final = 19  # owed
R_OWED_FEED: Final = 20  # able
R_EMPTY: Final = 21  # place, asker
R_BARE: Final = 22  # target, asker
R_POOR: Final = 23
R_DRY: Final = 24
R_SHORT: Final = 25  # place, needed, there
R_ITSELF: Final = 26  # itself
R_NEVER_FORAGE: Final = 27  # trait
R_NEVER_ATTACK: Final = 28  # trait
R_TRAIT: Final = 29
R_LEECH_BAN: Final = 30  # trait, reef
R_SHELL: Final = 31  # attacker, target, attack, shell
R_ADJACENT: Final = 32
R_NEIGHBOR: Final = 33  # first, second, asker
R_ONE_NEIGHBOR: Final = 34  # chosen
R_GROUND: Final = 35
R_NO_GROUND: Final = 36
R_SURFACE_ONLY: Final = 37
R_SURFACE_CARD: Final = 38  # wanted
R_SURFACE_TRAIT: Final = 39
R_DEEP_TRAIT: Final = 40
R_NOT_REMOVABLE: Final = 41  # trait
R_KEPT: Final = 42
R_FULL: Final = 43  # count
R_GENE_POOL: Final = 44
R_POOL_STAYS: Final = 45
R_NOT_IN_POOL: Final = 46  # trait
R_NOT_DISCARDED: Final = 47  # wanted, trait, alike
R_ABSENT: Final = 48  # holder, wanted, trait, alike
R_ABSENT_THERE: Final = 49  # holder, wanted, trait, alike
R_IDLE: Final = 50
R_ACTED: Final = 51
R_AMOUNT_AGE: Final = 52  # choices
R_AMOUNT_TAKE: Final = 53  # eater, most
R_DEFENDED: Final = 54  # traits
R_TAKEN: Final = 55
R_GREATEST: Final = 56  # attack, greatest
R_NOT_DEFENSIVE: Final = 57
R_PASSED: Final = 58
R_IN_VAIN: Final = 59  # target, traits
R_OUT_OF_REACH: Final = 60  # target
R_ONLY_ATTACKER: Final = 61  # foe
R_FIGURE: Final = 62
R_ZONE_ONLY: Final = 63  # asker
R_SAME_PLACE: Final = 64
R_BESIDE: Final = 65
R_LEFT_END: Final = 66  # beside
R_REEF_PLAIN: Final = 67
R_NEXT_TRAIT: Final = 68  # next
R_NO_DEEP: Final = 69
R_NO_GUARD: Final = 70  # target
R_CAMBRIAN_NEXT: Final = 71
R_SWAPPED_AWAY: Final = 72  # holder, trait
R_SOURCE: Final = 73  # sources
