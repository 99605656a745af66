"""A game to replay."""

import pytest

import tangledbank


@pytest.fixture
def record():
    match = tangledbank.new("evolution", players=3, seed=7)
    while not match.over:
        question = match.open[0]
        match.play(question.seat, question.number, match.legal(question.seat)[-1])
    return match.record.to_json()
