"""Every event carries its cause: a kind, the trait behind it, and the animal it belongs to."""

import pytest

import tangledbank
from tangledbank.audit.policies import builder
from tangledbank.core.cause import cause_being, cause_id, cause_kind
from tangledbank.core.event import UNDONE
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.core.rng import seeded
from tangledbank.core.sets import Set
from tangledbank.games.origin.game import Origin
from tangledbank.games.origin.traits.base import Trait
from tangledbank.games.origin.vocabulary import CAUSE, WORDS
from tangledbank.notation.names import Line

FEEDING = ("phase feeding, first A, turn A", "bank 5", "deck running swimming …")
ORIGIN = tangledbank.game("origin")


def feeding(*animals, game=ORIGIN):
    """Return a match of two players in the feeding phase, and the names of animals by id."""
    options = game.resolve_options(2, {})
    lines = [Line(number, text) for number, text in enumerate((*FEEDING, *animals), start=1)]
    state = game.language.read_position(game, 2, options, lines)
    match = Match(game, Record.of(game, 2, options, 0), state)
    names = [line.split(":")[0] for line in animals if "+" not in line]
    return match, {match.game.language.find(match.state, "animal", n, 0)[0]: n for n in names}


def cause(match, names, event):
    """Return the cause of an event in words: `trait cooperation A1`."""
    trait = match.game.traits[int(cause_id(event.by))]
    kind, being = CAUSE.names[int(cause_kind(event.by))], names.get(int(cause_being(event.by)))
    return " ".join(filter(None, (kind, trait.key if trait.id else "", being)))


def told(match, names):
    """Return the events that were not undone, with their causes."""
    heard = [event for _, event in match.watched.since(0) if event.kind != UNDONE]
    return [
        (match.game.language.events[int(event.kind)], cause(match, names, event)) for event in heard
    ]


def told_of(match, names, *moves):
    for move in moves:
        match.do(move)
    return told(match, names)


# Tokens


def test_a_token_from_the_bank_has_no_cause():
    assert told_of(*feeding("A1: food 0", "B1: food 0"), "A1 feeds") == [("red-taken", "")]


def test_traits_of_one_player_each_cause_what_they_bring():
    match, names = feeding("A1: grazing", "A2: piracy", "B1: food 1, carnivorous", "B2: food 0")

    assert told_of(match, names, "A1 grazes", "A2 steals from B1", "A1 feeds") == [
        ("red-destroyed", "trait grazing A1"),
        ("stolen", "trait piracy A2"),
        ("blue-gained", "stolen B1"),
        ("red-taken", ""),
    ]


def test_fat_has_the_cause_of_the_token_that_it_comes_from():
    match, names = feeding("A1: food 1, carnivorous, fat-tissue", "B1: food 0", "B2: food 0")

    assert told_of(match, names, "A1 attacks B1")[-2:] == [
        ("blue-gained", "eaten-prey B1"),
        ("fat-stored", "eaten-prey B1"),
    ]


def test_fat_from_the_bank_forgets_the_cause_of_an_earlier_token():
    animals = ["A1: food 0, scavenger, fat-tissue", "A2: carnivorous", "B1: food 0", "B2: food 0"]
    match, names = feeding(*animals)
    events = told_of(match, names, "A2 attacks B1", "B passes", "A1 feeds")

    assert [each for each in events if each[0] in ("scavenged", "blue-gained", "fat-stored")] == [
        ("blue-gained", "eaten-prey B1"),
        ("scavenged", "trait scavenger A1"),
        ("blue-gained", "trait scavenger A1"),
        ("fat-stored", ""),
    ]


def test_fat_that_is_used_is_caused_by_the_store():
    match, names = feeding("A1: food 0, fat-tissue(1)", "B1: food 0")

    assert told_of(match, names, "A1 uses 1 fat") == [("fat-used", "trait fat-tissue A1")]


def test_each_token_of_a_chain_is_caused_by_the_pair_card_before_it():
    animals = ["A1: food 0", "A2: food 0", "A3: food 0", "A1+A2: communication"]
    match, names = feeding(*animals, "A2+A3: cooperation", "B1: food 0")

    assert told_of(match, names, "A1 feeds") == [
        ("red-taken", ""),
        ("partner-fed", "trait communication A1"),
        ("red-taken", "trait communication A1"),
        ("partner-fed", "trait cooperation A2"),
        ("blue-gained", "trait cooperation A2"),
    ]


# Attacks


def test_an_attack_kills_and_feeds_and_lets_others_scavenge():
    animals = ["A1: carnivorous", "B1: food 0", "B2: food 0, scavenger", "B3: food 0"]
    match, names = feeding(*animals)

    assert told_of(match, names, "A1 attacks B1") == [
        ("attacked", "trait carnivorous A1"),
        ("eaten", "attack A1"),
        ("died", "attack A1"),
        ("blue-gained", "eaten-prey B1"),
        ("scavenged", "trait scavenger B2"),
        ("blue-gained", "trait scavenger B2"),
    ]


def test_poison_kills_at_the_end_of_the_turn_and_hunger_all_others():
    animals = ["A1: food 0, carnivorous", "A2: food 0", "A3: food 1", "B1: poisonous", "B2: food 1"]
    match, names = feeding(*animals)
    events = told_of(match, names, "A1 attacks B1", "B passes", "A passes")

    assert events[:4] == [
        ("attacked", "trait carnivorous A1"),
        ("eaten", "attack A1"),
        ("poisoned", "poison poisonous B1"),
        ("died", "attack A1"),
    ]
    assert events[7:9] == [("died", "poison poisonous B1"), ("died", "hunger")]
    assert {each for _, each in events[9:]} == {""}


def test_poison_from_an_unknown_prey_is_poison_still():
    match, names = feeding("A1: food 1, poisoned", "B1: food 1, fat-tissue")

    assert ("died", "poison") in told_of(match, names, "A passes", "B passes")


def test_a_trait_that_answers_an_attack_causes_what_it_does():
    match, names = feeding("A1: carnivorous", "B1: mimicry", "B2: tail-loss", "B3: food 0")
    moves = ("A1 attacks B1", "B1 sends the attack to B2", "B2 drops tail-loss")

    assert told_of(match, names, *moves) == [
        ("attacked", "trait carnivorous A1"),
        ("redirected", "trait mimicry B1"),
        ("tail-lost", "trait tail-loss B2"),
        ("blue-gained", "eaten-prey B2"),
    ]


def test_the_die_and_the_escape_are_caused_by_running():
    match, names = feeding("A1: carnivorous", "B1: running", "B2: food 0")
    events = told_of(match, names, "A1 attacks B1", "B1 runs")

    assert ("die-rolled", "trait running B1") in events


# Time to Fly


def fly(*animals):
    return feeding(*animals, game=tangledbank.game("time-to-fly"))


def test_a_trait_that_is_shed_brings_a_token_by_metamorphose():
    match, names = fly("A1: metamorphose, running", "B1: food 0")

    assert told_of(match, names, "A1 sheds running") == [
        ("shed-trait", "trait metamorphose A1"),
        ("blue-gained", "trait metamorphose A1"),
    ]


def test_a_token_instead_of_a_red_one_is_caused_by_specialization():
    match, names = fly("A1: specialization-a", "B1: food 0")

    assert told_of(match, names, "A1 specializes") == [
        ("specialized", "trait specialization-a A1"),
        ("blue-gained", "trait specialization-a A1"),
    ]


def test_a_birth_in_between_does_not_change_the_cause():
    line = "A1: food 2, viviparous, metamorphose, fat-tissue, running"
    match, names = fly(line, "B1: food 0")

    assert told_of(match, names, "A1 sheds running") == [
        ("shed-trait", "trait metamorphose A1"),
        ("born", "trait viviparous A1"),
        ("fat-stored", "trait metamorphose A1"),
    ]


def test_an_attack_that_answers_an_attack_has_a_cause_of_its_own():
    hunter = "A1: food 0, carnivorous, tail-loss, camouflage"
    match, names = fly(hunter, "B1: card anglerfish", "B2: food 0")
    moves = ("B reveals B1", "B ignores camouflage of A1", "A1 drops tail-loss")

    assert told_of(match, names, "A1 attacks B1", *moves) == [
        ("attacked", "trait carnivorous A1"),
        ("revealed", "attack A1"),
        ("ignored", "attack B1"),
        ("tail-lost", "trait tail-loss A1"),
        ("blue-gained", "eaten-prey A1"),
    ]


def test_a_meal_goes_on_without_a_cause_after_an_ambush():
    animals = ["A1: food 0, ink-cloud", "B1: carnivorous, ambush-hunting, intellect", "B2: food 0"]
    match, names = fly(*animals)
    moves = ("A1 feeds", "B1 ambushes A1", "B ignores nothing", "A1 squirts ink")

    assert told_of(match, names, *moves) == [
        ("ambushed", "trait ambush-hunting B1"),
        ("ink-squirted", "trait ink-cloud A1"),
        ("red-taken", ""),
    ]


def test_a_hunter_ignores_a_trait_by_intellect():
    match, names = fly("A1: carnivorous, intellect", "B1: camouflage", "B2: food 0")

    assert told_of(match, names, "A1 attacks B1")[:3] == [
        ("attacked", "trait carnivorous A1"),
        ("ignored", "trait intellect A1"),
        ("eaten", "attack A1"),
    ]


# Traits of user sets


class Vulture(Trait):
    """Gets a blue token when another animal is eaten, as Scavenger does."""

    scavenges = True


VULTURES = Set(
    key="vultures",
    traits={"vulture": Vulture},
    facts={
        "traits": [{"id": "vulture", "name": "Vulture", "kind": "single", "need": 0, "points": 1}],
        "cards": [{"id": 0, "faces": ["vulture"]}],
    },
)


@pytest.mark.parametrize("trait", ["vulture", "scavenger"])
def test_two_traits_that_do_the_same_are_told_apart(trait):
    animals = ["A1: carnivorous", f"A2: {trait}", "A3: food 0", "B1: food 0", "B2: food 0"]
    match, names = feeding(*animals, game=Origin(sets=[VULTURES]))

    assert told_of(match, names, "A1 attacks B1")[-2:] == [
        ("scavenged", f"trait {trait} A2"),
        ("blue-gained", f"trait {trait} A2"),
    ]


# Undo


def test_causes_are_the_same_after_a_choice_was_taken_back():
    animals = ["A1: specialization-a", "A2: food 0", "A3: food 0", "B1: food 0"]
    match, names = fly(*animals, "A1+A2: cooperation", "A1+A3: cooperation")
    second, third = (f"cooperation of A1+{name} feeds {name}" for name in ("A2", "A3"))
    before = told_of(match, names, "A1 specializes")
    once = told_of(match, names, second)
    match.undo(0)

    assert told(match, names) == before
    assert told_of(match, names, third) == once
    assert (
        once[2:]
        == [
            ("partner-fed", "trait cooperation A1"),
            ("blue-gained", "trait cooperation A1"),
        ]
        * 2
    )


def test_an_attack_that_was_taken_back_killed_nobody():
    animals = ["A1: food 0, carnivorous", "A2: food 1", "B1: poisonous", "B2: food 0"]
    match, names = feeding(*animals)
    match.do("A1 attacks B1")
    match.undo(0)
    events = told_of(match, names, "A passes", "B passes")

    assert [each for kind, each in events if kind == "died"] == ["hunger"] * 3


# Whole games


@pytest.mark.parametrize("key", ["origin", "time-to-fly"])
def test_deaths_and_blue_tokens_always_have_a_cause(key):
    match, rng = tangledbank.new(key, players=4, seed=1), seeded(1)
    choose = builder(match.game)
    while not match.over:
        question = match.open[0]
        code = choose(match.state.legal_actions(question.seat), rng)
        match.play(question.seat, question.number, code)
    kinds = match.game.language.events
    caused = [event for event in match.all_news if kinds[event.kind] in ("died", "blue-gained")]

    assert caused and all(event.by for event in caused)
    for event in match.all_news:
        named = CAUSE.names[int(cause_kind(event.by))] in WORDS.cause_ids
        assert named == (cause_id(event.by) > 0)
