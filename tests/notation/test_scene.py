"""Scenes fail where they should, and errors name the line."""

import warnings

import pytest

from tangledbank.core.errors import BadNotation
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import SceneFailed, SceneWarning, run_scene
from tests.support import GAMES

HEAD = 'scene "A title" [EVO Horns]\ngame evolution, 2 players\nphase feeding\nhole 2\n'
TABLE = "A: hand horns:1\nA1: population 2\nB1: population 1\n"


def run(text):
    for scene in read_scenes(text):
        run_scene(scene, GAMES)


def test_a_sound_scene_passes():
    run(HEAD + TABLE + "> A1 feeds\nA1 food 1\nhole 1\nasks B to feed\n")


def test_what_a_seat_tries_is_its_own_move():
    run(HEAD + TABLE + "> B tries A1 feeds\n> A tries B1 feeds\n> A1 feeds\n> A tries B1 feeds\n")


def test_a_line_parts_the_position_from_what_must_hold():
    run(HEAD + TABLE + "Expect:\nhole 2\ndeck 128\nA1 food 0\n> A1 feeds\nhole 1\n")


@pytest.mark.parametrize(
    ("lines", "number", "read"),
    [
        ("asks A to feed\nhole 2\n", 9, "'hole 2' is read as an expectation"),
        ("discard 0\n> A1 feeds\n", 8, "'discard 0' is read as an expectation"),
        ("discard horns:2\n> A1 feeds\n", 0, ""),
        ("> A1 feeds\nhole 1\n", 0, ""),
    ],
)
def test_a_line_that_could_be_either_is_warned_of(lines, number, read):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        run(HEAD + TABLE + lines)

    found = [str(each.message) for each in caught]
    assert len(found) == bool(number)
    assert all(text.startswith(f"line {number}: {read}; ") for text in found)


def test_a_line_of_the_table_after_the_players_is_warned_of():
    text = HEAD.replace("hole 2\n", "") + TABLE + "hole 2\n> A1 feeds\n"

    with pytest.warns(SceneWarning, match="line 7: 'hole 2' is read as part of the position"):
        run(text)


def test_all_that_a_scene_says_is_found():
    scene = read_scenes(HEAD + "expect:\nhole 2\n> A1 feeds\nhole 1\n")[0]

    assert [line.number for line in scene.said] == [2, 3, 4, 6, 8]


def test_titles_tags_and_comments_are_read():
    text = '# first\nscene "One # two" [EVO Horns] [R3]  # third\ngame evolution, 2 players\n'

    scene = read_scenes(text)[0]

    assert (scene.title, scene.tags, scene.line) == ("One # two", ["EVO Horns", "R3"], 2)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("> A1 feeds\nA1 food 2\n", "line 9: 'A1 food 2': food is 1"),
        ("> A1 feeds\nasks A to feed\n", "line 9: 'asks A to feed': B is asked to feed"),
        ("> B1 feeds\n", "line 8: 'B1 feeds'"),
        ("> A passes\n", "line 8: 'A passes'"),
        ("> A1 feeds\n> A1 feeds\n", "line 9: 'A1 feeds'"),
        ("> A1 feeds\noffers: A passes\n", "line 9: 'offers: A passes': 'A passes' is not offered"),
        ("> A1 feeds\noffers only: B passes\n", "line 9"),
        ("> A1 feeds\nrefuses: B1 feeds\n", "line 9: 'refuses: B1 feeds': 'B1 feeds' is offered"),
        ("> A1 feeds\nrefuses: B passes because empty\n", "line 9"),
        ("> A1 feeds\nevent: A1 took 2 plant from the hole\n", "line 9"),
        ("> A1 feeds\nwinner A\n", "line 9: 'winner A': the game is not over"),
        ("> A1 feeds\nscore A 99\n", "line 9: 'score A 99': it is"),
        ("> A tries A1 feeds\n", "was accepted"),
        ("> A1 feeds\nA1 extinct\n", "line 9: 'A1 extinct': it lives"),
        ("> A1 feeds\nB sees: horns:1 in A hand\n", "line 9"),
        ("> undo A\n", "line 8"),
        ("asks nobody\n> A1 feeds\n", "line 8: 'asks nobody'"),
    ],
)
def test_what_does_not_hold_fails_with_its_line(lines, expected):
    with pytest.raises(SceneFailed) as failed:
        run(HEAD + TABLE + lines)

    assert expected in str(failed.value)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("game evolution, 2 players\n", 1),
        ("scene A title\n", 1),
        ('scene "A title"\n', 1),
        ('scene "A title" EVO\n', 1),
        ('scene "A"\nphase feeding\n', 2),
        ('scene "A"\ngame chess, 2 players\n', 2),
        ('scene "A"\ngame evolution\n', 2),
        ('scene "A"\ngame evolution, 9 players\n', 2),
        (f'scene "A"\ngame evolution, {"9" * 5000} players\n', 2),
        ('scene "A"\ngame evolution, 2 players, speed 3\n', 2),
        ('scene "A"\ngame evolution, 2 players, last_token nobody\n', 2),
        (HEAD + "holes 3\n", 5),
        (HEAD + TABLE + "hole 3\n> A1 feeds\n", 8),
        (HEAD + TABLE, 1),
        (HEAD + "A1: body 9\n", 5),
        (HEAD + "A1: body\n", 5),
        (HEAD + "A1: bdoy 3\n", 5),
        (HEAD + "A1: horn\n", 5),
        (HEAD + "A1: horns, horns\n", 5),
        (HEAD + "A1: body 1\nA1: body 2\n", 6),
        (HEAD + "A1: food 3\n", 5),
        (HEAD + "C1: body 1\n", 5),
        (HEAD + f"A{'9' * 5000}: body 1\n", 5),
        (HEAD + "A: hand dragon\n", 5),
        (HEAD + "A: hand horns:77\n", 5),
        (HEAD + "A: bag x\n", 5),
        (HEAD + "A: hand " + "horns:1 " * 9 + "\n", 5),
        (HEAD + "deck\nfood cards A\n", 6),
        (HEAD + "rolls 7\n", 5),
        (HEAD + TABLE + "> A1 fedes\n", 8),
        (HEAD + TABLE + "> A1 attacks\n", 8),
        (HEAD + TABLE + "> A1 attacks A0\n", 8),
        (HEAD + TABLE + f"> A1 attacks A{'1' * 5000}\n", 8),
        (HEAD + TABLE + "> undo\n", 8),
        (HEAD + TABLE + "> undo X\n", 8),
        (HEAD + TABLE + ">\n", 8),
        (HEAD + TABLE + "expect:\n", 1),
        (HEAD + TABLE + "expect:\nA1: food 1\n", 9),
        (HEAD + TABLE + "expect:\nhole 2\nexpect:\n", 10),
        (HEAD + TABLE + "> A1 feeds\nexpect:\nhole 1\n", 9),
        (HEAD + TABLE + "A1 food 0\nexpect:\nhole 1\n", 8),
        ('scene "A"\nexpect:\n', 2),
        (HEAD + TABLE + "> B tries A1 fedes\n", 8),
        (HEAD + TABLE + "> X tries A1 feeds\n", 8),
        (HEAD + TABLE + "> A1 feeds\nA1 fodo 1\n", 9),
        (HEAD + TABLE + "> A1 feeds\nholes 1\n", 9),
        (HEAD + TABLE + "> A1 feeds\nasks A to dance\n", 9),
        (HEAD + TABLE + "> A1 feeds\nasks A feed\n", 9),
        (HEAD + TABLE + "> A1 feeds\nA1 has dragon\n", 9),
        (HEAD + TABLE + "> A1 feeds\nA hand horns\n", 9),
        (HEAD + TABLE + "> A1 feeds\nD hand 3\n", 9),
        (HEAD + TABLE + "> A1 feeds\nscore A\n", 9),
        (HEAD + TABLE + "> A1 feeds\nscore A luck 3\n", 9),
        (HEAD + TABLE + "> A1 feeds\nZ sees: hole 1\n", 9),
        (HEAD + TABLE + "> A1 feeds\noffers:\n", 9),
        (HEAD + TABLE + "> A1 feeds\nrefuses:\n", 9),
        (HEAD + TABLE + "doing {}\n> A1 feeds\n", 8),
        (HEAD + TABLE + "doing [[[\n> A1 feeds\n", 8),
    ],
)
def test_what_is_malformed_is_named_by_its_line(text, line):
    with pytest.raises(BadNotation) as found:
        run(text)

    assert str(found.value).startswith(f"line {line}: ")
