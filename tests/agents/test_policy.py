"""The trained bot, and policy files."""

import pytest

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.agents.arena import play_game
from tangledbank.agents.policy import LAYERS, SCHEME, Inputs, scores
from tangledbank.core.errors import BadData, BadOptions
from tools.compiling import ROOT

np = pytest.importorskip("numpy")

GAME = tangledbank.game("evolution")
LEARNED = ROOT / "examples" / "evolution-2.npz"  # written by make learn
SIZES = {"table": 8, "row": 6, "link": 6, "deep": 4, "score": 1}


def weights(seed=1):
    """Return the weights of an untrained network."""
    inputs = Inputs(GAME.option_encoder(2))
    starts = {"table": inputs.width, "row": inputs.size, "link": 8, "deep": 6, "score": 4}
    rng = np.random.default_rng(seed)
    found = {name: rng.normal(size=(starts[name], SIZES[name])) for name in LAYERS}
    biased = {f"{name}_bias": rng.normal(size=SIZES[name]) for name in ("table", "row", "deep")}
    return {**found, **biased}


@pytest.fixture
def unlearned(tmp_path):
    path = tmp_path / "some.npz"
    np.savez(path, game="evolution", players=2, scheme=SCHEME, **weights())
    return path


def play(names, seed, players=2):
    agents = [make_agent(each, GAME, seed + i) for i, each in enumerate(names)]
    return play_game(GAME, GAME.resolve_options(players, {}), seed, agents)


def test_what_was_learned_beats_random_players():
    name = f"policy:{LEARNED}"
    assert LEARNED.stat().st_size < 1_000_000

    wins = [play([name, "random"], seed).winners == [0] for seed in range(8)]
    wins += [play(["random", name], seed).winners == [1] for seed in range(8)]

    assert sum(wins) >= 13


def test_the_same_weights_play_the_same_game(unlearned):
    name = f"policy:{unlearned}"

    first, second = play([name, name], 3), play([name, name], 3)

    assert first.decisions > 20
    assert (first.totals, first.winners) == (second.totals, second.winners)


def test_a_policy_plays_the_game_and_table_it_was_trained_for(unlearned):
    with pytest.raises(BadOptions, match="plays evolution, not oceans"):
        make_agent(f"policy:{unlearned}", tangledbank.game("oceans"), 1)
    with pytest.raises(BadOptions, match="with 2 players, not 3"):
        play([f"policy:{unlearned}"] * 3, 1, players=3)


def test_what_is_no_policy_is_refused(tmp_path):
    with pytest.raises(BadData, match="no such file"):
        make_agent(f"policy:{tmp_path}/none.npz", GAME, 1)

    path = tmp_path / "some.npz"
    path.write_text("not at all")
    with pytest.raises(BadData, match="no file of arrays"):
        make_agent(f"policy:{path}", GAME, 1)

    np.savez(path, game="evolution", players=2, scheme=SCHEME)
    with pytest.raises(BadData, match="it lacks"):
        make_agent(f"policy:{path}", GAME, 1)

    np.savez(
        path, game="evolution", players=2, scheme=SCHEME, **{**weights(), "table": np.zeros((5, 8))}
    )
    with pytest.raises(BadOptions, match="other cards or columns"):
        make_agent(f"policy:{path}", GAME, 1)


@pytest.mark.parametrize(
    "odd",
    [
        {"players": np.array([2, 2])},
        {"players": np.array("two")},
        {"table": np.array(1.0)},
        {"deep_bias": np.array(1.0)},
        {"score": np.array([["a"]])},
    ],
)
def test_arrays_that_are_no_policy_are_refused(tmp_path, odd):
    path = tmp_path / "some.npz"
    np.savez(path, **{"game": "evolution", "players": 2, "scheme": SCHEME, **weights(), **odd})
    with pytest.raises(BadData, match="no policy"):
        make_agent(f"policy:{path}", GAME, 1)


def test_policies_of_retired_environments_are_refused(tmp_path):
    path = tmp_path / "old.npz"
    np.savez(path, game="evolution", players=2, **weights())
    with pytest.raises(BadData, match=r"old.npz was trained on .*_v0.* train it again on _v1"):
        make_agent(f"policy:{path}", GAME, 1)


def test_an_empty_file_is_no_policy(tmp_path):
    path = tmp_path / "some.npz"
    path.touch()
    with pytest.raises(BadData, match="no file of arrays"):
        make_agent(f"policy:{path}", GAME, 1)


def test_the_network_weighs_every_row_with_the_beings_it_names():
    inputs = Inputs(GAME.option_encoder(2))
    seen = np.zeros((1, inputs.width), np.int16)
    columns = GAME.encoder(2).columns()
    seen[0, columns.index("seat0.2.population")] = 7
    options = np.zeros((2, 13), np.int16)
    options[:, 0] = 10
    options[:, 1] = (1, 2)  # the first and the second species

    rows = inputs.rows(seen, options, np.zeros(2, np.int64))

    changed = np.flatnonzero(rows[0] != rows[1])
    assert rows[1, changed].tolist() == pytest.approx([np.log1p(7)])
    network = weights()
    worth = scores(network, inputs.table(seen)[0], rows)
    assert worth.shape == (2,) and worth[0] != worth[1]
