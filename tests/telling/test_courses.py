"""Events get their way and their cause, and only where these are certain."""

import pytest

import tangledbank
from tangledbank.audit.policies import builder
from tangledbank.core.rng import seeded
from tangledbank.telling.courses import COURSES, course_of
from tangledbank.telling.happening import Cause, Spot
from tests.telling.test_tales import FEEDING, HUNTER, at, random_game


def followed(match, *moves, reader=0):
    for move in moves:
        match.do(move)
    course = course_of(match.game)
    return course.follow_all(match.news[reader].since(0))


def of(match, happenings, kind):
    names = match.game.language.events
    return [each for each in happenings if names[each.kind] == kind]


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

    assert [each.source for each in meals] == [Spot("hole")] * 3
    assert [each.target.being for each in meals] == [one, one, two]
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
    happenings = followed(match, "A1 attacks B1")
    hunter, prey, third = (species(match, name) for name in ("A1", "B1", "C1"))
    losses, meals = (of(match, happenings, kind) for kind in ("population-lost", "food-taken"))

    assert [each.cause for each in losses] == [
        Cause("attack", being=hunter),
        trait(match, "horns", prey),
    ]
    assert of(match, happenings, "extinct")[0].cause == Cause("attack", being=hunter)
    assert [each.cause for each in meals] == [
        Cause("prey", being=prey),
        trait(match, "scavenger", third),
    ]
    arrow = of(match, happenings, "attacked")[0]
    assert (arrow.source.being, arrow.target.being) == (hunter, prey)


@pytest.mark.parametrize("key", tangledbank.games())
def test_whole_games_are_followed_and_their_deaths_have_causes(key):
    match, rng = tangledbank.new(key, players=4, seed=1), seeded(1)
    choose = builder(match.game)
    while not match.over:
        question = match.open[0]
        code = choose(match.state.legal_actions(question.seat), rng)
        match.play(question.seat, question.number, code)
    happenings = course_of(match.game).follow_all(match.watched.since(0))
    deaths = [each for kind in ("extinct", "died") for each in of(match, happenings, kind)]

    assert COURSES[key].attacks & {each.kind for each in happenings}
    assert deaths and all(each.cause for each in deaths)
    assert any(each.cause and each.cause.kind == "trait" for each in happenings)
    assert all(each.source.kind or each.source.being for each in happenings if each.source)


@pytest.mark.parametrize("key", tangledbank.games())
def test_a_listener_follows_only_what_it_was_told(key):
    """No cause or place names a card that is hidden from the listener."""
    match = random_game(tangledbank.new(key, players=2, seed=8), 8)
    for listener in (match.news[0], match.watched):
        for each in course_of(match.game).follow_all(listener.since(0)):
            if each.cause and each.cause.what == "card":
                assert each.cause.id in each.event.ids()


def test_revealed_cards_of_oceans_go_where_their_deck_says():
    match = tangledbank.new("oceans", players=3, seed=5)
    revealed = of(match, followed(match), "card-revealed")
    ways = [(each.source.kind, each.target.kind) for each in revealed]

    assert ways.count(("deck", "discard")) == 1
    assert ways.count(("deep", "pool")) == len(ways) - 1 > 0


def test_food_goes_home_from_the_species_that_had_it():
    beings = [f"{name}: population 1" for name in ("A1", "A2", "B1", "C1")]
    match = at("evolution", *FEEDING, *beings)
    moves = [f"{name} feeds" for name in ("A1", "B1", "C1", "A2")]
    happenings = followed(match, *moves, "B passes", "C passes", "A passes")
    home = of(match, happenings, "food-bagged")

    names = [species(match, name) for name in ("A1", "A2", "B1", "C1")]
    assert [each.source.being for each in home] == names
    assert [each.target for each in home] == [Spot("bag", seat) for seat in (0, 0, 1, 2)]


def test_animals_get_tokens_by_their_traits_and_partners_and_are_born_of_parents():
    lines = ["phase feeding, turn A", "bank 5", "deck swimming running …"]
    beings = ["A1: specialization-a", "A2: food 0", "A1+A2: cooperation", "B1: food 1, viviparous"]
    match = at("time-to-fly", *lines, *beings, "C1: food 0")
    happenings = followed(match, "A1 specializes", "B1 feeds")
    tokens = of(match, happenings, "blue-got")
    (born,) = of(match, happenings, "born")
    one, parent = (match.game.language.find(match.state, "animal", n, 0)[0] for n in ("A1", "B1"))

    assert [each.cause for each in tokens] == [
        trait(match, "specialization-a", one),
        trait(match, "cooperation", one),
    ]
    assert born.source == Spot("being", being=parent)


def test_an_attack_that_was_taken_back_killed_nobody():
    lines = ["phase feeding, first A, turn A", "bank 1", "A1: food 0, carnivorous"]
    match = at("origin", *lines, "A2: food 1", "B1: food 0, poisonous", "B2: food 0", players=2)
    course, heard = course_of(match.game), match.news[0]
    match.do("A1 attacks B1")
    attack, last = course.follow_all(heard.since(0)), heard.last
    match.undo(0)
    for move in ("A1 feeds", "B passes", "A passes"):
        match.do(move)
    rest = course.follow_all(heard.since(last))

    assert [each.cause.kind for each in of(match, attack, "poisoned")] == ["poison"]
    assert [each.cause for each in of(match, rest, "died")] == [Cause("hunger")] * 3


@pytest.mark.parametrize("key", tangledbank.games())
def test_whoever_heard_what_was_taken_back_knows_no_more_than_who_did_not(key):
    match, rng = tangledbank.new(key, players=3, seed=6), seeded(6)
    followed, course, last = {}, course_of(match.game), 0
    while not match.over:
        question = match.open[0]
        options = match.legal(question.seat)
        match.play(question.seat, question.number, options[rng.below(len(options))])
        for number, event in match.watched.since(last):
            followed[last := number] = course.follow(number, event)
        if match.can_undo(question.seat) and rng.below(3) == 0:
            match.undo(question.seat)

    stands = match.watched.since(0)
    afresh = course_of(match.game).follow_all(stands)
    assert [followed[number] for number, _ in stands] == afresh
