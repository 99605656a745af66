"""A move that cannot be read is answered in the reader's language."""

import pytest

import tangledbank
from tangledbank.notation.unreadable import PROBLEMS, Unreadable
from tangledbank.server.errors import engine_refusal
from tangledbank.server.texts import say_refused

LANGUAGES = ("en", "fr", "ru")
MOVES = [
    ("evolution", "nonsense", "move"),
    ("evolution", "x" * 401, "long"),
    ("evolution", "F is done", "seat"),
    ("evolution", "Q7 feeds", "species"),
    ("evolution", "A stores many", "number"),
    ("evolution", "A ignores wings", "trait"),
    ("evolution", "A plays horns:12 on A1", "card"),
    ("climate", "A puts horns:99 under the deck", "card"),
    ("origin", "A plays wings as an animal", "card-form"),
    ("origin", "A plays fat-tissue as an animal", "card"),
    ("origin", "A plays camouflage/fat-tissue as fins on A1", "face"),
    ("origin", "A1 drops wings", "trait"),
    ("origin", "fins of A1+A2 feeds A1", "pair"),
    ("origin", "cooperation of A1+A2 feeds A1", "no-pair"),
    ("time-to-fly", "Q1 feeds", "animal"),
    ("oceans", "A evolves horns:1 on A1", "trait"),
    ("oceans", "A chooses nowhere", "listed"),
]


def unread(key, move):
    match = tangledbank.new(key, players=2, seed=4)
    with pytest.raises(Unreadable) as caught:
        match.game.language.read_choice(match.view(0), move)
    return caught.value


@pytest.mark.parametrize(("key", "move", "problem"), MOVES)
def test_a_move_that_cannot_be_read_has_a_sentence_in_every_language(key, move, problem):
    error = unread(key, move)
    assert error.problem == problem

    refused = engine_refusal(error)
    said = [say_refused(refused, lang) for lang in LANGUAGES]

    assert refused.code == "invalid-notation" and refused.detail == str(error)
    assert len(set(said)) == len(LANGUAGES)
    assert all(each.endswith(".") and "{" not in each for each in said)


def test_the_sentence_names_what_was_typed_and_what_there_is():
    refused = engine_refusal(unread("evolution", "A plays horns:12 on A1"))

    assert say_refused(refused, "en").startswith(
        "There’s no card called “horns:12”. The cards are horns:"
    )
    assert say_refused(refused, "fr").startswith(
        "Il n’y a pas de carte « horns:12 ». Il y a horns:"
    )
    assert say_refused(refused, "ru").startswith("Нет карты «horns:12». Есть horns:")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_problem_has_a_sentence(problem, lang):
    values = {"text": "T", "examples": "X", "known": "K", "example": "E", "card": "C", "kind": "D"}
    more = {"most": 1, "letters": 2, "first": "A", "last": "B", "number": 3, "count": 2}
    error = Unreadable(problem, **values, **more, animals="A1+A2")

    said = say_refused(engine_refusal(error), lang)

    assert said.endswith(".") and said != str(error)
