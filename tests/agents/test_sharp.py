"""The sharp bot chooses by seed and view alone, in every variant."""

import json
import os
import subprocess
import sys

import pytest

import tangledbank
from tangledbank import _compat
from tangledbank.agents import make_agent
from tangledbank.agents.analysis import Budget, analyze
from tangledbank.agents.arena import play_game
from tangledbank.agents.evaluator_loader import evaluator_for, fit_of
from tangledbank.agents.search import Search
from tangledbank.core.rng import seeded
from tests.games.tiny import Tiny

FEW = Budget(iterations=8, options=3, cap=60.0)


def walk(key, players, seed, count):
    """Yield decisions with several options from a random game."""
    match = tangledbank.new(key, players=players, seed=seed)
    rng = seeded(seed)
    found = 0
    while not match.over and found < count:
        question = match.open[rng.below(len(match.open))]
        options = match.state.legal_actions(question.seat)
        if len(options) > 1 and rng.below(6) == 0:
            found += 1
            yield match, question.seat
        match.play(question.seat, question.number, options[rng.below(len(options))])


def outcome(analysis):
    return [(choice.action, choice.visits, choice.value) for choice in analysis.estimates]


def outcomes(key):
    """Return the analyses of some positions of a game as plain numbers."""
    budget = Budget(iterations=6, options=3, cap=60.0)
    found = []
    for match, seat in walk(key, 3, 5, 4):
        found.append(outcome(analyze(match.view(seat), seat, budget, 7)))
    return [[list(each) for each in analysis] for analysis in found]


@pytest.mark.parametrize("key", tangledbank.games())
def test_every_table_is_thought_about(key):
    for players in tangledbank.game(key).seats:
        for match, seat in walk(key, players, 11 + players, 2):
            analysis = analyze(match.view(seat), seat, FEW, 1)
            legal = match.state.legal_actions(seat)
            assert {choice.action for choice in analysis.estimates} <= set(legal)
            assert analysis.best.visits == max(choice.visits for choice in analysis.estimates)
            assert 0 <= analysis.best.chance <= 1 and len(analysis.best.finals) == players
            assert analysis.of(match.view(seat), analysis.best.action) == analysis.best


@pytest.mark.parametrize("key", tangledbank.games())
def test_the_choice_is_a_matter_of_the_view_and_the_seed(key):
    game = tangledbank.game(key)
    rng = seeded(2)
    for match, seat in walk(key, 4, 3, 3):
        view = match.view(seat)
        other = game.view(game.imagine(view, seat, rng), seat)
        found = outcome(analyze(view, seat, FEW, 5))
        assert outcome(analyze(other, seat, FEW, 5)) == found
        assert outcome(analyze(view, seat, FEW, 5)) == found


@pytest.mark.parametrize("key", tangledbank.games())
def test_thinking_changes_nothing(key):
    game = tangledbank.game(key)
    for match, seat in walk(key, 3, 4, 2):
        view = match.view(seat)
        seen, whole = game.codec.encode(view), game.codec.save(match.state)
        analyze(view, seat, FEW, 1)
        assert game.codec.encode(view) == seen
        assert game.codec.save(match.state) == whole


@pytest.mark.parametrize("key", tangledbank.games())
@pytest.mark.skipif(not _compat.compiled(), reason="compares the compiled build with the pure one")
def test_both_builds_think_alike(key):
    script = "from tests.agents.test_sharp import outcomes; import json, sys; "
    script += "print(json.dumps(outcomes(sys.argv[1])))"
    done = subprocess.run(
        [sys.executable, "-c", script, key],
        env={**os.environ, "TANGLEDBANK_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == outcomes(key)


def test_an_action_that_looks_bad_can_be_asked_about():
    match = tangledbank.new("evolution", players=2, seed=1)
    seat = match.open[0].seat
    view, legal = match.view(seat), match.state.legal_actions(match.open[0].seat)
    for action in legal:
        analysis = analyze(view, seat, Budget(iterations=4, options=1), 1, also=[action])
        assert analysis.of(view, action) is not None


def test_a_game_of_which_nothing_is_known_is_played_too():
    game = Tiny()
    agents = [make_agent("sharp-1", game, seat) for seat in range(3)]
    assert play_game(game, game.resolve_options(3, {}), 1, agents).winners


def test_time_is_a_budget_too():
    match = tangledbank.new("evolution", players=4, seed=1)
    seat = match.open[0].seat
    analysis = analyze(match.view(seat), seat, Budget(seconds=0.02), 1)
    assert analysis.iterations >= len(analysis.estimates)


def test_iterations_and_time_are_limits_both():
    match = tangledbank.new("evolution", players=4, seed=1)
    seat = match.open[0].seat
    for budget in (Budget(iterations=60, seconds=30.0), Budget(iterations=10**9, seconds=0.02)):
        analysis = analyze(match.view(seat), seat, budget, 1)
        assert analysis.iterations <= 100_000 and analysis.seconds < 20


def test_plain_cases_take_less_thought():
    """With `sure`, the search drops hopeless options early and finds the same move."""
    match = tangledbank.new("evolution", players=2, seed=1)
    seat = match.open[0].seat
    view = match.view(seat)
    whole = analyze(view, seat, Budget(iterations=160, options=2, cap=60.0), 1)
    sure = analyze(view, seat, Budget(iterations=160, options=2, cap=60.0, sure=0.1), 1)
    assert sure.iterations < whole.iterations
    assert sure.best.visits == max(choice.visits for choice in sure.estimates)
    assert len(sure.estimates) == len(whole.estimates)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_equal_sides_win_equally_often(players):
    match = tangledbank.new("evolution", players=players, seed=1)
    view = match.view(0)
    search = Search(evaluator_for(view), view, 0, 1)
    assert search.chance(view) == pytest.approx(1 / players)  # no seat has points yet
    search.close()


def test_fits_for_other_numbers_of_players_lie_between_those_that_there_are():
    def fit(value):
        return {"now": {"x": value}, "later": {}, "spread": [value, 0.0]}

    weights = {"fits": {"2": fit(1.0), "4": fit(3.0)}}
    found = [fit_of(weights, seats, ["x"]) for seats in (2, 3, 4, 6)]
    assert [list(each.now) for each in found] == [[1.0], [2.0], [3.0], [3.0]]
    assert [each.spread[0] for each in found] == [1.0, 2.0, 3.0, 3.0]
