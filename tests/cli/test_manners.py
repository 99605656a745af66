"""Pipes, closed streams, and places that cannot be written."""

import os
import subprocess
import sys

import pytest

from tests.cli.commands import piped, refused, run

NEEDS_FULL = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")


def test_piped_output_has_no_colour_and_no_bar():
    done = piped("simulate", "evolution", "-n", "3", stdin=subprocess.DEVNULL)
    assert done.returncode == 0
    assert b"\x1b" not in done.stdout + done.stderr and done.stderr == b""


def test_a_reader_that_leaves_is_no_reason_to_complain():
    command = f"{sys.executable} -m tangledbank.cli.main cards evolution --json | head -n 1"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, shell=True, capture_output=True, env=environment, check=False)
    assert done.stdout == b"{\n" and done.stderr == b""


def test_a_game_can_be_piped_in(tmp_path):
    done = piped(
        "play", "--seed", "1", "--save", str(tmp_path / "g.json"), input=b"1\n? horns\nsource\n"
    )
    assert done.returncode == 0
    assert b"[EVO Horns 1]" in done.stdout and b"--resume" in done.stdout


@pytest.mark.parametrize(
    ("words", "closed", "code"),
    [
        ("games", ">&-", 0),
        ("play --seed 1 --save game.json", "<&-", 0),
        ("play --seed 1 --save game.json", "<&- >&-", 0),
        ("play --players 9", "2>&-", 2),
        pytest.param("--help", ">/dev/full", 1, marks=NEEDS_FULL),
        pytest.param("games", ">/dev/full", 1, marks=NEEDS_FULL),
    ],
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_streams_that_are_closed_or_full_do_no_harm(tmp_path, words, closed, code, unbuffered):
    command = f"{sys.executable} -m tangledbank.cli.main {words} {closed}"
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "PYTHONUNBUFFERED": unbuffered,
    }
    done = subprocess.run(
        command,
        shell=True,
        capture_output=True,
        env=environment,
        cwd=tmp_path,
        timeout=120,
        check=False,
    )
    assert done.returncode == code
    assert done.stderr.count(b"\n") == (1 if "full" in closed else 0), done.stderr


@pytest.mark.parametrize("command", ["play", "watch"])
def test_a_place_that_cannot_be_written_is_refused_before_the_game(tmp_path, command):
    folder = tmp_path / "folder"
    folder.mkdir()
    for path in (folder, tmp_path / "file" / "game.json"):
        (tmp_path / "file").touch()
        result = run(command, "--save", path)
        assert refused(result, str(path)) and result.stdout == ""
    assert sorted(each.name for each in tmp_path.iterdir()) == ["file", "folder"]


def test_a_folder_is_not_called_a_missing_file(tmp_path):
    assert refused(run("replay", tmp_path), "is a folder")
