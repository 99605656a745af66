"""Reviews of finished games, and hints at the table."""

import json

import pytest

import tangledbank
from tangledbank.agents import review as reviewing
from tangledbank.agents.analysis import Budget
from tangledbank.cli.main import app  # noqa: F401  (makes the commands)
from tangledbank.core.rng import seeded
from tests.cli.commands import refused, run


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(reviewing, "FIRST", Budget(iterations=12, options=2))
    monkeypatch.setattr(reviewing, "SECOND", Budget(iterations=16, options=0))
    monkeypatch.setattr(reviewing, "AGAIN", 6)


def played(key, path, choices=10**6):
    match = tangledbank.new(key, 2, 8)
    rng = seeded(5)
    while not match.over and len(match.record.choices) < choices:
        question = match.open[0]
        options = match.state.legal_actions(question.seat)
        match.play(question.seat, question.number, options[int(rng.below(len(options)))])
    path.write_text(match.record.to_json())
    return match


@pytest.mark.parametrize("key", ["evolution", "origin"])
def test_a_review_says_what_choices_cost(key, tmp_path):
    match = played(key, tmp_path / "game.json")
    done = run(
        "review", tmp_path / "game.json", "--seat", "a",
        "--json", tmp_path / "r.json", "--html", tmp_path / "r.html",
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "Costliest moves:" in done.output and "Better: " in done.output
    plain = json.loads((tmp_path / "r.json").read_text())
    assert plain["totals"] == [score.total for score in match.scores()]
    costs = {choice["place"]: choice["cost"] for choice in plain["choices"]}
    assert len(plain["worst"]["0"]) == 5 and min(costs.values()) >= 0
    assert all(match.record.choices[place - 1][0] == 0 for place in costs)
    (account,) = plain["accounts"]
    whole = account["start"] - account["cost"] + account["dealt"] + account["others"]
    assert whole == pytest.approx(account["end"], abs=0.01)
    page = (tmp_path / "r.html").read_text()
    assert "http" not in page and "<script" not in page and "src=" not in page
    assert 'role="img"' in page and "<title id=" in page and page.count("<circle") == 5


def test_what_cannot_be_reviewed_is_refused(tmp_path):
    played("evolution", tmp_path / "half.json", 40)
    assert refused(run("review", tmp_path / "half.json"), "isn’t finished")
    assert refused(run("review", tmp_path / "none.json"), "no file")
    played("evolution", tmp_path / "game.json")
    assert refused(run("review", tmp_path / "game.json", "--seat", "C"), "A, B")


def test_choices_that_were_taken_back_are_not_reviewed():
    match = tangledbank.new("evolution", 2, 1)
    match.do(match.legal(0)[0])
    match.undo(0)
    match.do(match.legal(0)[1])
    game = match.game
    _, moments = reviewing.choice_points(game, match.record, [0])
    assert [moment.place for moment in moments] == [3]


def test_hints_at_the_table():
    words = ["play", "evolution", "--players", "2", "--bots", "random", "--seed", "3"]
    done = run(*words, input="hint\n? best\nquit\n")
    assert done.output.count("Best: ") == 2 and "Chance to win" in done.output
    assert done.output.index("Thinking …") < done.output.index("Best: ")
    done = run(*words, "--lang", "fr", input="conseil\nquitter\n")
    assert "Le mieux : " in done.output
