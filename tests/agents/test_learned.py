"""The learned player, the networks that it ships with, and budgets in names."""

import json
import os
import subprocess
import sys

import pytest

import tangledbank
from tangledbank import _compat
from tangledbank.agents import agent_names, hosted_names, is_agent, make_agent
from tangledbank.agents.analysis import Budget, analyze
from tangledbank.agents.arena import play_game
from tangledbank.agents.learned import NETWORKS, network_for
from tangledbank.agents.sharp import STRENGTHS, budget_of
from tangledbank.core.errors import BadOptions
from tangledbank.core.rng import seeded
from tests.agents.test_sharp import outcome, walk

TRAINED = sorted(path.stem for path in NETWORKS.glob("*.json"))
PROPOSED = Budget(iterations=8, proposed=3, trust=0.5, cap=60.0)


def rated(key):
    """Return the choices of the learned player and of its search at some positions."""
    game = tangledbank.game(key)
    found = []
    for match, seat in walk(key, 3, 5, 4):
        actions = match.state.legal_actions(seat)
        view = match.view(seat)
        chosen = make_agent("learned", game, 1).choose(view, seat, 1, actions)
        found.append([chosen, *(list(each) for each in outcome(analyze(view, seat, PROPOSED, 7)))])
    return found


@pytest.mark.parametrize("key", TRAINED)
def test_a_network_fits_its_game_and_says_how_it_was_made(key):
    path = NETWORKS / f"{key}.json"
    stored = json.loads(path.read_text())
    game = tangledbank.game(key)

    assert path.stat().st_size < 1_000_000
    assert {"command", "seed", "updates", "choices", "sha256"} <= set(stored["made"])
    assert all(network_for(game, seats) is not None for seats in game.seats)


@pytest.mark.parametrize("key", TRAINED)
def test_it_beats_random_players(key):
    game = tangledbank.game(key)
    for players in (2, 4, 6):
        wins = 0
        for seed in range(4):
            names = ["learned", *["random"] * (players - 1)]
            agents = [make_agent(name, game, seat) for seat, name in enumerate(names)]
            wins += 0 in play_game(game, game.resolve_options(players, {}), seed, agents).winners
        assert wins >= 3


@pytest.mark.parametrize("key", TRAINED)
def test_its_choice_depends_on_the_view_alone(key):
    game = tangledbank.game(key)
    agent, rng = make_agent("learned", game, 1), seeded(2)
    for match, seat in walk(key, 4, 3, 6):
        view, actions = match.view(seat), match.state.legal_actions(seat)
        other = game.view(game.imagine(view, seat, rng), seat)
        assert agent.choose(view, seat, 1, actions) == agent.choose(other, seat, 1, actions)
        found = outcome(analyze(view, seat, PROPOSED, 5))
        assert outcome(analyze(other, seat, PROPOSED, 5)) == found
        assert len(found) <= PROPOSED.proposed


@pytest.mark.parametrize("key", TRAINED)
def test_a_network_can_play_on_in_imagined_worlds(key):
    budget = Budget(iterations=4, proposed=2, plays=True, cap=60.0)
    for match, seat in walk(key, 3, 6, 2):
        first = outcome(analyze(match.view(seat), seat, budget, 5))
        assert outcome(analyze(match.view(seat), seat, budget, 5)) == first


@pytest.mark.skipif(not _compat.compiled(), reason="compares the compiled engine with plain Python")
@pytest.mark.parametrize("key", TRAINED)
def test_plain_python_chooses_the_same(key):
    code = "from tests.agents.test_learned import rated; import json, sys; "
    code += "print(json.dumps(rated(sys.argv[1])))"
    environment = {**os.environ, "TANGLEDBANK_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", code, key]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == rated(key)


def test_games_without_a_network_have_no_learned_player():
    untrained = [key for key in tangledbank.games() if key not in TRAINED]
    for key in untrained:
        game = tangledbank.game(key)
        assert "learned" not in agent_names(game)
        with pytest.raises(BadOptions, match="no player"):
            make_agent("learned", game, 1)


def test_a_name_can_state_a_budget():
    assert budget_of("sharp") == STRENGTHS["sharp"]
    assert budget_of("sharp@200").iterations == 200 and budget_of("sharp@200").seconds == 0
    assert budget_of("sharp@1.5s").seconds == 1.5 and budget_of("sharp@1.5s").cap > 1.5
    assert budget_of("champion@0.2s").seconds == 0.2
    for name in ("steady@1s", "sharp@", "sharp@0", "sharp@s", "sharp@1m"):
        assert budget_of(name) is None
        assert not is_agent(name, tangledbank.game("origin"))
    assert is_agent("sharp@16", tangledbank.game("origin"))


def test_a_server_offers_no_bot_that_thinks_long():
    game = tangledbank.game("oceans")
    assert "champion" in agent_names(game)
    assert set(agent_names(game)) - set(hosted_names(game)) == {"champion"}
