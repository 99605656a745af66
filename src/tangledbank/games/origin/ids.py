"""The words of The Origin of Species as numbers: verbs, prompts, events, reasons, with their names.

Windows that only a set opens are here too, where the attack and the act themselves know them.
"""

from __future__ import annotations

from typing import Final

# Colors of tokens, where they matter.
RED: Final = 1
BLUE: Final = 2

# Verbs, with the ids they carry.
PLAY_ANIMAL: Final = 1  # card
PLAY_TRAIT: Final = 2  # card, face, animal
PLAY_PAIR: Final = 3  # card, face, animal, animal
PASS: Final = 4
FEED: Final = 5  # animal
ATTACK: Final = 6  # hunter, prey
USE_FAT: Final = 7  # animal, amount
SETTLE: Final = 8  # animal
STEAL: Final = 9  # animal, victim
GRAZE: Final = 10  # animal
SLEEP: Final = 11  # animal
DONE: Final = 12
REVEAL: Final = 13  # animal
KEEP_STILL: Final = 14
IGNORE: Final = 15  # card, animal
IGNORE_NONE: Final = 16
RUN: Final = 17  # animal
REDIRECT: Final = 18  # animal, other animal
DROP: Final = 19  # animal, card
SUBMIT: Final = 20  # animal
AMBUSH: Final = 21  # hunter, prey
WAIT: Final = 22
SHARE: Final = 23  # card, animal fed
SCAVENGE: Final = 24  # animal

VERBS: Final = {
    PLAY_ANIMAL: "play-animal",
    PLAY_TRAIT: "play-trait",
    PLAY_PAIR: "play-pair",
    PASS: "pass",
    FEED: "feed",
    ATTACK: "attack",
    USE_FAT: "use-fat",
    SETTLE: "settle",
    STEAL: "steal",
    GRAZE: "graze",
    SLEEP: "sleep",
    DONE: "done",
    REVEAL: "reveal",
    KEEP_STILL: "keep-still",
    IGNORE: "ignore",
    IGNORE_NONE: "ignore-none",
    RUN: "run",
    REDIRECT: "redirect",
    DROP: "drop",
    SUBMIT: "submit",
    AMBUSH: "ambush",
    WAIT: "wait",
    SHARE: "share",
    SCAVENGE: "scavenge",
}

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

PROMPTS: Final = {
    ASK_PLAY: "play a card",
    ASK_FEED: "feed",
    ASK_FINISH: "finish turn",
    ASK_ANGLER: "answer the attack",
    ASK_IGNORE: "ignore a trait",
    ASK_REACT: "react",
    ASK_AMBUSH: "ambush",
    ASK_PAIRS: "order pairs",
    ASK_SCAVENGE: "scavenge",
}

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
SETTLED: Final = 17  # animal, card
ATTACKED: Final = 18  # hunter, prey
AMBUSHED: Final = 19  # hunter, prey
STILL_KEPT: Final = 20
REVEALED: Final = 21  # animal, card
IGNORED: Final = 22  # hunter, card, trait
ESCAPED: Final = 23  # prey, hunter
REDIRECTED: Final = 24  # prey, new prey
TAIL_LOST: Final = 25  # prey, card, trait
EATEN: Final = 26  # prey, hunter
POISONED: Final = 27  # hunter
SCAVENGED: Final = 28  # animal
PAIR_USED: Final = 29  # card, trait, animal fed, its partner
DIED: Final = 30  # animal
SHELL_LEFT: Final = 31  # card
DECK_RAN_OUT: Final = 32
GAME_ENDED: Final = 33

EVENTS: Final = {
    TURN_BEGAN: "turn-began",
    DIE_ROLLED: "die-rolled",
    STARTED: "started",
    CARD_DRAWN: "card-drawn",
    ANIMAL_PLAYED: "animal-played",
    TRAIT_PLAYED: "trait-played",
    PAIR_PLAYED: "pair-played",
    PASSED: "passed",
    BANK_FILLED: "bank-filled",
    RED_TAKEN: "red-taken",
    BLUE_GOT: "blue-got",
    FAT_STORED: "fat-stored",
    FAT_USED: "fat-used",
    STOLEN: "stolen",
    GRAZED: "grazed",
    SLEPT: "slept",
    SETTLED: "settled",
    ATTACKED: "attacked",
    AMBUSHED: "ambushed",
    STILL_KEPT: "still-kept",
    REVEALED: "revealed",
    IGNORED: "ignored",
    ESCAPED: "escaped",
    REDIRECTED: "redirected",
    TAIL_LOST: "tail-lost",
    EATEN: "eaten",
    POISONED: "poisoned",
    SCAVENGED: "scavenged",
    PAIR_USED: "pair-used",
    DIED: "died",
    SHELL_LEFT: "shell-left",
    DECK_RAN_OUT: "deck-ran-out",
    GAME_ENDED: "game-ended",
}

# Reasons why not.
R_TURN: Final = 1  # nothing is asked of this seat
R_NOW: Final = 2  # not in this step
R_HAND: Final = 3  # not in hand
R_GONE: Final = 4  # no such animal
R_OWN: Final = 5  # the trait goes on others' animals
R_HOME: Final = 6  # the trait goes on one's own animals
R_DUPLICATE: Final = 7  # the animal has the trait
R_EXCLUDED: Final = 8  # another trait of the animal bars it
R_PAIR: Final = 9  # the trait lies on two animals
R_ANIMAL: Final = 10  # the card is played as an animal
R_FED: Final = 11  # no room for a token
R_USED: Final = 12  # the trait was used
R_BANK: Final = 13  # empty
R_ACT: Final = 14  # the token is taken
R_SELF: Final = 15  # not to itself
R_TRAIT: Final = 16  # it protects the prey
R_HUNTER: Final = 17  # not a carnivore
R_CENTER: Final = 18  # nothing lies there
R_EMPTY: Final = 19  # nothing to steal
R_LAST: Final = 20  # not in the last turn
R_MUST_EAT: Final = 21
R_MUST_PLAY: Final = 22
R_MUST_ANSWER: Final = 23  # the trait comes first
R_ABSENT: Final = 24  # no such trait on the animal
R_ATTACKED: Final = 25  # another animal is attacked
R_AMOUNT: Final = 26  # not so much fat
R_FIXED: Final = 27  # the trait cannot be given up
R_ALIKE: Final = 28  # offered once already
R_ROUND: Final = 29  # a carnivore has attacked in it
R_SINGLE: Final = 30  # the trait lies on one animal
R_SAME: Final = 31  # two animals are wanted
R_OWNERS: Final = 32  # two animals of one player are wanted
R_TIED: Final = 33  # the pair has the trait
R_KEEPS: Final = 34  # the trait keeps tokens away
R_HABIT: Final = 35  # the hunter's own trait forbids it
R_SEVERAL: Final = 36  # more protections than can be ignored
R_SATED: Final = 37  # the victim is fed
R_HOARD: Final = 38  # no stealing into fat
R_LACKS: Final = 39  # the animal has no such trait
R_IGNORED: Final = 40  # the hunter ignores the trait
R_ANSWERED: Final = 41  # the trait has answered this attack
R_PREY: Final = 42  # another animal is the prey
R_FEEDER: Final = 43  # another animal is about to eat
R_IDLE: Final = 44  # the pair card has nothing to answer
R_MUST_SHARE: Final = 45
R_ATTACKER: Final = 46  # not at the hunter itself
R_BARE: Final = 47  # it has a trait
R_ANGLER: Final = 48  # no hidden Anglerfish
R_SHOW: Final = 49  # the prey must be shown
R_INKED: Final = 50  # not before the next round
R_RESTED: Final = 51  # slept last turn
R_SPARE: Final = 52  # no more fat than the animal lacks
R_FACE: Final = 53  # not printed on the card
R_FOREIGN: Final = 54  # not one's own animal

REASONS: Final = {
    R_TURN: "turn",
    R_NOW: "now",
    R_HAND: "hand",
    R_GONE: "gone",
    R_OWN: "own",
    R_HOME: "home",
    R_DUPLICATE: "duplicate",
    R_EXCLUDED: "excluded",
    R_PAIR: "pair",
    R_ANIMAL: "animal",
    R_FED: "fed",
    R_USED: "used",
    R_BANK: "bank",
    R_ACT: "act",
    R_SELF: "self",
    R_TRAIT: "trait",
    R_HUNTER: "hunter",
    R_CENTER: "center",
    R_EMPTY: "empty",
    R_LAST: "last",
    R_MUST_EAT: "must-eat",
    R_MUST_PLAY: "must-play",
    R_MUST_ANSWER: "must-answer",
    R_ABSENT: "absent",
    R_ATTACKED: "attacked",
    R_AMOUNT: "amount",
    R_FIXED: "fixed",
    R_ALIKE: "alike",
    R_ROUND: "round",
    R_SINGLE: "single",
    R_SAME: "same",
    R_OWNERS: "owners",
    R_TIED: "tied",
    R_KEEPS: "keeps",
    R_HABIT: "habit",
    R_SEVERAL: "several",
    R_SATED: "sated",
    R_HOARD: "hoard",
    R_LACKS: "lacks",
    R_IGNORED: "ignored",
    R_ANSWERED: "answered",
    R_PREY: "prey",
    R_FEEDER: "feeder",
    R_IDLE: "idle",
    R_MUST_SHARE: "must-share",
    R_ATTACKER: "attacker",
    R_BARE: "bare",
    R_ANGLER: "angler",
    R_SHOW: "show",
    R_INKED: "inked",
    R_RESTED: "rested",
    R_SPARE: "spare",
    R_FACE: "face",
    R_FOREIGN: "foreign",
}
