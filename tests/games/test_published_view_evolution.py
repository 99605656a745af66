"""The published view contains all public facts that decide legality in Evolution and Climate."""

import tangledbank

FEEDING = "game climate, 2 players\nphase feeding, first A, turn A\nhole 3\n"
HUNT = """A: hand horns:1 horns:2
A1: body 4, population 2, carnivore, intelligence, ambush
B1: body 1, population 3, climbing, horns, migratory
"""
ORDER = """A1: body 3, population 2, carnivore
A2: population 3, scavenger, cooperation
A3: population 2, scavenger, cooperation
A4: population 3, scavenger
B1: body 2, population 3
"""
NIGHT = """A1: body 1, population 2, nocturnal
A2: body 1, population 2, nocturnal
B1: body 1, population 2
"""


def play(match, *choices):
    for choice in choices:
        question = match.open[0]
        match.play(question.seat, question.number, choice)


def views(match):
    return [match.see(seat) for seat in range(2)]


def test_an_attack_under_way_shows_what_it_ignores():
    match = tangledbank.position(FEEDING + HUNT)
    assert all(view["attack"] is None for view in views(match))

    play(match, "A1 attacks B1", "A ignores climbing", "A discards horns:1 to ignore horns")

    for view in views(match):
        assert view["attack"] == {
            "attacker": "A1",
            "target": "B1",
            "ignored": ["climbing", "horns"],
            "without_card": 1,
        }
    play(match, "A strikes")
    assert all(view["attack"] is None for view in views(match))


def test_traits_that_have_had_their_turn_are_shown():
    match = tangledbank.position(FEEDING + ORDER)
    play(match, "A1 attacks B1")
    assert [view["acted"] for view in views(match)] == [[], []]

    play(match, "A uses scavenger of A2")

    card = next(t["card"] for t in match.see(0)["table"][0]["species"][1]["traits"])
    assert [view["acted"] for view in views(match)] == [[card], [card]]


def test_species_that_have_fed_by_night_are_shown():
    match = tangledbank.position(FEEDING + NIGHT)
    play(match, "A2 feeds")
    assert [view["fed_tonight"] for view in views(match)] == [["A2"], ["A2"]]
    play(match, "A goes on")
    assert match.see(0)["fed_tonight"] == []


def test_cards_under_the_deck_are_counted():
    match = tangledbank.position(
        "game climate, 2 players\nphase play, first A, turn A\ndeck horns:3 horns:4 horns:5\n"
        "A: hand horns:1 horns:2\nA1: body 1\nB1: body 1\n"
    )
    play(match, "A is done", "A puts horns:1 under the deck")
    assert [view["exchanged"] for view in views(match)] == [1, 1]
