"""Piles in positions: repeated cards, numbers of cards, and all others."""

import pytest

from tangledbank.core.errors import BadNotation
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import run_scene
from tests.support import GAMES

EVOLUTION = "game evolution, 2 players\nphase feeding\n"
CLIMATE = "game climate, 2 players\nphase feeding\n"
OCEANS = "game oceans, 2 players\n"
ORIGIN = "game origin, 2 players\n"


def run(position, facts):
    for scene in read_scenes(f'scene "Piles"\n{position}expect:\n{facts}'):
        run_scene(scene, GAMES)


@pytest.mark.parametrize(
    ("position", "facts"),
    [
        (EVOLUTION + "A: hand 2 × horns:3 fertile:5\n", "A hand is horns:3 horns:3 fertile:5\n"),
        (EVOLUTION + "A: hand fertile:5 2 x horns:3\n", "A hand is 2 × horns:3 fertile:5\n"),
        (EVOLUTION + "A: hand 2×horns:3\n", "A hand is 2x horns:3\nB sees: 2 × ? in A hand\n"),
        (EVOLUTION + "deck 30\n", "deck 30\nout 99\ndiscard 0\n"),
        (EVOLUTION + "deck 0\n", "deck 0\nout 129\n"),
        (EVOLUTION + "deck horns:2 2 × horns:3 27\nA: hand horns:1\n", "deck 30\ndiscard 0\n"),
        (EVOLUTION + "deck 30\ndiscard horns:2 …\n", "deck 30\ndiscard 99\nout 0\n"),
        (EVOLUTION + "discard …\n", "deck 0\ndiscard 129\n"),
        (EVOLUTION + "discard ...\ndeck horns:2\n", "deck is horns:2\ndiscard 128\n"),
        (EVOLUTION + "discard 7\n", "deck 122\ndiscard 7\n"),
        (CLIMATE + "discard …\nout horns:2\n", "deck 0\nout 1\ndiscard 176\n"),
        (OCEANS + "deck 30\n", "deck 30\ndiscard 0\n"),
        (OCEANS + "deck 30\ndiscard …\ndeep deck 10\n", "discard 90\ndeep deck 10\nout 79\n"),
        (OCEANS + "discard 5\ndeep deck …\n", "deck 115\ndiscard 5\ndeep deck 89\n"),
        (ORIGIN + "deck 30\nA: discard 4, hand swimming\n", "A discard 4\ndeck 30\n"),
        (ORIGIN + "A: hand swimming, discard swimming …\n", "A discard 83\ndeck 0\n"),
    ],
)
def test_the_piles_are_so_large(position, facts):
    run(position, facts)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (EVOLUTION + "deck 130\n", "line 4: 'deck 130': not enough cards are left for this pile"),
        (EVOLUTION + "deck 30 horns:2\n", "'30' is not a card of the game"),
        (EVOLUTION + "A: hand 9 × horns:2\n", "named more often"),
        (EVOLUTION + "A: hand 3 ×\n", "'3' is not a card of the game"),
        (EVOLUTION + "deck …\ndiscard …\n", "line 5: 'discard …': all other cards are in deck"),
        (EVOLUTION + "discard …\ndeck …\n", "line 5: 'deck …': all other cards are in discard"),
        (OCEANS + "deck 121\n", "not enough cards are left for this pile"),
        (OCEANS + "deep deck 90\n", "not enough cards are left for this pile"),
        (ORIGIN + "A: discard …\nB: discard …\n", "all other cards are in discard of A"),
    ],
)
def test_piles_that_cannot_be_are_refused(position, said):
    with pytest.raises(BadNotation) as refused:
        run(position, "asks nobody\n")

    assert said in str(refused.value)
