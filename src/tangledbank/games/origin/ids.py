"""Verbs, prompts, traits, events and reasons: named ints and their names."""

from __future__ import annotations

from typing import Final

# Verbs, with the ids they carry.
PLAY_ANIMAL: Final = 1  # card
PLAY_TRAIT: Final = 2  # card, face, animal
PLAY_PAIR: Final = 3  # card, face, animal, animal
PASS: Final = 4
FEED: Final = 5  # animal
ATTACK: Final = 6  # hunter, prey
USE_FAT: Final = 7  # animal, amount
SPECIALIZE: Final = 8  # animal
SHED: Final = 9  # animal, card
SETTLE: Final = 10  # animal
STEAL: Final = 11  # animal, victim
GRAZE: Final = 12  # animal
SLEEP: Final = 13  # animal
DONE: Final = 14
REVEAL: Final = 15  # animal
KEEP_STILL: Final = 16
IGNORE: Final = 17  # card, animal
IGNORE_NONE: Final = 18
RUN: Final = 19  # animal
SQUIRT: Final = 20  # animal
CLOSE: Final = 21  # animal
REDIRECT: Final = 22  # animal, other animal
DROP: Final = 23  # animal, card
SUBMIT: Final = 24  # animal
AMBUSH: Final = 25  # hunter, prey
WAIT: Final = 26
SHARE: Final = 27  # card, animal fed
SCAVENGE: Final = 28  # animal

VERB_NAMES: Final = (
    "",
    "play-animal",
    "play-trait",
    "play-pair",
    "pass",
    "feed",
    "attack",
    "use-fat",
    "specialize",
    "shed",
    "settle",
    "steal",
    "graze",
    "sleep",
    "done",
    "reveal",
    "keep-still",
    "ignore",
    "ignore-none",
    "run",
    "squirt",
    "close",
    "redirect",
    "drop",
    "submit",
    "ambush",
    "wait",
    "share",
    "scavenge",
)

# How many ids each verb carries.
VERB_IDS: Final = (
    0,
    1,
    3,
    4,
    0,
    1,
    2,
    2,
    1,
    2,
    1,
    2,
    1,
    1,
    0,
    1,
    0,
    2,
    0,
    1,
    1,
    1,
    2,
    2,
    1,
    2,
    0,
    2,
    1,
)

# Prompts: what a seat is asked to do.
ASK_PLAY: Final = 1
ASK_FEED: Final = 2
ASK_FINISH: Final = 3
ASK_ANGLER: Final = 4
ASK_IGNORE: Final = 5
ASK_REACT: Final = 6
ASK_AMBUSH: Final = 7
ASK_PAIRS: Final = 8
ASK_SCAVENGE: Final = 9

PROMPT_NAMES: Final = (
    "",
    "play a card",
    "feed",
    "finish turn",
    "answer the attack",
    "ignore a trait",
    "react",
    "ambush",
    "order pairs",
    "scavenge",
)

# Traits. Row 0 is the trait of a card that cannot be seen.
CARNIVOROUS: Final = 1
FAT_TISSUE: Final = 2
CAMOUFLAGE: Final = 3
SHARP_VISION: Final = 4
BURROWING: Final = 5
SWIMMING: Final = 6
HIGH_BODY_WEIGHT: Final = 7
RUNNING: Final = 8
MIMICRY: Final = 9
TAIL_LOSS: Final = 10
POISONOUS: Final = 11
SCAVENGER: Final = 12
PIRACY: Final = 13
GRAZING: Final = 14
HIBERNATION: Final = 15
PARASITE: Final = 16
SYMBIOSIS: Final = 17
COMMUNICATION: Final = 18
COOPERATION: Final = 19
SHELL: Final = 20
INTELLECT: Final = 21
ANGLERFISH: Final = 22
SPECIALIZATION_A: Final = 23
SPECIALIZATION_B: Final = 24
TREMATODE: Final = 25
METAMORPHOSE: Final = 26
INK_CLOUD: Final = 27
VIVIPAROUS: Final = 28
AMBUSH_HUNTING: Final = 29
FLIGHT: Final = 30

TRAIT_NAMES: Final = (
    "?",
    "carnivorous",
    "fat-tissue",
    "camouflage",
    "sharp-vision",
    "burrowing",
    "swimming",
    "high-body-weight",
    "running",
    "mimicry",
    "tail-loss",
    "poisonous",
    "scavenger",
    "piracy",
    "grazing",
    "hibernation",
    "parasite",
    "symbiosis",
    "communication",
    "cooperation",
    "shell",
    "intellect",
    "anglerfish",
    "specialization-a",
    "specialization-b",
    "trematode",
    "metamorphose",
    "ink-cloud",
    "viviparous",
    "ambush-hunting",
    "flight",
)

# Colors of tokens, where they matter.
RED: Final = 1
BLUE: Final = 2

# What a trait in play may be marked with; other marks are a trait's own.
READY: Final = 0
USED: Final = 1
INKED: Final = 2  # a carnivore that may attack again in the next round

# Events, past tense, with their values.
TURN_BEGAN: Final = 1  # turn
DIE_ROLLED: Final = 2  # number
STARTED: Final = 3
CARD_DRAWN: Final = 4  # card (secret)
ANIMAL_PLAYED: Final = 5  # card (secret), animal
TRAIT_PLAYED: Final = 6  # card, trait, animal
PAIR_PLAYED: Final = 7  # card, trait, animal, animal
PASSED: Final = 8
BANK_FILLED: Final = 9  # amount
RED_TAKEN: Final = 10  # animal, amount
BLUE_GOT: Final = 11  # animal, amount
FAT_STORED: Final = 12  # animal, amount
FAT_USED: Final = 13  # animal, amount
STOLEN: Final = 14  # pirate, victim
GRAZED: Final = 15  # animal, bank left
SLEPT: Final = 16  # animal
SHED_TRAIT: Final = 17  # animal, card, trait
SETTLED: Final = 18  # animal, card
ATTACKED: Final = 19  # hunter, prey
AMBUSHED: Final = 20  # hunter, prey
STILL_KEPT: Final = 21
REVEALED: Final = 22  # animal, card
IGNORED: Final = 23  # hunter, card, trait
ESCAPED: Final = 24  # prey, hunter
INK_SQUIRTED: Final = 25  # prey, hunter
SHELL_CLOSED: Final = 26  # prey, hunter
REDIRECTED: Final = 27  # prey, new prey
TAIL_LOST: Final = 28  # prey, card, trait
EATEN: Final = 29  # prey, hunter
POISONED: Final = 30  # hunter
SCAVENGED: Final = 31  # animal
PAIR_USED: Final = 32  # card, trait, animal fed
BORN: Final = 33  # card (secret), animal
DIED: Final = 34  # animal
SHELL_LEFT: Final = 35  # card
DECK_RAN_OUT: Final = 36
GAME_ENDED: Final = 37

EVENT_NAMES: Final = (
    "",
    "turn-began",
    "die-rolled",
    "started",
    "card-drawn",
    "animal-played",
    "trait-played",
    "pair-played",
    "passed",
    "bank-filled",
    "red-taken",
    "blue-got",
    "fat-stored",
    "fat-used",
    "stolen",
    "grazed",
    "slept",
    "shed-trait",
    "settled",
    "attacked",
    "ambushed",
    "still-kept",
    "revealed",
    "ignored",
    "escaped",
    "ink-squirted",
    "shell-closed",
    "redirected",
    "tail-lost",
    "eaten",
    "poisoned",
    "scavenged",
    "pair-used",
    "born",
    "died",
    "shell-left",
    "deck-ran-out",
    "game-ended",
)

# Reasons why not. A reason number is one of these, with a trait in the bits above the eighth.
R_TURN: Final = 1
R_NOW: Final = 2
R_HAND: Final = 3
R_GONE: Final = 4
R_OWN: Final = 5
R_FOREIGN: Final = 6
R_DUPLICATE: Final = 7
R_EXCLUDED: Final = 8
R_PAIR: Final = 9
R_ANIMAL: Final = 10
R_FED: Final = 11
R_USED: Final = 12
R_BANK: Final = 13
R_ACT: Final = 14
R_SELF: Final = 15
R_TRAIT: Final = 16
R_HUNTER: Final = 17
R_CENTER: Final = 18
R_EMPTY: Final = 19
R_NEED: Final = 20
R_LAST: Final = 21
R_MUST_EAT: Final = 22
R_MUST_PLAY: Final = 23
R_MUST_ANSWER: Final = 24
R_ABSENT: Final = 25
R_TARGET: Final = 26
R_AMOUNT: Final = 27
R_FIXED: Final = 28
R_ALIKE: Final = 29

REASON_NAMES: Final = (
    "",
    "turn",
    "now",
    "hand",
    "gone",
    "own",
    "foreign",
    "duplicate",
    "excluded",
    "pair",
    "animal",
    "fed",
    "used",
    "bank",
    "act",
    "self",
    "trait",
    "hunter",
    "center",
    "empty",
    "need",
    "last",
    "must-eat",
    "must-play",
    "must-answer",
    "absent",
    "target",
    "amount",
    "fixed",
    "alike",
)
