"""Every choice is on disk before the next one is asked for."""

import json
import os
import random
import re
import time

import pytest

import tangledbank
from tests.cli.commands import piped, refused, run
from tests.cli.pseudo_terminal import PseudoTerminal

PROMPT = r"[^\n]* > $"
NUMBERED = re.compile(r"^ *(\d+)\) ", re.MULTILINE)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", tangledbank.games())
def test_a_killed_game_is_resumed_with_every_choice(tmp_path, game, seed):
    rng = random.Random(f"{game} {seed}")
    words = ("play", game, "--players", 3, "--seed", seed)
    with PseudoTerminal(*words, home=tmp_path, height=500) as terminal:
        shown = terminal.read(PROMPT)
        for _ in range(rng.randrange(4, 16)):
            options = shown[shown.rindex("\n\n") :]
            shown = terminal.say(rng.choice(NUMBERED.findall(options)), PROMPT)
        shown += terminal.say("moves", PROMPT)
        terminal.process.kill()
        terminal.process.wait()
    with PseudoTerminal("play", "--resume", home=tmp_path, height=500) as again:
        again.read(PROMPT)
        resumed = again.say("moves", PROMPT)
    moves = [line for line in shown.splitlines() if line.startswith("  ") and " > " not in line]
    wanted = [line for line in resumed.splitlines() if line.startswith("  ") and " > " not in line]
    assert moves[-len(wanted) :] == wanted and wanted


def test_a_save_is_never_half_a_file(saves, monkeypatch):
    words = ("play", "--players", 2, "--seed", 5)
    assert run(*words, input="1\n").exit_code == 0
    path = next(saves.iterdir())
    before = path.read_text()

    def fail(number):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    shown = run("play", "--resume", input="1\n1\n").output
    assert shown.count("No space left on device") >= 1
    assert path.read_text() == before and list(saves.iterdir()) == [path]


def test_the_last_game_is_resumed_and_saves_are_listed(saves):
    assert refused(run("play", "--resume"), str(saves))
    assert str(saves) in run("saves").output
    run("play", "evolution", "--players", 2, "--seed", 5, input="1\n")
    time.sleep(0.01)
    run("play", "oceans", "--players", 2, "--seed", 5, input="1\n1\n")
    listed = run("saves").output.splitlines()
    assert listed[0].startswith("oceans-") and listed[1].startswith("evolution-")
    assert "play --resume oceans-" in run("play", "--resume").output
    name = listed[1].split()[0]
    assert f"--resume {name}" in run("play", "--resume", name).output
    assert f"--resume {name}" in run("play", "evolution", "--resume").output
    assert f"--resume {name}" in run("play", "--resume", "Evolution").output
    assert "The game wasn’t finished" in run("replay", name).output


def test_a_finished_game_is_not_resumed_but_replayed(saves):
    words = ["play", "origin", "--players", 2, "--bots", "random", "--seed", 3]
    assert "Final scores" in run(*words, input="0\n" * 3000).output
    saved = next(saves.iterdir())
    assert json.loads(saved.read_text())["table"]["over"]
    assert "finished" in run("saves").output
    assert refused(run("play", "--resume"), str(saves))
    assert "Final scores" in run("replay").output


def test_what_is_no_game_is_not_listed(saves):
    saves.mkdir(parents=True)
    for name, text in {"a": "", "b": "[]", "c": '{"game": 3}', "d": "\0"}.items():
        (saves / f"{name}.json").write_text(text)
    assert run("saves").exit_code == 0 and refused(run("play", "--resume"), str(saves))


def test_games_are_listed_beside_files_that_are_none(saves):
    run("play", "evolution", "--players", 2, "--seed", 5, input="1\n")
    (saves / "gone.json").symlink_to(saves / "nowhere")
    (saves / "deep.json").write_text("[" * 100_000)
    listed = run("saves")
    assert listed.exit_code == 0 and listed.output.startswith("evolution-")
    assert "--resume evolution-" in run("play", "--resume").output


def test_a_game_that_nobody_chose_in_is_not_kept(saves):
    assert run("play", "--players", 2, "--seed", 5, "--help").exit_code == 0
    assert not saves.exists()


def test_resume_may_stand_before_other_options(saves):
    run("play", "--players", 2, "--seed", 5, input="1\n")
    done = piped("play", "--resume", "--lang", "fr", input=b"")
    assert done.returncode == 0 and "--resume" in done.stdout.decode()
