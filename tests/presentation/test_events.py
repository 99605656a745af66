"""Events name their cause and where something moves."""

import pytest

import tangledbank
from tangledbank.audit.policies import builder
from tangledbank.core.rng import seeded
from tangledbank.notation.events import Cause, Spot
from tests.presentation.test_log import FEEDING, HUNTER, at, random_game


def followed(match, *moves, reader=0):
    for move in moves:
        match.do(move)
    return named(match, match.news[reader].since(0))


def named(match, told):
    return [match.game.language.named(event) for _, event in told]


def of(match, events, kind):
    return [each for each in events if each.name == kind]


def trait(match, key, being=0):
    id = next(int(each.id) for each in match.game.traits if each.key == key)
    return Cause("trait", "trait", id, being)


def species(match, name):
    return match.game.language.find(match.state, "species", name, 0)[0]


def test_a_meal_comes_from_somewhere_for_a_reason():
    lines = ["A1: population 6, cooperation, foraging", "A2: population 2", "B1: body 1"]
    match = at("evolution", *FEEDING, *lines, "C1: body 1")
    meals = of(match, followed(match, "A1 feeds"), "food-taken")
    one, two = species(match, "A1"), species(match, "A2")

    assert [each.comes_from for each in meals] == [Spot("hole")] * 3
    assert [each.goes_to.being for each in meals] == [one, one, two]
    causes = [None, trait(match, "foraging", one), trait(match, "cooperation", one)]
    assert [each.cause for each in meals] == causes


def test_a_second_meal_in_turn_is_not_taken_for_foraging():
    lines = ["A1: population 6, foraging", "B1: population 1, food 1", "C1: population 1, food 1"]
    match = at("evolution", *FEEDING, *lines)
    meals = of(match, followed(match, "A1 feeds", "B passes", "C passes", "A1 feeds"), "food-taken")

    foraging = trait(match, "foraging", species(match, "A1"))
    assert [each.cause for each in meals] == [None, foraging, None, foraging]


def test_an_attack_wounds_feeds_and_lets_others_scavenge():
    lines = [HUNTER, "B1: body 2, population 1, horns", "C1: body 2, population 4, scavenger"]
    match = at("evolution", *FEEDING, *lines)
    events = followed(match, "A1 attacks B1")
    hunter, prey, third = (species(match, name) for name in ("A1", "B1", "C1"))
    losses, meals = (of(match, events, kind) for kind in ("population-lost", "food-taken"))

    assert [each.cause for each in losses] == [
        Cause("attack", being=hunter),
        trait(match, "horns", prey),
    ]
    assert of(match, events, "extinct")[0].cause == Cause("attack", being=hunter)
    assert [each.cause for each in meals] == [
        Cause("eaten-prey", being=prey),
        trait(match, "scavenger", third),
    ]
    arrow = of(match, events, "attacked")[0]
    assert (arrow.comes_from.being, arrow.goes_to.being) == (hunter, prey)


@pytest.mark.parametrize("key", tangledbank.games())
def test_whole_games_are_followed_and_their_deaths_have_causes(key):
    match, rng = tangledbank.new(key, players=4, seed=1), seeded(1)
    choose = builder(match.game)
    while not match.over:
        question = match.open[0]
        code = choose(match.state.legal_actions(question.seat), rng)
        match.play(question.seat, question.number, code)
    events = named(match, match.watched.since(0))
    deaths = [each for kind in ("extinct", "died") for each in of(match, events, kind)]

    assert {"round", "attack", "meal", "death"} <= {each.role for each in events}
    assert deaths and all(each.cause for each in deaths)
    assert any(each.cause and each.cause.kind == "trait" for each in events)
    assert all(each.comes_from.kind or each.comes_from.being for each in events if each.comes_from)


@pytest.mark.parametrize("key", tangledbank.games())
def test_no_cause_names_a_trait_that_lies_face_down(key):
    match = random_game(tangledbank.new(key, players=2, seed=8), 8)
    traits = match.game.codec.keys["trait"].keys
    for listener in (match.news[0], match.watched):
        causes = [each.cause for each in named(match, listener.since(0)) if each.cause]
        assert causes and all(each.id in traits for each in causes if each.what == "trait")


def test_revealed_cards_of_oceans_go_where_their_deck_says():
    match = tangledbank.new("oceans", players=3, seed=5)
    revealed = of(match, followed(match), "card-revealed")
    ways = [(each.comes_from.kind, each.goes_to.kind) for each in revealed]

    assert ways.count(("deck", "discard")) == 1
    assert ways.count(("deep", "pool")) == len(ways) - 1 > 0


def test_food_goes_home_from_the_species_that_had_it():
    beings = [f"{name}: population 1" for name in ("A1", "A2", "B1", "C1")]
    match = at("evolution", *FEEDING, *beings)
    moves = [f"{name} feeds" for name in ("A1", "B1", "C1", "A2")]
    events = followed(match, *moves, "B passes", "C passes", "A passes")
    home = of(match, events, "food-bagged")

    names = [species(match, name) for name in ("A1", "A2", "B1", "C1")]
    assert [each.comes_from.being for each in home] == names
    assert [each.goes_to for each in home] == [Spot("bag", seat) for seat in (0, 0, 1, 2)]


def test_animals_get_tokens_by_their_traits_and_partners_and_are_born_of_parents():
    lines = ["phase feeding, turn A", "bank 5", "deck swimming running …"]
    beings = ["A1: specialization-a", "A2: food 0", "A1+A2: cooperation", "B1: food 1, viviparous"]
    match = at("time-to-fly", *lines, *beings, "C1: food 0")
    events = followed(match, "A1 specializes", "B1 feeds")
    tokens = of(match, events, "blue-gained")
    (born,) = of(match, events, "born")
    one, parent = (match.game.language.find(match.state, "animal", n, 0)[0] for n in ("A1", "B1"))

    assert [each.cause for each in tokens] == [
        trait(match, "specialization-a", one),
        trait(match, "cooperation", one),
    ]
    assert born.comes_from == Spot("being", being=parent)


def test_an_attack_that_was_taken_back_killed_nobody():
    lines = ["phase feeding, first A, turn A", "bank 1", "A1: food 0, carnivorous"]
    match = at("origin", *lines, "A2: food 1", "B1: food 0, poisonous", "B2: food 0", players=2)
    heard = match.news[0]
    match.do("A1 attacks B1")
    attack, last = named(match, heard.since(0)), heard.last
    match.undo(0)
    for move in ("A1 feeds", "B passes", "A passes"):
        match.do(move)
    rest = named(match, heard.since(last))

    assert [each.cause.kind for each in of(match, attack, "poisoned")] == ["poison"]
    assert [each.cause for each in of(match, rest, "died")] == [Cause("hunger")] * 3


def test_an_unknown_slot_is_no_attribute():
    match = tangledbank.new("evolution", players=2, seed=1)
    event = named(match, match.watched.since(0))[0]

    assert event.name == "round-began" and event.round == event.round_number == 1
    with pytest.raises(AttributeError):
        event.eater  # noqa: B018


def test_programs_read_slots_and_causes_by_name():
    lines = ["A1: population 6, cooperation, foraging", "A2: population 2", "B1: body 1"]
    match = at("evolution", *FEEDING, *lines, "C1: body 1")
    meals = of(match, followed(match, "A1 feeds"), "food-taken")

    last = meals[-1]
    assert last.values(match.view(0)) == {
        "eater": "A2", "amount": 1, "food": "plant", "source": "hole"
    }  # fmt: skip
    assert (last.cause.kind, last.cause.key) == ("trait", "cooperation")
    assert last.cause.being_name(match.view(0)) == "A1"


def test_a_secret_card_has_no_key_for_others():
    match = tangledbank.new("evolution", players=2, seed=1)
    match.do(match.legal(0)[0])
    own, other = (
        of(match, named(match, match.news[seat].since(0)), "food-chosen")[0] for seat in (0, 1)
    )
    assert own.values(match.view(0))["card"] not in ("", "?")
    assert other.values(match.view(1))["card"] == "?"
