"""The words of Oceans as numbers: verbs, prompts, places, events and reasons, with their names."""

from __future__ import annotations

from typing import Final

# Verbs, with the ids they carry.
EVOLVE: Final = 1  # card, species
EVOLVE_NEW: Final = 2  # card
EVOLVE_LEFT: Final = 3  # card, species
EVOLVE_RIGHT: Final = 4  # card, species
MIGRATE: Final = 5  # card, place, place
REMOVE: Final = 6  # card, species
DONE: Final = 7
PASS: Final = 8
USE_TRAIT: Final = 9  # card, species
LEECH: Final = 10  # species, species
ROB_PLAYER: Final = 11  # species, seat
CHOOSE: Final = 12  # place
SWAP_CARD: Final = 13  # card, species, card
SWAP_TRAIT: Final = 14  # card, species, card, species
FORAGE: Final = 15  # species
FORAGE_ZONE: Final = 16  # species, place
FORAGE_BOARD: Final = 17  # species, species
ATTACK: Final = 18  # species, species
TAKE: Final = 19  # amount
IGNORE: Final = 20  # card, species
STRIKE: Final = 21
TAKE_ALSO: Final = 22  # species, species
AGE: Final = 23  # species, amount
AGE_AGAIN: Final = 24  # species
DISCARD: Final = 25  # card
TAKE_POOL: Final = 26  # card
DRAW_DEEP: Final = 27
LAY: Final = 28  # card, species
TRADE: Final = 29  # card, card
SHIFT: Final = 30  # figure, card, species, direction
USE_ON: Final = 31  # card, species, species
USE_SCENARIO: Final = 32  # scenario

VERBS: Final = {
    EVOLVE: "evolve",
    EVOLVE_NEW: "evolve-new",
    EVOLVE_LEFT: "evolve-left",
    EVOLVE_RIGHT: "evolve-right",
    MIGRATE: "migrate",
    REMOVE: "remove",
    DONE: "done",
    PASS: "pass",
    USE_TRAIT: "use-trait",
    LEECH: "leech",
    ROB_PLAYER: "rob-player",
    CHOOSE: "choose",
    SWAP_CARD: "swap-card",
    SWAP_TRAIT: "swap-trait",
    FORAGE: "forage",
    FORAGE_ZONE: "forage-zone",
    FORAGE_BOARD: "forage-board",
    ATTACK: "attack",
    TAKE: "take",
    IGNORE: "ignore",
    STRIKE: "strike",
    TAKE_ALSO: "take-also",
    AGE: "age",
    AGE_AGAIN: "age-again",
    DISCARD: "discard",
    TAKE_POOL: "take-pool",
    DRAW_DEEP: "draw-deep",
    LAY: "lay",
    TRADE: "trade",
    SHIFT: "shift",
    USE_ON: "use-on",
    USE_SCENARIO: "use-scenario",
}

# Prompts: what a seat is asked to do.
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

PROMPTS: Final = {
    ASK_PLAY: "play cards",
    ASK_PAY: "pay",
    ASK_ORDER: "order traits",
    ASK_TARGET: "choose a target",
    ASK_PLAYER: "choose a player",
    ASK_PLACE: "choose a place",
    ASK_SWAP: "swap traits",
    ASK_FEED: "feed",
    ASK_AGAIN: "feed again",
    ASK_AMOUNT: "choose an amount",
    ASK_IGNORE: "ignore a trait",
    ASK_MORE: "take more",
    ASK_STRIKE: "strike back",
    ASK_SHED: "shed population",
    ASK_TRIM: "discard traits",
    ASK_AGE: "age",
    ASK_AGE_TOO: "age too",
    ASK_AGE_AGAIN: "age again",
    ASK_DRAW: "draw",
    ASK_LAY: "lay traits",
    ASK_TRADE: "trade a card",
    ASK_SHIFT: "shift a number",
}

# Places, as they stand in actions; the Reef is first in the list of places too, at 0.
REEF: Final = 1
ZONE1: Final = 2
ZONE2: Final = 3
ZONE3: Final = 4
PLACE_NAMES: Final = ("", "reef", "zone1", "zone2", "zone3")

# Decks.
SURFACE: Final = 1
DEEP: Final = 2

# Families: Surface and Deep traits that share a name, as bits. [R212]
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
FAMILY_NAMES: Final = (
    "apex-predator",
    "bottom-feeder",
    "filter-feeder",
    "inking",
    "parasitic",
    "schooling",
    "speed",
    "shark-cleaner",
    "symbiotic",
    "tentacled",
    "transparent",
    "whale-cleaner",
)

# Figures that can be shifted.
F_FORAGE: Final = 1
F_ATTACK: Final = 2
F_SHELL: Final = 3
F_GAIN: Final = 4
FIGURE_NAMES: Final = ("", "forage", "attack", "shell", "gain")
UP: Final = 1
DOWN: Final = 2
DIRECTION_NAMES: Final = ("", "up", "down")

# Moments at which traits and Scenarios act on their own.
BEFORE_FEEDING: Final = 1
BEFORE_AGING: Final = 2
AFTER_AGING: Final = 3

# The two ways of feeding.
FORAGING: Final = 1
ATTACKING: Final = 2

# Events, past tense, with their values.
TURN_BEGAN: Final = 1  # round
CARD_DRAWN: Final = 2  # card (secret)
DECK_SHUFFLED: Final = 3
CARD_REVEALED: Final = 4  # card
EVOLVED: Final = 5  # card, species
SPECIES_MADE: Final = 6  # species
PAID: Final = 7  # amount, place
MIGRATED: Final = 8  # card, amount, place, place
TRAIT_REMOVED: Final = 9  # card, species
FORAGED: Final = 10  # species, amount, place
GRAZED: Final = 11  # species, amount, species
ATTACKED: Final = 12  # species, species, amount
GAINED: Final = 13  # species, amount, card
TOOK: Final = 14  # species, amount, species
TOOK_PLACE: Final = 15  # species, amount, place
LEECHED: Final = 16  # species, amount, species
LOST: Final = 17  # species, amount, place
SCORED: Final = 18  # amount, species
GAVE: Final = 19  # amount, place
OVERPOPULATED: Final = 20  # species
EXTINCT: Final = 21  # species
SCENARIO_BEGAN: Final = 22  # scenario
SCENARIO_ENDED: Final = 23  # scenario
CAMBRIAN: Final = 24
LAST_ROUND: Final = 25
SWAPPED: Final = 26  # card, species, card
MOVED: Final = 27  # amount, place, place
DISCARDED: Final = 28  # card
POOL_TAKEN: Final = 29  # card
DEEP_DRAWN: Final = 30  # card (secret)
PASSED: Final = 31
SPECIES_MOVED: Final = 32  # species
TRAITS_LAID: Final = 33
SHIFTED: Final = 34  # figure, card
TRADED: Final = 35  # card, card
ROBBED: Final = 36  # species, amount; the seat is who had scored it
GAME_ENDED: Final = 37

EVENTS: Final = {
    TURN_BEGAN: "turn-began",
    CARD_DRAWN: "card-drawn",
    DECK_SHUFFLED: "deck-shuffled",
    CARD_REVEALED: "card-revealed",
    EVOLVED: "evolved",
    SPECIES_MADE: "species-made",
    PAID: "paid",
    MIGRATED: "migrated",
    TRAIT_REMOVED: "trait-removed",
    FORAGED: "foraged",
    GRAZED: "grazed",
    ATTACKED: "attacked",
    GAINED: "gained",
    TOOK: "took",
    TOOK_PLACE: "took-place",
    LEECHED: "leeched",
    LOST: "lost",
    SCORED: "scored",
    GAVE: "gave",
    OVERPOPULATED: "overpopulated",
    EXTINCT: "extinct",
    SCENARIO_BEGAN: "scenario-began",
    SCENARIO_ENDED: "scenario-ended",
    CAMBRIAN: "cambrian",
    LAST_ROUND: "last-round",
    SWAPPED: "swapped",
    MOVED: "moved",
    DISCARDED: "discarded",
    POOL_TAKEN: "pool-taken",
    DEEP_DRAWN: "deep-drawn",
    PASSED: "passed",
    SPECIES_MOVED: "species-moved",
    TRAITS_LAID: "traits-laid",
    SHIFTED: "shifted",
    TRADED: "traded",
    ROBBED: "robbed",
    GAME_ENDED: "game-ended",
}

# Reasons why not.
R_TURN: Final = 1
R_NOW: Final = 2
R_OTHER: Final = 3
R_HAND: Final = 4
R_OWNER: Final = 5
R_FOREIGN: Final = 6
R_HOST: Final = 7
R_GONE: Final = 8
R_LIMIT: Final = 9
R_COST: Final = 10
R_CAMBRIAN: Final = 11
R_LAST_PLACE: Final = 12
R_PLAYED: Final = 13
R_FEEDER: Final = 14
R_AGAIN: Final = 15
R_DRAWN: Final = 16
R_DRAWN_FIRST: Final = 17
R_OWED: Final = 18
R_OWED_TRAIT: Final = 19
R_OWED_FEED: Final = 20
R_EMPTY: Final = 21
R_BARE: Final = 22
R_POOR: Final = 23
R_DRY: Final = 24
R_SHORT: Final = 25
R_ITSELF: Final = 26
R_NEVER_FORAGE: Final = 27
R_NEVER_ATTACK: Final = 28
R_TRAIT: Final = 29
R_LEECH_BAN: Final = 30
R_SHELL: Final = 31
R_ADJACENT: Final = 32
R_NEIGHBOR: Final = 33
R_ONE_NEIGHBOR: Final = 34
R_GROUND: Final = 35
R_NO_GROUND: Final = 36
R_SURFACE_ONLY: Final = 37
R_SURFACE_CARD: Final = 38
R_SURFACE_TRAIT: Final = 39
R_DEEP_TRAIT: Final = 40
R_NOT_REMOVABLE: Final = 41
R_KEPT: Final = 42
R_FULL: Final = 43
R_GENE_POOL: Final = 44
R_POOL_STAYS: Final = 45
R_NOT_IN_POOL: Final = 46
R_NOT_DISCARDED: Final = 47
R_ABSENT: Final = 48
R_ABSENT_THERE: Final = 49
R_IDLE: Final = 50
R_ACTED: Final = 51
R_AMOUNT_AGE: Final = 52
R_AMOUNT_TAKE: Final = 53
R_DEFENDED: Final = 54
R_TAKEN: Final = 55
R_GREATEST: Final = 56
R_NOT_DEFENSIVE: Final = 57
R_PASSED: Final = 58
R_IN_VAIN: Final = 59
R_OUT_OF_REACH: Final = 60
R_ONLY_ATTACKER: Final = 61
R_FIGURE: Final = 62
R_ZONE_ONLY: Final = 63
R_SAME_PLACE: Final = 64
R_BESIDE: Final = 65
R_LEFT_END: Final = 66
R_REEF_PLAIN: Final = 67
R_NEXT_TRAIT: Final = 68
R_NO_DEEP: Final = 69
R_NO_GUARD: Final = 70

REASONS: Final = {
    R_TURN: "turn",
    R_NOW: "now",
    R_OTHER: "other",
    R_HAND: "hand",
    R_OWNER: "owner",
    R_FOREIGN: "foreign",
    R_HOST: "host",
    R_GONE: "gone",
    R_LIMIT: "limit",
    R_COST: "cost",
    R_CAMBRIAN: "cambrian",
    R_LAST_PLACE: "last-place",
    R_PLAYED: "played",
    R_FEEDER: "feeder",
    R_AGAIN: "again",
    R_DRAWN: "drawn",
    R_DRAWN_FIRST: "drawn-first",
    R_OWED: "owed",
    R_OWED_TRAIT: "owed-trait",
    R_OWED_FEED: "owed-feed",
    R_EMPTY: "empty",
    R_BARE: "bare",
    R_POOR: "poor",
    R_DRY: "dry",
    R_SHORT: "short",
    R_ITSELF: "itself",
    R_NEVER_FORAGE: "never-forage",
    R_NEVER_ATTACK: "never-attack",
    R_TRAIT: "trait",
    R_LEECH_BAN: "leech-ban",
    R_SHELL: "shell",
    R_ADJACENT: "adjacent",
    R_NEIGHBOR: "neighbor",
    R_ONE_NEIGHBOR: "one-neighbor",
    R_GROUND: "ground",
    R_NO_GROUND: "no-ground",
    R_SURFACE_ONLY: "surface-only",
    R_SURFACE_CARD: "surface-card",
    R_SURFACE_TRAIT: "surface-trait",
    R_DEEP_TRAIT: "deep-trait",
    R_NOT_REMOVABLE: "not-removable",
    R_KEPT: "kept",
    R_FULL: "full",
    R_GENE_POOL: "gene-pool",
    R_POOL_STAYS: "pool-stays",
    R_NOT_IN_POOL: "not-in-pool",
    R_NOT_DISCARDED: "not-discarded",
    R_ABSENT: "absent",
    R_ABSENT_THERE: "absent-there",
    R_IDLE: "idle",
    R_ACTED: "acted",
    R_AMOUNT_AGE: "amount-age",
    R_AMOUNT_TAKE: "amount-take",
    R_DEFENDED: "defended",
    R_TAKEN: "taken",
    R_GREATEST: "greatest",
    R_NOT_DEFENSIVE: "not-defensive",
    R_PASSED: "passed",
    R_IN_VAIN: "in-vain",
    R_OUT_OF_REACH: "out-of-reach",
    R_ONLY_ATTACKER: "only-attacker",
    R_FIGURE: "figure",
    R_ZONE_ONLY: "zone-only",
    R_SAME_PLACE: "same-place",
    R_BESIDE: "beside",
    R_LEFT_END: "left-end",
    R_REEF_PLAIN: "reef-plain",
    R_NEXT_TRAIT: "next-trait",
    R_NO_DEEP: "no-deep",
    R_NO_GUARD: "no-guard",
}
