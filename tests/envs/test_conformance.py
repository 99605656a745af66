"""The environments pass the suites of those for whose tools they are made."""

import importlib
import warnings

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

from tangledbank.core.errors import BadOptions
from tangledbank.envs import Scheme
from tangledbank.envs.registration import IDS
from tests.support import GAMES, REGISTERED, each_registered_game

with warnings.catch_warnings(action="ignore"):  # it warns of its own environments
    from pettingzoo.test import api_test, render_test, seed_test

SEATS = [(key, players) for key in REGISTERED for players in GAMES[key].seats]
each_table = pytest.mark.parametrize(("key", "players"), SEATS)
lenient = pytest.mark.filterwarnings("ignore")  # the suites warn of what is only unusual


def module(key):
    return importlib.import_module(f"tangledbank.envs.{key.replace('-', '_')}_v0")


@lenient
@each_table
def test_pettingzoo_takes_every_table(key, players):
    api_test(module(key).env(players=players), num_cycles=25)
    seed_test(lambda: module(key).env(players=players), num_cycles=8)


@each_registered_game
def test_pettingzoo_knows_the_games_by_name(key):
    env = pettingzoo.make("aec", f"tangledbank/{key.replace('-', '_')}_v0", players=3)

    assert env.possible_agents == ["player_0", "player_1", "player_2"]


@lenient
@each_registered_game
def test_pettingzoo_renders(key, capsys):
    render_test(module(key).env)

    assert f"game {key}, 2 players" in capsys.readouterr().out


def play_out(env, seed):
    """A random game of a PettingZoo environment; what everybody gained."""
    env.reset(seed=seed)
    gains = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        gains[agent] += reward
        offered = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated else int(rng.choice(offered)))
    return gains


@pytest.mark.parametrize("scheme", ["rows", "flat"])
def test_a_game_comes_to_its_end(scheme):
    gains = play_out(module("evolution").env(players=3, scheme=scheme), 1)

    assert sum(gains.values()) == pytest.approx(0) and max(gains.values()) > 0


def test_both_schemes_play_the_same_game():
    rows = module("evolution").raw_env()
    flat = module("evolution").raw_env(scheme="flat")
    rows.reset(seed=3)
    flat.reset(seed=3)
    for _ in range(60):
        last = int(rows.batch.counts[0]) - 1
        numbers = flat.flat.numbers(flat.batch.options[0], last + 1)
        assert len(set(numbers.tolist())) == last + 1
        assert set(np.flatnonzero(flat.last()[0]["action_mask"])) == set(numbers.tolist())
        rows.step(last // 2)
        flat.step(int(numbers[last // 2]))

        assert np.array_equal(rows.last()[0]["observation"], flat.last()[0]["observation"])


def test_a_flat_scheme_that_would_be_too_large_is_refused():
    with pytest.raises(BadOptions, match="use the rows"):
        Scheme("oceans", 2).flat()


def test_who_is_not_asked_sees_the_table_and_no_options():
    env = module("climate").raw_env(players=3)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)

    seen = env.observe(other)

    assert seen["observation"].any() and not seen["options"].any()
    assert not seen["action_mask"].any()


@each_registered_game
def test_gymnasium_takes_every_game(key):
    check_env(gymnasium.make(IDS[key]).unwrapped, skip_render_check=False)


@each_registered_game
def test_gymnasium_plays_many_tables_at_once(key):
    envs = gymnasium.make_vec(IDS[key], num_envs=3, players=2, bots=["random"])
    seen, _ = envs.reset(seed=1)
    assert seen in envs.observation_space
    for _ in range(30):
        counts = seen["action_mask"].sum(axis=1)
        seen, rewards, ended, _, info = envs.step(counts - 1)
        assert rewards.shape == ended.shape == info["seat"].shape == (3,)


def test_gymnasium_makes_vectors_of_single_tables():
    envs = gymnasium.make_vec(IDS["evolution"], num_envs=2, vectorization_mode="sync")
    envs.reset(seed=1)

    _, rewards, ended, _, _ = envs.step([0, 0])

    assert not rewards.any() and not ended.any()


def test_a_choice_that_is_not_offered_loses():
    env = gymnasium.make(IDS["evolution"])
    env.reset(seed=1)

    _, reward, terminated, _, info = env.step(511)

    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
@pytest.mark.parametrize("seat", [2, 5, -2])
def test_a_seat_that_there_is_not_is_refused(make, seat):
    with pytest.raises(BadOptions, match=f"no seat {seat}: .* 0 to 1"):
        make(IDS["evolution"], players=2, seat=seat)


def test_a_seat_against_bots_plays_to_the_end():
    env = gymnasium.make(IDS["evolution"], players=3, bots=["random"], seat=1)
    seen, info = env.reset(seed=2)
    rng = np.random.default_rng(2)
    ended = False
    while not ended:
        assert info["seat"] == 1
        choice = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, ended, _, info = env.step(choice)

    assert len(info["points"]) == 3
    won = info["points"][1] == max(info["points"])
    assert (reward > 0) <= won
