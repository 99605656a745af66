"""Menus keep their numbers and order prey sensibly; questions name their subjects."""

import pytest

import tangledbank
from tangledbank.cli.menus import EntryNumbers, MenuEntry
from tests.cli.test_page import Window
from tests.cli.test_page import sit_down as four
from tests.cli.test_reasons import sit_down

PLAYING = (
    "phase play, first A, turn A",
    "A: hand horns:3 climbing:4 climbing:5",
    "A1: body 1, population 1",
    "A2: body 6, population 1, horns",
    "B1: body 1",
    "C1: body 1",
)


def offered(human):
    human.begin(next(q for q in human.match.open if q.seat == 0).prompt)
    human.show()
    return {each.number: each.entry.title for each in human.entries()}


def opened(human, number):
    human.handle(str(number))
    return offered(human)


def test_the_plays_of_a_card_have_fixed_numbers():
    human = sit_down("en", PLAYING)
    assert opened(human, 1) == {
        1: "New species, left",
        2: "New species, right",
        11: "A1 gets Climbing",
        12: "A1 to size 2",
        13: "A1 to population 2",
        21: "A2 gets Climbing",
        23: "A2 to population 2",  # 22 would be a size that it cannot have
    }
    human.handle("back")
    assert 21 not in opened(human, 3)  # A2 already has Horns


def test_a_card_keeps_its_number_until_somebody_else_has_moved():
    human = sit_down("en", PLAYING)
    before = offered(human)
    assert before == {
        1: "Climbing 4 …",
        2: "Climbing 5 …",
        3: "Horns 3 …",
        4: "Remove Horns from A2",
        0: "Done",
    }
    human.handle("1.11")
    assert offered(human) == {2: "Climbing 5 …", 3: "Horns 3 …", 4: "Remove a trait …", 0: "Done"}
    human.handle("undo")
    assert offered(human) == before


def test_new_choices_follow_the_old_ones():
    numbers = EntryNumbers()
    first = [MenuEntry("a", [1], "a"), MenuEntry("b", [2], "b"), MenuEntry("end", [3], "end", 0)]
    assert [each.number for each in numbers.number(first)] == [1, 2, 0]
    later = [MenuEntry("b", [2], "b"), MenuEntry("c", [4], "c")]
    assert [(each.number, each.entry.title) for each in numbers.number(later)] == [
        (2, "b"),
        (3, "c"),
    ]


@pytest.mark.parametrize("key", ["evolution", "climate", "origin", "oceans"])
def test_own_species_are_last_among_prey(key):
    human = four(key, "en", Window(), HUNTING[key])
    titles = list(offered(human).values())
    attacks = [title for title in titles if " attacks " in title]
    owners = [title.split()[2][0] for title in attacks]
    assert "A" in owners and owners == sorted(owners, key=lambda owner: owner == "A")
    order = human.match.legal(0)
    assert order == human.match.legal(0)  # the engine's order is its own


BEASTS = {
    "evolution": [
        "A1: body 6, population 3, carnivore",
        "A2: body 1",
        "B1: body 1",
        "C1: body 1",
        "D1: body 1",
    ],
    "origin": ["A1: food 0, carnivorous", "A2: food 0", "B1: food 0", "C1: food 0", "D1: food 0"],
    "oceans": [
        "A1: population 2, apex-predator",
        "A2: population 4",
        "B1: population 4",
        "C1: population 4",
        "D1: population 4",
    ],
}
HUNTING = {**BEASTS, "climate": BEASTS["evolution"]}


def test_an_attack_is_listed_with_what_it_brings_and_costs():
    lines = [
        "A1: body 3, population 2, carnivore, intelligence",
        "A2: body 1",
        "B1: body 2, horns",
        "C1: body 1, climbing",
    ]
    human = four("evolution", "en", Window(), lines)
    titles = " ".join(offered(human).values())
    assert "A1 attacks B1 (2 meat, loses 1)" in titles
    assert "A1 attacks C1 (1 meat, costs 1 card)" in titles


def test_every_meal_is_offered_by_itself_beside_many_attacks():
    beasts = [f"{seat}{n}: body 1" for seat in "BCD" for n in (1, 2, 3, 4)]
    lines = ["A1: body 6, population 3, carnivore", "A2: body 1", "A3: body 1", *beasts]
    titles = list(offered(four("evolution", "en", Window(), lines)).values())
    assert titles[:3] == ["A1 attacks …", "Feed A2", "Feed A3"]
    assert all(titles)


def test_a_question_names_whom_it_is_about():
    lines = [
        "phase feeding, first B, turn B",
        "bank 3",
        "A1: food 0, tail-loss, mimicry",
        "A2: food 0",
        "B1: food 0, carnivorous",
    ]
    human = seat_at("origin", lines)
    human.match.do("B1 attacks A1")
    assert asked(human) == "B1 attacks your A1. What does it do? > "
    lines = [
        "phase feeding, first A, turn A",
        "hole 3",
        "A: hand horns:3 horns:5",
        "A1: body 3, carnivore, intelligence",
        "B1: body 1, climbing",
        "C1: body 1",
    ]
    human = sit_down("en", lines)
    human.match.do("A1 attacks B1")
    assert asked(human) == "A1 attacks B1. Get past defenses or strike? > "
    lines = ["phase feeding, turn A", "reef 30", "A1: population 9, speed", "B1: population 3"]
    human = seat_at("oceans", lines)
    human.match.do("A1 forages")
    assert asked(human) == "A1: Where does the population go? > "


def seat_at(key, lines):
    game = tangledbank.game(key)
    return sit_down(
        "en", [*lines, *(["C1: food 0"] if key == "origin" else ["C1: population 2"])], game
    )


def asked(human):
    human.begin(next(q for q in human.match.open if q.seat == 0).prompt)
    return human.prompt()[-1]


def test_what_was_taken_back_is_named_and_not_in_the_log():
    human = sit_down("en", PLAYING)
    offered(human)
    human.handle("3.11")
    human.terminal.lines = []
    human.handle("undo")
    assert human.terminal.lines == ["  Undone: Play Horns 3 on A1."]
    human.terminal.lines = []
    human.handle("log")
    assert human.terminal.lines == []


def test_several_plays_are_taken_back_one_by_one():
    human = sit_down("en", PLAYING)
    before = human.match.game.codec.encode(human.match.view(0))["species"]
    for line in ("1.11", "2.21", "undo", "undo"):
        offered(human)
        human.handle(line)
    assert human.match.game.codec.encode(human.match.view(0))["species"] == before


def test_a_card_of_oceans_evolves_or_migrates():
    lines = [
        "phase play, turn A",
        "A: score 5, hand speed:7 inking:8 tusks",
        "A1: population 4",
        "B1: population 3",
    ]
    human = seat_at("oceans", lines)
    number = next(n for n, title in offered(human).items() if title == "Speed 7 …")
    assert opened(human, number) == {
        11: "On A1",
        12: "New, left of A1",
        13: "New, right of A1",
        2: "migrate 7 …",
    }
    assert opened(human, 2)[4] == "7 from zone 1 to the Reef"
    human.handle("back")
    human.handle(f"{number}.2")
    assert human.group_title() == "migrate 7"
