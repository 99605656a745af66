"""The environments pass the suites of those for whose tools they are made."""

import copy
import importlib
import pickle
import warnings

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

from tangledbank import _compat
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
    return importlib.import_module(f"tangledbank.envs.{key.replace('-', '_')}_v1")


@lenient
@each_table
def test_pettingzoo_takes_every_table(key, players):
    api_test(module(key).env(players=players), num_cycles=25)
    seed_test(lambda: module(key).env(players=players), num_cycles=8)


@each_registered_game
def test_pettingzoo_knows_the_games_by_name(key):
    env = pettingzoo.make("aec", f"tangledbank/{key.replace('-', '_')}_v1", players=3)

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
        count = int(rows.batch.counts[0])
        numbers = [int(number) for number in flat.batch.tables.numbers[:count]]
        assert len(set(numbers)) == count == flat.batch.counts[0]
        assert set(np.flatnonzero(flat.last()[0]["action_mask"])) == set(numbers)
        rows.step((count - 1) // 2)
        flat.step(numbers[(count - 1) // 2])

        assert np.array_equal(rows.last()[0]["observation"], flat.last()[0]["observation"])


def test_a_flat_scheme_that_would_be_too_large_is_refused():
    with pytest.raises(BadOptions, match='use scheme="rows"'):
        Scheme("oceans", 2, scheme="flat")


@pytest.mark.parametrize("make", [Scheme, module("evolution").env])
def test_a_scheme_that_does_not_exist_is_refused(make):
    settings = {"game": "evolution"} if make is Scheme else {}
    with pytest.raises(BadOptions, match="'foo' does not exist: use rows or flat"):
        make(players=2, scheme="foo", **settings)


@lenient
@each_registered_game
def test_retired_versions_name_their_successors(key):
    name = key.replace("-", "_")
    with pytest.raises(ImportError, match=f"{name}_v0 is retired.* use {name}_v1"):
        importlib.import_module(f"tangledbank.envs.{name}_v0")
    with pytest.raises(pettingzoo.env_registry.exceptions.VersionNotFound, match=r"version: v1$"):
        pettingzoo.make("aec", f"tangledbank/{name}_v0")
    with pytest.raises(gymnasium.error.DeprecatedEnv, match=IDS[key]):
        gymnasium.make(IDS[key].replace("v1", "v0"))


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
    with pytest.raises(BadOptions, match=f"no seat {seat}: use one of 0 to 1"):
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


def test_the_seat_moves_on_with_each_game():
    env = gymnasium.make(IDS["evolution"], players=3)
    seats = [env.reset(seed=1)[1]["seat"], *[env.reset()[1]["seat"] for _ in range(3)]]

    assert seats == [0, 1, 2, 0]
    assert env.reset(seed=1)[1]["seat"] == 0


def test_info_counts_what_is_left_out():
    env = gymnasium.make(IDS["climate"], players=2)
    _, info = env.reset(seed=1)

    assert (info["left_out"], info["unseen"], info["page"], info["pages"]) == (0, 0, 0, 1)
    assert info["legal"] > 1


def test_masks_are_offered_as_maskable_algorithms_ask_for_them():
    env = gymnasium.make(IDS["evolution"])
    seen, _ = env.reset(seed=1)

    masks = env.get_wrapper_attr("action_masks")()

    assert masks.dtype == bool and np.array_equal(masks, seen["action_mask"])


@pytest.mark.parametrize("scheme", ["rows", "flat"])
def test_vectors_tell_the_last_observation_of_a_game(scheme):
    envs = gymnasium.make_vec(IDS["evolution"], num_envs=2, seat=0, scheme=scheme)
    seen, _ = envs.reset(seed=[4, 9])
    rng = np.random.default_rng(1)
    single = gymnasium.make(IDS["evolution"], seat=0, scheme=scheme)
    other, _ = single.reset(seed=9)
    for _ in range(2000):
        assert np.array_equal(seen["observation"][1], other["observation"])
        choices = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        other, reward, ended, _, last = single.step(choices[1])
        seen, rewards, terminated, _, info = envs.step(np.array(choices))
        if ended:
            break

    assert terminated[1] and rewards[1] == reward
    assert info["_final_obs"].tolist()[1] and info["_final_info"][1]
    assert info["final_info"]["points"][1].tolist() == last["points"]
    assert info["final_obs"][1] in envs.single_observation_space
    assert not info["final_obs"][1]["action_mask"].any()


def test_vectors_share_memory_unless_copies_are_asked_for():
    for copied in (False, True):
        envs = gymnasium.make_vec(IDS["evolution"], num_envs=2, copy=copied)
        seen, _ = envs.reset(seed=1)
        before = seen["observation"].copy()
        envs.step(np.zeros(2, int))

        assert np.array_equal(seen["observation"], before) == (copied or not _compat.compiled())
        assert seen["action_mask"].flags.writeable


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_environments_can_be_copied(copied):
    env = gymnasium.make(IDS["evolution"])
    env.reset(seed=1)
    env.step(0)
    other = copied(env)
    for _ in range(20):
        assert np.array_equal(env.step(0)[0]["observation"], other.step(0)[0]["observation"])

    table = module("origin").env()
    table.reset(seed=1)
    twin = copied(table)
    for _ in range(20):
        table.step(0)
        twin.step(0)
        assert np.array_equal(table.last()[0]["observation"], twin.last()[0]["observation"])


def test_a_limit_of_rounds_truncates():
    env = gymnasium.make(IDS["oceans"], bots="random", options={"round_limit": 50})
    table = module("oceans").env()
    flags = []
    for seed in range(2):
        seen, _ = env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        over = False
        while not over:
            choice = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            seen, _, terminated, truncated, _ = env.step(choice)
            over = terminated or truncated
        flags.append((terminated, truncated))
    assert set(flags) <= {(True, False), (False, True)} and (False, True) in flags
    table.reset(seed=1)
    while table.agents and not any(table.terminations.values()):
        count = int(table.last()[0]["action_mask"].sum())
        table.step(int(rng.integers(count)))
        if any(table.truncations.values()):
            break

    assert all(table.truncations.values()) != all(table.terminations.values())
