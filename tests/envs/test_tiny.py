"""Tiny games: every deal is legal, and their trees fit exact methods."""

from collections import Counter

import pytest

from tangledbank.core.rng import seeded
from tangledbank.envs.tiny import EVOLUTION, ORIGIN, TINY_GAMES
from tests.support import GAMES


def sizes(state):
    """Return the number of positions and of ended games below a state."""
    if not state.asking:
        return 1, 1
    seat = state.next_seat()
    positions, ended = 1, 0
    for action in state.legal_actions(seat):
        after = state.clone()
        after.apply(seat, action)
        below = sizes(after)
        positions, ended = positions + below[0], ended + below[1]
    return positions, ended


@pytest.mark.parametrize("tiny", TINY_GAMES, ids=lambda tiny: tiny.key)
def test_deals_cover_every_hand_and_die(tiny):
    deals = tiny.deals()

    assert sum(deal.probability for deal in deals) == pytest.approx(1)
    assert len({(deal.hands, deal.dice) for deal in deals}) == len(deals)
    for deal in deals:
        dealt = Counter(card for hand in deal.hands for card in hand)
        assert not dealt - Counter(tiny.cards)


def test_identical_cards_make_one_deal_more_likely():
    hands = Counter()
    for deal in EVOLUTION.deals():
        hands[deal.hands[0]] += deal.probability

    assert hands[("carnivore:0", "horns:2")] == pytest.approx(0.2)
    assert hands[("climbing:1", "horns:2")] == pytest.approx(0.1)


@pytest.mark.parametrize("tiny", TINY_GAMES, ids=lambda tiny: tiny.key)
def test_a_deal_has_a_small_tree(tiny):
    positions, ended = sizes(tiny.start(tiny.deals()[0]))

    assert 100 < ended < positions < 4000


def test_the_scripted_dice_fill_the_food_bank_and_break_ties():
    banks, winners = set(), set()
    for deal in ORIGIN.deals()[:12]:
        state = ORIGIN.start(deal)
        while state.asking and not state.bank:
            seat = state.next_seat()
            state.apply(seat, state.legal_actions(seat)[-1])
        banks.add(int(state.bank))
        while state.asking:
            seat = state.next_seat()
            state.apply(seat, state.legal_actions(seat)[-1])
        winners.add(tuple(state.returns()))

    assert banks == {3, 4, 5, 6, 7, 8}
    assert winners == {(1.0, 0.0), (0.0, 1.0)}


@pytest.mark.parametrize("tiny", TINY_GAMES, ids=lambda tiny: tiny.key)
def test_a_seat_does_not_know_the_hand_or_the_dice_of_the_deal(tiny):
    game = GAMES[tiny.game]
    known = {}
    for deal in tiny.deals():
        view = game.view(tiny.start(deal), 0)
        known.setdefault(deal.hands[0], set()).add(game.key_of(view))
        game.imagine(view, 0, seeded(1))  # needs no scripted dice

    assert all(len(keys) == 1 for keys in known.values())
