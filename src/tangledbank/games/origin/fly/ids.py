"""The words that Time to Fly adds to those of the basic set. They are numbered from 101."""

from __future__ import annotations

from typing import Final

# Verbs, with the ids they carry.
SPECIALIZE: Final = 101  # animal
SHED: Final = 102  # animal, card
SQUIRT: Final = 103  # animal
CLOSE: Final = 104  # animal

VERBS: Final = {
    SPECIALIZE: "specialize",
    SHED: "shed",
    SQUIRT: "squirt",
    CLOSE: "close",
}

# Events, past tense, with their values.
SHED_TRAIT: Final = 101  # animal, card, trait
INK_SQUIRTED: Final = 102  # prey, hunter
SHELL_CLOSED: Final = 103  # prey, hunter
BORN: Final = 104  # card (secret), animal, parent
SPECIALIZED: Final = 105  # animal, trait

EVENTS: Final = {
    SHED_TRAIT: "shed-trait",
    INK_SQUIRTED: "ink-squirted",
    SHELL_CLOSED: "shell-closed",
    BORN: "born",
    SPECIALIZED: "specialized",
}

# Reasons why not.
R_NEED: Final = 101  # the trait raises the need
R_SURPLUS: Final = 102  # the animal has more than it needs
R_LETTER: Final = 103  # another animal has the same specialization
R_AMBUSHED: Final = 104  # the trait does not help in an ambush

REASONS: Final = {
    R_NEED: "need",
    R_SURPLUS: "surplus",
    R_LETTER: "letter",
    R_AMBUSHED: "ambushed",
}
