"""Contests: the same results whatever the number of processes, and fair to every seat."""

import json
import sys
from pathlib import PurePosixPath

import pytest

import tangledbank
from tangledbank.agents import contest
from tangledbank.agents.contest import Contest, Deal, PlayedGame, play_deal
from tangledbank.agents.league import mean_of, ratings, share_of, standings
from tangledbank.agents.random import RandomAgent
from tangledbank.cli import arena
from tangledbank.cli.agent_commands import called_with
from tangledbank.cli.arena_journal import decides
from tangledbank.cli.arena_report import BEGIN, END
from tests.cli.commands import refused, run

PAIR = ("--agents", "random,steady", "--players", 2, "-n", 3)
TIMES = ("seconds_a_decision", "longest_seconds")


class Dice(RandomAgent):
    """A random agent that is not played out in the engine, so that seats and seeds count."""


def results(*words):
    done = run("arena", *words, "--json")
    assert done.exit_code == 0, done.output
    plain = json.loads(done.output)
    for standing in (each for event in plain for each in event["standings"]):
        for name in TIMES:
            standing.pop(name)
    return plain


def test_results_do_not_depend_on_processes_or_on_being_stopped(tmp_path):
    whole = results("evolution", *PAIR, "--journal", tmp_path / "one")
    assert results("evolution", *PAIR, "--jobs", 2, "--journal", tmp_path / "two") == whole
    lines = (tmp_path / "two").read_text().splitlines(keepends=True)
    (tmp_path / "two").write_text("".join(lines[:3]) + lines[3][:20])  # killed while writing
    assert results("evolution", *PAIR, "--journal", tmp_path / "two") == whole
    assert whole[0]["games"] == 6 and whole[0]["deals"] == 3
    (cell,) = [cell for cell in whole[0]["cross"] if cell["player"] == "steady"]
    assert cell["among"] == "random" and cell["share"]["mean"] == 1.0


def test_a_journal_of_other_options_is_refused(tmp_path):
    path = tmp_path / "games"
    results("evolution", *PAIR, "--journal", path)
    other = run("arena", "evolution", *PAIR, "--journal", path, "--option", "quick_play=on")
    assert refused(other, "another version", "--fresh")
    path.write_text("[]\nnonsense\n")
    assert refused(run("arena", "evolution", *PAIR, "--journal", path), "damaged")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("evolution", "--agents", "steady"), "two different players"),
        (("evolution", "--agents", "steady,steady"), "two different players"),
        (("evolution", "--agents", "steady,nobody"), "no player"),
        (("evolution", "--players", "4,x"), "player counts"),
        (("evolution", "--players", "9"), "2 to 6"),
        (("chess",), "no game"),
        (("evolution", "--option", "fish=on"), "isn’t an option"),
        (
            ("evolution", "--players", "2", "--agents", "steady,steady,random", "--together"),
            "only 2 seats",
        ),
        (("evolution", "--rows", "x.parquet", "-n", "1", "--players", "2"), ""),
    ],
)
def test_what_is_no_contest_is_refused(words, part, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    words = [*words, "--journal", str(tmp_path / "journal")]
    assert refused(run("arena", *words), part or "pip install pyarrow")


def test_rows_and_the_league_are_written(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    rows = tmp_path / "rows.csv"
    games = ("oceans,evolution", *PAIR[:2], "-n", 1, "--players", "2,5")
    results(*games, "--write", page, "--rows", rows)
    text = page.read_text()
    assert text.startswith("before\n") and text.endswith("after\n") and "old" not in text
    assert "### Oceans, 2 players" in text and "### Evolution, 5 players" in text
    assert "Oceans, 5" not in text and "| `steady` |" in text
    assert len(rows.read_text().splitlines()) == 1 + 2 * 2 + 2 * 2 + 2 * 5 * 5
    page.write_text("no marks")
    assert refused(run("arena", "evolution", *PAIR, "--write", page), "lacks the marks")


@pytest.mark.parametrize("words", [["--write", "page.md"], ["--write=page.md"]])
def test_a_published_command_does_not_say_where_it_was_published(words):
    assert called_with(["arena", *words, "-n", "2"]) == "tangledbank arena -n 2"


def test_twins_at_one_table_are_told_apart(tmp_path):
    (event,) = results(
        "oceans", "--agents", "random,random", "--players", 2, "-n", 2, "--together",
        "--journal", tmp_path / "games",
    )  # fmt: skip
    assert {each["player"] for each in event["standings"]} == {"random", "random#2"}


@pytest.mark.parametrize("key", tangledbank.games())
def test_equal_players_win_equally_often(key, monkeypatch):
    """Four players with different luck: each place gets a quarter, and the rotation is whole."""
    monkeypatch.setattr(contest, "make_agent", lambda name, game, seed: Dice(game, seed))
    game = tangledbank.game(key)
    rows = []
    for seed in range(24):
        rows += play_deal(game, game.resolve_options(4, {}), Deal(key, tuple("pqrs"), seed))
    assert sorted(row.seat(1) for row in rows[:4]) == [0, 1, 2, 3]
    for each in standings(rows):
        low = each.share.mean - 1.7 * (each.share.mean - each.share.low)
        high = each.share.mean + 1.7 * (each.share.high - each.share.mean)
        assert low < 0.25 < high, each
    assert sum(each.share.mean for each in standings(rows)) == pytest.approx(1)


def row(deal, rotation, shares, totals):
    zeros = [0] * len(shares)
    return PlayedGame(
        "evolution", ("a", "b"), deal, rotation, totals, shares, zeros, zeros, zeros, [{}, {}]
    )


def test_deals_are_counted_and_not_games():
    alike = [(deal, float(deal % 2)) for deal in range(20) for _ in range(4)]
    mixed = [(deal, float(game % 2)) for deal in range(20) for game in range(4)]
    wide, narrow = share_of(alike), share_of(mixed)
    assert wide.mean == narrow.mean == 0.5 and wide.games == narrow.games == 80
    assert wide.low == pytest.approx(0.299, abs=0.01)
    assert narrow.low == pytest.approx(0.393, abs=0.01)
    assert mean_of(alike).low < mean_of(mixed).low == 0.5


def test_ratings_do_not_depend_on_the_order_of_the_games():
    rows = [row(i, 0, [1.0, 0.0], [9, 5 + i]) for i in range(9)]
    rows.append(row(9, 0, [0.0, 1.0], [1, 2]))
    forth, back = ratings(rows), ratings(rows[::-1])
    assert forth["a"].mu == back["a"].mu > 25 > forth["b"].mu


@pytest.mark.parametrize(
    ("lang", "title", "hint"),
    [("en", "rating", "Ratings need"), ("fr", "cote", "Les cotes"), ("ru", "рейтинг", "Для рейт")],
)
def test_without_openskill_there_is_no_rating_but_a_way_to_it(
    tmp_path, monkeypatch, lang, title, hint
):
    words = ("evolution", *PAIR, "--journal", tmp_path / "games")
    rated = results(*words)[0]["standings"]
    whole = run("arena", *words, "--lang", lang).output
    assert title in whole.splitlines()[3] and "OpenSkill" in whole
    assert rated[0]["player"] == "steady" and rated[0]["rating"]["mu"] > 25

    monkeypatch.setitem(sys.modules, "openskill.models", None)
    bare = run("arena", *words, "--lang", lang).output
    assert title not in bare.splitlines()[3] and "OpenSkill" not in bare
    assert hint in bare and bare.count("[arena]") == 1
    assert [each["player"] for each in results(*words)[0]["standings"]] == ["steady", "random"]
    assert {each["rating"] for each in results(*words)[0]["standings"]} == {None}


def test_a_league_without_ratings_has_no_column_for_them(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    page = tmp_path / "page.md"
    page.write_text(f"{BEGIN}\n{END}\n")
    results("evolution", *PAIR, "--journal", tmp_path / "games", "--write", page)
    (head,) = [line for line in page.read_text().splitlines() if line.startswith("| player ")]
    assert "rating" not in head and "| `steady` |" in page.read_text()


def test_who_sits_together():
    pairs = Contest((("evolution", 3),), ("a", "b", "c"), 1)
    assert ("a", "b", "b") in pairs.lineups(3) and len(pairs.lineups(3)) == 6
    assert pairs.lineups(2) == [("a", "b"), ("a", "c"), ("b", "c")]
    one = Contest((("evolution", 3),), ("a", "b"), 2, against="z")
    assert one.lineups(3) == [("a", "z", "z"), ("b", "z", "z")] and len(one.all_deals()) == 4


def test_each_game_has_a_journal_that_other_games_do_not_spoil(tmp_path, monkeypatch):
    monkeypatch.setattr(arena, "default_path", lambda head: tmp_path / "-".join(head["rules"]))
    whole = results("evolution", *PAIR)
    before = (tmp_path / "evolution").read_bytes()
    assert results("evolution,oceans", *PAIR)[0] == whole[0]
    assert (tmp_path / "evolution").read_bytes() == before
    assert len((tmp_path / "oceans").read_text().splitlines()) == 1 + 6


def test_only_what_decides_how_a_game_is_played_makes_another_contest():
    def counts(name):
        return decides(PurePosixPath(name), "oceans")

    assert counts("/fits/oceans.json") and not counts("/fits/evolution.json")
    assert counts("/search.py") and not counts("/review.py")
