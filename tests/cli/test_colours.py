"""Colours in the terminal, and control characters that never reach it."""

import re

import pytest

from tangledbank.cli.colours import painted, styled
from tangledbank.cli.terminal import Terminal
from tests.cli.commands import run
from tests.cli.pseudo_terminal import PseudoTerminal

HEADING = "── A1 and B12 ──"
IN_HEADING = {"── ": ["1"], "A1": ["1", "36"], " and ": ["1"], "B12": ["1", "35"], " ──": ["1"]}
SIMULATE = ("simulate", "evolution", "-n", 64, "--seed", 1)


@pytest.mark.parametrize(
    ("line", "marks"),
    [
        (" A Ann  2 cards", {"A Ann": ["36"]}),
        ("A1 attacks H12", {"A1": ["36"], "H12": ["90"]}),
        ("  12) feed C3", {"  12": ["1"], "C3": ["33"]}),
        ("It dies [EVO Horns 1].", {"[EVO Horns 1]": ["2"]}),
        (HEADING, IN_HEADING),
        ("I1 is nobody's, 12 is no choice", {}),
        ("", {}),
    ],
)
def test_names_numbers_headings_and_citations_are_marked(line, marks):
    pieces = list(styled(line))

    assert "".join(text for text, _ in pieces) == line
    assert {text: found for text, found in pieces if found} == marks


def test_without_colour_bold_and_dim_remain():
    assert painted("A1 [R12]", True) == "\x1b[36mA1\x1b[0m \x1b[2m[R12]\x1b[0m"
    assert painted("A1 [R12]", False) == "A1 \x1b[2m[R12]\x1b[0m"


@pytest.mark.parametrize(
    ("environment", "marked"),
    [
        ({"FORCE_COLOR": "1"}, True),
        ({"FORCE_COLOR": ""}, False),
        ({"FORCE_COLOR": "1", "TERM": "dumb"}, False),
        ({}, False),
    ],
)
def test_marks_are_for_those_who_see_them(environment, marked):
    shown = run("cards", "evolution", **{"TERM": "xterm", **environment}).output

    assert ("\x1b[" in shown) == marked
    assert "Warning Call" in shown


def test_what_others_write_cannot_move_the_cursor(capsys):
    Terminal().say("Bob\x1b[2J\x07\r\x9b1m", "a\tb\nc")

    assert capsys.readouterr().out == "Bob[2J1m\na       b\nc\n"


def test_a_bar_counts_the_work_and_goes_again(tmp_path):
    with PseudoTerminal(*SIMULATE, home=tmp_path) as terminal:
        terminal.process.wait(120)
        raw = terminal.end()[0]
    assert re.search(r"Playing .*\d+/64", raw)
    last = raw.splitlines()[-1]
    assert "decisions" in last and "/64" not in last


def test_a_dumb_terminal_has_no_bar(tmp_path):
    with PseudoTerminal(*SIMULATE, home=tmp_path, TERM="dumb") as terminal:
        raw = terminal.end(120)[0]
    assert "/64" not in raw and "\x1b" not in terminal.raw and "decisions" in raw
