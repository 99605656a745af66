"""`tangledbank scene`: run scene files."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import tangledbank
from tangledbank.core.errors import BadNotation
from tangledbank.core.game import Game
from tangledbank.games.user_sets import find_set
from tangledbank.notation.scene_parser import Scene, read_scenes
from tangledbank.notation.scene_runner import SceneFailed, SceneWarning, run_scene

MAX_BYTES = 2_000_000


def run_files(
    paths: Sequence[Path], sets: Sequence[str], say: Callable[[str], None]
) -> tuple[int, int]:
    """Run all scenes in these files, print a line for each, and count passes and failures."""
    added = [find_set(name) for name in sets]
    games = {
        key: tangledbank.game(key, None, [each for each in added if key in each.games])
        for key in tangledbank.games()
    }
    passed = failed = 0
    for path in paths:
        try:
            scenes = read_scenes(read_text(path))
        except BadNotation as error:
            say(f"FAIL {path}: {error}")
            failed += 1
            continue
        for scene in scenes:
            trouble, doubts = run_one(scene, games)
            say(f"FAIL {path}: {scene.title}" if trouble else f"ok   {path}: {scene.title}")
            for text in [trouble] * bool(trouble) + doubts:
                say(f"     {text}")
            passed, failed = passed + (not trouble), failed + bool(trouble)
    return passed, failed


def run_one(scene: Scene, games: Mapping[str, Game]) -> tuple[str, list[str]]:
    """Run a scene, and return its failure (or an empty string) and its warnings."""
    trouble = ""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", SceneWarning)
        try:
            run_scene(scene, games)
        except (SceneFailed, BadNotation) as error:
            trouble = str(error)
        except (
            AssertionError
        ) as error:  # from the engine, e.g. a die that the scene does not script
            trouble = f"line {scene.line}: {error}"
    return trouble, [f"warning: {each.message}" for each in caught]


def read_text(path: Path) -> str:
    """Return the text of a scene file, whose size is limited."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadNotation(f"a scene file has at most {MAX_BYTES} bytes")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadNotation(f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadNotation("is not text in UTF-8") from None
