"""Whole games in a pseudo-terminal: choices, help, undo, saving and resuming."""

import json
import os
import re
import shutil
import signal
import time

import pytest

import tangledbank
from tests.cli.pseudo_terminal import PseudoTerminal

PROMPT = r"[^\n]* > $"
MORE = r"any word to stop: $"
END = r"Final scores[\s\S]*\n.*(wins with|share the win).*\n"


def first_number(shown):
    """The first number in the last list of options."""
    options = shown[shown.rindex("\n\n") :] if "\n\n" in shown else shown
    return re.search(r"^ *(\d+)\) ", options, re.MULTILINE)[1]


def play_on(terminal, shown, limit=3000):
    """Take the first choice until the game ends, and return the output."""
    everything, high = shown, 0
    for turn in range(limit):
        if re.search(END, shown):
            assert high <= turn // 20, "pages are higher than the window"
            return everything
        shown = terminal.say(first_number(shown), f"(?:{PROMPT})|(?:{END})")
        everything += shown
        page = shown[shown.index("\n──") + 1 :]
        assert max(len(line) for line in page.splitlines()) <= 80
        high += len(page.splitlines()) > 24
    raise AssertionError("the game does not end")


def on_one_line(text):
    """Return text on one line, without its wrapping."""
    return " ".join(text.split())


@pytest.mark.parametrize("game", tangledbank.games())
def test_a_whole_game_is_played_in_80_by_24(game, tmp_path):
    saved = tmp_path / "game.json"
    words = ["play", game, "--players", 3, "--bots", "random", "--seed", 5]
    with PseudoTerminal(*words, home=tmp_path, height=24) as terminal:
        terminal.read("Press Enter to start: $")
        terminal.say("", PROMPT)
        helped = page = terminal.say("?", f"(?:{PROMPT})|(?:{MORE})")
        while re.search(MORE, page):
            page = terminal.say("", f"(?:{PROMPT})|(?:{MORE})")
            helped += page
        assert "undo" in helped and "save" in helped
        shown = terminal.say("1", PROMPT)
        for _ in range(6):
            shown += terminal.say("undo", PROMPT)
            shown += terminal.say(first_number(terminal.say("", PROMPT)), PROMPT)
        assert "Undone: " in shown or "You can’t undo" in shown
        assert "isn’t one of your moves" in terminal.say("sing a song", PROMPT)
        assert f"Saved: {saved}" in on_one_line(terminal.say(f"save {saved}", PROMPT))
        terminal.type("quit")
        rest, code = terminal.end()
    assert code == 0
    assert f"tangledbank play --resume {saved}" in on_one_line(rest)

    choices = len(json.loads(saved.read_text())["choices"])
    with PseudoTerminal("play", "--resume", saved, home=tmp_path, height=24) as terminal:
        everything = play_on(terminal, terminal.read(PROMPT))
        rest, code = terminal.end()
    assert code == 0

    match = tangledbank.replay(saved.read_text())
    assert match.over and len(match.record.choices) > choices
    check_scores(everything, match)


def check_scores(shown, match):
    """Compare the score table with the record."""
    table = shown[shown.index("Final scores") :]
    for score in match.scores():
        letter = "ABC"[score.seat]
        line = next(line for line in table.splitlines() if line.startswith(f" {letter} "))
        assert [int(n) for n in line.split()[-len(score.parts) - 1 :]] == [
            *(points for _, points in score.parts),
            score.total,
        ]
    assert all(f"{'ABC'[seat]} " in table.split("\n\n")[-1] for seat in match.winners())


def test_a_move_is_undone_in_evolution(tmp_path):
    with PseudoTerminal("play", "--players", 2, "--seed", 1, home=tmp_path) as terminal:
        terminal.read("Choose your food card > $")
        terminal.say("1", "Play cards > $")
        assert "(face down)" in terminal.say("1.11", "Play cards > $")
        shown = terminal.say("undo", "Play cards > $")
        assert "Undone: Play " in shown and "face down" not in shown
        assert "face down" not in terminal.say("log", "Play cards > $").replace(
            ", face down", "", 1
        )
        assert "You can’t undo" in terminal.say("undo", "Play cards > $")


def test_cards_rules_and_moves_are_explained(tmp_path):
    with PseudoTerminal("play", "--seed", 1, home=tmp_path) as terminal:
        terminal.read(PROMPT)
        assert "[EVO Horns 1]" not in terminal.say("? horns", PROMPT)
        assert "[EVO Horns 1]" in terminal.say("source", PROMPT)
        assert "Long Neck: " in terminal.say("? Long Neck 7", PROMPT)
        assert "[EVO Long Neck 1]" in terminal.say("? source", PROMPT)
        assert "Horns: " in terminal.say("? hor", PROMPT)
        assert "I don’t know" in terminal.say("? zebra", PROMPT)
        assert "Ties go to more traits" in terminal.say("? scoring", PROMPT)
        assert "You can’t do that now" in terminal.say("? A1 attacks B1", PROMPT)
        assert "[EVO Phase 2 Select Food 2]" in terminal.say("source", PROMPT)
        assert "That’s possible" in terminal.say("? 1", PROMPT)


def test_news_that_are_longer_than_the_screen_can_be_read_in_the_log(tmp_path):
    words = ["play", "origin", "--players", 6, "--bots", "random", "--seed", 2]
    note = r"… (\d+) earlier"
    with PseudoTerminal(*words, home=tmp_path, height=24) as terminal:
        terminal.read("Press Enter to start: $")
        shown = terminal.say("", PROMPT)
        for _ in range(60):
            if re.search(note, shown):
                break
            shown = terminal.say("1", PROMPT)
        hidden = int(re.search(note, shown)[1])
        news = shown[: shown.index("──")]
        assert len(news.splitlines()) <= 24
        pages = [terminal.say("log", MORE)]
        while re.search(MORE, pages[-1]):
            pages.append(terminal.say("", f"(?:{MORE})|(?:{PROMPT})"))
        assert all(len(page.splitlines()) <= 25 for page in pages)
        assert len("".join(pages).splitlines()) >= hidden
        terminal.type("quit")
        assert terminal.end()[1] == 0


def test_the_screen_fits_80_columns_with_and_without_colour(tmp_path):
    for more in ({}, {"NO_COLOR": "1"}):
        words = ("watch", "--pace", 0, "--seed", 3, "--lang", "fr")
        with PseudoTerminal(*words, home=tmp_path, **more) as terminal:
            text, code = terminal.end()
        assert code == 0
        assert max(len(line) for line in text.splitlines()) <= 80
    assert "●" in text and "○" in text


def test_colour_is_only_for_terminals_that_want_it(tmp_path):
    with PseudoTerminal("cards", "evolution", home=tmp_path) as terminal:
        terminal.process.wait(30)
        terminal.read("Warning Call")
    for words, more in ((["cards", "evolution"], {"NO_COLOR": "1"}), (["play", "--plain"], {})):
        with PseudoTerminal(*words, home=tmp_path, **more) as terminal:
            raw = ""
            terminal.read("Evolution")
            raw += terminal.raw
            assert "\x1b[3" not in raw


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path):
    with PseudoTerminal("play", "--seed", 1, home=tmp_path) as terminal:
        terminal.read(PROMPT)
        terminal.insist(terminal.interrupt)
        shown, code = terminal.end()
    assert code == 130
    name = re.search(r"--resume (\S+)", shown)[1]
    path = tmp_path / "data" / "tangledbank" / "saves" / f"{name}.json"
    assert json.loads(path.read_text())["game"] == "evolution"


def test_the_end_of_input_saves_and_begins_a_line_of_its_own(tmp_path):
    with PseudoTerminal("play", "--seed", 1, home=tmp_path) as terminal:
        terminal.read(PROMPT)
        terminal.insist(terminal.end_input)
        shown, code = terminal.end()
    assert code == 0 and shown.startswith("\nYour game is saved.")


def test_a_place_that_can_no_longer_be_written_ends_no_game(tmp_path):
    bad = tmp_path / "place"
    place = bad / "game.json"
    with PseudoTerminal("play", "--seed", 1, "--save", place, home=tmp_path) as terminal:
        terminal.read(PROMPT)
        shutil.rmtree(bad)
        bad.write_text("")
        assert "can’t be written" in terminal.say(f"save {bad / 'other.json'}", PROMPT)
        terminal.type("quit")
        shown, code = terminal.end()
    assert code == 0 and "--resume" in shown


def test_a_record_is_replayed_step_by_step(tmp_path):
    saved = tmp_path / "game.json"
    words = ("watch", "--pace", 0, "--seed", 2, "--bots", "random,steady", "--save", saved)
    with PseudoTerminal(*words, home=tmp_path) as terminal:
        assert terminal.end()[1] == 0
    prompt = r"q: quit > $"
    with PseudoTerminal("replay", saved, home=tmp_path, height=24) as terminal:
        assert "move 0 of" in terminal.read(prompt)
        assert "move 1 of" in terminal.say("", prompt)
        assert "move 2 of" in terminal.say("n", prompt)
        assert "move 1 of" in terminal.say("b", prompt)
        assert "move 40 of" in terminal.say("40", prompt)
        assert "The game is over." in terminal.say("e", prompt)
        assert "previous move" in terminal.say("dance", prompt)
        page = terminal.say("r 3", prompt)
        assert "Round 3 begins" in on_one_line(page) and len(page.splitlines()) <= 25
        assert " A Anning (random) " in page and " B Bates (steady) " in page
        assert "round 4" in terminal.say("r", prompt)
        assert "There was no such round" in terminal.say("r 77", prompt)
        assert "hand: " not in page and terminal.say("h", prompt).count("hand: ") == 4
        assert "hand: " not in terminal.say("h", prompt)
        scores = terminal.say("s", prompt)
        assert "Scores if the game ended now" in scores and "total" in scores
        assert "wins" not in scores
        terminal.type("q")
        assert terminal.end()[1] == 0


def test_plain_text_is_linear(tmp_path):
    with PseudoTerminal("play", "--plain", "--seed", 1, home=tmp_path) as terminal:
        shown = terminal.read(PROMPT)
    assert "A1: size 1, population 1, food 0." in shown
    assert not re.search("[─●○│]", shown)


def test_french_is_french_throughout(tmp_path):
    with PseudoTerminal("play", "--lang", "fr", "--seed", 1, home=tmp_path) as terminal:
        shown = terminal.read(PROMPT)
        shown += terminal.say("1", PROMPT)
        assert "Annulé : Jouer" in terminal.say("1.11", PROMPT) + terminal.say("annuler", PROMPT)
        assert "Cornes : " in terminal.say("? cornes", PROMPT)
        assert "[EVO Horns 1]" in terminal.say("? source", PROMPT)
        shown += terminal.say("terminer", PROMPT)
    assert "Votre carte nourriture" in shown and "la mare" in shown
    assert not re.search(r"\b(the|you|your|food|card|hand)\b", shown)


@pytest.mark.parametrize("told", [signal.SIGHUP, signal.SIGTERM])
def test_a_game_is_saved_when_its_window_is_closed(tmp_path, told):
    saved = tmp_path / "game.json"
    words = ["play", "--players", 2, "--seed", 5, "--save", saved]
    with PseudoTerminal(*words, home=tmp_path) as terminal:
        terminal.read(PROMPT)
        terminal.say("1", PROMPT)
        terminal.insist(lambda: terminal.process.send_signal(told))
    assert json.loads(saved.read_text())["choices"]


def test_a_game_is_saved_when_the_terminal_is_gone(tmp_path):
    saved = tmp_path / "game.json"
    words = ["play", "--players", 2, "--seed", 5, "--save", saved]
    terminal = PseudoTerminal(*words, home=tmp_path)
    terminal.read(PROMPT)
    terminal.say("1", PROMPT)
    os.close(terminal.master)
    terminal.process.wait(30)
    assert json.loads(saved.read_text())["choices"]


def test_a_watcher_can_stop_the_game_and_leave(tmp_path):
    saved = tmp_path / "game.json"
    words = ("watch", "--bots", "random", "--seed", 3, "--save", saved)
    with PseudoTerminal(*words, home=tmp_path) as terminal:
        terminal.read("Round 1 begins")
        terminal.type("")
        terminal.read("Paused. Press Enter to continue, q to quit: $")
        terminal.type("")
        terminal.read("\n")
        terminal.type("q")
        shown, code = terminal.end()
    assert code == 0 and "Final scores" not in shown
    assert json.loads(saved.read_text())["game"] == "evolution"


def test_a_watcher_leaves_at_the_end_of_input(tmp_path):
    saved = tmp_path / "game.json"
    words = ("watch", "--bots", "random", "--seed", 3, "--save", saved)
    with PseudoTerminal(*words, home=tmp_path) as terminal:
        terminal.read("Round 1 begins")
        terminal.type("")
        terminal.read("Paused. Press Enter to continue, q to quit: $")
        terminal.end_input()
        shown, code = terminal.end()
    assert code == 0 and "Traceback" not in shown and "Final scores" not in shown
    assert json.loads(saved.read_text())["game"] == "evolution"


def test_who_leaves_before_the_game_begins_leaves_nothing_behind(tmp_path):
    with PseudoTerminal("play", "--seed", 3, home=tmp_path, height=24) as terminal:
        terminal.read("Press Enter to start: $")
        terminal.end_input()
        shown, code = terminal.end()
    assert code == 0 and "Traceback" not in shown
    assert not list(tmp_path.rglob("*.json"))


def test_a_game_is_watched_at_a_pace(tmp_path):
    began = time.monotonic()
    words = ("watch", "--players", 2, "--bots", "random", "--seed", 3, "--pace", 0.02)
    with PseudoTerminal(*words, home=tmp_path) as terminal:
        text, code = terminal.end(60)
    lines = [line for line in text.splitlines() if line.startswith("  ")]
    assert code == 0 and time.monotonic() - began > 0.02 * len(lines) / 3
