"""How far a seat can undo its plays. [R121]"""

import pytest

import tangledbank
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.notation.names import Line

GAME = tangledbank.game("evolution")
PLAYING = (
    "phase play",
    "A: hand horns:1 horns:2",
    "A1: population 2, climbing",
    "B1: population 1",
)
FEEDING = ("phase feeding", "hole 5", "A: hand horns:1")
HUNT = (
    *FEEDING,
    "A1: body 3, population 2, carnivore",
    "B1: population 1",
    "B2: population 1, horns",
)
THINKING = (*FEEDING, "A1: population 3, intelligence", "B1: population 1")


def at(lines):
    numbered = [Line(i, text) for i, text in enumerate(lines, start=1)]
    options = GAME.resolve_options(2, {})
    state = GAME.language.read_position(GAME, 2, options, numbered)
    return Match(GAME, Record.of(GAME, 2, options, 0), state)


@pytest.mark.parametrize(
    ("lines", "move"),
    [
        (PLAYING, "A discards horns:1 for body of A1"),
        (PLAYING, "A discards horns:1 for population of A1"),
        (PLAYING, "A discards horns:1 for a new species on the left"),
        (THINKING, "A discards horns:1 for intelligence of A1"),
        (HUNT, "A1 attacks B2"),
    ],
)
def test_what_shows_a_card_is_not_taken_back(lines, move):
    match = at(lines)

    match.do(move)

    assert not match.can_undo(0)


def test_a_hidden_trait_that_is_thrown_out_is_shown():
    match = at(PLAYING)
    match.do("A plays horns:1 on A1")
    assert match.can_undo(0)

    match.do("A removes horns from A1")

    assert not match.can_undo(0)


@pytest.mark.parametrize(
    ("lines", "move"),
    [
        (PLAYING, "A plays horns:1 on A1"),
        (PLAYING, "A removes climbing from A1"),
        (PLAYING, "A is done"),
        ((*FEEDING, "A1: population 3", "B1: population 1"), "A1 feeds"),
        (HUNT, "A1 attacks B1"),
    ],
)
def test_what_shows_nothing_is_taken_back(lines, move):
    match = at(lines)
    before = match.legal(0)

    match.do(move)
    match.undo(0)

    assert match.legal(0) == before
