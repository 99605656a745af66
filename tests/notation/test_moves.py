"""Texts that are not moves are refused."""

import pytest

import tangledbank
from tangledbank.core.errors import BadNotation
from tangledbank.notation.language import LONGEST_MOVE
from tangledbank.notation.unreadable import Unreadable
from tests.support import REGISTERED


@pytest.mark.parametrize("key", REGISTERED)
def test_a_text_that_is_too_long_is_refused_unread(key):
    match = tangledbank.new(key, players=2, seed=4)
    longest = max(len(action.text) for action in match.legal(match.open[0].seat))

    assert longest * 4 < LONGEST_MOVE
    with pytest.raises(BadNotation, match="at most 400 letters, and this one 16000"):
        match.read("x" * 16_000)


FEEDING = """game evolution, 3 players
phase feeding, first A, turn A
A1: body 3, population 4, carnivore
B1: body 1, population 2, food 2
C1: body 1, population 1
"""


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("A1 eats B1", '"A1 attacks B1"'),
        ("a1 feed", '"A1 feeds"'),
        ("A plays horns to A1", '"A plays CARD on A1"'),
    ],
)
def test_a_text_that_is_not_a_move_is_answered_with_the_nearest_phrase(typed, nearest):
    match = tangledbank.position(FEEDING)

    for ask in (match.read, lambda text: match.why_not(0, text)):
        with pytest.raises(Unreadable) as error:
            ask(typed)
        assert error.value.problem == "move"
        assert error.value.values == {"text": typed, "examples": nearest}


@pytest.mark.parametrize("key", REGISTERED)
def test_phrases_of_offered_verbs_are_suggested_first(key):
    match = tangledbank.new(key, players=2, seed=4)
    written = match.legal(match.open[0].seat)[0].text
    with pytest.raises(Unreadable) as error:
        match.read(written.replace(" ", " x", 1))
    first = str(error.value.values["examples"]).split('"')[1]
    assert first.split()[:2] == written.split()[:2]
