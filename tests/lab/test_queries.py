"""The tables of a study, and queries over them."""

import re

import pyarrow.parquet as pq
import pytest

import tangledbank
from tangledbank.agents import make_agent
from tangledbank.agents.arena import play_game, seat_seed
from tangledbank.core.errors import BadOptions
from tangledbank.lab.parquet_tables import SCHEMA
from tangledbank.lab.queries import StudyResults
from tangledbank.lab.store import Store
from tests.cli.commands import refused
from tests.cli.commands import run as called
from tests.lab.support import SMALL, run, study_file
from tools.compiling import ROOT


def test_games_are_those_that_agents_play(answers):
    game = tangledbank.game("evolution")
    rows = answers.query(
        "select deal, turn, decisions, list(points order by seat), list(share order by seat) "
        "from games join seats using (game) where games.setting = 'duel' group by all order by all"
    )

    for deal, turn, decisions, points, share in rows:
        names = ("steady", "random") if turn == 0 else ("random", "steady")
        seed = 5 + deal
        agents = [make_agent(name, game, seat_seed(seed, i)) for i, name in enumerate(names)]
        result = play_game(game, game.resolve_options(2, {}), seed, agents)
        assert (result.totals, result.decisions) == (points, decisions)
        assert [bool(each) for each in share] == [seat in result.winners for seat in (0, 1)]


def test_shares_and_places_add_up(answers):
    wrong = answers.query(
        "select game, sum(share), min(place) from seats group by game "
        "having abs(sum(share) - 1) > 1e-9 or min(place) <> 1"
    )
    odd = answers.query(
        "select game from games where (winners > 1) <> (decided = 'shared') or winners < 1"
    )

    assert len(wrong) == len(odd) == 0


def test_games_that_a_round_limit_stops_are_truncated(answers):
    found = answers.query(
        "select setting like 'oceans%' as oceans, truncated, min(rounds), max(rounds) "
        "from games group by all order by all"
    ).rows

    assert [row[:2] for row in found] == [(False, False), (True, True)]
    assert found[1][2:] == (50, 50)


def test_parts_of_points_have_columns_in_their_game(answers):
    food = answers.query("select count(food), count(*) from seats where setting = 'base'").rows
    animals = answers.query(
        "select bool_and(animals + traits = points), count(food) from seats "
        "where setting like 'origin%'"
    ).rows

    assert food == [(18, 18)] and animals == [(True, 0)]


def test_deals_are_the_same_in_all_settings(answers):
    rows = answers.query("select deal, count(distinct setting) from games group by deal").rows

    assert dict(rows)[0] == 7


def test_a_deck_changes_the_game(answers):
    played = answers.query(
        "select setting, sum(played) filter (trait = 'horns'), sum(played) from traits group by all"
    ).dicts()

    assert {row["setting"] for row in played} >= {"base", "more horns"}


@pytest.mark.parametrize("table", SCHEMA)
def test_files_have_the_columns_that_are_documented(tmp_path, results, table):
    if table == "decisions":
        text = SMALL.replace("chunk = 4", 'chunk = 4\nmeasure = ["decisions"]')
        results = run(study_file(tmp_path, text))
    page = (ROOT / "docs/reference/lab-tables.md").read_text(encoding="utf-8")
    part = page.split(f"## `{table}`")[1].split("\n#")[0]
    shown = re.findall(r"^\| `(\w+)` \| ([\w]+) \| (.*) \|$", part, re.MULTILINE)

    wanted = [(name, kind_name(kind), about) for name, (kind, about) in SCHEMA[table].items()]
    schema = pq.read_schema(results.chunks / "000000" / f"{table}.parquet")

    assert shown == wanted
    assert [(f.name, kind_name(f.type)) for f in schema][: len(wanted)] == [w[:2] for w in wanted]


def kind_name(kind):
    return "text" if "dictionary" in str(kind) else str(kind)


def test_a_question_gets_its_answer(results):
    got = called("lab", "query", results.folder, "select count(*) as many from games")

    assert got.exit_code == 0 and "many" in got.stdout and "26" in got.stdout


def test_square_brackets_in_an_answer_are_shown_as_they_are(results):
    got = called("lab", "query", results.folder, "select '[/x] [bold]' as \"[/y]\"")

    assert got.exit_code == 0, got.output
    assert "[/y]" in got.stdout and "[/x] [bold]" in got.stdout


def test_answers_for_other_programs(results):
    got = called(
        "lab", "query", results.folder, "select 1 as one, null as two from games limit 1", "--csv"
    )

    assert got.stdout.splitlines() == ["one,two", "1,"]


@pytest.mark.parametrize(
    "question",
    [
        "select wings from games",
        "drop",
        "",
        " -- nothing",
        "copy games to 'stolen.csv'",
        "select * from read_text('/etc/hostname')",
        "select 1; select 2",
        "select 1; drop view games",
    ],
)
def test_questions_that_cannot_be_answered(results, question, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    assert refused(called("lab", "query", results.folder, question), "can't be run")
    assert list(tmp_path.iterdir()) == []


WRITING = (
    "copy games to '{folder}/stolen.csv'",
    "explain analyze copy games to '{folder}/stolen.csv'",
    "export database '{folder}/stolen'",
    "attach '{folder}/stolen.db' as stolen",
    "create table stolen as select * from games",
    "insert into games select * from games",
    "drop view games",
    "delete from games",
    "install httpfs",
    "load httpfs",
    "set memory_limit = '1GB'",
    "reset memory_limit",
    "pragma enable_profiling",
    "call pragma_version()",
    "use memory",
    "checkpoint",
    "vacuum",
    "prepare stolen as copy games to '{folder}/stolen.csv'",
    "select * from games; copy games to '{folder}/stolen.csv'",
)


@pytest.mark.parametrize("question", WRITING)
@pytest.mark.parametrize("protected", [True, False])
def test_queries_only_read(results, question, protected):
    before = sorted(results.folder.rglob("*"))
    asked = question.format(folder=results.folder)
    answers = StudyResults(results)
    if protected:
        answers.protect()

    with pytest.raises(BadOptions, match="can't be run: only one SELECT"):
        answers.query(asked)

    assert sorted(results.folder.rglob("*")) == before
    assert answers.query("select count(*) from games").rows == [(26,)]


@pytest.mark.parametrize("question", ["describe games", "from games limit 1", "summarize games"])
def test_other_ways_to_read_are_allowed(answers, question):
    assert len(answers.query(question)) > 0


def test_what_was_not_run_cannot_be_asked(tmp_path):
    path = study_file(tmp_path)

    assert refused(called("lab", "query", path, "select 1"), "run the study first")
    with pytest.raises(BadOptions, match="run the study first"):
        StudyResults(Store(tmp_path))


def test_check_says_what_would_be_done(tmp_path):
    got = called("lab", "check", study_file(tmp_path))

    assert got.exit_code == 0, got.output
    assert "more horns: evolution, random, random, random; 6 games on 6 deals" in got.stdout
    assert "deck: horns +4, carnivore -2" in got.stdout
    assert "26 games in" in got.stdout
    assert list(tmp_path.iterdir()) == [tmp_path / "small.toml"]
    line = next(line for line in got.stdout.splitlines() if "131 cards instead of 129" in line)
    assert re.search(r"random players \d\.\d\d rounds instead of \d\.\d\d", line)
    assert "keep_deck_size = true" in line


def test_check_counts_the_games_that_are_stored(tmp_path, results):
    path = study_file(tmp_path, SMALL.replace("deals = 6", "deals = 9"))

    got = called("lab", "check", path, "--out", results.folder)

    assert got.exit_code == 0, got.output
    assert "26 games are already stored; 6 remain to be played" in got.stdout
    wrong = study_file(tmp_path, SMALL.replace("seed = 5", "seed = 6"))
    assert refused(called("lab", "check", wrong, "--out", results.folder), "different: seed")


def test_a_run_says_what_was_stored(tmp_path):
    path = study_file(tmp_path, "deals = 4\n[[setting]]\ngame = 'evolution'\nplayers = 2\n")
    called("lab", "run", path, "--jobs", 1)
    study_file(tmp_path, "deals = 7\n[[setting]]\ngame = 'evolution'\nplayers = 2\n")

    got = called("lab", "run", path, "--jobs", 1)

    assert "Played 3 games; 4 were already stored" in got.stdout


def test_check_says_what_is_wrong(tmp_path):
    path = study_file(tmp_path, '[[setting]]\ngame = "chess"\n')

    assert refused(called("lab", "check", path), "small.toml", "chess")
