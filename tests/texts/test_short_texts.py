"""Every trait has a short text that fits on a card in hand, in every language."""

import pytest

import tangledbank
from tangledbank.texts import Texts, languages

MOST = 45
MOST_DEEP = 60  # Deep cards combine icons with a rule


def deep_traits(game):
    rows = game.cards()["cards"]
    return {row.get("trait") for row in rows if row.get("deck") == "deep"}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", tangledbank.games())
def test_the_short_text_of_each_trait_fits_on_a_card(key, lang):
    game = tangledbank.game(key)
    words = Texts(lang).of(game)
    deep = deep_traits(game)
    for trait in (each.key for each in game.traits if each.key):
        short = words.say(f"trait-{trait}.short")
        most = MOST_DEEP if trait in deep else MOST
        assert 0 < len(short) <= most, f"{trait}: {short!r} has {len(short)} characters"
        assert short != f"trait-{trait}.short" and not short.endswith("."), trait
