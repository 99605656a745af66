"""Lessons: the deal, every path, every remark, and moves that are not accepted."""

import pytest

import tangledbank
from tangledbank.core.errors import BadData, BadNotation
from tangledbank.lessons import LEARNER, Remarks, Tutor, lesson, lessons
from tangledbank.lessons.lesson_file import read_lesson
from tangledbank.lessons.remarks import expected_messages
from tangledbank.notation.scene_runner import SceneRunner
from tangledbank.texts import Texts, languages
from tangledbank.texts.catalogue import message_ids
from tests.cli.commands import refused, run

GAMES = tangledbank.games()


def tutor(game, path=()):
    found = Tutor(lesson(game), tangledbank.game(game))
    found.follow(path)
    return found


def paths(game, path=()):
    """Yield every path through a lesson; equivalent moves are taken once."""
    at = tutor(game, path)
    if at.over:
        yield path
        return
    moves = [at.match.words(LEARNER, code) for code in at.accepted()] or [""]
    for move in dict.fromkeys(moves):
        yield from paths(game, (*path, move))


def encoded(at):
    return at.match.game.codec.encode(at.match.state)


def test_every_game_has_a_lesson_that_is_neither_long_nor_short():
    assert lessons() == tuple(GAMES)
    for game in GAMES:
        assert 10 <= len(lesson(game).remarks) <= 20
        assert len(set(lesson(game).remarks)) == len(lesson(game).remarks)


@pytest.mark.parametrize("game", GAMES)
def test_every_way_through_a_lesson_holds_what_it_says(game):
    ways = list(paths(game))
    assert len(ways) > 1
    for way in ways:
        walk(game, list(way))


def walk(game, way):
    """Play a path, and check the expected facts after each step."""
    stage = SceneRunner(lesson(game).deal, {game: tangledbank.game(game)})
    for line in stage.early:
        stage.expect(line)
    for step in lesson(game).steps:
        move = way.pop(0) if step.remark else step.moves[0]
        if move:
            stage.match.do(move)
        for line in step.expect:
            stage.expect(line)
    assert not way


@pytest.mark.parametrize("game", GAMES)
def test_other_moves_change_nothing(game):
    way = next(iter(paths(game)))
    for place in range(len(way)):
        at = tutor(game, way[:place])
        before = encoded(at)
        for code in at.match.state.legal_actions(LEARNER):
            if code not in at.accepted():
                assert not at.choose(code)
        with pytest.raises(BadData if way[place] else BadNotation):
            at.follow(["" if way[place] else "A dances"])
        assert encoded(at) == before
        assert at.remark_number == place + 1


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_remark_is_there_in_every_language(game, lang):
    assert set(message_ids(lang, f"lesson-{game}")) == expected_messages(lesson(game))


@pytest.mark.parametrize("game", GAMES)
def test_an_attack_fails_for_a_reason_and_one_succeeds(game):
    at, reasons, died = tutor(game), {}, False
    for move in next(iter(paths(game))):
        for lang in languages():
            reason = at.refusal(Texts(lang).of(at.match.game))
            if reason:
                reasons[lang] = reason
        at.follow([move])
        died |= "attacks" in move and any(
            "extinct" in told or "eaten" in told or "took" in told for told in events(at)
        )
    assert died
    assert len(set(reasons.values())) == len(languages())
    assert all("[" in reason for reason in reasons.values())


def events(at):
    language = at.match.game.language
    return [language.write_event(at.match.state, event) for event in at.match.all_news]


def test_what_is_not_a_lesson_is_refused():
    with pytest.raises(BadNotation):
        read_lesson("evolution", 'scene "No position"\nsay food\n')
    with pytest.raises(BadNotation, match="must follow a move of the learner"):
        read_lesson("evolution", 'scene "Odd"\ngame evolution, 2 players\nsay food\nor A is done\n')


# In the terminal


def typed(game):
    """Return what a learner types: a wrong move if there is one, then the right one."""
    lines, at = [], tutor(game)
    for move in next(iter(paths(game))):
        if move:
            wrong = [
                at.match.words(LEARNER, code)
                for code in at.match.state.legal_actions(LEARNER)
                if code not in at.accepted()
            ]
            lines += wrong[:1]
        lines.append(move)
        at.follow([move])
    return lines


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_plays_through_in_the_terminal(game, lang):
    lines = typed(game)
    result = run("lesson", game, "--lang", lang, "--plain", input="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    said = " ".join(result.output.split())
    remarks = Remarks(lang, lesson(game))
    for step in lesson(game).steps:
        if step.remark:
            assert " ".join(remarks.remark(step.remark).split()) in said
            assert " ".join(remarks.task(step.remark).split()) in said
    assert f"tangledbank play {game}" in said


def test_a_learner_is_told_why_not_and_may_leave():
    result = run("lesson", "evolution", input="\nundo\nhorns\nquit\n")
    said = " ".join(result.output.split())
    assert result.exit_code == 0
    assert "can’t undo moves in a lesson" in said
    assert "Choose the one that takes food away." in said


def test_lessons_are_listed_and_unknown_ones_refused():
    listed = run("lesson")
    assert [line.split(":")[0] for line in listed.output.splitlines()] == list(GAMES)
    assert refused(run("lesson", "chess"), "chess", "evolution")
