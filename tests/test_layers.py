"""The layers of the package hold, and the check that says so notices when one breaks."""

import re

import pytest

from tools import check_layers

SET = 'TRAITS: dict[str, type] = {"long-neck": int, "horns": int}\n'


def check(root, path, text):
    """What is wrong with a package that holds this one file, and a set of a game."""
    for name, content in {"games/evolution/sets/base.py": SET, path: text}.items():
        file = root / "src" / "tangledbank" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    return check_layers.problems(root)


def test_the_package_keeps_its_layers():
    assert check_layers.problems() == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("core/flow.py", "from tangledbank.games import evolution"),
        ("core/flow.py", "from tangledbank import games"),
        ("core/flow.py", "from ..games import evolution"),
        ("core/flow.py", "import tangledbank"),
        ("games/evolution/rules.py", "from tangledbank.agents import greedy"),
        ("games/evolution/rules.py", "from tangledbank.games.origin import rules"),
        ("games/evolution/rules.py", "def f():\n    import tangledbank.cli"),
        ("agents/greedy.py", "from tangledbank.cli import main"),
        ("audit/campaign.py", "from tangledbank.cli import main"),
        ("core/rng.py", "import random"),
        ("core/rng.py", "from time import monotonic"),
        ("core/rng.py", "from os import urandom"),
        ("core/rng.py", "import os\nword = os.urandom(4)"),
        ("games/evolution/phases.py", "import secrets"),
        ("core/flow.py", "import numpy"),
        ("games/evolution/rules.py", "from click import echo"),
        ("games/evolution/rules.py", "from fluent.runtime import FluentBundle"),
        ("games/evolution/rules.py", "from tangledbank.games.evolution.traits.eating import X"),
        ("games/evolution/rules.py", "from .traits.eating import LongNeck"),
        ("games/evolution/climate/night.py", "key = 1\nneck = 'long-neck'"),
        ("core/hooks.py", "a = 1\nneck = 'long-neck'"),
        ("server/tables/table.py", "from tangledbank.server.storage import schema"),
        ("server/tables/table.py", "from tangledbank.server.live.registry import TableRegistry"),
        ("server/tables/clock.py", "import asyncio"),
        ("server/tables/clock.py", "from sqlalchemy import select"),
        ("games/evolution/rules.py", "a = 1\npart = 'tangledbank.texts.game_texts:GameTexts'"),
    ],
)
def test_a_broken_boundary_is_reported_with_its_line(tmp_path, path, text):
    line = text.count("\n") + 1

    found = check(tmp_path, path, text)

    assert len(found) == 1
    assert found[0].startswith(f"src/tangledbank/{path}:{line}: ")


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("__init__.py", "from tangledbank.cli import main"),
        ("core/flow.py", "from tangledbank import _compat\nfrom tangledbank.core import rng"),
        ("core/flow.py", "import os\nfrom mypy_extensions import i64\nfrom librt.vecs import vec"),
        ("texts/catalogue.py", "from fluent.runtime import FluentBundle"),
        ("games/__init__.py", "from tangledbank.games.evolution import game"),
        ("games/evolution/kit.py", "from tangledbank.games.kit import Kit"),
        ("games/evolution/kit.py", "part = 'tangledbank.texts.game_texts:GameTexts'"),
        ("games/evolution/rules.py", "from tangledbank.games.evolution.traits.base import X"),
        ("games/evolution/traits/eating.py", "neck = 'long-neck'"),
        ("games/evolution/rules.py", "sentence = 'a long-neck eats'"),
        ("agents/greedy.py", "import random\nfrom tangledbank.games import evolution"),
        ("cli/main.py", "import time\nimport click\nfrom tangledbank import new"),
        ("audit/campaign.py", "from tangledbank.agents import greedy"),
    ],
)
def test_what_is_allowed_passes(tmp_path, path, text):
    assert check(tmp_path, path, text) == []


# What sentences may know of a game: its words, its cards and its state, never how rules decide.
SAYABLE = {"cards", "ids", "notation", "questions", "sets", "state", "trait_notation", "vocabulary"}


def test_sentences_are_made_without_rules_and_frames():
    folder = check_layers.ROOT / "src" / "tangledbank" / "texts"
    found = {
        (path.name, module)
        for path in folder.glob("*.py")
        for module in re.findall(r"from tangledbank\.games\.([\w.]+) import", path.read_text())
        if not SAYABLE & {*module.split(".")[1:]}
    }

    packages = {
        ("origin.py", "origin"),
        ("oceans.py", "oceans"),
        ("origin.py", "origin.fly"),
    }  # ids
    assert found <= {*packages, ("__init__.py", "kit")}
