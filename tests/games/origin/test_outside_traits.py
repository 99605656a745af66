"""Traits from outside the package: their flags, and moves of their own."""

import pytest

from tangledbank.core.hooks import is_flag, questions
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.core.sets import Set
from tangledbank.games.origin.game import Origin
from tangledbank.games.origin.traits.base import Trait
from tangledbank.notation.words import Line

FLAGS = [name for name in questions(Trait) if is_flag(Trait, name)]


def set_of(**traits):
    """A set with one card for each of these trait classes."""
    return Set(
        key="outside",
        traits=traits,
        facts={
            "traits": [
                {"id": key, "name": key.title(), "kind": "single", "need": 0, "points": 1}
                for key in traits
            ],
            "cards": [{"id": place, "faces": [key]} for place, key in enumerate(traits)],
        },
    )


def feeding(game, *animals):
    """A match of two players in the feeding phase, with five tokens in the bank."""
    options = game.settle(2, {})
    position = ("phase feeding, first A, turn A", "bank 5", "deck running swimming …", *animals)
    lines = [Line(number, text) for number, text in enumerate(position, start=1)]
    state = game.language.read_position(game, 2, options, lines)
    return Match(game, Record.of(game, 2, options, 0), state)


# Flags


class Tame(Trait):
    hunts = False


class Fussy(Trait):
    scavenges = False


def test_the_flags_of_a_trait_are_class_variables():
    assert FLAGS == [
        "cannot_be_given_up",
        "directed",
        "extra_use",
        "hunts",
        "lurks",
        "scavenges",
        "stays_in_play",
    ]


@pytest.mark.parametrize("flag", FLAGS)
def test_a_flag_that_is_set_to_false_switches_nothing_on(flag):
    plain, flagged = (type("Plain", (Trait,), {flag: value}) for value in (False, True))
    traits = Origin(sets=[set_of(plain=plain, flagged=flagged)]).traits

    assert [trait.hooks for trait in traits[-2:]] == [0, 1 << questions(Trait).index(flag)]


def test_an_animal_whose_trait_sets_hunts_to_false_cannot_attack():
    match = feeding(Origin(sets=[set_of(tame=Tame)]), "A1: tame", "B1: food 0")

    assert match.why_not(0, "A1 attacks B1").name == "hunter"


def test_an_animal_whose_trait_sets_scavenges_to_false_gets_nothing():
    game = Origin(sets=[set_of(fussy=Fussy)])
    match = feeding(game, "A1: carnivorous", "A2: fussy", "B1: food 0", "B2: scavenger")
    match.do("A1 attacks B1")
    fed = {int(a.aid): int(a.food) for a in match.state.animals if a.aid}

    assert fed == {1: 2, 3: 0, 4: 1}
