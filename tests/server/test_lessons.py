"""Lessons over HTTP: every place, real options and reasons, and no other way through."""

import asyncio
import json

import pytest

import tangledbank
from tangledbank.core.errors import BadNotation
from tangledbank.lessons import LEARNER, Tutor, lesson, lessons
from tangledbank.server.errors import Refused
from tangledbank.server.lessons.lesson_service import LessonService
from tangledbank.server.protocol import requests, wire
from tangledbank.server.protocol.lesson_bodies import LessonQuery, LessonRequest
from tangledbank.server.tables.game_catalog import GameCatalog
from tests.server.playing import running
from tests.server.test_protocol import schema


def way(game):
    """The moves of a lesson, as a learner sends them."""
    return [step.moves[0] if step.is_question else "" for step in lesson(game).steps if step.remark]


def plain(message):
    return json.loads(wire.write(message))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", lessons())
def test_a_lesson_is_a_table_at_every_step(game, lang):
    lesson_service, path, seen, numbers = LessonService(GameCatalog()), [], 0, []
    whole = schema("protocol-http")
    for place, move in enumerate([*way(game), None], start=1):
        step = plain(lesson_service.learn(game, LessonRequest(path, lang, seen)))
        whole.evolve(schema={**whole.schema, "$ref": "#/$defs/LessonStep"}).validate(step)
        question = step["state"]["question"]
        assert step["over"] == (move is None)
        if move is None:
            break
        assert step["step"] == place and step["remark"]
        assert bool(step["task"]) == bool(question) == bool(move)
        if move:
            offered = [question["options"][i]["move"].lower() for i in step["accepted"]]
            assert move.lower() in offered
        numbers += [news["number"] for news in step["state"]["news"]]
        seen, path = step["state"]["last"], [*path, move]
    assert numbers == list(range(numbers[0], seen + 1))


def test_a_learner_sees_what_the_seat_sees():
    lesson_service, game = LessonService(GameCatalog()), "evolution"
    tutor = Tutor(lesson(game), tangledbank.game(game))
    tutor.follow(way(game)[:4])
    view = plain(lesson_service.learn(game, LessonRequest(way(game)[:4])))["state"]["view"]
    assert view == json.loads(json.dumps(tutor.match.see(LEARNER)))
    assert all(card == "?" for card in view["table"][1]["hand"])


def test_other_moves_are_refused_with_the_lesson_s_reason_or_the_rule_s():
    lesson_service, path = LessonService(GameCatalog()), way("evolution")
    with pytest.raises(Refused, match="takes food away") as refused:
        lesson_service.learn(
            "evolution", LessonRequest(["", "A puts horns:3 on the watering hole"])
        )
    assert refused.value.code == "not-in-lesson"
    with pytest.raises(Refused, match="Climbing") as refused:
        lesson_service.learn("evolution", LessonRequest([*path[:8], "A1 attacks B1"]))
    assert refused.value.code == "illegal-move"
    for odd in (["A dances"], ["", "", ""], ["", "B is done"], [*path, ""]):
        with pytest.raises((Refused, BadNotation, ValueError)):
            lesson_service.learn("evolution", LessonRequest(odd))
    with pytest.raises(Refused, match="unknown-game"):
        lesson_service.learn("chess", LessonRequest())
    with pytest.raises(Refused, match="too-long"):
        lesson_service.learn("evolution", LessonRequest([""] * 65))


def test_the_tutor_answers_like_a_table():
    lesson_service, path = LessonService(GameCatalog()), way("evolution")[:8]
    step = lesson_service.learn("evolution", LessonRequest(path))
    number = step.state.question.number

    def ask(said):
        return lesson_service.ask("evolution", LessonQuery(said, path))

    barred = ask(requests.IllegalMoves(number, "attack", {"attacker": "A1"}))
    assert any("Climbing" in target.text for target in barred.moves)
    foretold = ask(requests.Preview(number, step.accepted))
    assert foretold.outcomes[0].figures
    assert "Climbing" in ask(requests.WhyNot("A1 attacks B1")).text
    assert ask(requests.Explain("Climbing")).entries
    assert len(ask(requests.Options(number)).texts) == len(step.state.question.options)
    with pytest.raises(Refused, match="stale-question"):
        ask(requests.Options(number + 7))


def test_lessons_over_http(tmp_path):
    wrong = {"lang": "fr", "path": ["", "A puts horns:3 on the watering hole"]}

    async def scenario():
        async with running(tmp_path) as server:
            return [
                await server.http("/api/lessons?lang=fr"),
                await server.http("/api/lessons/evolution", {"lang": "ru"}),
                await server.http("/api/lessons/evolution", wrong),
                await server.http("/api/lessons/evolution", {"lang": 3}),
            ]

    (_, listed), (_, step), (status, refused), (_, odd) = asyncio.run(scenario())
    assert [each["game"] for each in listed] == list(lessons())
    assert step["type"] == "lesson" and step["remark"].startswith("У каждого игрока")
    assert (status, refused["code"]) == (409, "not-in-lesson") and refused["text"]
    assert odd["code"] == "invalid-message"
