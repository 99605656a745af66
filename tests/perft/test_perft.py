"""Options have not changed: counted trees in mid-game, and hashes of whole games.

After a change of rules, run scripts/write_perft.py and review what changed.
"""

import json
from pathlib import Path

import pytest

from tangledbank.audit.fingerprints import fingerprint, perft, position_after
from tangledbank.audit.policies import POLICIES
from tangledbank.audit.variants import variants
from tests.support import GAMES, REGISTERED

HERE = Path(__file__).parent
SEED = 1859


def pinned(key):
    path = HERE / f"{key}.json"
    assert path.exists(), f"no counts for {key}: run scripts/write_perft.py {key}"
    return json.loads(path.read_text(encoding="utf-8"))


TABLES = [(key, variant) for key in REGISTERED for variant in variants(GAMES[key])]
each_real_table = pytest.mark.parametrize(("key", "variant"), TABLES, ids=str)


@pytest.mark.parametrize("key", REGISTERED)
def test_every_table_of_every_game_is_counted(key):
    assert set(pinned(key)) == {str(variant) for variant in variants(GAMES[key])}


@each_real_table
def test_trees_have_as_many_branches_as_before(key, variant):
    for middle, wanted in pinned(key)[str(variant)]["perft"].items():
        s = position_after(GAMES[key], variant, SEED, int(middle))

        assert [perft(s, depth + 1) for depth in range(len(wanted))] == wanted, middle


@pytest.mark.parametrize("key", REGISTERED)
def test_trees_begin_where_much_can_happen(key):
    trees = [tree for table in pinned(key).values() for tree in table["perft"].values()]

    assert sum(tree[-1] >= 50 for tree in trees) > 0.6 * len(trees)


@each_real_table
@pytest.mark.parametrize("policy", list(POLICIES))
def test_whole_games_offer_the_same_in_the_same_order(key, variant, policy):
    assert fingerprint(GAMES[key], variant, SEED, policy) == pinned(key)[str(variant)][policy]


def test_a_tree_of_depth_two_is_the_sum_of_its_branches():
    game, variant = GAMES["tiny"], variants(GAMES["tiny"])[0]
    s = variant.start(game, SEED)
    total = 0
    for action in s.legal_actions(s.open[0].seat):
        world = s.clone()
        world.apply(s.open[0].seat, action)
        total += perft(world, 1)

    assert perft(s, 2) == total
