"""The player that has learned, and the file of weights that comes with the project."""

import pytest

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.agents.arena import play_game
from tangledbank.core.errors import BadData, BadOptions
from tools.compiling import ROOT

np = pytest.importorskip("numpy")

LEARNED = ROOT / "examples" / "evolution-2.npz"
GAME = tangledbank.game("evolution")


def play(name, seed, seat):
    names = [name, "random"] if seat == 0 else ["random", name]
    agents = [make_agent(each, GAME, seed * 2 + i) for i, each in enumerate(names)]
    return play_game(GAME, GAME.settle(2, {}), seed, agents).winners == [seat]


def test_what_was_learned_beats_random_players():
    assert LEARNED.stat().st_size < 1_000_000

    assert sum(play(f"policy:{LEARNED}", seed, seed % 2) for seed in range(16)) >= 12


def test_a_policy_plays_the_game_and_table_it_was_trained_for():
    with pytest.raises(BadOptions, match="plays evolution, not oceans"):
        make_agent(f"policy:{LEARNED}", tangledbank.game("oceans"), 1)

    agents = [make_agent(f"policy:{LEARNED}", GAME, seed) for seed in range(3)]
    with pytest.raises(BadOptions, match="with 2 players, not 3"):
        play_game(GAME, GAME.settle(3, {}), 1, agents)


def test_what_is_no_policy_is_refused(tmp_path):
    with pytest.raises(BadData, match="no such file"):
        make_agent(f"policy:{tmp_path}/none.npz", GAME, 1)

    path = tmp_path / "some.npz"
    path.write_text("not at all")
    with pytest.raises(BadData, match="no file of arrays"):
        make_agent(f"policy:{path}", GAME, 1)

    np.savez(path, game="evolution", players=2)
    with pytest.raises(BadData, match="it lacks"):
        make_agent(f"policy:{path}", GAME, 1)
