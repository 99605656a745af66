"""Refusals name the forbidding trait in every language."""

from pathlib import Path

import pytest

import tangledbank
from tangledbank.games.oceans.questions import MAY_BE_ATTACKED
from tangledbank.games.origin.questions import BARS_ATTACK, BARS_ATTACK_BY, BARS_ATTACK_ON
from tangledbank.notation.scene_parser import read_scenes
from tests.texts.test_catalogues import LANGUAGES, Speaking

SCENES = Path(__file__).parent.parent / "rules"


class Naming(Speaking):
    """A scene that notes what its refusals are about."""

    def __init__(self, scene, games, named, lang):
        super().__init__(scene, games, {}, lang)
        self.named = named

    def refuses(self, rest):
        text, _, _ = rest.partition(" because ")
        seat, action = self.language.read_action(self.state, text)
        reason = self.game.reason(self.match.view(seat), seat, action)
        self.named |= self.language.reason_words(reason)
        return super().refuses(rest)


def named_in(folders, lang):
    """Return the subjects of the refusals in these scenes, each formed in this language."""
    games = {name: tangledbank.game(name) for name in tangledbank.games()}
    named = set()
    for folder in folders:
        for path in sorted((SCENES / folder).rglob("*.scene")):
            for scene in read_scenes(path.read_text(encoding="utf-8")):
                if any("refuses:" in line.text for line in scene.said):
                    Naming(scene, games, named, lang).run(scene)
    return named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_forbids_on_land_is_named(lang):
    asked = BARS_ATTACK | BARS_ATTACK_BY | BARS_ATTACK_ON
    traits = tangledbank.game("time-to-fly").traits
    forbidding = {trait.key for trait in traits if trait.hooks & asked}

    assert len(forbidding) >= 6
    assert forbidding <= named_in(("origin", "time-to-fly"), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_forbids_at_sea_is_named(lang):
    traits = tangledbank.game("oceans").traits
    forbidding = {trait.key for trait in traits if trait.hooks & MAY_BE_ATTACKED}

    assert len(forbidding) >= 6
    assert forbidding <= named_in(("oceans",), lang)
