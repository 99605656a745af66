"""A playout skips questions with one answer, and is otherwise the same."""

import pytest

import tangledbank
from tangledbank.core.buffers import buffer
from tangledbank.core.playout import playout
from tangledbank.core.rng import seeded

GAMES = {key: tangledbank.game(key) for key in tangledbank.games()}
COUNTED = ("asked", "latest")  # fields that skipped questions leave different


def begun(game, players, seed):
    s = game.setup(players, game.resolve_options(players, {}), seed)
    s.advance()
    return s


def step_by_step(s, rng):
    """Ask every question; where there is a choice, the generator makes it."""
    choices = 0
    while s.asking:
        seat = int(s.next_seat())
        options = s.legal_actions(seat)
        pick = int(rng.below(len(options))) if len(options) > 1 else 0
        choices += len(options) > 1
        s.apply(seat, options[pick])
    return choices


def table(game, s):
    plain = game.codec.encode(s)
    return {key: value for key, value in plain.items() if key not in COUNTED}


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_playout_makes_the_same_choices_as_a_game_with_all_questions(key, seed):
    game = GAMES[key]
    quick, slow = begun(game, 2 + seed % 3, seed), begun(game, 2 + seed % 3, seed)
    assert playout(quick, seeded(seed), buffer()) == step_by_step(slow, seeded(seed))
    assert table(game, quick) == table(game, slow)
    assert not quick.skip_forced
