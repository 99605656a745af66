"""Events are complete by themselves: purposes, givers and causes."""

import tangledbank
from tangledbank.games.origin import ids
from tangledbank.games.origin.vocabulary import PURPOSE
from tests.presentation.test_log import at


def played(match, *moves):
    for move in moves:
        match.do(move)
    return match


def of_kind(match, kind):
    return [event for event in match.all_news if event.kind == kind]


def animal(match, name):
    return match.game.language.find(match.state, "animal", name, 0)[0]


def purposes(match):
    return [PURPOSE.names[int(die.b)] for die in of_kind(match, ids.DIE_ROLLED)]


# Dice


def test_dice_before_the_first_turn_choose_who_starts():
    match = tangledbank.new("origin", players=2, seed=1)

    assert set(purposes(match)) == {"start"}


def test_dice_of_the_food_phase_fill_the_bank():
    match = at("origin", "phase development, turn A", "A1: food 0", "B1: food 0")
    played(match, "A passes", "B passes", "C passes")

    assert purposes(match) == ["bank", "bank"]


def test_the_die_of_an_attacked_animal_is_for_running():
    lines = ["phase feeding, first A, turn A", "A1: food 0, carnivorous"]
    match = played(at("origin", *lines, "B1: running", players=2), "A1 attacks B1", "B1 runs")

    assert purposes(match) == ["running"]


def test_dice_after_the_last_turn_break_a_tie():
    lines = ["phase feeding, turn A, last round", "bank 1"]
    match = at("origin", *lines, "A1: food 1", "B1: food 0", players=2)
    played(match, "A passes", "B1 feeds")

    assert match.over and set(purposes(match)) == {"tie"}


# Tokens


def givers(match):
    return [int(token.c) for token in of_kind(match, ids.BLUE_GAINED)]


def test_meat_comes_from_the_prey():
    lines = ["phase feeding, first A, turn A", "A1: food 0, carnivorous"]
    match = at("origin", *lines, "B1: food 0", "B2: food 0, scavenger", players=2)
    prey = animal(match, "B1")

    assert givers(played(match, "A1 attacks B1")) == [prey, 0]


def test_what_a_prey_drops_feeds_its_hunter():
    lines = ["phase feeding, first A, turn A", "A1: food 0, carnivorous"]
    match = at("origin", *lines, "B1: food 0, tail-loss", players=2)

    assert givers(played(match, "A1 attacks B1", "B1 drops tail-loss")) == [animal(match, "B1")]


def test_stolen_tokens_come_from_the_victim():
    lines = ["phase feeding, first A, turn A", "A1: food 0, piracy"]
    match = at("origin", *lines, "B1: food 1, carnivorous", players=2)

    assert givers(played(match, "A1 steals from B1")) == [animal(match, "B1")]
