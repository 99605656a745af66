"""The published view distinguishes all public facts that decide legality."""

import tangledbank

FEEDING = "phase feeding, turn A\nbank 3\n"
FLY = "game time-to-fly, 2 players, deck full, ambush_limit per_round\n" + FEEDING


def traits_of(match, name):
    """Return the traits of an animal as the first seat sees them, by key."""
    animals = [each for player in match.see(0)["table"] for each in player["animals"]]
    found = next(each for each in animals if each["name"] == name)
    return {each["trait"]: each for each in found["traits"]}


def test_a_sleeper_is_told_from_one_that_slept_last_turn():
    match = tangledbank.position(
        "game origin, 2 players\n" + FEEDING + "A1: hibernation asleep\n"
        "A2: hibernation rested\nA3: hibernation\nB1: food 0"
    )

    states = [traits_of(match, name)["hibernation"]["state"] for name in ("A1", "A2", "A3")]

    assert states == ["asleep", "rested", "ready"]


def test_a_carnivore_that_met_ink_is_told_from_one_that_has_attacked():
    match = tangledbank.position(
        FLY
        + "A1: carnivorous used\nA2: carnivorous inked\nA3: carnivorous, shell closed\nB1: food 0"
    )

    assert traits_of(match, "A1")["carnivorous"]["state"] == "used"
    assert traits_of(match, "A2")["carnivorous"]["state"] == "inked"
    assert traits_of(match, "A3")["carnivorous"]["state"] == "ready"
    assert traits_of(match, "A3")["shell"]["state"] == "closed"


def test_a_store_is_full_or_ready():
    match = tangledbank.position(
        "game origin, 2 players\n" + FEEDING + "A1: fat-tissue(1)\nA2: fat-tissue\nB1: food 0"
    )

    assert traits_of(match, "A1")["fat-tissue"]["state"] == "full"
    assert traits_of(match, "A2")["fat-tissue"]["state"] == "ready"


def test_what_intellect_ignores_is_shown():
    match = tangledbank.position(
        FLY + "A1: carnivorous, intellect\nA2: intellect used\nB1: camouflage, running\nB2: food 0"
    )
    match.do("A1 attacks B1")

    camouflage = traits_of(match, "B1")["camouflage"]["card"]
    assert traits_of(match, "A1")["intellect"]["ignores"] == camouflage
    assert traits_of(match, "A1")["intellect"]["state"] == "used"
    assert traits_of(match, "A2")["intellect"]["ignores"] == ""


def test_a_player_who_has_attacked_in_this_round_is_marked():
    match = tangledbank.position(
        FLY + "A1: carnivorous\nA2: carnivorous\nB1: food 0, tail-loss\nB2: food 0"
    )
    before = [player["attacked"] for player in match.see(1)["table"]]
    match.do("A1 attacks B1")

    assert before == [False, False]
    assert [player["attacked"] for player in match.see(1)["table"]] == [True, False]
