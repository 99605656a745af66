"""Several people at one terminal never see each other's cards."""

import json
import os
import re

import pytest

from tests.cli.commands import refused, run
from tests.cli.pseudo_terminal import ANSI, PseudoTerminal
from tests.cli.test_terminal import END, first_number

PROMPT = r"[^\n]* > $"
READY = r"Press Enter to see your cards: $"


def hand_in(text):
    return re.search(r"^ *1\) .*", text, re.MULTILINE)[0]


def test_the_screen_is_cleared_between_people(tmp_path):
    words = ("play", "--players", 2, "--people", "Ann,Bob", "--seed", 4)
    with PseudoTerminal(*words, home=tmp_path) as terminal:
        assert "Ann is next" in terminal.read(READY)
        ann = terminal.say("", PROMPT)
        assert " A Ann " in ann and " B Bob " in ann
        terminal.type("1")
        between = raw_until(terminal, READY)
        assert "\x1b[2J\x1b[3J\x1b[H" in between and "Bob is next" in between
        after = between[between.index("\x1b[3J") :]
        assert hand_in(ann).split(") ")[1] not in after
        bob = terminal.say("", PROMPT)
        assert hand_in(bob) != hand_in(ann)


def raw_until(terminal, pattern):
    """Return the raw output up to a pattern."""
    text = terminal.raw
    while not re.search(pattern, ANSI.sub("", text)):
        text += os.read(terminal.master, 65536).decode(errors="replace")
    terminal.raw = ""
    return text


def test_a_whole_game_of_two_people_and_a_bot(tmp_path):
    saved = tmp_path / "game.json"
    words = ("play", "origin", "--players", 3, "--people", "2", "--bots", "random", "--seed", 2)
    both = f"(?:{PROMPT})|(?:{READY})|(?:{END})"
    seen = ""
    with PseudoTerminal(*words, "--save", saved, home=tmp_path) as terminal:
        shown = terminal.read(both)
        for _ in range(600):
            if re.search(END, shown):
                break
            answer = "" if re.search(READY, shown) else first_number(shown)
            shown = terminal.say(answer, both)
            seen += shown
    assert "A Anning is next" in seen and "B Bates is next" in seen
    assert "C Cuvier (random)" in seen and re.search(END, shown)
    table = json.loads(saved.read_text())["table"]
    assert table["players"] == ["you", "you", "random"] and table["over"]


def test_people_are_remembered(saves):
    words = ("play", "--players", 3, "--people", "Ann,Bob", "--seed", 4)
    run(*words, input="\n1\n\n1\nquit\n")
    table = json.loads(next(saves.iterdir()).read_text())["table"]
    assert table["names"] == ["Ann", "Bob", ""]
    shown = run("play", "--resume", input="\nquit\n").output
    assert " A Ann " in shown or " B Bob " in shown
    assert " A Ann " in run("replay").output


def test_whoever_waits_may_leave(saves):
    shown = run("play", "--players", 2, "--people", "Ann,Bob", "--seed", 4, input="quit\n").output
    assert "--resume" in shown


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["--people", "Ann,Bob,Cid"], ["--people", "Ann,Bob,Cid", "2"]),
        (["--people", "0"], ["--people"]),
        (["--people", "9"], ["--people"]),
        (["--people", "Ann,Bob", "--bots", "random"], ["--bots", "0"]),
    ],
)
def test_too_many_people_are_refused(words, parts):
    assert refused(run("play", "--players", 2, *words), *parts)
