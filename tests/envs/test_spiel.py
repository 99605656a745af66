"""OpenSpiel plays the games, where it is installed."""

import copy
import pickle

import pytest

pyspiel = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts  # noqa: E402

import tangledbank.envs.spiel  # noqa: E402, F401
from tests.support import GAMES, REGISTERED  # noqa: E402

SEATS = [(key, players) for key in REGISTERED for players in GAMES[key].seats]


def load(key, players=2):
    return pyspiel.load_game(f"tangledbank_{key.replace('-', '_')}(players={players})")


@pytest.mark.parametrize(("key", "players"), SEATS)
def test_openspiel_takes_every_table(key, players):
    game = load(key, players)

    assert game.num_players() == players
    if players in (2, GAMES[key].seats.stop - 1):
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_what_is_resampled_looks_the_same():
    state = load("climate").new_initial_state()
    state.apply_action(5)
    rng = np.random.RandomState(1)
    for _ in range(40):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random_sample)

        assert other.current_player() == seat
        assert other.information_state_string() == state.information_state_string()
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))


class Short:
    """Values a position by a few random moves, so that a whole game can be searched in a test."""

    def evaluate(self, state):
        return np.zeros(state.num_players())

    def prior(self, state):
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_its_bots_play_a_game():
    game = load("origin")
    rng = np.random.RandomState(2)
    bots = [
        mcts.MCTSBot(game, 1.4, 3, Short(), random_state=rng),
        ismcts.ISMCTSBot(game, Short(), 1.4, 3, random_state=rng),
    ]
    state = game.new_initial_state()
    state.apply_action(7)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))

    assert sum(state.returns()) == pytest.approx(0)


def advanced(game, steps=30):
    state = game.new_initial_state()
    state.apply_action(5)
    rng = np.random.RandomState(3)
    for _ in range(steps):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(
    "copied",
    [
        lambda game, state: game.deserialize_state(state.serialize()),
        lambda game, state: pickle.loads(pickle.dumps(state)),
        lambda game, state: copy.deepcopy(state),
    ],
    ids=["serialize", "pickle", "deepcopy"],
)
def test_a_copied_state_is_the_same(copied):
    game = load("origin")
    state = advanced(game)
    for one in (state, state.resample_from_infostate(state.current_player(), lambda: 0.25)):
        other = copied(game, one)

        assert str(other) == str(one) and other.legal_actions() == one.legal_actions()
        assert other.information_state_string() == one.information_state_string()
        other.apply_action(other.legal_actions()[0])
        one.apply_action(one.legal_actions()[0])
        assert str(other) == str(one)


def test_the_tensor_of_an_information_state_recalls_the_past():
    state = advanced(load("climate"))
    seat = state.current_player()
    tensor = state.information_state_tensor(seat)
    observed = state.observation_tensor(seat)

    assert tensor[: len(observed)] == observed
    assert len(tensor) == len(observed) + 256 and 64 < sum(tensor[len(observed) :]) < 192


def test_options_are_parameters():
    game = pyspiel.load_game("tangledbank_oceans(players=3,round_limit=25)")

    assert game.scheme.options["round_limit"] == 25
    assert "round_limit=25" in str(game)


@pytest.mark.parametrize(("key", "positions", "known"), [("tiny_evolution", 8407, 2536)])
def test_an_information_state_of_a_tiny_game_always_has_the_same_actions(key, positions, known):
    actions = {}
    count = 0
    waiting = [pyspiel.load_game(f"tangledbank_{key}").new_initial_state()]
    while waiting:
        state = waiting.pop()
        count += 1
        if state.is_player_node():
            text = state.information_state_string()
            assert actions.setdefault(text, state.legal_actions()) == state.legal_actions()
        waiting += [state.child(action) for action in state.legal_actions()]

    assert (count, len(actions)) == (positions, known)


def test_regret_minimization_improves_a_policy_of_a_tiny_game():
    game = pyspiel.load_game("tangledbank_tiny_evolution")
    solver = cfr.CFRPlusSolver(game)
    found = []
    for _ in range(2):
        for _ in range(2):
            solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(game, solver.average_policy()))

    assert found[1] < found[0]
