"""The vocabulary that Time to Fly adds to the basic set."""

from __future__ import annotations

from typing import Final

from tangledbank.core.vocabulary import ANIMAL, CARD, COUNT, TRAIT, WORN, Vocabulary

WORDS: Final = Vocabulary(first=101)
verb, event, reason = WORDS.verb, WORDS.event, WORDS.reason

# Verbs

SPECIALIZE = verb("specialize", "{animal} specializes", animal=ANIMAL)
SHED = verb("shed", "{animal} sheds {card}", animal=ANIMAL, card=WORN)
SQUIRT = verb("squirt", "{animal} squirts ink", animal=ANIMAL)
CLOSE = verb("close", "{animal} closes its shell", animal=ANIMAL)

# Events

SHED_TRAIT = event(
    "shed-trait",
    "{animal} shed {trait}",
    moves="{animal} -> discard",
    animal=ANIMAL,
    card=CARD,
    trait=TRAIT,
)
INK_SQUIRTED = event(
    "ink-squirted",
    "{animal} squirted ink at {attacker}",
    moves="{animal} -> {attacker}",
    animal=ANIMAL,
    attacker=ANIMAL,
)
SHELL_CLOSED = event(
    "shell-closed",
    "{animal} closed its shell before {attacker}",
    moves="{animal} -> {attacker}",
    animal=ANIMAL,
    attacker=ANIMAL,
)
BORN = event(
    "born",
    "{animal} was born of {card}",
    role="birth",
    moves="{parent} -> {animal}",
    secret="card",
    card=CARD,
    animal=ANIMAL,
    parent=ANIMAL,
)
SPECIALIZED = event("specialized", "{animal} specialized: {trait}", animal=ANIMAL, trait=TRAIT)

# Reasons

R_NEED = reason("need", trait=TRAIT)  # the trait raises the need
R_SURPLUS = reason("surplus", food=COUNT, need=COUNT)  # the animal has more than it needs
R_LETTER = reason("letter", trait=TRAIT, holder=ANIMAL)  # another animal also has it
R_AMBUSHED = reason("ambushed", trait=TRAIT)  # the trait does not help in an ambush
