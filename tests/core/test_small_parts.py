"""Actions, options, scores, events, hooks and rows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank.core.action import HIDDEN, a_of, b_of, c_of, d_of, ids_of, pack, verb_of
from tangledbank.core.errors import BadData, BadOptions
from tangledbank.core.event import Event
from tangledbank.core.hooks import Card, compose, questions
from tangledbank.core.options import Option, fill_options, flag, spell
from tangledbank.core.rng import seeded
from tangledbank.core.rows import (
    Pool,
    hidden,
    holds,
    is_whole,
    join,
    place_of,
    row_of,
    take_out,
    tally,
    turned,
    zeros,
)
from tangledbank.core.score import Score, winners
from tangledbank.core.sets import all_words
from tangledbank.core.vocabulary import more_words

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
    assert fill_options(OPTIONS, {}) == {"fast": False, "order": "left", "size": 3}


@pytest.mark.parametrize(
    ("given_value", "read"),
    [({"fast": "on"}, True), ({"fast": "OFF"}, False), ({"fast": True}, True)],
)
def test_a_flag_is_on_or_off(given_value, read):
    assert fill_options(OPTIONS, given_value)["fast"] is read


@pytest.mark.parametrize("value", ["yes", 1, 0, None, "", [], 2.0])
def test_a_flag_is_nothing_else(value):
    with pytest.raises(BadOptions, match="one of off, on"):
        fill_options(OPTIONS, {"fast": value})


def test_numbers_may_be_text():
    assert fill_options(OPTIONS, {"size": "4"})["size"] == 4


@pytest.mark.parametrize("value", [True, 5, "5", "left"])
def test_a_value_that_is_not_listed_is_refused(value):
    with pytest.raises(BadOptions, match="option size cannot be"):
        fill_options(OPTIONS, {"size": value})


def test_an_unknown_option_is_refused_with_those_there_are():
    with pytest.raises(BadOptions, match="its options are: fast, order, size"):
        fill_options(OPTIONS, {"speed": 1})


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


class Base(Card):
    NOT_QUESTIONS = "c"
    d = False

    def b(self):
        return 0

    def a(self):
        return 0

    def c(self):
        return 0


class First(Base):
    def a(self):
        return 1


class Flagged(First):
    d = True


class Unflagged(Flagged):
    d = False


class Second(First):
    def b(self):
        return 1

    def c(self):
        return 1

    def resolve_references(self, bits):
        self.met = bits


def test_questions_are_the_methods_and_flags_by_name():
    assert questions(Base) == ["a", "b", "d"]


def test_a_flag_that_is_false_answers_nothing():
    cards = compose(Base, {"flagged": Flagged, "unflagged": Unflagged})

    assert [card.hooks for card in cards] == [0, 0b101, 0b001]


def test_cards_are_numbered_and_know_what_they_answer():
    cards = compose(Base, {"first": First, "second": Second})

    assert [(card.key, card.id, card.bit, card.hooks) for card in cards] == [
        ("", 0, 0, 0),
        ("first", 1, 2, 0b01),
        ("second", 2, 4, 0b11),
    ]
    assert cards[2].met == {"first": 2, "second": 4}


def test_two_compositions_live_side_by_side():
    one = compose(Base, {"second": Second})
    other = compose(Base, {"first": First, "second": Second})

    assert one[1].met == {"second": 2} and other[2].met == {"first": 2, "second": 4}


def test_a_card_taken_out_is_replaced_by_the_last():
    assert [*take_out(row_of([5, 6, 7, 8]), 6)] == [5, 8, 7]
    assert [*take_out(row_of([5, 6]), 6)] == [5]
    assert [*take_out(row_of([5]), 5)] == []


def test_rows_are_joined_turned_and_searched():
    row = join(row_of([5, 6]), row_of([7]))

    assert [*row] == [5, 6, 7] and [*turned(row)] == [7, 6, 5]
    assert holds(row, 6) and not holds(row, 8) and place_of(row, 7) == 2
    assert [*hidden(2)] == [HIDDEN, HIDDEN] and [*zeros(2)] == [0, 0]


def counted(cards):
    counts = zeros(6)
    tally(counts, row_of(cards))
    return counts


def test_holes_are_filled_with_what_is_seen_nowhere():
    pool = Pool(row_of([2, 3, 4, 5]), counted([3, HIDDEN, HIDDEN]), seeded(1))
    row = row_of([HIDDEN, 3, HIDDEN])
    left = [*pool.cards]

    assert sorted(left) == [2, 4, 5]
    assert pool.take(1) == left[1]
    pool.fill(row)
    assert [*row] == [left[2], 3, left[0]] and pool.left == 0


def test_a_pool_deals_rows_of_its_cards():
    pool = Pool(row_of([2, 3, 4, 5, 6]), zeros(7), seeded(1))
    left = [*pool.cards]

    assert [*pool.deal(2)] == left[3:] and [*pool.deal(0)] == []
    assert [*pool.deal(3)] == left[:3] and pool.left == 0


@pytest.mark.parametrize(
    ("cards", "whole"),
    [
        ([2, 3, 4], True),
        ([4, 3, 2], True),
        ([HIDDEN, 3, 2], True),
        ([2, 3], False),
        ([2, 3, 3], False),
        ([2, 3, 5], False),
        ([2, 3, 4, HIDDEN], False),
    ],
)
def test_a_deck_is_whole_when_each_card_is_there_once(cards, whole):
    assert is_whole(counted(cards), row_of([2, 3, 4])) is whole


def test_words_from_outside_have_numbers_of_their_own_and_keep_them():
    one, other, again = more_words(), more_words(), more_words()
    dig, swim = one.verb("dig", "{seat} digs"), other.verb("swim", "{seat} swims")

    assert 101 < dig.number != swim.number > 101
    assert again.verb("dig", "{seat} digs").number == dig.number
    with pytest.raises(BadData, match="'dig'"):
        all_words([one.verbs, again.verbs])
