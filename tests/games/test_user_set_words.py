"""A trait of a user set with its own vocabulary, as in `docs/howto/trait.md`."""

import json
import re
from pathlib import Path

import pytest

import tangledbank
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.core.sets import Set
from tangledbank.games.evolution.traits.base import Trait
from tangledbank.games.user_sets import find_set
from tangledbank.notation.events import Cause
from tangledbank.notation.names import Line
from tangledbank.presentation.log import log_writer
from tangledbank.server.http.card_lexicon import lexicon
from tangledbank.server.views.slots import SlotCodec
from tangledbank.texts import Texts

DOCUMENT = Path(__file__).parents[2] / "docs" / "howto" / "trait.md"
FILE = re.compile(r"^```python file=molting\.py\n(.*?)^```", re.MULTILINE | re.DOTALL)
POSITION = """\
phase food, round 2, first A
A: hand horns:2
B: hand horns:3
A1: body 4, population 2, molting
A2: body 2, population 1, molting
B1: body 1, population 1"""
SETTLED = ("A puts horns:2 on the watering hole", "B puts horns:3 on the watering hole")


@pytest.fixture
def match(tmp_path):
    path = tmp_path / "molting.py"
    path.write_text(FILE.search(DOCUMENT.read_text(encoding="utf-8"))[1], encoding="utf-8")
    game = tangledbank.game("evolution", sets=[find_set(str(path))])
    options = game.resolve_options(2, {})
    lines = [Line(i, text) for i, text in enumerate(POSITION.splitlines(), start=1)]
    state = game.language.read_position(game, 2, options, lines)
    made = Match(game, Record.of(game, 2, options, 0), state)
    for move in (*SETTLED, "A is done", "B is done"):
        made.do(move)
    return made


def find(match, name):
    events = [match.game.language.named(event) for _, event in match.news[0].since(0)]
    return [event for event in events if event.name == name]


def test_its_moves_are_offered_and_others_refused_with_its_reason(match):
    assert [str(action) for action in match.legal(0)] == [
        "A1 molts 1",
        "A1 molts 2",
        "A1 molts 3",
        "A1 keeps its skin",
    ]
    refusal = match.why_not(0, "A1 molts 4")
    assert refusal.name == "too-thin" and refusal.slots == {"species": 1, "most": 3}
    said = {lang: tangledbank.explain(match, 0, "A1 molts 4", lang) for lang in ("en", "fr", "ru")}
    assert said["en"].startswith("A1 can molt 1 to 3.")
    assert all(said.values())


def test_moves_of_other_and_of_missing_species_have_other_reasons(match):
    other, gone = match.why_not(0, "A2 molts 1"), match.why_not(0, "A9 molts 1")

    assert other.name == "now"
    assert gone.name == "gone" and len(gone.slots["missing"]) == 1
    assert "A9" in tangledbank.explain(match, 0, "A9 molts 1", "en")


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_what_it_does_is_told_with_its_cause_and_in_english_without_a_translation(match, lang):
    match.do("A1 molts 2")
    (event,) = find(match, "molted")
    molting = next(int(trait.id) for trait in match.game.traits if trait.key == "molting")
    log = log_writer(Texts(lang).of(match.game), 0)

    assert event.cause == Cause("trait", "trait", molting, 1)
    assert event.goes_to.being == 1 and event.amount == 2
    said = log.sentences(match.view(0), [event.raw])
    assert said == ["A1 molts: 2 body size becomes population."]


def test_a_reason_without_a_short_form_is_said_in_full(match, monkeypatch):
    words = Texts("en").of(match.game)
    has = words.catalogue.has
    monkeypatch.setattr(words.catalogue, "has", lambda name: has(name) and ".short" not in name)
    grounds = words.grounds(match.view(0), match.why_not(0, "A1 molts 4"))

    assert grounds.short == grounds.text == "A1 can molt 1 to 3."


def test_it_is_undone_saved_and_recorded(match):
    before = match.save()
    match.do("A1 molts 2")
    assert match.state.species[1].body == 2
    assert [str(action) for action in match.legal(0)] == ["A2 molts 1", "A2 keeps its skin"]
    match.undo(0)
    assert match.state.species[1].body == 4 and match.legal(0)[2].text == "A1 molts 3"

    again = Match.load(match.game, json.loads(json.dumps(before)))
    assert again.legal(0) == match.legal(0)
    row = match.game.language.as_record(0, match.legal(0)[1].code, 2)
    assert row == [0, "molt", "A1", 2]


def test_clients_get_its_move_by_names_and_a_badge(match):
    codec = SlotCodec(match.game, 2)
    assert codec.action(match.legal(0)[1].code) == {"species": "A1", "amount": 2}
    entry = next(each for each in lexicon(match.game, "en").entries if each.key == "molting")
    assert (entry.kind, entry.title) == ("trait", "Molting")


class Quiet(Trait):
    pass


class Loud(Quiet):
    hunts = True


def set_of(one, other):
    names = ("first", "second")
    rows = [{"id": name, "name": name, "food": [1], "categories": []} for name in names]
    traits = dict(zip(names, (one, other), strict=True))
    return Set("pair", games=("evolution",), traits=traits, facts={"traits": rows})


def test_sets_that_differ_only_in_the_classes_of_their_traits_make_two_games():
    mixed, loud = (tangledbank.game("evolution", sets=[set_of(Loud, x)]) for x in (Quiet, Loud))

    assert mixed is not loud
    assert [type(trait) for trait in mixed.traits[-2:]] == [Loud, Quiet]
    assert [type(trait) for trait in loud.traits[-2:]] == [Loud, Loud]
