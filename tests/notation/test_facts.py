"""Facts in scenes hold or fail as they should."""

import pytest

from tangledbank.core.errors import BadNotation
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import SceneFailed, run_scene
from tests.support import GAMES

PLAY = """game evolution, 2 players
phase play, next round last
A: hand horns:1
A1: horns, climbing face down
B1: body 1
"""
FEEDING = """game evolution, 2 players
phase feeding, last round
hole 2
A1: population 2
B1: body 1
expect:
asks A to feed
> A1 feeds
"""
PAIRS = """game origin, 2 players
phase feeding
bank 3
A1: fat-tissue
A2: food 0
A3: food 0
A1+A2: symbiosis, communication
A2+A3: cooperation
"""
HOLDS = [
    (PLAY, "A1 face down 1, traits 2"),
    (PLAY, "B1 face down 0"),
    (PLAY, "A1 has climbing face down, has horns face up, has climbing"),
    (PLAY, "A1 lacks horns face down, lacks climbing face up"),
    (PLAY, "B sees: A1 has ? face down"),
    (PLAY, "next round last"),
    (PLAY, "not last"),
    (PLAY, "not last round"),
    (FEEDING, "not next round last"),
    (FEEDING, "last round"),
    (FEEDING, "no event: A1 took 2 plant from the hole"),
    (FEEDING, "no event: B1 went extinct"),
    (PAIRS, "A1 has symbiosis with A2, lacks symbiosis with A3, lacks fat-tissue with A2"),
    (PAIRS, "A2 has cooperation with A3, has cooperation"),
    (PAIRS, "A1+A2 has symbiosis"),
    (PAIRS, "A2+A1 lacks symbiosis"),
    (PAIRS, "A2+A1 has communication"),
    (PAIRS, "A1+A3 lacks communication"),
    (PAIRS, "not last round"),
    ("game oceans, 2 players\n", "not last round"),
    ("game oceans, 2 players\n", "no cambrian"),
]
FAILS = [
    (PLAY, "A1 face down 2"),
    (PLAY, "A1 has horns face down"),
    (PLAY, "B sees: A1 has climbing face down"),
    (PLAY, "not next round last"),
    (FEEDING, "next round last"),
    (FEEDING, "no event: A1 took 1 plant from the hole"),
    (PAIRS, "A1 has cooperation with A2"),
    (PAIRS, "A2+A1 has symbiosis"),
    (PAIRS, "A1+A2 lacks communication"),
]
UNREADABLE = [
    (PLAY, "A1 has horns face left"),
    (PLAY, "A1 face up 1"),
    (FEEDING, "no event: A1 ate 2 plant"),
    (FEEDING, "no event:"),
    (PAIRS, "A1 has symbiosis with nobody"),
    (PAIRS, "A1+A2 holds symbiosis"),
    (PAIRS, "A1+A2 has horns"),
]


def run(position, fact):
    between = "" if "expect:" in position else "expect:\n"
    for scene in read_scenes(f'scene "Facts"\n{position}{between}{fact}\n'):
        run_scene(scene, GAMES)


@pytest.mark.parametrize(("position", "fact"), HOLDS)
def test_the_fact_holds(position, fact):
    run(position, fact)


@pytest.mark.parametrize(("position", "fact"), FAILS)
def test_the_fact_fails(position, fact):
    with pytest.raises(SceneFailed):
        run(position, fact)


@pytest.mark.parametrize(("position", "fact"), UNREADABLE)
def test_what_is_no_fact_is_refused(position, fact):
    with pytest.raises(BadNotation):
        run(position, fact)


def test_tokens_have_the_colour_in_which_the_last_move_brought_them():
    position = "game origin, 2 players\nphase feeding\nbank 3\n"
    animals = "A1: food 0\nA2: food 0\nA1+A2: cooperation\nB1: food 0\n"
    fed = position + animals + "expect:\nasks A to feed\n> A1 feeds\n"

    run(fed, "A1 red 1, blue 0\nA2 red 0, blue 1\nA2 food 1\nB1 red 0")
    with pytest.raises(SceneFailed, match="it got 1 blue"):
        run(fed, "A2 blue 0")
