"""The rules read every bit of a question."""

import re

import pytest

from tools.questions import CLASSES, GAMES, questions

SOURCES = {path: path.read_text() for path in GAMES.parent.rglob("*.py")}


@pytest.mark.parametrize("asked", CLASSES, ids=lambda asked: asked.into)
def test_every_bit_is_read_somewhere(asked):
    others = [text for path, text in SOURCES.items() if path != GAMES / asked.into]
    read = set(re.findall(r"\b[A-Z][A-Z0-9_]*\b", "\n".join(others)))

    assert [name for name in questions(asked) if name.upper() not in read] == []
