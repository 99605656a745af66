"""What happens before the first decision, which scenes cannot show. [EVO Set-up]"""

from collections import Counter

import pytest

import tangledbank
from tangledbank.core.rows import row_of

GAME = tangledbank.game("evolution")
PRINTED = {
    "ambush": (-3, -2, -1, 0, 1, 2, 3),
    "burrowing": (1, 2, 3, 3, 4, 4, 5),
    "carnivore": (0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6),
    "climbing": (1, 2, 3, 3, 4, 4, 5),
    "cooperation": (0, 3, 3, 4, 4, 5, 5),
    "defensive-herding": (2, 3, 4, 5, 6, 7, 8),
    "fat-tissue": (-1, 0, 3, 4, 4, 5, 5),
    "fertile": (2, 3, 4, 5, 6, 6, 7),
    "foraging": (2, 3, 4, 5, 6, 6, 7),
    "hard-shell": (1, 2, 3, 3, 4, 4, 5),
    "horns": (1, 2, 3, 3, 4, 4, 5),
    "intelligence": (-2, -1, 0, 4, 5, 6, 7),
    "long-neck": (3, 4, 5, 6, 7, 8, 9),
    "pack-hunting": (-3, -2, -1, 0, 1, 2, 3),
    "scavenger": (2, 3, 4, 5, 6, 6, 7),
    "symbiosis": (1, 2, 3, 3, 4, 4, 5),
    "warning-call": (1, 2, 3, 3, 4, 4, 5),
}


def setup(players=3, seed=1, **options):
    """Return a state before its first deal."""
    return GAME.setup(players, GAME.resolve_options(players, options), seed)


def names(s, cards):
    return [s.book.cards.names[card] for card in cards]


def test_the_deck_is_the_printed_one():
    s = setup()

    printed = Counter(f"{trait}:{food}" for trait, foods in PRINTED.items() for food in foods)

    assert Counter(names(s, s.deck)) == printed
    assert len(s.deck) == 129
    assert sum(sum(foods) for foods in PRINTED.values()) == 422


def test_the_number_on_a_card_is_its_food():
    s = setup()

    for card in s.deck:
        assert s.book.cards.names[card].endswith(f":{s.book.cards.food[card]}")


def test_the_table_starts_empty():
    s = setup()

    assert s.hole == 0 and not s.discard and not s.out
    for player in s.players:
        assert player.bag == 0 and not player.hand and not player.row


def test_the_deck_is_shuffled():
    decks = [setup(seed=seed).deck for seed in range(20)]

    assert all(deck != sorted(deck) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 20


def test_the_same_seed_gives_the_same_deck():
    assert setup(seed=5).deck == setup(seed=5).deck


def test_the_first_player_is_drawn_by_lot():
    firsts = Counter(int(setup(players=4, seed=seed).first) for seed in range(400))

    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60


def test_two_players_play_without_forty_cards():
    s = setup(players=2)

    assert len(s.deck) == 89 and len(s.out) == 40
    assert len(set(s.deck) | set(s.out)) == 129
    assert len({tuple(sorted(setup(players=2, seed=seed).out)) for seed in range(20)}) == 20


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_more_players_use_all_cards(players):
    s = setup(players=players)

    assert len(s.deck) == 129 and not s.out


@pytest.mark.parametrize(("players", "together"), [(2, False), (5, False), (6, True)])
def test_six_players_use_quick_play(players, together):
    assert setup(players=players).book.together is together
    assert setup(players=players, quick_play="on").book.together is True


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players):
    with pytest.raises(ValueError, match="2 to 6"):
        GAME.resolve_options(players, {})


def test_a_new_deck_is_shuffled():
    """The discard pile does not come back in its old order. [EVO Phase 1 Deal Cards 6]"""
    orders = set()
    for seed in range(20):
        s = setup(players=2, seed=seed)
        s.discard = row_of(sorted(s.deck)[:60])
        s.deck = row_of(sorted(s.deck)[60:62])
        s.advance()
        held = [card for player in s.players for card in player.hand]
        orders.add(tuple(s.deck))
        assert s.last
        assert len(held) == 8 and not s.discard
    assert len(orders) == 20
