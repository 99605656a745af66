"""Traits that react to an attack ask the attacker's owner, in games that are saved and copied."""

import json
import re
from pathlib import Path

import pytest

import tangledbank
from tangledbank.core.match import Match
from tangledbank.games.user_sets import find_set

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "trait.md"
POSITION = """game evolution, 2 players
phase feeding, first A, turn A
A: hand horns:2
A1: body 3, population 2, carnivore, intelligence
B1: body 1, population 2, food 2, thorny-hide
"""


@pytest.fixture(scope="module")
def thorny(tmp_path_factory):
    """The set that the page prints."""
    text = PAGE.read_text(encoding="utf-8")
    printed = re.search(r"```python file=thorny.py\n(.*?)```", text, re.DOTALL)
    path = tmp_path_factory.mktemp("set") / "thorny.py"
    path.write_text(printed[1], encoding="utf-8")
    return find_set(str(path))


def attacked(thorny):
    match = tangledbank.position(POSITION, sets=[thorny])
    match.do("A1 attacks B1")
    match.do("A strikes")
    return match


def test_the_question_is_saved_with_its_seat_and_attacker(thorny):
    match = attacked(thorny)
    again = Match.load(match.game, json.loads(json.dumps(match.save())))

    for each in (match, again):
        assert [(q.seat, q.prompt) for q in each.open] == [(0, "pay for the thorns")]
        assert [a.text for a in each.legal(0)] == ["A tears horns:2", "A1 bleeds"]
        assert len(each.view(1).legal_actions(0)) == 2  # a view of another seat holds the question
        each.do("A1 bleeds")
        assert int(each.state.species[1].population) == 1
    assert match.see(0) == again.see(0)


def test_what_follows_has_the_trait_as_its_cause(thorny):
    match = attacked(thorny)
    match.do("A1 bleeds")
    events = [match.game.language.named(event) for _, event in match.news[0].since(0)]
    lost = [event for event in events if event.name == "population-lost"]

    assert [event.cause.key or event.cause.kind for event in lost] == ["thorny-hide", "attack"]


def test_an_ignored_trait_does_not_react(thorny):
    match = tangledbank.position(POSITION, sets=[thorny])
    match.do("A1 attacks B1")
    match.do("A discards horns:2 to ignore thorny-hide")
    match.do("A strikes")

    assert "pay for the thorns" not in [question.prompt for question in match.open]
