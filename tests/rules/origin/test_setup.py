"""What happens before the first decision, which scenes cannot show. [ORI Preparation]"""

from collections import Counter

import pytest

import tangledbank
from tangledbank.core.errors import BadData, BadOptions
from tangledbank.core.rng import LoadedRng
from tangledbank.games.origin.data import read_cards, read_data
from tangledbank.games.origin.ids import BANK_FILLED, CARD_DRAWN, DIED, TURN_BEGAN

BASE = tangledbank.game("origin")
FLY = tangledbank.game("time-to-fly")


def setup(game=BASE, players=3, seed=1, dice=None, **options):
    """Return a state at its first decision."""
    s = game.setup(players, game.resolve_options(players, options), seed)
    if dice is not None:
        s.rng = LoadedRng(s.rng, dice)
    s.advance()
    return s


def deck_of(game, players, **options):
    s = game.setup(players, game.resolve_options(players, options), 1)
    return Counter(s.book.cards.names[card] for card in s.deck)


def test_the_numbers_of_the_deck():
    cards = BASE.cards()["cards"]
    faces = Counter(face for card in cards for face in card["faces"])

    assert len(cards) == 84 and len({tuple(card["faces"]) for card in cards}) == 20
    assert faces["carnivorous"] == 24 and faces["fat-tissue"] == 28
    assert sum(len(card["faces"]) == 2 for card in cards) == 52
    assert {card["confidence"] for card in cards} == {"certain"}


def test_the_numbers_of_time_to_fly():
    cards = FLY.cards()["cards"]
    faces = Counter(face for card in cards for face in card["faces"])

    assert len(cards) == 126 and len({card["id"] for card in cards}) == 126
    assert sum(card["set"] == "time_to_fly" for card in cards) == 42
    assert faces["flight"] == 6 and faces["trematode"] == 8 and faces["anglerfish"] == 4


@pytest.mark.parametrize(
    ("game", "players", "options", "size"),
    [
        (BASE, 2, {}, 84),
        (BASE, 4, {}, 84),
        (BASE, 5, {}, 168),
        (BASE, 8, {}, 168),
        (FLY, 2, {}, 63),
        (FLY, 3, {}, 63),
        (FLY, 3, {"deck": "full"}, 126),
        (FLY, 4, {}, 126),
        (FLY, 6, {}, 126),
    ],
)
def test_the_decks_that_are_allowed(game, players, options, size):
    assert deck_of(game, players, **options).total() == size


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        (BASE, 9, {}),
        (FLY, 7, {}),
        (FLY, 8, {"deck": "full"}),
    ],
)
def test_other_mixes_are_refused_with_the_list(game, players, options):
    with pytest.raises(BadOptions, match="two basic sets, for 5 to 8 players; time-to-fly"):
        game.resolve_options(players, options)


def test_the_reduced_deck_has_half_of_every_card():
    whole = deck_of(FLY, 3, deck="full")

    assert deck_of(FLY, 3) == Counter({name: count // 2 for name, count in whole.items()})


def test_two_sets_have_every_card_twice():
    once = deck_of(BASE, 4)

    assert deck_of(BASE, 6) == Counter({name: count * 2 for name, count in once.items()})


def test_each_player_starts_with_six_cards():
    s = setup(players=4)

    assert [len(player.hand) for player in s.players] == [6, 6, 6, 6]
    assert len(s.deck) == 84 - 24


def test_the_deck_is_shuffled():
    decks = {tuple(setup(seed=seed).deck) for seed in range(20)}

    assert len(decks) == 20


def test_the_highest_die_starts():
    assert setup(dice=[2, 6, 3]).first == 1
    assert setup(dice=[5, 1, 5, 2, 4]).first == 2


def test_a_turn_has_four_phases():
    s = setup(players=2)
    s.news = []
    kinds = (TURN_BEGAN, BANK_FILLED, DIED, CARD_DRAWN)
    s.apply(s.open[0].seat, s.legal_actions(s.open[0].seat)[0])  # an animal

    while s.turn < 2:
        s.apply(s.open[0].seat, s.legal_actions(s.open[0].seat)[-1])  # passes

    told = [event.kind for event in s.news if event.kind in kinds]
    assert list(dict.fromkeys(told)) == [BANK_FILLED, DIED, CARD_DRAWN, TURN_BEGAN]


def test_points_of_every_trait():
    cards = FLY.card_table
    names = ("carnivorous", "high-body-weight", "parasite", "swimming", "intellect", "trematode")
    worth = {name: cards.trait_of(name).points for name in names}

    assert list(worth.values()) == [2, 2, 3, 1, 2, 3]


def test_a_data_file_with_too_many_kinds_of_cards_is_refused():
    facts = read_data()
    names = [trait.key for trait in FLY.traits[1:]]
    pairs = [[a, b] for a in names[:9] for b in names[9:18]]
    facts["cards"] = [{**facts["cards"][0], "faces": faces} for faces in pairs]

    with pytest.raises(BadData, match="more than 62 kinds"):
        read_cards(facts, FLY.traits)
