"""The benchmark: fixed tasks, one score, results that name what they depend on."""

import json

import pytest

from tangledbank.benchmark import TASKS, find_task
from tangledbank.benchmark.results import combined
from tangledbank.benchmark.tasks import FIRST_TEST_SEED, TRACKS
from tangledbank.core.errors import BadOptions
from tests.cli.commands import refused, run

# A task never changes. If one of these hashes differs, give the changed task a new name.
HASHES = {
    "evolution-2": "ad94f7a553d4c76e",
    "evolution-4": "61b098a00c90ce85",
    "climate-2": "ac62ea773c4d99b6",
    "climate-4": "753eea0152a65193",
    "origin-2": "10ee668e245570ec",
    "origin-4": "71376ba05509e00c",
    "time-to-fly-2": "a34d52387a7331a5",
    "time-to-fly-4": "e946981490486173",
    "oceans-2": "4ee33cdea8f58572",
    "oceans-4": "b4c826c8c68a56d7",
    "evolution-2-budget": "aa5bd88c4089c5cc",
    "origin-2-budget": "bee742767782d8b2",
    "oceans-2-budget": "2c800359e22e3648",
    "evolution-seats": "0dd4a478145d45a8",
    "origin-seats": "e719d9aa74dd666b",
    "evolution-deck": "20b7d0d98550f305",
    "origin-deck": "fe30674a871d800d",
    "evolution-traits": "cbcb210d83fc1a17",
}


@pytest.fixture(autouse=True)
def _empty_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def result(path, *words):
    done = run("benchmark", "run", *words, "--out", path)
    assert done.exit_code == 0, done.output
    return json.loads(path.read_text())


def test_tasks_do_not_change():
    assert {name: task.hash() for name, task in TASKS.items()} == HASHES
    assert {task.track for task in TASKS.values()} == set(TRACKS)


@pytest.mark.parametrize("name", TASKS)
def test_every_table_can_be_set_up_and_has_400_games(name):
    for table in TASKS[name].tables:
        game = table.make_game()
        state = game.setup(table.players, game.resolve_options(table.players, table.options), 1)
        state.advance()

        assert state.asking
        assert abs(table.test_deals * table.players - 400) < table.players


def test_a_changed_deck_keeps_its_size():
    for task in TASKS.values():
        assert all(sum(table.deck.values()) == 0 for table in task.tables)


def test_the_agent_sits_alone_in_a_frozen_field_on_test_deals():
    deals = TASKS["evolution-4"].tables[0].deals("mine", 3)

    assert [deal.seed for deal in deals] == [FIRST_TEST_SEED + n for n in range(3)]
    assert deals[0].lineup == ("mine", "steady-0.1", "steady-0.1", "steady-0.1")


def test_a_run_writes_its_score_and_what_it_depends_on(tmp_path):
    found = result(tmp_path / "r.json", "evolution-2", "--agent", "random", "-n", 2)

    assert found["task_hash"] == HASHES["evolution-2"]
    assert found["score"]["games"] == 4 and found["fair_score"] == 0.5
    assert found["score"]["low"] <= found["score"]["mean"] <= found["score"]["high"]
    assert found["complete"] is False
    assert found["tables"][0]["deals"] == 2 and found["tables"][0]["test_deals"] == 200
    assert set(found["versions"]) == {"tangledbank", "python", "rules", "cards"}


def test_a_longer_run_keeps_the_games_already_played(tmp_path):
    task = ("evolution-2", "--agent", "random", "-n")
    few = result(tmp_path / "few.json", *task, 1)
    (journal,) = (tmp_path / "cache").rglob("*.jsonl")
    kept = journal.read_text()
    more = result(tmp_path / "more.json", *task, 2)

    assert journal.read_text().startswith(kept)
    assert (few["score"]["games"], more["score"]["games"]) == (2, 4)


def test_two_tables_count_alike():
    shares = [
        {"mean": 0.2, "low": 0.1, "high": 0.3, "games": 10},
        {"mean": 0.6, "low": 0.5, "high": 0.7, "games": 90},
    ]

    found = combined(shares)

    assert found["mean"] == 0.4 and found["games"] == 100
    assert found["high"] - found["mean"] == pytest.approx(0.0707, abs=1e-4)


def test_unseen_traits_are_in_the_deck():
    game = TASKS["evolution-traits"].tables[0].make_game()

    assert {"spines:1", "broad-bill:2"} <= set(game.legend().values())


def test_a_budget_must_be_declared_and_kept():
    words = ("benchmark", "run", "evolution-2-budget", "--agent", "random")

    assert refused(run(*words), "--trained-on", "1,000,000")
    assert refused(run(*words, "--trained-on", 2_000_000), "2,000,000")


def test_mistakes_are_explained(tmp_path):
    (tmp_path / "no.json").write_text('{"benchmark": "another"}')

    assert refused(run("benchmark", "run", "chess", "--agent", "random"), "evolution-2")
    assert refused(run("benchmark", "run", "oceans-2", "--agent", "nobody"), "steady")
    assert refused(run("benchmark", "show", tmp_path / "no.json"), "isn’t a result")
    with pytest.raises(BadOptions, match="no task 'chess'"):
        find_task("chess")


def test_results_are_listed_best_first(tmp_path):
    for agent in ("random", "steady"):
        result(tmp_path / f"{agent}.json", "evolution-2", "--agent", agent, "-n", 1)

    shown = run("benchmark", "show", tmp_path / "random.json", tmp_path / "steady.json").output

    assert shown.index("steady") < shown.index("random")


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_tasks_are_listed(lang):
    shown = run("benchmark", "list", "--lang", lang).output
    plain = json.loads(run("benchmark", "list", "--json").output)

    assert all(name in shown for name in TASKS)
    assert plain["tasks"]["origin-deck"]["tables"][0]["deck"]["swimming"] == -8
