"""Every scene under tests/rules holds."""

from pathlib import Path

import pytest

import tangledbank
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import run_scene

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.scene"))
GAMES = {key: tangledbank.game(key) for key in tangledbank.games()}


def scenes():
    for path in FILES:
        for scene in read_scenes(path.read_text(encoding="utf-8")):
            name = path.relative_to(HERE).with_suffix("").as_posix()
            yield pytest.param(scene, id=f"{name}: {scene.title}")


@pytest.mark.parametrize("scene", list(scenes()))
def test_the_scene_holds(scene):
    run_scene(scene, GAMES)


@pytest.mark.parametrize("key", tangledbank.games())
def test_every_game_has_scenes(key):
    assert any(path.is_relative_to(HERE / key) for path in FILES)
