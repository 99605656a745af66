"""The server in a separate process, joined from the terminal and by a bot."""

import json
import subprocess
import sys

from tests.server.playing import call
from tests.server.processes import create, environment, serving
from tools.compiling import ROOT


def test_the_terminal_and_the_example_bot_play_a_game(tmp_path):
    with serving(tmp_path, f"sqlite:///{tmp_path / 'bank.db'}") as server:
        made = create(server, "evolution", 3, bots=["steady"])
        link = f"{server.base}/t/{made['table']}"
        first = subprocess.Popen(
            [sys.executable, "-m", "tangledbank.cli.main", "join", link],
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        bot = subprocess.Popen(
            [sys.executable, ROOT / "examples" / "bot.py", link],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        bot.stdin.write(made["join_secret"] + "\n")
        bot.stdin.flush()
        said, _ = first.communicate(made["token"] + "\n" + "0\n" + "1\n" * 5000, timeout=60)
        assert first.returncode == 0, said[-3000:]
        try:
            told, faults = bot.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            bot.kill()
            told, faults = bot.communicate()
            raise AssertionError(f"{said[-2000:]}\n{told}\n{faults}") from None
        _, record = call(f"{server.base}/api/tables/{made['table']}/record", None, {})
    (tmp_path / "record.json").write_text(json.dumps(record))
    checked = subprocess.run(
        [sys.executable, "-m", "tangledbank.cli.main", "verify", tmp_path / "record.json"],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert first.returncode == 0 and "You are A." in said and "Type a number from 1 to" in said
    assert "total" in told and faults == ""
    assert checked.returncode == 0 and "committed" in checked.stdout, checked.stderr


def test_the_terminal_watches_a_game_by_link(tmp_path):
    with serving(tmp_path, f"sqlite:///{tmp_path / 'bank.db'}") as server:
        made = create(server, "evolution", 2)
        watching = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tangledbank.cli.main",
                "join",
                f"{server.base}/t/{made['table']}",
            ],
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        watching.stdin.write(made["spectator_secret"] + "\n")
        watching.stdin.flush()
        lines = [watching.stdout.readline() for _ in range(2)]
        watching.kill()
        watching.communicate()

    assert "You’re a spectator." in lines[1]


def test_a_secret_in_the_address_is_not_taken():
    words = ["join", "http://127.0.0.1:1/t/table#secret"]
    done = subprocess.run(
        [sys.executable, "-m", "tangledbank.cli.main", *words],
        env=environment(),
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2 and "#" in done.stderr


def test_the_example_bot_is_short():
    lines = (ROOT / "examples" / "bot.py").read_text().splitlines()
    assert len(lines) <= 40
