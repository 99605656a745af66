"""Every reason of Evolution and Climate, said in every language at a real table.

The sentences are listed in build/reasons-GAME-LANGUAGE.txt, to be read by people.
"""

import re
from functools import cache
from pathlib import Path

import pytest

import tangledbank
from tangledbank.audit.candidate_actions import candidate_actions
from tangledbank.audit.policies import builder, moves
from tangledbank.core.action import verb_of
from tangledbank.core.rng import seeded
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import SceneRunner
from tangledbank.texts import Texts, languages

ROOT = Path(__file__).parent.parent.parent
GAMES = {key: tangledbank.game(key) for key in tangledbank.games()}
KEYS = ("evolution", "climate")
ELSEWHERE = {"evolution": {"sleepers", "early"}, "climate": set()}  # no card of the box leads there
TRIES = 80  # at each table


class Case:
    """A move that was refused to a seat, and what the seat saw."""

    def __init__(self, view, refusal):
        self.view = view
        self.refusal = refusal
        self.seat = refusal.seat
        self.action = refusal.action


class Refusing(SceneRunner):
    """A scene that notes what it refuses."""

    found: list

    def _judge(self, text):
        if text.startswith("refuses:"):
            move, _, _ = text.removeprefix("refuses:").strip().partition(" because ")
            seat, action = self.language.read_action(self.state, move)
            note(self.game, self.match.view(seat), seat, action, self.found)
        return super()._judge(text)


def note(game, view, seat, action, found):
    refusal = game.refusal(view, seat, action)
    if refusal and game.language.is_move(view, action):
        found.append(Case(view, refusal))


def in_scenes(game, found):
    for path in sorted((ROOT / "tests" / "rules" / game.key).rglob("*.scene")):
        for scene in read_scenes(path.read_text(encoding="utf-8")):
            stage = Refusing(scene, GAMES)
            stage.found = found
            stage.run(scene)


def in_random_games(game, found):
    for seed in range(2):
        players = 2 + seed
        s = game.setup(players, game.resolve_options(players, {}), seed)
        s.advance()
        rng = seeded(seed)
        for i, (asked, _) in enumerate(moves(game, s, rng, builder)):
            if i % 9 == 0:
                try_all(game, s, asked, rng, found)
                try_all(game, s, (asked + 1) % players, rng, found)
        try_all(game, s, 0, rng, found)


def try_all(game, s, seat, rng, found):
    view = s.clone(seat)
    for action in candidate_actions(game, s, seat, rng)[:TRIES]:
        note(game, view, seat, action, found)


@cache
def cases(key):
    """Refusals of every kind, some for each sentence and verb."""
    spoken = Texts("en").of(GAMES[key])
    found = []
    in_scenes(GAMES[key], found)
    in_random_games(GAMES[key], found)
    kept = {}
    for case in found:
        message = spoken.reason_message(case.refusal)
        slots = case.refusal.slots
        case_of = [slots.get(slot, 0) for slot in ("why", "limit", "moment", "granted", "sparing")]
        about = (message, int(verb_of(case.action)), str(case_of), case.view.over)
        if len(kept.setdefault(about, [])) < 3:
            kept[about].append(case)
    return [case for about in sorted(kept) for case in kept[about]]


@pytest.mark.parametrize("key", KEYS)
def test_every_reason_is_met(key):
    names = GAMES[key].language.reasons
    met = {case.refusal.name for case in cases(key)}

    assert met == set(names.values()) - ELSEWHERE[key]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", KEYS)
def test_every_reason_is_said_and_listed(key, lang):
    game = GAMES[key]
    spoken = Texts(lang).of(game)
    lines = []
    for case in cases(key):
        said = spoken.reason(case.view, case.refusal)
        move = game.language.write_action(case.view, case.seat, case.action)
        message = spoken.reason_message(case.refusal)
        lines += [f"{message} | {move}", f"    {said}"]

        assert re.search(r"\S \[\S[^\]]+\]$", said), said
        assert not re.search(r"[{}]|  |[?!.]\.|\bNone\b|\(\)|: \.| ,|, ,", said), said
    path = ROOT / "build" / f"reasons-{key}-{lang}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
