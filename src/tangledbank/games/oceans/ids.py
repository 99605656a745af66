"""Verbs, prompts, places, events, reasons and names of Oceans: named ints and their names."""

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

VERB_NAMES: Final = (
    "",
    "evolve",
    "evolve-new",
    "evolve-left",
    "evolve-right",
    "migrate",
    "remove",
    "done",
    "pass",
    "use-trait",
    "leech",
    "rob-player",
    "choose",
    "swap-card",
    "swap-trait",
    "forage",
    "forage-zone",
    "forage-board",
    "attack",
    "take",
    "ignore",
    "strike",
    "take-also",
    "age",
    "age-again",
    "discard",
    "take-pool",
    "draw-deep",
    "lay",
    "trade",
    "shift",
)

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

PROMPT_NAMES: Final = (
    "",
    "play cards",
    "pay",
    "order traits",
    "choose a target",
    "choose a player",
    "choose a place",
    "swap traits",
    "feed",
    "feed again",
    "choose an amount",
    "ignore a trait",
    "take more",
    "strike back",
    "shed population",
    "discard traits",
    "age",
    "age too",
    "age again",
    "draw",
    "lay traits",
    "trade a card",
    "shift a number",
)

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
FIGURE_NAMES: Final = ("", "forage", "attack", "shell", "gain")
UP: Final = 1
DOWN: Final = 2
DIRECTION_NAMES: Final = ("", "up", "down")

# Moments at which traits act of themselves.
BEFORE_FEEDING: Final = 1
BEFORE_AGING: Final = 2

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

EVENT_NAMES: Final = (
    "",
    "turn-began",
    "card-drawn",
    "deck-shuffled",
    "card-revealed",
    "evolved",
    "species-made",
    "paid",
    "migrated",
    "trait-removed",
    "foraged",
    "grazed",
    "attacked",
    "gained",
    "took",
    "took-place",
    "leeched",
    "lost",
    "scored",
    "gave",
    "overpopulated",
    "extinct",
    "scenario-began",
    "scenario-ended",
    "cambrian",
    "last-round",
    "swapped",
    "moved",
    "discarded",
    "pool-taken",
    "deep-drawn",
    "passed",
    "species-moved",
    "traits-laid",
    "shifted",
    "traded",
    "robbed",
    "game-ended",
)

# Reasons why not. A reason number is one of these; above the eighth bit stands the trait,
# or SCENARIO_BASE and the Scenario, that forbids.
R_TURN: Final = 1
R_NOW: Final = 2
R_HAND: Final = 3
R_OWNER: Final = 4
R_GONE: Final = 5
R_LIMIT: Final = 6
R_COST: Final = 7
R_CAMBRIAN: Final = 8
R_USED: Final = 9
R_OWED: Final = 10
R_EMPTY: Final = 11
R_ITSELF: Final = 12
R_NEVER_FORAGE: Final = 13
R_NEVER_ATTACK: Final = 14
R_TRAIT: Final = 15
R_SHELL: Final = 16
R_ADJACENT: Final = 17
R_GROUND: Final = 18
R_SURFACE_ONLY: Final = 19
R_NOT_REMOVABLE: Final = 20
R_FULL: Final = 21
R_GENE_POOL: Final = 22
R_ABSENT: Final = 23
R_AMOUNT: Final = 24
R_USELESS: Final = 25
SCENARIO_BASE: Final = 256

REASON_NAMES: Final = (
    "",
    "turn",
    "now",
    "hand",
    "owner",
    "gone",
    "limit",
    "cost",
    "cambrian",
    "used",
    "owed",
    "empty",
    "itself",
    "never-forage",
    "never-attack",
    "trait",
    "shell",
    "adjacent",
    "ground",
    "surface-only",
    "not-removable",
    "full",
    "gene-pool",
    "absent",
    "amount",
    "useless",
)

# Traits and Scenarios. Row 0 is what cannot be seen.
TRAIT_NAMES: Final = (
    "?",
    "apex-predator",
    "bottom-feeder-left",
    "bottom-feeder-right",
    "filter-feeder",
    "inking",
    "parasitic-left",
    "parasitic-right",
    "schooling",
    "speed",
    "shark-cleaner",
    "symbiotic-left",
    "symbiotic-right",
    "tentacled",
    "transparent",
    "whale-cleaner",
    "abyss-dweller",
    "acute-smell",
    "advanced-eyes",
    "ambush",
    "deep-apex-predator",
    "atavism",
    "barbels",
    "behemoth",
    "bioluminescence",
    "biotic-cycle-reversal",
    "blubber",
    "deep-bottom-feeder",
    "bright-coloration",
    "bubble-net",
    "burrowing",
    "camouflage",
    "cavitation-bullet",
    "chitin-plated-maw",
    "colossus",
    "communication",
    "coprophagia",
    "crushing-jaw",
    "cthulhu-leech",
    "deep-diver",
    "deep-sea-kraken",
    "defensive-spines",
    "dense-population",
    "draconic",
    "electroreception",
    "endurance",
    "extremophile",
    "fast-metabolism",
    "deep-filter-feeder",
    "filter-kraken",
    "flight",
    "gargantuan",
    "gene-transfer",
    "gentle-giant",
    "giant-cephalopod",
    "gigantic-brain",
    "gigantic-scavenger",
    "goethite-exoskeleton",
    "grazer",
    "hard-shell",
    "hydra",
    "impostor-cleaner-shark",
    "impostor-cleaner-whale",
    "deep-inking",
    "kleptoparasitic",
    "leviathan",
    "living-ecosystem",
    "luminous-bacteria",
    "massive-fins",
    "megamouth",
    "migratory-filter-feeder",
    "mucus-cocoon",
    "mutualism",
    "neurotoxin",
    "pack-hunting",
    "parasite-cleaner",
    "deep-parasitic",
    "pathogen-cultivation",
    "poisonous-inking",
    "poisonous-spines",
    "rapid-mutation",
    "regeneration",
    "rows-of-teeth",
    "scavenger",
    "deep-schooling",
    "sea-rex",
    "sedentary-colony",
    "deep-shark-cleaner",
    "slow-metabolism",
    "deep-speed",
    "swarming",
    "deep-symbiotic",
    "tail-whip",
    "telomere-repair",
    "tentacle-leech",
    "deep-tentacled",
    "the-kraken",
    "tiny",
    "deep-transparent",
    "tusks",
    "vestigial-limb",
    "voracious-feeder",
    "warm-blooded",
    "deep-whale-cleaner",
    "zooplankton",
)


SCENARIO_NAMES: Final = (
    "none",
    "abundance",
    "asteroid-impact",
    "biodiverse-reef",
    "contagious-outbreak",
    "contagious-proximity",
    "degenerative-virus",
    "detritus",
    "epizootic",
    "fertile",
    "food-surge",
    "genetic-diversity",
    "inhospitable-environment-1",
    "inhospitable-environment-2",
    "large-predators",
    "long-haul-migration",
    "paradigm-shift",
    "pathogenic-immunity",
    "population-explosion",
    "prosperity",
    "protective-growth",
    "protective-shells",
    "shallow-gene-pool",
    "solar-radiation",
    "thermal-currents",
    "aggressive-environment",
    "coral-bleaching",
    "evolutionary-arms-race",
    "horizontal-gene-transfer",
    "hostile-conditions",
    "hostile-environment",
    "mass-migration",
    "parallel-universe",
    "prescient-mutations",
    "radiation-blast",
    "schadenfreude",
    "shallow-reef",
    "snowball-earth",
    "uber-hostile-environment",
)
