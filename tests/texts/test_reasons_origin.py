"""Every reason of The Origin of Species and Time to Fly, said from real positions in all languages.

The sentences are written to build/reasons-GAME-LANG.txt, to be read.
"""

import re
from functools import cache
from pathlib import Path

import pytest

import tangledbank
from tangledbank.audit.policies import POLICIES, moves
from tangledbank.audit.tries import tries
from tangledbank.audit.variants import Variant
from tangledbank.core.action import verb_of
from tangledbank.core.reason import about
from tangledbank.core.rng import seeded
from tangledbank.notation.scene import Stage
from tangledbank.notation.script import read_scenes
from tangledbank.texts import Texts
from tangledbank.texts.origin_reasons import CITES, STEPS
from tests.texts.test_catalogues import LANGUAGES
from tools.compiling import ROOT

GAMES = ("origin", "time-to-fly")
SCENES = Path(__file__).parent.parent / "rules"


def note(found, game, view, seat, action):
    """Keep the first refusal of each reason, the trait it is about and the verb that was tried."""
    refusal = game.refusal(view, seat, action)
    if refusal:
        key = (refusal.name, int(about(refusal.reason)), int(verb_of(action)))
        found.setdefault(key, (view, refusal))


class Noting(Stage):
    """A scene whose refusals are kept."""

    found = None

    def refuses(self, rest):
        text, _, _ = rest.partition(" because ")
        seat, action = self.language.read_action(self.state, text)
        note(self.found, self.game, self.match.view(seat), seat, action)
        return super().refuses(rest)

    def _judge(self, text):
        if text.startswith("refuses:"):
            return self.refuses(text.removeprefix("refuses:").strip())
        return super()._judge(text)


@cache
def refusals(key):
    """A refusal of every kind that scenes and some random games come upon."""
    game, found = tangledbank.game(key), {}
    for path in sorted((SCENES / key).glob("*.scene")):
        for scene in read_scenes(path.read_text(encoding="utf-8")):
            stage = Noting(scene, {key: game})
            stage.found = found
            stage.run(scene)
    for seed, players in enumerate(list(game.seats)[:3]):
        rng, s = seeded(seed), Variant(players).start(game, seed)
        for i, (seat, _) in enumerate(moves(game, s, rng, POLICIES["builder"])):
            if i % 9 == 0:
                view = game.view(s, seat)
                for action in tries(game, view, seat, rng):
                    note(found, game, view, seat, action)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_reason_is_a_sentence_with_its_rule(key, lang):
    words = Texts(lang).of(tangledbank.game(key))
    lines = []
    for (name, trait, verb), (view, refusal) in sorted(refusals(key).items()):
        sentence = words.reason(view, refusal)
        assert re.fullmatch(r"[A-ZÀÉА-Я].*[.?] \[(ORI|TTF|R\d).*\]", sentence), sentence
        assert not re.search(r"[{}]|\.\.|\?\.|\s[.,]|\s\s|\b0 tr", sentence), sentence
        of = f" {words.trait_names[trait]}" if trait else ""
        lines.append(f"{name}{of} ({words.language.verbs[verb]}): {sentence}")
    path = ROOT / "build" / f"reasons-{key}-{lang}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_french_has_its_colons_and_plurals():
    words = Texts("fr").of(tangledbank.game("origin"))

    assert words.explain("Vol") == "" and words.explain("Course").startswith("Course : Attaqué")
    assert words.explain("pioche").startswith("pioche : Le nombre")
    assert words.explain("fin").startswith("fin : Quand")
    assert [words.say("board-hand", cards=n) for n in (0, 1, 2)] == [
        "0 carte",
        "1 carte",
        "2 cartes",
    ]
    assert words.say("event-blue-got", eater="A1", amount=2) == "A1 reçoit 2 jetons bleus."


def test_every_reason_was_said():
    said = {kind for key in GAMES for kind, _, _ in refusals(key)}

    reasons = tangledbank.game("time-to-fly").language.reasons
    assert said == set(reasons.values())


def test_what_reasons_cite_is_in_the_rule_tables():
    pages = ("rules/origin.md", "rules/time-to-fly.md", "rulings/origin.md")
    rules = "".join((ROOT / "docs" / page).read_text(encoding="utf-8") for page in pages)
    for cite in {*CITES.values(), *STEPS.values()}:
        assert f"| {cite} |" in rules or f"## {cite} " in rules, cite
