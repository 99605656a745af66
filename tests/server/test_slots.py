"""Moves and events have their slots by name on the wire, and targets are asked for by them."""

import pytest

import tangledbank
from tangledbank.core.action import pack, verb_of
from tangledbank.core.errors import BadNotation
from tangledbank.core.event import EVERYBODY, UNDONE, Event
from tangledbank.core.rng import seeded
from tangledbank.server.protocol.requests import IllegalMoves
from tangledbank.server.views.adviser import MoveAdviser
from tangledbank.server.views.event_encoder import EventEncoder
from tangledbank.server.views.slots import SlotCodec
from tests.presentation.test_log import at
from tests.support import REGISTERED, play_on


@pytest.mark.parametrize(
    "values", [{"prey": "B1"}, {"target": "B1"}, {"attacker": "A1", "target": "B1", "amount": 1}]
)
def test_targets_are_asked_for_by_the_first_slots_of_a_verb(values):
    match = at("evolution", "phase feeding, first A, turn A", "A1: carnivore", "B1: population 1")
    adviser = MoveAdviser(match.game, match.view(0), 0, "en")

    with pytest.raises(BadNotation, match="slots are, in order: attacker, target"):
        adviser.refused_targets(IllegalMoves(0, "attack", values))


def test_the_order_of_the_given_slots_does_not_matter():
    match = at("evolution", "phase feeding, first A, turn A", "A1: carnivore", "B1: hard-shell")
    adviser = MoveAdviser(match.game, match.view(0), 0, "en")
    targets, _ = adviser.refused_targets(
        IllegalMoves(0, "attack", {"target": "B1", "attacker": "A1"})
    )

    assert [target.values for target in targets] == [{"attacker": "A1", "target": "B1"}]


def test_places_are_asked_for_by_name():
    match = tangledbank.new("oceans", players=2, seed=1)
    seat = match.open[0].seat
    adviser = MoveAdviser(match.game, match.view(seat), seat, "en")
    moves = [adviser.option(code) for code in match.state.legal_actions(seat)]
    migrate = next(move.values for move in moves if move.verb == "migrate")

    assert {migrate["source"], migrate["target"]} < {"reef", "zone1", "zone2", "zone3"}
    given = {"card": migrate["card"], "source": migrate["source"]}
    targets, _ = adviser.refused_targets(IllegalMoves(0, "migrate", given))
    assert {migrate["source"]} == {target.values["source"] for target in targets}


def told_of(match, seat=0):
    """Return the news of a seat as protocol messages."""
    encoder = EventEncoder(match.game, match.view(seat), "en")
    return [encoder.news(number, event) for number, event in match.news[seat].since(-1)]


def test_news_name_all_declared_slots_in_their_order():
    match = at(
        "evolution",
        "phase feeding, first A, turn A",
        "hole 5",
        "A1: body 3, population 1, food 1, fat-tissue",
        "B1: population 1",
    )
    match.play(0, match.open[0].number, "A1 feeds")
    stored = next(news for news in told_of(match) if news.event == "food-stored")

    assert list(stored.values.items()) == [("eater", "A1"), ("amount", 1), ("source", "hole")]


@pytest.mark.parametrize("key", REGISTERED)
def test_every_declared_slot_has_a_value_on_the_wire(key):
    match = tangledbank.new(key, players=3, seed=6)
    play_on(match, seeded(6), 150)
    events = {word.name: word for word in match.game.language.event_words.values()}

    for news in told_of(match):
        assert list(news.values) == list(events[news.event].slots)


def test_what_was_taken_back_names_the_last_news_that_stands():
    codec = SlotCodec(tangledbank.game("evolution"), 2)

    assert codec.event(Event(UNDONE, 0, (7, 0, 0, 0), EVERYBODY, 0)) == {"last_kept": 7}


@pytest.mark.parametrize("key", REGISTERED)
def test_the_values_of_an_option_are_read_back(key):
    match = tangledbank.new(key, players=3, seed=6)
    play_on(match, seeded(6), 60)
    codec, language = SlotCodec(match.game, 3), match.game.language
    seat = match.open[0].seat
    for code in match.state.legal_actions(seat):
        word = language.verb_words[int(verb_of(code))]
        ids = codec.first_slots(word, codec.action(code))
        assert pack(word.number, *ids.values()) == code
