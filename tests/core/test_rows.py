"""Rows of a view behave the same in the compiled and the pure build."""

import json

import pytest

import tangledbank
from tangledbank.core.rows import as_list, row_of


@pytest.fixture(params=tangledbank.games())
def hand(request):
    return tangledbank.new(request.param, players=2, seed=5).view(0).players[0].hand


def test_rows_of_views_are_sequences(hand):
    first, *rest = hand

    assert len(hand) == 1 + len(rest) > 1
    assert hand[0] == first and hand[-1] == rest[-1]
    assert first in hand and 0 not in hand
    assert sorted(hand) == sorted([first, *rest])
    assert hand and not hand[:0]


def test_rows_and_their_slices_are_compared_with_rows(hand):
    assert hand == hand[:] == row_of(as_list(hand))
    assert hand[1:] == row_of(as_list(hand)[1:])
    assert hand[1:] != hand


def test_plain_lists_of_rows_are_lists_of_ints(hand):
    cards = as_list(hand)

    assert type(cards) is list
    assert {type(card) for card in cards} == {int}
    assert cards == [*hand] and as_list(hand[1:]) == cards[1:]
    assert json.loads(json.dumps(cards)) == cards
    assert cards.index(cards[-1]) >= 0 and cards + cards[:1] == [*hand, hand[0]]


def test_plain_lists_do_not_change_with_the_view(hand):
    cards = as_list(hand)
    first = cards[0]

    hand[0] = 1

    assert cards[0] == first
