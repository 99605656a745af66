"""Hashes of sets are equal as long as a set would play the same game."""

import json
import os
import subprocess
import sys

import pytest

import tangledbank
from tangledbank.core.data import read_facts, set_hash
from tangledbank.core.match import Match, replay
from tangledbank.core.record import BadRecord
from tangledbank.games import make_game
from tangledbank.games.user_sets import find_set

PROGRAM = """
from tangledbank.core.sets import Set
from tangledbank.games.evolution.traits.base import Trait


class Sharp(Trait):
    def hurts_attacker(self):
        return 2


class Spines(Sharp):
    def defense_size(self, holder):
        return 1


ROW = {"id": "spines", "name": "Spines", "food": [1, 2, 3], "categories": ["defensive"]}
SET = Set("spines", ("evolution",), {"spines": Spines}, facts={"traits": [ROW]})
"""


def saved(folder, program=PROGRAM):
    """Return a set from a file; each has its own folder, because Python caches compiled files."""
    folder.mkdir()
    path = folder / "spines.py"
    path.write_text(program, encoding="utf-8")
    return find_set(str(path))


def test_a_set_has_the_same_hash_wherever_its_file_is(tmp_path):
    assert set_hash(saved(tmp_path / "a")) == set_hash(saved(tmp_path / "b"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("return 1", "return 3", id="its class"),
        pytest.param("return 2", "return 3", id="a class that it builds on"),
        pytest.param("[1, 2, 3]", "[1, 2, 4]", id="a figure"),
    ],
)
def test_a_set_with_something_changed_has_another_hash(tmp_path, old, new):
    first = saved(tmp_path / "a")
    second = saved(tmp_path / "b", PROGRAM.replace(old, new))

    assert set_hash(first) != set_hash(second)


def test_a_record_is_refused_when_a_class_of_its_set_changed(tmp_path):
    game = make_game("evolution", None, [saved(tmp_path / "a")])
    changed = saved(tmp_path / "b", PROGRAM.replace("return 2", "return 0"))
    record = Match.start(game, 2, 1, {}).record

    with pytest.raises(BadRecord, match="card data"):
        replay(make_game("evolution", None, [changed]), record)


def test_the_hash_of_a_set_outlives_its_file(tmp_path):
    found = saved(tmp_path / "a")
    before = set_hash(found)

    (tmp_path / "a" / "spines.py").write_text("", encoding="utf-8")

    assert set_hash(found) == before


def test_a_set_that_is_read_again_makes_no_other_game(tmp_path):
    first, second = saved(tmp_path / "a"), saved(tmp_path / "b")

    assert tangledbank.game("evolution", sets=[first]) is tangledbank.game(
        "evolution", sets=[second]
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("return 1", "return 3"),
        ("[1, 2, 3]", "[1, 2, 4]"),
        ("facts=", "texts={'en': 'trait-spines = Quills'}, facts="),
    ],
)
def test_a_changed_set_makes_another_game(tmp_path, old, new):
    first = saved(tmp_path / "a")
    second = saved(tmp_path / "b", PROGRAM.replace(old, new))

    assert tangledbank.game("evolution", sets=[first]) is not tangledbank.game(
        "evolution", sets=[second]
    )


def test_a_data_file_that_was_changed_in_its_place_makes_another_game(tmp_path):
    path = tmp_path / "data.json"
    facts = read_facts("tangledbank.games.evolution", "evolution", None)
    path.write_text(json.dumps(facts), encoding="utf-8")
    first = tangledbank.game("evolution", path)
    assert tangledbank.game("evolution", path) is first

    facts["traits"][0]["food"] = [0, *facts["traits"][0]["food"][1:]]
    path.write_text(json.dumps(facts), encoding="utf-8")

    assert tangledbank.game("evolution", path).hashes != first.hashes


TYPED = PROGRAM.replace("return 2", "return 2 if holder in {5, 'x', None} else max(1, 2)")


def typed(program):
    """Return a set that was typed into a notebook or a shell."""
    shell = {"__name__": "shell"}
    exec(program, shell)
    return shell["SET"]


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_set_that_nobody_kept_the_source_of_is_played_and_replayed(seed):
    program = f"""{TYPED}
import tangledbank
match = tangledbank.new("evolution", seed=1, sets=[SET])
assert not tangledbank.replay(match.record, sets=[SET]).over
print(match.record.sets["spines"])
"""
    done = subprocess.run(
        [sys.executable],
        input=program,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == set_hash(typed(TYPED))


@pytest.mark.parametrize(
    ("old", "new"),
    [("return 1", "return 3"), ("max", "min"), ("'x'", "'y'"), ("self, holder", "self, holder=1")],
)
def test_a_set_without_a_source_is_known_by_what_it_does(old, new):
    assert set_hash(typed(TYPED)) == set_hash(typed("\n" + TYPED))
    assert set_hash(typed(TYPED)) != set_hash(typed(TYPED.replace(old, new)))
