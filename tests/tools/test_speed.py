"""The benchmark starts its workers from any folder, and names the limits that a run misses."""

import pytest

from bench import speed


@pytest.mark.parametrize("name", ["inside:evolution", "driven:evolution"])
def test_a_worker_plays_games_and_answers(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    program = speed.MeasuredProgram(name, name, games=1)
    program.begin()
    program.repeat()
    program.end()

    assert program.games_rate > 0 and program.decisions_rate > program.games_rate


def test_a_missed_floor_and_a_missed_ceiling_are_named():
    report = {"ratios": {"times RLCard Uno": 99.0, "decisions for the returns": 1.5}}

    assert speed.judge(report) == [
        "times RLCard Uno: 99.00, at least 100 expected",
        "decisions for the returns: 1.5, at most 1 expected",
    ]
