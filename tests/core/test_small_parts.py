"""Actions, options, scores, events, hooks and decks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank.core.action import HIDDEN, a_of, b_of, c_of, d_of, ids_of, pack, verb_of
from tangledbank.core.deck import draw_out, is_whole, take_out
from tangledbank.core.errors import BadOptions
from tangledbank.core.event import Event
from tangledbank.core.hooks import traits_with
from tangledbank.core.options import Option, flag, settle, spell
from tangledbank.core.score import Score, winners

id_numbers = st.integers(0, 4095)


@given(st.integers(0, 255), id_numbers, id_numbers, id_numbers, id_numbers)
def test_an_action_gives_back_its_verb_and_ids(verb, a, b, c, d):
    action = pack(verb, a, b, c, d)

    assert (verb_of(action), a_of(action), b_of(action), c_of(action), d_of(action)) == (
        verb,
        a,
        b,
        c,
        d,
    )
    assert 0 <= action < 1 << 62


def test_empty_ids_at_the_end_are_left_out():
    assert ids_of(pack(3, 5, 0, 7)) == [5, 0, 7]
    assert ids_of(pack(3)) == []


OPTIONS = (
    flag("fast", False, "whether to hurry"),
    Option("order", "left", ("left", "right"), "who is first"),
    Option("size", 3, (3, 4), "how many"),
)


def test_options_not_given_have_their_defaults():
    assert settle(OPTIONS, {}) == {"fast": False, "order": "left", "size": 3}


@pytest.mark.parametrize(
    ("given_value", "read"),
    [({"fast": "on"}, True), ({"fast": "OFF"}, False), ({"fast": True}, True)],
)
def test_a_flag_is_on_or_off(given_value, read):
    assert settle(OPTIONS, given_value)["fast"] is read


@pytest.mark.parametrize("value", ["yes", 1, 0, None, "", [], 2.0])
def test_a_flag_is_nothing_else(value):
    with pytest.raises(BadOptions, match="one of off, on"):
        settle(OPTIONS, {"fast": value})


def test_numbers_may_be_text():
    assert settle(OPTIONS, {"size": "4"})["size"] == 4


@pytest.mark.parametrize("value", [True, 5, "5", "left"])
def test_a_value_that_is_not_listed_is_refused(value):
    with pytest.raises(BadOptions, match="option size cannot be"):
        settle(OPTIONS, {"size": value})


def test_an_unknown_option_is_refused_with_those_there_are():
    with pytest.raises(BadOptions, match="its options are: fast, order, size"):
        settle(OPTIONS, {"speed": 1})


def test_values_are_spelled_as_they_are_read():
    assert [spell(value) for value in (True, False, 4, "left")] == ["on", "off", "4", "left"]


def scores(*keys):
    return [
        Score(seat, [("food", food), ("traits", traits)], [traits])
        for seat, (food, traits) in enumerate(keys)
    ]


def test_parts_add_up():
    assert scores((5, 2))[0].total == 7


def test_the_highest_total_wins():
    assert winners(scores((5, 2), (9, 0), (1, 1))) == [1]


def test_ties_are_broken_in_order():
    assert winners(scores((5, 2), (4, 3), (6, 1))) == [1]


def test_what_is_equal_to_the_last_shares_the_win():
    assert winners(scores((5, 2), (5, 2), (0, 0))) == [0, 1]


def test_everybody_sees_a_plain_event():
    event = Event(3, 1, (7, 8, 9, 0), 255, 0)

    assert all(event.seen_by(seat) is event for seat in range(4))


def test_a_secret_is_hidden_from_others():
    event = Event(3, 1, (7, 8, 9, 10), 255, 0b0101)

    assert event.seen_by(1) is event
    assert event.seen_by(0).ids() == (HIDDEN, 8, HIDDEN, 10)
    assert event.seen_by(0).secret == 0


def test_who_is_not_in_the_audience_hears_nothing():
    event = Event(3, 1, (7, 0, 0, 0), 0b0010, 0)

    assert [event.seen_by(seat) is None for seat in range(3)] == [True, False, True]


def test_hooks_know_who_answers():
    class Base:
        def a(self):
            return 0

        def b(self):
            return 0

    class First(Base):
        def a(self):
            return 1

    class Second(First):
        def b(self):
            return 1

    traits = [Base(), First(), Second()]

    assert traits_with("a", Base, traits) == 0b110
    assert traits_with("b", Base, traits) == 0b100


@pytest.mark.parametrize(
    ("cards", "whole"),
    [
        ([2, 3, 5], True),
        ([5, 2, 3], True),
        ([2, HIDDEN, 5], True),
        ([2, 3], False),
        ([2, 3, 3], False),
        ([2, 3, 4], False),
        ([2, 3, 9], False),
        ([2, 3, 5, HIDDEN], False),
    ],
)
def test_a_deck_is_whole_when_every_card_lies_in_one_place(cards, whole):
    assert is_whole(cards, [2, 3, 5], 6) is whole


def test_taking_out_a_card_leaves_the_others():
    cards = [7, 8, 9]

    for card in (8, 7, 9):
        take_out(cards, card)
        assert card not in cards

    assert cards == []


def test_drawing_out_a_card_keeps_the_others_in_order():
    cards = [7, 8, 9]

    assert draw_out(cards, 8)
    assert not draw_out(cards, 8)
    assert cards == [7, 9]
