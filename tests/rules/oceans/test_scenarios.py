"""Every Scenario matters: without any one of its answers, some scene fails."""

from pathlib import Path

import pytest

import tangledbank
from tangledbank.core.errors import BadNotation
from tangledbank.core.hooks import is_answer, is_flag, overridden
from tangledbank.games.oceans.scenario import Scenario
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import SceneFailed, run_scene

HERE = Path(__file__).parent
GAMES = {key: tangledbank.game(key) for key in tangledbank.games()}
GAME = GAMES["oceans"]
FIGURES = ("forage", "attack", "shell", "storage", "crowds", "limit", "aging", "gain", "lowered")
HOOKS = [name for name in vars(Scenario) if is_answer(Scenario, name)]


def answers(card):
    """Return the questions, flags and figures of a Scenario that are not neutral."""
    hooks = [h for h in HOOKS if overridden(Scenario, card, h)]
    return hooks + [figure for figure in FIGURES if getattr(card, figure)]


def without(card, answer):
    """Return the Scenario without this answer."""

    def ask(hook):
        if is_flag(Scenario, hook):
            return True
        return lambda self, *values: getattr(card, hook)(*values)

    hooks = {h: ask(h) for h in answers(card) if h in HOOKS and h != answer}
    new = type("Broken", (Scenario,), hooks)()
    new.key = card.key
    for figure in FIGURES:
        if figure != answer:
            setattr(new, figure, getattr(card, figure))
    return new


MUTANTS = [
    pytest.param(i, answer, id=f"{card.key}-{answer}")
    for i, card in enumerate(GAME.scenarios)
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
    original = list(GAME.scenarios)
    yield original
    GAME.replace_scenarios(original)


@pytest.mark.parametrize(("index", "answer"), MUTANTS)
def test_a_scene_notices_when_an_answer_is_missing(restored, index, answer):
    broken = list(restored)
    broken[index] = without(restored[index], answer)
    GAME.replace_scenarios(broken)

    assert any(fails(scene) for scene in scenes(restored[index].key))


def test_every_scenario_answers_something():
    assert [card.key for card in GAME.scenarios if not answers(card)] == [""]
