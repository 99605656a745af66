"""Every trait has a two-letter badge, unique within its game."""

import unicodedata

import pytest

import tangledbank
from tangledbank.texts import Texts, languages


def keys(game):
    """The traits of a game; those that look left or right are one trait with an arrow."""
    every = [trait for each in tangledbank.game(game).sets for trait in each.traits]
    return {trait: trait.removesuffix("-left").removesuffix("-right") for trait in every}


def bare(letters):
    """Remove accents, which can't be seen on a small badge."""
    parts = unicodedata.normalize("NFD", letters)
    return "".join(part for part in parts if not unicodedata.combining(part)).lower()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", sorted(tangledbank.games()))
def test_letters_tell_all_traits_of_a_game_apart(game, lang):
    words = Texts(lang).of(tangledbank.game(game))
    traits = keys(game)
    letters = {trait: words.say(f"trait-{trait}.badge") for trait in traits}
    owners = {}
    for trait, each in letters.items():
        owners.setdefault(bare(each), set()).add(traits[trait])

    assert all(len(each) == 2 and each.isalpha() and each[0].isupper() for each in letters.values())
    assert {each: own for each, own in owners.items() if len(own) > 1} == {}


@pytest.mark.parametrize("lang", languages())
def test_a_trait_keeps_its_letters_in_a_longer_game(lang):
    for short, long in (("evolution", "climate"), ("origin", "time-to-fly")):
        first, second = (Texts(lang).of(tangledbank.game(key)) for key in (short, long))

        for trait in keys(short):
            assert first.say(f"trait-{trait}.badge") == second.say(f"trait-{trait}.badge")
