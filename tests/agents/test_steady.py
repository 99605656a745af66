"""The steady bot beats random ones, answers quickly, and uses its view alone."""

import time

import pytest

import tangledbank
from tangledbank.agents import FROZEN, make_agent
from tangledbank.agents.arena import play_game
from tangledbank.agents.factories.evolution import with_unknown
from tangledbank.agents.statistics import wilson
from tangledbank.benchmark.unseen import UNSEEN
from tangledbank.core.rng import seeded


@pytest.mark.parametrize("key", tangledbank.games())
def test_steady_beats_random_players(key):
    game = tangledbank.game(key)
    players = min(4, game.seats.stop - 1)
    won = 0
    for seed in range(6):
        names = ["steady" if seat == seed % players else "random" for seat in range(players)]
        agents = [make_agent(name, game, seat) for seat, name in enumerate(names)]
        result = play_game(game, game.resolve_options(players, {}), seed, agents)
        won += result.winners == [seed % players]
    assert won >= 5


@pytest.mark.parametrize("key", tangledbank.games())
def test_steady_answers_alike_in_every_world_it_can_imagine_and_in_time(key):
    game = tangledbank.game(key)
    match = tangledbank.new(key, players=3, seed=3)
    rng = seeded(9)
    longest = 0.0
    for _ in range(60):
        if match.over:
            break
        question = match.open[0]
        seat, options = question.seat, match.state.legal_actions(question.seat)
        view = match.view(seat)
        world = game.imagine(view, seat, rng)
        began = time.perf_counter()
        place = make_agent("steady", game, 1).choose(view, seat, question.number, options)
        longest = max(longest, time.perf_counter() - began)
        again = game.view(world, seat)
        assert make_agent("steady", game, 1).choose(again, seat, question.number, options) == place
        match.play(seat, question.number, options[place])
    assert longest < 1


def test_the_first_steady_player_plays_evolution_with_the_box_of_climate():
    game = tangledbank.game("climate")
    agents = [make_agent(FROZEN, game, seat) for seat in range(3)]
    result = play_game(game, game.resolve_options(3, {"plain": True}), 1, agents)
    assert result.decisions > 30 and min(result.totals) > 0


def test_wilson_intervals():
    low, high = wilson(90, 100)
    assert 0.82 < low < 0.9 < high < 0.95
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_trait_of_an_added_set_is_worth_as_much_as_the_average_trait():
    view = tangledbank.new("evolution", players=2, seed=1, sets=[UNSEEN]).view(0)
    worths = {"horns": 1.0, "climbing": 2.0}

    found = with_unknown(view, worths)

    assert found["spines"] == found["broad-bill"] == 1.5
    assert found["horns"] == 1.0


def test_steady_plays_traits_of_an_added_set():
    match = tangledbank.new("evolution", players=2, seed=4, sets=[UNSEEN])
    agents = [make_agent("steady", match.game, seat) for seat in range(2)]
    moves = []
    while not match.over:
        decision = match.state.open[0]
        seat, actions = int(decision.seat), match.state.legal_actions(int(decision.seat))
        place = 0
        if len(actions) > 1:
            place = agents[seat].choose(match.view(seat), seat, int(decision.number), actions)
        moves.append(match.game.language.write_action(match.state, seat, actions[place]))
        match.play(seat, int(decision.number), actions[place])

    assert any(" plays spines" in move or " plays broad-bill" in move for move in moves)
