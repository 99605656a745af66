"""The vocabulary of The Origin of Species, as numbers that the compiler folds.

Written by tools/vocabulary.py from `vocabulary.py`, at `make format`.
"""

from __future__ import annotations

from typing import Final

# Values of color
RED: Final = 1
BLUE: Final = 2

# Values of cause
BY_TRAIT: Final = 1
BY_ATTACK: Final = 2
BY_EATEN_PREY: Final = 3
BY_STOLEN: Final = 4
BY_POISON: Final = 5
BY_HUNGER: Final = 6

# Values of purpose
FOR_START: Final = 1
FOR_BANK: Final = 2
FOR_RUNNING: Final = 3
FOR_TIE: Final = 4

# Verbs
PLAY_ANIMAL: Final = 1  # card
PLAY_TRAIT: Final = 2  # card, face, animal
PLAY_PAIR: Final = 3  # card, face, animal, partner
PASS: Final = 4
FEED: Final = 5  # eater
ATTACK: Final = 6  # attacker, target
USE_FAT: Final = 7  # eater, amount
SETTLE: Final = 8  # animal
STEAL: Final = 9  # thief, victim
GRAZE: Final = 10  # animal
SLEEP: Final = 11  # animal
DONE: Final = 12
REVEAL: Final = 13  # animal
KEEP_STILL: Final = 14
IGNORE: Final = 15  # card, animal
IGNORE_NONE: Final = 16
RUN: Final = 17  # animal
REDIRECT: Final = 18  # animal, target
DROP: Final = 19  # animal, card
SUBMIT: Final = 20  # animal
AMBUSH: Final = 21  # attacker, target
WAIT: Final = 22
SHARE: Final = 23  # card, eater
SCAVENGE: Final = 24  # animal

# Prompts
ASK_PLAY: Final = 1
ASK_FEED: Final = 2
ASK_FINISH: Final = 3
ASK_ANGLER: Final = 4
ASK_IGNORE: Final = 5
ASK_REACT: Final = 6
ASK_AMBUSH: Final = 7
ASK_PAIRS: Final = 8
ASK_SCAVENGE: Final = 9

# Events
TURN_BEGAN: Final = 1  # turn
DIE_ROLLED: Final = 2  # number, purpose
FIRST_PLAYER_CHOSEN: Final = 3
CARD_DRAWN: Final = 4  # card
ANIMAL_PLAYED: Final = 5  # card, animal
TRAIT_PLAYED: Final = 6  # card, trait, animal
PAIR_PLAYED: Final = 7  # card, trait, animal, partner
PASSED: Final = 8
BANK_FILLED: Final = 9  # amount
RED_TAKEN: Final = 10  # eater, amount
BLUE_GAINED: Final = 11  # eater, amount, giver
FAT_STORED: Final = 12  # eater, amount
FAT_USED: Final = 13  # eater, amount
STOLEN: Final = 14  # thief, victim
RED_DESTROYED: Final = 15  # animal, left
SLEPT: Final = 16  # animal
SHELL_TAKEN: Final = 17  # animal, card
ATTACKED: Final = 18  # attacker, target
AMBUSHED: Final = 19  # attacker, target
REVEAL_DECLINED: Final = 20
REVEALED: Final = 21  # animal, card
IGNORED: Final = 22  # attacker, card, trait
ESCAPED: Final = 23  # animal, attacker
REDIRECTED: Final = 24  # animal, target
TAIL_LOST: Final = 25  # animal, card, trait
EATEN: Final = 26  # prey, eater
POISONED: Final = 27  # animal
SCAVENGED: Final = 28  # animal
PARTNER_FED: Final = 29  # card, trait, eater, partner
DIED: Final = 30  # animal
SHELL_LEFT_IN_MIDDLE: Final = 31  # card
DECK_RAN_OUT: Final = 32
GAME_ENDED: Final = 33

# Reasons
R_TURN: Final = 1  # mover, asked
R_NOW: Final = 2  # prompt
R_HAND: Final = 3  # card
R_GONE: Final = 4  # gone
R_OWN: Final = 5  # trait
R_HOME: Final = 6  # trait
R_DUPLICATE: Final = 7  # trait
R_EXCLUDED: Final = 8  # trait, other
R_PAIR: Final = 9  # trait
R_ANIMAL: Final = 10  # trait
R_FED: Final = 11  # animal, stores, lost
R_USED: Final = 12  # animal, trait
R_BANK: Final = 13
R_ACT: Final = 14
R_SELF: Final = 15
R_TRAIT: Final = 16  # trait, attacker, symbiont, attacker_traits, target_traits
R_HUNTER: Final = 17
R_CENTER: Final = 18
R_EMPTY: Final = 19
R_LAST: Final = 20
R_MUST_EAT: Final = 21  # eaters
R_MUST_PLAY: Final = 22
R_MUST_ANSWER: Final = 23  # trait
R_ABSENT: Final = 24  # animal, missing
R_ATTACKED: Final = 25  # prey
R_AMOUNT: Final = 26  # held
R_FIXED: Final = 27  # trait
R_ALIKE: Final = 28
R_ROUND: Final = 29
R_SINGLE: Final = 30  # trait
R_SAME: Final = 31  # trait
R_OWNERS: Final = 32  # trait
R_TIED: Final = 33  # trait
R_KEEPS: Final = 34  # animal, trait, symbiont
R_HABIT: Final = 35  # trait, attacker
R_SEVERAL: Final = 36  # attacker, protections
R_SATED: Final = 37
R_HOARD: Final = 38
R_LACKS: Final = 39  # animal, trait
R_IGNORED: Final = 40  # attacker, trait
R_ANSWERED: Final = 41  # trait
R_PREY: Final = 42  # prey
R_FEEDER: Final = 43  # eater
R_IDLE: Final = 44  # trait, partner
R_MUST_SHARE: Final = 45
R_ATTACKER: Final = 46
R_BARE: Final = 47  # traits
R_ANGLER: Final = 48
R_SHOW: Final = 49  # prey
R_INKED: Final = 50
R_RESTED: Final = 51
R_SPARE: Final = 52  # needed
R_FACE: Final = 53
R_FOREIGN: Final = 54  # animal, owner
R_PARTNERS: Final = 55  # trait, partners
R_NO_SHELLS: Final = 56
