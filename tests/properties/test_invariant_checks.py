"""Random games keep every invariant, and copies of their states are exact."""

import pytest

from tangledbank.audit.copy_checks import check_copies, check_undo
from tangledbank.audit.instrumentation import InstrumentedTraits
from tangledbank.audit.invariant_checks import InvariantBroken, check_games
from tangledbank.audit.variants import Variant
from tests.support import GAMES, REGISTERED, TABLES, each_table

REAL = [(key, variant) for key, variant in TABLES if key in REGISTERED]


@pytest.mark.parametrize(("key", "variant"), REAL, ids=str)
def test_invariants_hold_after_every_choice(key, variant):
    coverage = check_games(GAMES[key], variant, range(10))

    assert coverage.games == 10
    assert coverage.choices > 10


def test_a_swap_before_feeding_may_leave_more_than_a_board_holds():
    """Dense Population is swapped while other traits must still act before feeding. [R270]"""
    strict = Variant(2, {"migrate_partial": False, "feed_optional": False})

    assert check_games(GAMES["oceans"], strict, [771]).games == 1


@each_table
def test_copies_are_the_same(key, variant):
    assert check_copies(GAMES[key], variant, 41, every=5) > 10


@each_table
def test_whatever_can_be_taken_back_leaves_no_trace(key, variant):
    assert check_undo(GAMES[key], variant, 42) > 5


@pytest.mark.parametrize("key", REGISTERED)
def test_counting_leaves_the_traits_as_they_were(key):
    instrumented = InstrumentedTraits(GAMES[key])
    before = list(instrumented.game.traits)

    check_games(GAMES[key], Variant(GAMES[key].seats.start), [1])

    assert all(old is new for old, new in zip(before, instrumented.game.traits, strict=True))


def test_a_broken_invariant_is_reported_with_its_game(monkeypatch):
    game = GAMES["evolution"]

    def unsound(s):
        assert s.round < 2, "there is only one round"

    monkeypatch.setattr(game, "check", unsound)

    with pytest.raises(
        InvariantBroken, match="evolution, 2 players, seed 5: there is only one round"
    ):
        check_games(game, Variant(2), [5])
