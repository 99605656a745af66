"""Many tables at once."""

import numpy as np
import pytest

from tangledbank.core.errors import BadOptions, IllegalAction
from tangledbank.envs import Batch


def play(batch, steps, seed=0):
    """Random play; what was seen on the way, and the games that ended."""
    rng = np.random.default_rng(seed)
    seen, ended = [], 0
    for _ in range(steps):
        batch.step((rng.random(batch.count) * batch.counts).astype(int))
        ended += int(batch.done.sum())
        seen.append((batch.observations.copy(), batch.options.copy(), batch.rewards.copy()))
    return seen, ended


def same(one, other):
    return all(
        np.array_equal(a, b)
        for first, second in zip(one, other, strict=True)
        for a, b in zip(first, second, strict=True)
    )


def test_the_same_seed_gives_the_same_games():
    runs = []
    for seed in (5, 5, 6):
        batch = Batch("evolution", 3, 2)
        batch.reset(seed)
        runs.append(play(batch, 60)[0])

    assert same(runs[0], runs[1]) and not same(runs[0], runs[2])


def test_a_seed_may_be_long():
    batch = Batch("evolution", 1, 2, seed=(1 << 128) - 1)
    batch.reset()

    assert batch.counts[0] > 1


def test_a_table_does_not_depend_on_the_others():
    wide, narrow = Batch("origin", 3, 2, seed=1), Batch("origin", 1, 2, seed=1)
    wide.reset()
    narrow.reset()
    rng = np.random.default_rng(3)
    for _ in range(100):
        assert np.array_equal(wide.observations[0], narrow.observations[0])
        choice = (rng.random(3) * wide.counts).astype(int)
        wide.step(choice)
        narrow.step(choice[:1])


@pytest.mark.parametrize("key", ["evolution", "oceans"])
def test_games_end_with_rewards_and_new_ones_begin(key):
    batch = Batch(key, 4, 3, seed=2)
    batch.reset()
    rng = np.random.default_rng(4)
    ended = 0
    while ended < 2:
        batch.step((rng.random(4) * batch.counts).astype(int))
        for place in np.flatnonzero(batch.done):
            ended += 1
            assert batch.rewards[place].sum() == pytest.approx(0)
            assert batch.rewards[place].max() > 0
            best = batch.points[place] == batch.points[place].max()
            assert (batch.rewards[place][~best] < 0).all()
            assert batch.lengths[place] > 20
        assert not batch.rewards[batch.done == 0].any()
        assert (batch.counts > 1).all()


def test_a_row_that_is_not_offered_is_refused_and_nothing_happens():
    batch = Batch("climate", 2, 2, seed=3)
    batch.reset()
    before = batch.observations.copy()
    for choices in ([0, int(batch.counts[1])], [-1, 0], [0], [0, 0, 0]):
        with pytest.raises(IllegalAction):
            batch.step(choices)

        assert np.array_equal(batch.observations, before)
        assert [int(s.asked[0] + s.asked[1]) for s in batch.tables.games] == [2, 2]


def test_bots_leave_one_seat_that_moves_on():
    batch = Batch("evolution", 2, 2, seed=4, bots=["random"])
    batch.reset()
    assert batch.seats.tolist() == [0, 1]

    rng = np.random.default_rng(5)
    while not batch.done[0]:
        seat = int(batch.seats[0])
        assert seat == 0
        batch.step((rng.random(2) * batch.counts).astype(int))

    assert batch.seats[0] == 1


def test_steady_bots_play_inside():
    batch = Batch("evolution", 1, 3, seed=5, bots=["steady", "random"])
    batch.reset()
    play(batch, 25)

    assert batch.seats[0] == 0


def test_a_wrong_number_of_bots_is_refused():
    with pytest.raises(BadOptions, match="3 players leave room for 2 bots"):
        Batch("evolution", 1, 3, bots=["random"] * 3)
    with pytest.raises(BadOptions, match="there is no player 'nobody'"):
        Batch("evolution", 1, 2, bots=["nobody"])
