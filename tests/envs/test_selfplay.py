"""Opponents of every kind, pools of past selves, evaluation, rewards, pictures and figures."""

import copy
import importlib
import pickle
import struct

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

import tangledbank
from tangledbank.agents import Agent, make_agent
from tangledbank.core.errors import BadOptions, IllegalAction
from tangledbank.envs import Batch, Pool, Scalars, evaluate
from tangledbank.envs.bots import AgentBot
from tangledbank.envs.pool import RULES
from tangledbank.envs.scalars import checksum


class First(Agent):
    """Takes the first option."""

    seen = 0

    def choose(self, view, seat, number, actions):
        First.seen += 1
        return 0


def last_row(seen):
    return int(np.flatnonzero(seen["action_mask"])[-1])


def play(batch, games, seed=3):
    """Random play for some games; the rewards of all seats."""
    chance, found = np.random.default_rng(seed), []
    while len(found) < games:
        batch.step((chance.random(batch.count) * batch.counts).astype(int))
        found += [batch.rewards[place].copy() for place in np.flatnonzero(batch.done)]
    return np.array(found)


def digest(bots, key="evolution", players=2, steps=60):
    batch = Batch(key, 2, players, seed=4, bots=bots)
    batch.reset()
    chance, found = np.random.default_rng(5), []
    for _ in range(steps):
        batch.step((chance.random(2) * batch.counts).astype(int))
        found.append(batch.observations.tobytes())
    return found


def test_agents_their_classes_and_names_are_opponents():
    game = tangledbank.game("evolution")
    First.seen = 0

    assert digest([First]) == digest([First(game, 1)]) == digest(First)
    assert First.seen > 50
    assert digest(First) != digest("random")


def test_a_function_of_observations_is_an_opponent():
    seen = []

    def policy(given):
        seen.append(given)
        return 0

    assert digest(policy) == digest(lambda given: 0) != digest(last_row)
    env = gymnasium.make("TangledBank/Evolution-v1", bots=[last_row])
    space = env.observation_space
    assert all(space.contains(each) for each in seen)
    env.reset(seed=1)


def test_a_function_sees_what_the_environment_shows():
    batch = Batch("origin", 1, 2, seed=2)
    batch.reset()
    game, s = batch.scheme.game, batch.tables.games[0]
    shown = []
    bot = AgentBot(game, lambda given: shown.append(given) or 0)
    for _ in range(30):
        seat, options = int(batch.seats[0]), batch.tables.games[0].legal_actions(batch.seats[0])
        bot.pick(s, seat, options, len(options), None)
        for name, array in batch.seen(0).items():
            assert np.array_equal(array, shown[-1][name]), name
        batch.step([int(batch.counts[0]) - 1])


def test_a_function_that_chooses_no_row_is_refused():
    with pytest.raises(IllegalAction, match="whose mask is 1"):
        digest(lambda given: 511)


def test_something_that_cannot_play_is_refused():
    with pytest.raises(BadOptions, match="can't play"):
        Batch("evolution", 1, 2, bots=[7])


@pytest.mark.parametrize("key", ["evolution", "climate", "oceans"])
def test_rules_of_thumb_choose_alike_inside_the_engine(key):
    steady = lambda game, seed: make_agent("steady", game, seed)  # noqa: E731

    class Outside(Agent):
        def __init__(self, game, seed):
            super().__init__(game, seed)
            self.inner = steady(game, seed)

        def choose(self, view, seat, number, actions):
            return self.inner.choose(view, seat, number, actions)

    assert digest("steady", key, 3, 80) == digest(Outside, key, 3, 80)


@pytest.mark.parametrize("rule", RULES)
def test_a_pool_gives_each_game_an_opponent(rule):
    pool = Pool(rule, seed=1)
    pool.add("first", First)
    pool.add("random", "random")
    pool.add("last", last_row)
    batch = Batch("evolution", 4, 3, seed=1, bots=pool)
    batch.reset()
    play(batch, 12)

    assert sum(pool.games.values()) >= 24
    assert (pool.games["first"] > 0) == (rule != "latest")
    assert all(0 <= pool.wins[name] <= pool.games[name] for name in pool.players)


def test_a_pool_prefers_opponents_that_win():
    pool = Pool("prioritised", seed=1)
    for name, won in (("beaten", 1), ("strong", 0)):
        pool.add(name, "random")
        for _ in range(20):
            pool.record(name, won)
    drawn = [pool.draw() for _ in range(200)]

    assert drawn.count("strong") > 180
    assert pool.win_share("strong") < 0.1 < 0.9 < pool.win_share("beaten")


def test_a_pool_has_a_size_and_known_rules():
    pool = Pool(size=2)
    for name in "abc":
        pool.add(name, "random")

    assert list(pool.players) == ["b", "c"]
    with pytest.raises(BadOptions, match="uniform, latest, prioritised"):
        Pool("best")
    with pytest.raises(BadOptions, match="empty"):
        Batch("evolution", 1, 2, bots=Pool()).reset()


def test_a_pool_counts_the_games_of_a_single_seat():
    pool = Pool()
    pool.add("random", "random")
    env = gymnasium.make("TangledBank/Evolution-v1", bots=pool)
    for _ in range(2):
        env.reset()
        over = False
        while not over:
            _, _, over, _, _ = env.step(0)

    assert pool.games == {"random": 2}


def test_evaluation_plays_duplicate_deals():
    found = evaluate("steady", "evolution", ["random", last_row], players=3, deals=3, seed=5)

    assert len(found.games) == 9
    assert found.win_share.mean > 0.8 and found.margin.mean > 0
    assert found.win_share.low <= found.win_share.mean <= found.win_share.high
    assert {row.deal for row in found.games} == {5, 6, 7}
    again = evaluate("steady", "evolution", ["random", last_row], players=3, deals=3, seed=5)
    assert [row.totals for row in again.games] == [row.totals for row in found.games]


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_rewards_follow_the_points(reward):
    batch = Batch("evolution", 4, 4, seed=2, reward=reward)
    batch.reset()
    chance, ended = np.random.default_rng(1), 0
    while ended < 6:
        batch.step((chance.random(4) * batch.counts).astype(int))
        for place in np.flatnonzero(batch.done):
            ended += 1
            rewards, points = batch.rewards[place], batch.points[place]
            assert rewards.sum() == pytest.approx(0) and abs(rewards).max() <= 1
            for one in range(4):
                for other in range(4):
                    if points[one] > points[other]:
                        assert rewards[one] > rewards[other] or reward == "win"
            expected = (points - (points.sum() - points) / 3) / points.max()
            assert reward != "margin" or rewards == pytest.approx(expected)
            assert reward != "rank" or set(np.round(rewards * 3)) <= {-3, -2, -1, 0, 1, 2, 3}


def test_a_reward_that_does_not_exist_is_refused():
    with pytest.raises(BadOptions, match="win, rank, margin"):
        Batch("evolution", 1, 2, reward="money")


@pytest.mark.parametrize("key", tangledbank.games())
def test_pettingzoo_takes_parallel_environments(key):
    made = importlib.import_module(f"tangledbank.envs.{key.replace('-', '_')}_v1").parallel_env()
    parallel_api_test(made, num_cycles=60)


def test_the_global_state_knows_every_seat():
    from tangledbank.envs import evolution_v1

    env = evolution_v1.parallel_env(players=3)
    env.reset(seed=1)
    batch = env.unwrapped.batch
    state = env.state()
    width = batch.scheme.width

    assert env.state_space.contains(state)
    for seat in range(3):
        assert np.array_equal(state[seat * width : (seat + 1) * width], batch.knows(0, seat))
    assert np.array_equal(batch.states(), state[None])


@pytest.mark.parametrize("name", ["TangledBank/Evolution-v1", "TangledBank/Origin-v1"])
def test_pictures_are_frames_of_one_size(name):
    env = gymnasium.make(name, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    for _ in range(20):
        env.step(0)
    later = env.render()

    assert first.shape == later.shape == (540, 960, 3) and first.dtype == np.uint8
    assert (first != later).any() and len(np.unique(first.reshape(-1, 3), axis=0)) > 2


def test_environments_take_sets_and_decks(tmp_path):
    more = Batch("evolution", 1, 2, seed=1, deck={"horns": 5})
    plain = Batch("evolution", 1, 2, seed=1)
    for batch in (more, plain):
        batch.reset()

    assert len(more.tables.games[0].deck) == len(plain.tables.games[0].deck) + 5
    for copied in (copy.deepcopy(more), pickle.loads(pickle.dumps(more))):
        assert np.array_equal(copied.observations, more.observations)
        assert len(copied.tables.games[0].deck) == len(more.tables.games[0].deck)
    with pytest.raises(BadOptions, match="nothing-like-it"):
        Batch("evolution", 1, 2, deck={"nothing-like-it": 1})
    with pytest.raises(BadOptions, match="there is no set"):
        Batch("evolution", 1, 2, sets=["unknown"])


def records(path):
    """The records of a file in TensorBoard's format, with their checksums checked."""
    data, found = path.read_bytes(), []
    while data:
        (size,) = struct.unpack("<Q", data[:8])
        assert data[8:12] == checksum(data[:8])
        assert data[12 + size : 16 + size] == checksum(data[12 : 12 + size])
        found.append(data[12 : 12 + size])
        data = data[16 + size :]
    return found


def test_figures_are_written_for_tensorboard(tmp_path):
    log = Scalars(tmp_path / "run")
    log.add(300, win__share=0.5, loss=-2.0)
    version, figures = records(log.path)

    crc = 0xE3069283  # the check value of CRC-32C
    masked = ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF
    assert checksum(b"123456789") == struct.pack("<I", masked)
    assert version.endswith(b"brain.Event:2")
    assert b"win/share" in figures and struct.pack("<f", -2.0) in figures
    assert figures[9:12] == b"\x10\xac\x02"  # step 300
