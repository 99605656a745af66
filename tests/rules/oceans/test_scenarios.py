"""Every Scenario makes a difference: without any one of its answers some scene fails."""

from pathlib import Path

import pytest

import tangledbank
from tangledbank.core.errors import BadNotation
from tangledbank.games.oceans.ids import SCENARIO_NAMES
from tangledbank.games.oceans.scenario import SCENARIOS, Scenario
from tangledbank.notation.scene import SceneFailed, read_scenes, run_scene

HERE = Path(__file__).parent
GAMES = {key: tangledbank.game(key) for key in tangledbank.games()}
FIGURES = ("forage", "attack", "shell", "storage", "limit", "aging", "gain", "lowered", "event")
HOOKS = [
    name
    for name in vars(Scenario)
    if not name.startswith("_") and name != "id" and callable(getattr(Scenario, name))
]


def answers(card):
    """The questions and figures of a Scenario that are not neutral."""
    hooks = [h for h in HOOKS if getattr(type(card), h) is not getattr(Scenario, h)]
    return hooks + [figure for figure in FIGURES if getattr(card, figure)]


def without(card, answer):
    """The Scenario as if it did not give this answer."""

    def ask(hook):
        return lambda self, *values: getattr(card, hook)(*values)

    hooks = {h: ask(h) for h in answers(card) if h in HOOKS and h != answer}
    new = type("Broken", (Scenario,), hooks)()
    for figure in FIGURES:
        if figure != answer:
            setattr(new, figure, getattr(card, figure))
    return new


MUTANTS = [
    pytest.param(i, answer, id=f"{SCENARIO_NAMES[i]}-{answer}")
    for i, card in enumerate(SCENARIOS.cards)
    for answer in answers(card)
]


def scenes(name):
    for path in sorted(HERE.glob("*.scene")):
        for scene in read_scenes(path.read_text(encoding="utf-8")):
            if any(name in line.text for line in scene.position):
                yield scene


def fails(scene):
    try:
        run_scene(scene, GAMES)
    except (SceneFailed, BadNotation, AssertionError, IndexError):
        return True
    return False


@pytest.fixture
def restored():
    original = list(SCENARIOS.cards)
    yield original
    SCENARIOS.install(original)


@pytest.mark.parametrize(("index", "answer"), MUTANTS)
def test_a_scene_notices_when_an_answer_is_missing(restored, index, answer):
    broken = list(restored)
    broken[index] = without(restored[index], answer)
    SCENARIOS.install(broken)

    assert any(fails(scene) for scene in scenes(SCENARIO_NAMES[index]))


def test_every_scenario_answers_something():
    silent = [SCENARIO_NAMES[i] for i, card in enumerate(SCENARIOS.cards) if not answers(card)]

    assert silent == ["none"]
