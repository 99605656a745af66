"""A corrupted position is either another position or refused with a message."""

import random

import pytest

import tangledbank
from tangledbank.audit.variants import Variant
from tangledbank.core.errors import BadNotation
from tangledbank.notation.names import Line
from tests.support import GAMES, decisions

SPOILS = 40  # per position
WORDS = (
    "?",
    "…",
    "-1",
    "30",
    "3 ×",
    "999 x ?",
    "9999",
    "A9",
    "B0",
    "food",
    "carnivore:3",
    ",",
    ":",
    "{}",
    "null",
    "[[1]]",
)
SIGNS = ("(", "9", ",", " ", "+", '"', "{", "é")


def without_a_word(chance, text):
    words = text.split(" ")
    words.pop(chance.randrange(len(words)))
    return " ".join(words)


def with_another_word(chance, text):
    words = text.split(" ")
    words[chance.randrange(len(words))] = chance.choice(WORDS)
    return " ".join(words)


def with_another_sign(chance, text):
    place = chance.randrange(len(text) + 1)
    return text[:place] + chance.choice(SIGNS) + text[place:]


def cut_off(chance, text):
    return text[: chance.randrange(len(text) + 1)]


def twice(chance, text):
    return f"{text}\n{text}"


def left_out(chance, text):
    return ""


def spoiled(chance, lines):
    """Return the lines with one of them corrupted."""
    spoil = chance.choice(
        (without_a_word, with_another_word, with_another_sign, cut_off, twice, left_out)
    )
    place = chance.randrange(len(lines))
    text = "\n".join([*lines[:place], spoil(chance, lines[place]), *lines[place + 1 :]])
    return [Line(i, line) for i, line in enumerate(filter(str.strip, text.splitlines()), start=2)]


@pytest.mark.parametrize("key", tangledbank.games())
def test_a_spoiled_position_is_refused_in_one_sentence(key):
    game, variant, chance = GAMES[key], Variant(3), random.Random(5)
    settled = game.resolve_options(3, {})
    refusals = []
    for s, _, _ in decisions(game, variant, 15, every=31):
        lines = game.language.write_position(game, settled, s)[1:]
        for _ in range(SPOILS):
            try:
                game.language.read_position(game, 3, settled, spoiled(chance, lines))
            except BadNotation as error:
                refusals.append(str(error))

    assert len(refusals) > SPOILS
    assert not [text for text in refusals if "\n" in text]
