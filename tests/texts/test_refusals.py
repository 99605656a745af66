"""Every refusal fills exactly the slots that its reason declares, from the asking seat's view."""

from functools import cache
from pathlib import Path

import pytest

import tangledbank
from tangledbank.audit.candidate_actions import candidate_actions
from tangledbank.audit.policies import builder, moves
from tangledbank.core.rng import seeded
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import SceneRunner

SCENES = Path(__file__).parent.parent / "rules"
GAMES = {key: tangledbank.game(key) for key in tangledbank.games()}
TRIES = 40  # at each table


class Refusing(SceneRunner):
    """A scene that keeps its refusals with the views they were computed from."""

    found: list

    def refuses(self, rest):
        text, _, _ = rest.partition(" because ")
        seat, action = self.language.read_action(self.state, text)
        keep(self.found, self.game, self.state, seat, action)
        return super().refuses(rest)


def keep(found, game, state, seat, action):
    view = game.view(state, seat)
    refusal = game.refusal(view, seat, action)
    if refusal:
        found.append((view, refusal))


@cache
def refusals(key):
    found = []
    for path in sorted((SCENES / key).rglob("*.scene")):
        for scene in read_scenes(path.read_text(encoding="utf-8")):
            if any("refuses:" in line.text for line in scene.said):
                stage = Refusing(scene, GAMES)
                stage.found = found
                stage.run(scene)
    in_a_random_game(GAMES[key], found)
    return found


def in_a_random_game(game, found):
    rng = seeded(7)
    state = game.setup(3, game.resolve_options(3, {}), 7)
    state.advance()
    for i, (seat, _) in enumerate(moves(game, state, rng, builder)):
        if i % 11 == 0:
            for action in candidate_actions(game, state, seat, rng)[:TRIES]:
                keep(found, game, state, seat, action)


@pytest.mark.parametrize("key", GAMES)
def test_refusals_fill_the_slots_that_their_reasons_declare(key):
    assert len(refusals(key)) > 100
    for _, refusal in refusals(key):
        assert refusal.slots.keys() == refusal.word.slots.keys(), refusal.name
        for slot, kind in refusal.word.slots.items():
            value = refusal.slots[slot]
            assert type(value) is (tuple if kind.many else int), (refusal.name, slot)
            assert {type(each) for each in (value if kind.many else [value])} <= {int}


@pytest.mark.parametrize("key", GAMES)
def test_refusals_are_the_same_in_every_world_that_looks_like_the_view(key):
    game, rng = GAMES[key], seeded(3)
    for view, refusal in refusals(key)[::5]:
        world = game.imagine(view, refusal.seat, rng)
        again = game.refusal(game.view(world, refusal.seat), refusal.seat, refusal.action)
        assert again == refusal
