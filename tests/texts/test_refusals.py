"""A refusal fills exactly the slots that its reason declares, from the asking seat's view."""

from pathlib import Path

import pytest

import tangledbank
from tangledbank.audit.policies import POLICIES, moves
from tangledbank.audit.tries import tries
from tangledbank.audit.variants import Variant
from tangledbank.core.rng import seeded
from tangledbank.notation.scene import Stage
from tangledbank.notation.script import read_scenes

GAMES = tangledbank.games()
SCENES = Path(__file__).parent.parent / "rules"
TRIED = 400  # moves at each position of a random game


def check(refusal):
    kinds = refusal.word.slots
    assert set(refusal.slots) == set(kinds), refusal
    for name, value in refusal.slots.items():
        if kinds[name].many:
            assert isinstance(value, tuple) and all(type(each) is int for each in value), refusal
        else:
            assert type(value) is int, refusal


class Checking(Stage):
    """A scene whose refusals are checked."""

    checked = 0

    def refuses(self, rest):
        text, _, _ = rest.partition(" because ")
        seat, action = self.language.read_action(self.state, text)
        check(self.game.refusal(self.match.view(seat), seat, action))
        type(self).checked += 1
        return super().refuses(rest)

    def _judge(self, text):
        if text.startswith("refuses:"):
            return self.refuses(text.removeprefix("refuses:").strip())
        return super()._judge(text)


@pytest.mark.parametrize("key", GAMES)
def test_refusals_in_scenes_fill_the_slots_of_their_reasons(key):
    game, before = tangledbank.game(key), Checking.checked
    for path in sorted((SCENES / key).glob("*.scene")):
        for scene in read_scenes(path.read_text(encoding="utf-8")):
            Checking(scene, {key: game}).run(scene)

    assert Checking.checked > before


@pytest.mark.parametrize("key", GAMES)
def test_refusals_of_random_moves_fill_the_slots_of_their_reasons(key):
    game, rng, found = tangledbank.game(key), seeded(3), set()
    s = Variant(3).start(game, 3)
    for i, (seat, _) in enumerate(moves(game, s, rng, POLICIES["builder"])):
        if i % 15 == 0:
            view = game.view(s, seat)
            for action in tries(game, view, seat, rng)[:TRIED]:
                refusal = game.refusal(view, seat, action)
                if refusal is not None:
                    check(refusal)
                    found.add(refusal.name)

    assert len(found) > 5
