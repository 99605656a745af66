"""Fixtures: a game to replay, and a separate folder of saved games."""

import pytest

import tangledbank


@pytest.fixture(autouse=True)
def saves(tmp_path_factory, monkeypatch):
    """The folder of saved games, empty."""
    home = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    return home / "tangledbank" / "saves"


@pytest.fixture
def record():
    match = tangledbank.new("evolution", players=3, seed=7)
    while not match.over:
        question = match.open[0]
        match.play(question.seat, question.number, match.legal(question.seat)[-1])
    return match.record.to_json()
