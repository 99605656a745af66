"""`tangledbank.position`: a match from a position in notation."""

import pytest

import tangledbank
from tangledbank.core.errors import BadNotation
from tangledbank.core.match import Match
from tests.support import REGISTERED, play_on, seeded

HEAD = "# a table\n\ngame evolution, 2 players\nphase feeding\nhole 2\n"


@pytest.mark.parametrize("key", REGISTERED)
def test_a_match_goes_on_from_what_another_wrote(key):
    match = play_on(tangledbank.new(key, 3, 5), seeded(5), 20)
    language, options = match.game.language, match.record.options
    text = "\n".join(language.write_position(match.game, options, match.state))

    again = tangledbank.position(text)

    assert [(q.seat, q.prompt) for q in again.open] == [(q.seat, q.prompt) for q in match.open]
    assert play_on(again, seeded(6)).over


def test_a_match_from_a_position_can_be_saved_and_taken_back():
    match = tangledbank.position(HEAD + "A1: population 2\nB1: population 2\n")
    match.do("A1 feeds")

    again = Match.load(match.game, match.save())
    match.undo(0)

    assert [q.seat for q in again.open] == [1]
    assert [q.seat for q in match.open] == [0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: '': expected: game KEY"),
        ("phase feeding\n", "line 1: 'phase feeding': expected: game KEY"),
        ("game chess, 2 players\n", "there is no game 'chess'"),
        (HEAD + "rolls 4\n", "line 6: 'rolls 4': a position has no moves"),
        (HEAD + "expect:\nhole 2\n", "line 6: 'expect:': a position has no moves"),
        (HEAD + "> A passes\n", "line 6: '> A passes': a position has no moves"),
        (HEAD + "A1 food 2\n", "line 6: 'A1 food 2': expected phase, hole"),
        (b"game evolution, 2 players", "a position must be a text, not bytes"),
        (None, "a position must be a text, not NoneType"),
    ],
)
def test_what_is_no_position_is_refused(text, said):
    with pytest.raises(BadNotation) as refused:
        tangledbank.position(text)

    assert said in str(refused.value)
