"""Advice is legal, uses the view alone, speaks the game's words, and changes nothing."""

import json

import pytest

import tangledbank
from tangledbank.agents.advice import advise
from tangledbank.agents.analysis import Budget
from tangledbank.agents.factories.evolution import FORECAST_EVENTS
from tangledbank.agents.forecast import Harm, forecast
from tangledbank.core.errors import NotYourDecision
from tangledbank.core.rng import seeded

FEW = Budget(iterations=12, options=3, cap=60.0)
DANGER = """game evolution, 2 players
phase play, first A
food cards A fertile:3, B fertile:4
deck 60
A: hand horns:3 fertile:2
A1: body 1, population 3
B: hand horns:1
B1: body 3, population 4, carnivore
"""


def advanced(key, players, choices, seed=4):
    """Return a match after some random choices, at a decision with several options."""
    match = tangledbank.new(key, players, seed)
    rng = seeded(seed)
    while choices > 0 or len(match.state.legal_actions(match.open[0].seat)) < 2:
        question = match.open[0]
        options = match.state.legal_actions(question.seat)
        match.play(question.seat, question.number, options[int(rng.below(len(options)))])
        choices -= 1
    return match


@pytest.mark.parametrize("key", tangledbank.games())
def test_advice_is_legal_and_comes_from_the_view(key):
    match = advanced(key, 3, 30)
    seat = match.open[0].seat
    before = json.dumps(match.save(), sort_keys=True)
    advice = advise(match, seat, budget=FEW)
    assert json.dumps(match.save(), sort_keys=True) == before
    legal = match.state.legal_actions(seat)
    assert advice.suggestions and all(each.action in legal for each in advice.suggestions)
    assert all(0 <= each.chance <= 1 for each in advice.suggestions)
    world = match.game.imagine(match.view(seat), seat, seeded(77))
    match.state = world
    assert advise(match, seat, budget=FEW) == advice


def test_advice_speaks_three_languages():
    match = tangledbank.position(DANGER)
    said = [str(advise(match, 0, lang, FEW)) for lang in ("en", "fr", "ru")]
    assert "Best: " in said[0] and "Le mieux : " in said[1] and "Лучше всего: " in said[2]
    assert all("A1" in text for text in said)


def test_what_may_happen_is_counted():
    match = tangledbank.position(DANGER)
    view = match.view(0)
    done = next(a for a in match.legal(0) if "is done" in a.text)
    harms = forecast(view, 0, done.code, FORECAST_EVENTS, worlds=8).harms
    hunter, prey = (int(view.players[seat].row[0]) for seat in (1, 0))
    assert harms[Harm("eaten", prey, hunter)] > 0.2
    said = str(tangledbank.advise(match, 0))
    assert "B1 could eat A1" in said


def test_nobody_is_advised_who_is_not_asked():
    match = tangledbank.position(DANGER)
    with pytest.raises(NotYourDecision, match="B is not asked"):
        tangledbank.advise(match, 1)
