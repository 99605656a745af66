"""Parsing of typed lines, and the score table."""

import pytest

import tangledbank
from tangledbank.cli.display import TextStyle, display_for
from tangledbank.cli.display.layout import columns
from tangledbank.cli.score_table import score_lines
from tangledbank.core.score import Score
from tangledbank.notation.names import Line
from tangledbank.texts import Texts
from tests.cli.test_reasons import sit_down

PLAYING = (
    "phase play, first A, turn A",
    "A: hand horns:3 climbing:4 climbing:5",
    "A1: body 1, population 1",
    "B1: body 1",
    "C1: body 1",
)


def meant(line, lang="en", table=PLAYING):
    """Return the move of a line in notation, or several moves, or the problem."""
    human = sit_down(lang, table)
    meaning = human.read(line)
    write = human.words.language.write_action
    view = human.match.view(0)
    if meaning.action is not None:
        return write(view, 0, meaning.action)
    if meaning.group is not None:
        return meaning.group.entry.title
    return [write(view, 0, action) for action in meaning.candidates] or meaning.problem


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("1", "Climbing 4 …"),
        ("1.11", "A plays climbing:4 on A1"),
        ("1 12", "A discards climbing:4 for body of A1"),
        ("1.1", "A discards climbing:4 for a new species on the left"),
        ("A plays horns:3 on A1", "A plays horns:3 on A1"),
        ("a  PLAYS Horns:3 on a1", "A plays horns:3 on A1"),
        ("plays horns on A1", "A plays horns:3 on A1"),
        ("Play Horns 3 on A1", "A plays horns:3 on A1"),
        ("pl hor A1", "A plays horns:3 on A1"),
        ("climbing:5 body", "A discards climbing:5 for body of A1"),
        ("done", "A is done"),
        ("horns left", "A discards horns:3 for a new species on the left"),
    ],
)
def test_moves_are_read(line, move):
    assert meant(line) == move


@pytest.mark.parametrize(
    ("line", "part"),
    [("0", "is done"), ("0.1", "is done"), ("0.9", "Choose from 1"), ("4", "Choose from 0–3")],
)
def test_a_second_number_counts_also_where_there_is_one_choice(line, part):
    assert part in meant(line)


def test_a_whole_move_about_one_of_several_cards_is_asked_back():
    assert meant("plays climbing on A1") == [
        "A plays climbing:4 on A1",
        "A plays climbing:5 on A1",
    ]


def test_of_cards_that_look_alike_the_first_is_taken_unless_another_is_named():
    twins = [line.replace("horns:3", "climbing:4") for line in PLAYING]

    assert meant("plays climbing:4 on A1", table=twins) == "A plays climbing:4 on A1"
    assert meant("plays climbing:4/2 on A1", table=twins) == "A plays climbing:4/2 on A1"
    assert meant("climbing:4 body", table=twins) == "A discards climbing:4 for body of A1"


def test_french_moves_are_read():
    assert meant("Jouer Cornes 3 sur A1", "fr") == "A plays horns:3 on A1"
    assert meant("cornes gauche", "fr") == "A discards horns:3 for a new species on the left"
    assert meant("terminer", "fr") == "A is done"


def test_what_may_mean_several_things_is_asked_back():
    assert meant("climbing body") == [
        "A discards climbing:4 for body of A1",
        "A discards climbing:5 for body of A1",
    ]


@pytest.mark.parametrize(
    "line", ["4", "99", "1.99", "B is done", "xyzzy", "9" * 300, "\x07", "..."]
)
def test_nonsense_is_answered_and_changes_nothing(line):
    human = sit_down("en", PLAYING)
    before = human.match.game.codec.encode(human.match.state)
    human.handle(line)
    assert human.terminal.lines
    assert human.match.game.codec.encode(human.match.state) == before


def end(*scores, plain=False):
    game = tangledbank.game("evolution")
    display = display_for(
        Texts("en").of(game), TextStyle(plain=plain, names=["you", "Bates", "Cuvier"])
    )
    names = ("food", "population", "traits")
    made = [
        Score(seat, list(zip(names, parts, strict=True)), [parts[2], parts[1]])
        for seat, parts in enumerate(scores)
    ]
    return score_lines(display, made)


def test_the_winner_is_named():
    lines = end((5, 3, 2), (9, 3, 2), (1, 1, 1))
    assert lines[-1] == "B Bates wins with 14 points."
    assert lines[2].split() == ["B", "Bates", "9", "3", "2", "14"]


def test_ties_are_explained():
    assert end((5, 3, 2), (4, 3, 3), (1, 1, 1))[-1] == (
        "B Bates and A you are tied on points; more traits decides (3 to 2)."
    )
    assert "more population decides (4 to 3)" in end((4, 4, 2), (5, 3, 2), (1, 1, 1))[-1]
    assert "share the win with 10 points" in " ".join(end((5, 3, 2), (5, 3, 2), (1, 1, 1)))


def test_scores_can_be_read_aloud():
    assert "A you: food 5, population 3, traits 2, total 10." in end((5, 3, 2), plain=True)


def test_columns_are_read_downwards():
    assert columns(["1", "2", "3", "4", "5"], 5) == ["1  4", "2  5", "3"]
    assert columns(["one", "2", "3", "4"], 5) == ["one", "2", "3", "4"]
    assert columns(["1", "2", "3"], 80) == ["1", "2", "3"]
    assert columns([str(i) for i in range(9)], 79)[0].split() == ["0", "3", "6"]


def test_alike_cards_of_a_discard_pile_are_counted():
    game = tangledbank.game("origin")
    lines = ["phase feeding", "A: discard swimming piracy swimming", "A1: food 0"]
    numbered = [Line(i, line) for i, line in enumerate(lines, start=2)]
    s = game.language.read_position(game, 2, game.resolve_options(2, {}), numbered)
    display = display_for(Texts("en").of(game), TextStyle(names=["you", "Bates"]))

    assert "Your discard pile: 2 × Swimming, Piracy" in display.own(s, 0)
