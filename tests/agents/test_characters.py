"""Levels and characters have valid, described weights, and play differently."""

import json

import pytest

import tangledbank
from tangledbank.agents import AGENTS, agent_names, make_agent
from tangledbank.agents.analysis import Budget
from tangledbank.agents.arena import play_game
from tangledbank.agents.characters import EVERY, FOLDER, characters, joined, weights_of
from tangledbank.agents.evaluators.evolution_weights import EvolutionWeights
from tangledbank.agents.evaluators.oceans import OceansWeights
from tangledbank.agents.heuristic import HeuristicAgent, bell
from tangledbank.core.action import verb_of
from tangledbank.core.rng import seeded
from tangledbank.games.evolution import ids
from tangledbank.texts import Texts

FOUR = ("grazer", "predator", "breeder", "builder")
PARTS = {"thumb", "traits", "likes", "search", "slips"}


def test_every_player_is_described():
    names = [name for key in tangledbank.games() for name in agent_names(tangledbank.game(key))]
    assert {"random", "easy", "steady", "steady-0.1", *AGENTS, *FOUR} == set(names)
    for lang in ("en", "fr", "ru"):
        assert all(Texts(lang).say(f"agent-{name.replace('.', '')}") for name in names)


@pytest.mark.parametrize("name", characters())
def test_a_file_names_weights_that_there_are_and_how_it_was_made(name):
    plain = json.loads((FOLDER / f"{name}.json").read_text())
    assert plain["made"] and set(plain["games"]) <= {EVERY, *tangledbank.games()}
    known = {
        "evolution": vars_of(EvolutionWeights()),
        "climate": vars_of(EvolutionWeights()),
        "oceans": vars_of(OceansWeights()),
    }
    for game, parts in plain["games"].items():
        assert set(parts) <= PARTS
        assert set(parts.get("thumb", ())) <= known.get(game, set())
        traits = {trait.key for trait in tangledbank.game(game).traits} if game != EVERY else set()
        assert {*parts.get("traits", ()), *parts.get("likes", ())} <= traits


def vars_of(weights):
    return {name for name in dir(weights) if isinstance(getattr(weights, name), float)}


def test_weights_go_over_those_of_whom_one_is_like():
    assert joined({"a": {"x": 1}, "b": {}}, {"a": {"y": 2}}) == {"a": {"x": 1, "y": 2}, "b": {}}
    easy, steady = weights_of("easy", "evolution"), weights_of("steady", "evolution")
    assert easy["traits"] == steady["traits"] and easy["slips"] and "slips" not in steady


@pytest.mark.parametrize("key", tangledbank.games())
def test_characters_play_every_game_to_its_end(key):
    game = tangledbank.game(key)
    agents = [make_agent(name, game, seat) for seat, name in enumerate(FOUR)]
    for agent in agents:
        agent.budget = agent.budget and Budget(iterations=4, options=2)
    assert len(play_game(game, game.resolve_options(4, {}), 2, agents).winners) >= 1


def test_slips_are_small():
    """A slip never costs more than `most` by the bot's own judgement."""
    weights = joined(weights_of("easy", "evolution"), {"slips": {"blur": 9.0, "most": 1.0}})
    agent = HeuristicAgent(tangledbank.game("evolution"), 1, weights)
    found = [(1, 5.0), (2, 4.5), (3, 3.9), (4, -2.0)]
    left = {action for seed in range(40) for action, _ in agent.slip(found, seeded(seed))}
    assert left == {1, 2}
    assert all(abs(bell(seeded(seed))) < 5 for seed in range(40))


def test_a_predator_hunts_and_a_grazer_does_not():
    attacks = dict.fromkeys(("predator", "grazer"), 0)
    for name in attacks:
        match = tangledbank.new("evolution", 3, 6)
        agents = [make_agent(name, match.game, seat) for seat in range(3)]
        while not match.over:
            question = match.open[0]
            options = match.state.legal_actions(question.seat)
            view = match.view(question.seat)
            place = agents[question.seat].choose(view, question.seat, question.number, options)
            attacks[name] += verb_of(options[place]) == ids.ATTACK
            match.play(question.seat, question.number, options[place])
    assert attacks["predator"] >= 10 > 2 * attacks["grazer"]
