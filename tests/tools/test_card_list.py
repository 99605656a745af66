"""The list of cards is written from the card data and the English texts."""

import tangledbank
from tools import card_list


def test_the_page_is_as_the_cards_want_it():
    assert card_list.PAGE.read_text(encoding="utf-8") == card_list.page()


def test_every_game_is_in_the_list():
    lines = card_list.page().splitlines()

    assert [line[3:] for line in lines if line.startswith("## ")] == [
        tangledbank.game(key).title for key in tangledbank.games()
    ]
    assert any(line.startswith("- 7 × Horns (1 2 3 3 4 4 5): ") for line in lines)
    assert any(line.startswith("    - Meteorite at Scorching") for line in lines)
