"""Programs as players, good and bad: the game continues, and troubles are reported."""

import json
import re
import sys
import time

import pytest
from click.testing import CliRunner

import tangledbank
from tangledbank.agents.arena import play_game
from tangledbank.agents.external_program import ProcessAgent
from tangledbank.agents.random import RandomAgent
from tangledbank.cli.main import app
from tangledbank.core.errors import BadOptions
from tools.compiling import ROOT

GAME = tangledbank.game("evolution")
LOOP = """import json, sys, time
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] != "choose": continue
    """
GOOD = LOOP + "print(json.dumps({'number': m['number'], 'choice': m['options'][-1]}), flush=True)"
BAD = {
    "silent": (LOOP + "time.sleep(60)", {"silent", "dismissed"}),
    "slow": (
        LOOP
        + "time.sleep(0.9); print(json.dumps({'number': m['number'], 'choice': 0}), flush=True)",
        {"silent", "dismissed"},
    ),
    "crashing": (LOOP + "sys.exit(3)", {"died"}),
    "never starting": ("raise SystemExit(1)", {"died"}),
    "flooding with a line": (LOOP + "sys.stdout.write('x' * 10**7); sys.stdout.flush()", {"flood"}),
    "flooding with lines": ("while True: print('{\"number\": -1}')", {"flood"}),
    "flooding without end": ("import sys\nwhile True: sys.stdout.write('x' * 10**6)", {"flood"}),
    "talking nonsense": (LOOP + "print('I am a fish', flush=True)", {"nonsense", "dismissed"}),
    "nesting": (LOOP + "print('[' * 60000, flush=True)", {"nonsense", "dismissed"}),
    "illegal by number": (
        LOOP + "print(json.dumps({'number': m['number'], 'choice': 999}), flush=True)",
        {"illegal", "dismissed"},
    ),
    "illegal by words": (
        LOOP + "print(json.dumps({'number': m['number'], 'choice': 'A wins'}), flush=True)",
        {"illegal", "dismissed"},
    ),
    "true, not one": (
        LOOP + "print(json.dumps({'number': m['number'], 'choice': True}), flush=True)",
        {"illegal", "dismissed"},
    ),
    "not reading": ("import time\ntime.sleep(60)", {"silent", "dismissed"}),
}


@pytest.fixture
def program(tmp_path, monkeypatch):
    monkeypatch.setattr("tangledbank.agents.external_program.FIRST_SECONDS", 1.5)

    def write(text):
        path = tmp_path / "bot.py"
        path.write_text(text)
        return f"{sys.executable} {path}"

    return write


def play(command, seconds=0.5):
    agents = [ProcessAgent(command, GAME, 1, seconds), RandomAgent(GAME, 2)]
    return play_game(GAME, GAME.resolve_options(2, {}), 3, agents), agents[0]


def test_a_good_program_plays_without_trouble(program):
    result, agent = play(program(GOOD), seconds=5)
    assert result.troubles == [] and agent.pipes is None


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_program_never_stops_the_game(fault, program):
    text, kinds = BAD[fault]
    began = time.monotonic()
    result, agent = play(program(text))
    assert time.monotonic() - began < 20
    assert {trouble.kind for _, trouble in result.troubles} == kinds
    assert len(result.troubles) <= 4
    assert agent.pipes is None
    assert len(result.totals) == 2


def test_late_answers_are_not_heard(program):
    late = (
        "import json, sys, time\nn = 0\nfor line in sys.stdin:\n    m = json.loads(line)\n"
        "    if m['type'] != 'choose': continue\n    n += 1\n    time.sleep(1.0 if n == 2 else 0)\n"
        "    print(json.dumps({'number': m['number'], 'choice': 0}), flush=True)"
    )
    result, _ = play(program(late), seconds=0.8)
    assert [trouble.kind for _, trouble in result.troubles][:1] == ["silent"]


def test_a_program_sees_its_own_cards_only(program, tmp_path):
    seen = tmp_path / "seen"
    text = GOOD.replace("print(", f"open({str(seen)!r}, 'a').write(line); print(", 1)
    play(program(text), seconds=5)
    for line in seen.read_text().splitlines():
        question = json.loads(line)
        other = next(line for line in question["table"] if line.startswith("B:"))
        assert not re.search(r"hand [^,]*[a-z]", other)
        assert not any("deck" in line and ":" in line for line in question["table"])
        players = question["view"]["table"]
        assert all(set(player["hand"]) <= {"?"} for player in players[1:])


def test_the_programs_processes_end_with_the_game(program, tmp_path):
    marker = tmp_path / "alive"
    child = f"import time\nwhile True: open({str(marker)!r}, 'w').write('x'); time.sleep(0.05)"
    text = f"import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', {child!r}])\n" + GOOD
    play(program(text), seconds=5)
    marker.unlink(missing_ok=True)
    time.sleep(0.4)
    assert not marker.exists()


def test_a_program_that_is_not_there_is_refused():
    with pytest.raises(BadOptions, match="no such executable file"):
        ProcessAgent("./no/such/program", GAME, 1)


def test_people_are_told_of_faults(program):
    command = program(BAD["illegal by number"][0])
    words = ["watch", "evolution", "--players", "2", "--seed", "1", "--bots", f"{command},random"]
    result = CliRunner().invoke(app, words, env={"LANG": "C.UTF-8"})
    assert result.exit_code == 0
    assert "chose a move that isn’t offered" in result.output
    assert "was removed after repeated errors" in result.output
    assert "Final scores" in result.output


def test_the_example_of_the_manual_plays(tmp_path):
    page = (ROOT / "docs/reference/programs.md").read_text()
    example = re.findall(r"```python\n(#!.*?)```", page, re.DOTALL)[0]
    assert example.count("\n") <= 40
    path = tmp_path / "mybot"
    path.write_text(example.replace("#!/usr/bin/env python3", f"#!{sys.executable}"))
    path.chmod(0o755)
    words = ["simulate", "evolution", "-n", "2", "--agents", f"{path},random", "--json"]
    result = json.loads(CliRunner().invoke(app, words).output)
    assert result["agents"][str(path)]["troubles"] == {}


def test_a_text_that_several_options_share_chooses_none_of_them():
    agent = ProcessAgent(sys.executable, GAME, seed=1)
    options = ["A feeds", "A waits", "A feeds"]

    assert agent._judge(b'{"number": 1, "choice": "A  WAITS"}', 1, options) == 1
    assert agent._judge(b'{"number": 1, "choice": "A feeds"}', 1, options).kind == "ambiguous"
    assert agent._judge(b'{"number": 1, "choice": 2}', 1, options) == 2
