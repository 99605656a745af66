"""If The Origin of Species asks for no order, all orders lead to the same state.

These happen at once without a question: partners fed by a death or a lost pair card, the death of
all unfed animals, the meals of one kill. Piles have no order.
"""

from itertools import islice, permutations

import pytest

import tangledbank
from tangledbank.audit.policies import POLICIES, moves
from tangledbank.audit.variants import Variant
from tangledbank.core.rng import seeded
from tangledbank.core.rows import row_of
from tangledbank.games.origin.rules import is_fed
from tangledbank.games.origin.state_changes import discard_animal, kill
from tangledbank.notation.names import Line
from tests.support import GAMES

KEYS = ("origin", "time-to-fly")
MOST = 24  # per moment


def plain(game, s):
    """Return a state as data, with piles and rows of pair cards sorted."""
    state = game.codec.save(s)["state"]
    for player in state["players"]:
        player["discard"].sort()
    state["center"].sort()
    pairs = [pair for pair in state["pairs"] if pair["is"] != "untied"]
    state["pairs"] = sorted((pair["card"], pair["a"], pair["b"], pair["used"]) for pair in pairs)
    for animal in state["animals"]:
        animal.pop("pairs", None)  # indices of the pair cards
    return state


def after_death(game, s, aid, pairs):
    """Return the state after an animal is eaten, with its pair cards removed in this order."""
    copy = s.clone()
    copy.animals[aid].pairs = row_of(pairs)
    kill(copy, copy.animals[aid])
    return plain(game, copy)


def after_burials(game, s, doomed):
    copy = s.clone()
    for aid in doomed:
        discard_animal(copy, copy.animals[aid])
    return plain(game, copy)


def orders(row):
    return islice(permutations([int(each) for each in row]), MOST)


def positions(key, seed):
    game = GAMES[key]
    s = Variant(3).start(game, seed)
    for i, _ in enumerate(moves(game, s, seeded(seed), POLICIES["builder"])):
        if i % 5 == seed % 5:
            yield game, s


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("key", KEYS)
def test_partners_of_the_dead_may_be_fed_in_any_order(key, seed):
    for game, s in positions(key, seed):
        tied = [int(aid) for p in s.players for aid in p.row if len(s.animals[aid].pairs) > 1]
        for aid in tied:
            tables = [after_death(game, s, aid, row) for row in orders(s.animals[aid].pairs)]
            assert all(table == tables[0] for table in tables)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("key", KEYS)
def test_the_unfed_may_die_in_any_order(key, seed):
    for game, s in positions(key, seed):
        living = [s.animals[aid] for player in s.players for aid in player.row]
        doomed = [a.aid for a in living if a.poisoned or not is_fed(s, a)]
        tables = [after_burials(game, s, row) for row in orders(doomed)]
        assert all(table == tables[0] for table in tables)


SCENE = """
game time-to-fly, 2 players, deck full
phase feeding, turn A
bank 0
deck swimming running …
A1: carnivorous
B1: food 0
B2: food 2, viviparous
B3: food 2, viviparous
B1+B2: trematode
B1+B3: trematode
"""


def test_two_mothers_bear_their_young_in_any_order():
    game = tangledbank.game("time-to-fly")
    lines = [Line(i, text) for i, text in enumerate(SCENE.strip().splitlines()[1:], start=1)]
    s = game.language.read_position(game, 2, game.resolve_options(2, {"deck": "full"}), lines)
    s.advance()
    eaten = next(a for a in s.animals if len(a.pairs) == 2)

    tables = [after_death(game, s, int(eaten.aid), row) for row in orders(eaten.pairs)]

    assert len(s.players[1].row) == 3 and len(tables[0]["players"][1]["row"]) == 4
    assert tables[0] == tables[1]
