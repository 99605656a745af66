"""Many tables at once."""

import copy
import pickle

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


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda b: pickle.loads(pickle.dumps(b))])
@pytest.mark.parametrize(("key", "scheme"), [("evolution", "flat"), ("origin", "rows")])
def test_a_copy_continues_as_the_original_does(copied, key, scheme):
    batch = Batch(key, 2, 2, seed=8, bots="random", scheme=scheme)
    batch.reset()
    rng = np.random.default_rng(1)

    def choose():
        return np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])

    for _ in range(30):
        batch.step(choose())
    other = copied(batch)
    for _ in range(120):
        for name in ("observations", "options", "masks", "seats", "done", "rewards", "points"):
            assert np.array_equal(getattr(batch, name), getattr(other, name)), name
        choices = choose()
        batch.step(choices)
        other.step(choices)


def test_a_copy_does_not_change_the_original():
    batch = Batch("climate", 1, 2, seed=8)
    batch.reset()
    before = batch.observations.copy()

    play(copy.copy(batch), 10)

    assert np.array_equal(batch.observations, before)


def test_a_limit_of_rounds_is_truncation():
    batch = Batch("oceans", 8, 2, seed=3, bots="random")
    batch.reset()
    chance = np.random.default_rng(4)
    cut_short = played = 0
    while played < 8:
        rounds = [int(s.round) for s in batch.tables.games]
        batch.step((chance.random(8) * batch.counts).astype(int))
        for place in np.flatnonzero(batch.done):
            played += 1
            cut_short += int(batch.truncated[place])
            assert batch.truncated[place] <= (rounds[place] == 50)
        assert not batch.truncated[batch.done == 0].any()

    assert cut_short > 0


def test_other_games_are_never_cut_short():
    batch = Batch("evolution", 4, 2, seed=3)
    batch.reset()
    for _ in range(400):
        play(batch, 1)
        assert not batch.truncated.any()


def test_one_name_of_a_bot_fills_all_seats():
    batch = Batch("evolution", 2, 4, seed=1, bots="random")

    assert len(batch.tables.bots) == 6


def test_a_list_of_seeds_has_one_for_each_table():
    batch, single = Batch("climate", 3, 2), Batch("climate", 1, 2)
    batch.reset([5, 6, 5])
    single.reset(5)
    assert np.array_equal(batch.observations[0], batch.observations[2])
    assert np.array_equal(batch.observations[0], single.observations[0])
    assert not np.array_equal(batch.observations[0], batch.observations[1])
    with pytest.raises(BadOptions, match="3 tables need as many seeds, not 1"):
        batch.reset([1])


def test_arrays_can_be_written():
    batch = Batch("evolution", 1, 2, seed=1)
    batch.reset()

    assert batch.observations.flags.writeable and batch.masks.flags.writeable


def test_the_last_observation_of_a_game_is_kept():
    batch = Batch("evolution", 1, 2, seed=4, bots="random")
    batch.reset()
    while not batch.done[0]:
        seat = int(batch.seats[0])
        play(batch, 1)
    names = batch.scheme.columns
    points = [int(batch.finals[0, names.index(f"seat{i}.points")]) for i in (0, 1)]

    assert points == [int(batch.points[0, seat]), int(batch.points[0, 1 - seat])]
