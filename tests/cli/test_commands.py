"""The output of commands without a terminal."""

import json
import os
import re
import subprocess
import sys
import time

import pytest

import tangledbank
from tangledbank.agents.arena import play_game
from tangledbank.agents.random import RandomAgent
from tangledbank.cli import simulate as simulation
from tangledbank.cli.arguments import GameSetup
from tests.cli.commands import run


def test_version_says_how_the_engine_was_built():
    assert run("--version").output.startswith(f"tangledbank {tangledbank.__version__}, ")


def test_games_lists_every_game():
    output = run("games").output
    assert all(f"{key}: " in output for key in tangledbank.games())


def test_cards_prints_every_physical_card():
    facts = json.loads(run("cards", "evolution", "--json").output)
    assert facts["game"] == "evolution"
    assert len(facts["cards"]) == 129
    assert sum(card["trait"] == "carnivore" for card in facts["cards"]) == 17
    assert sum(card["food"] for card in facts["cards"]) == 422


@pytest.mark.parametrize("words", [["--lang", "fr"], []])
def test_cards_speaks_french(words):
    output = run("cards", "evolution", *words, LC_ALL="fr_FR.UTF-8").output
    assert "Cri d’alerte" in output and "Warning Call" not in output


def test_an_unknown_language_of_the_environment_is_english():
    assert "Warning Call" in run("cards", "evolution", LC_ALL="tlh").output


@pytest.mark.parametrize("name", ["Evolution", "TIME-TO-FLY", "Time to Fly", "Evolution: Climate"])
def test_a_game_is_known_by_capitals_and_by_its_title(name):
    assert "cards" in run("cards", name).output


def test_simulate_counts_and_repeats_itself():
    words = ["simulate", "evolution", "-n", 6, "--players", 3, "--agents", "random", "--json"]
    first, second = (json.loads(run(*words).output) for _ in range(2))
    assert first["games"] == 6 and first["agents"] == second["agents"]
    assert first["agents"]["random"]["seats"] == 18
    assert "interval" in run("simulate", "evolution", "-n", 2).output


def test_simulate_shows_how_many_wins_were_shared():
    words = ["simulate", "oceans", "-n", 4, "--players", 2, "--agents", "random", "--seed", 1]
    results = json.loads(run(*words, "--json").output)["agents"]["random"]
    head, line = run(*words).output.splitlines()[1:3]
    assert head.split()[:3] == ["player", "wins", "shared"]
    assert line.split()[:3] == ["random", str(results["wins"]), str(results["shared"])]


@pytest.mark.parametrize("key", ["evolution", "oceans"])
def test_simulated_random_players_come_out_as_if_each_were_made(key):
    game, seats = tangledbank.game(key), 3
    options = game.resolve_options(seats, {})
    setup = GameSetup(game, seats, options, 5)
    expected = simulation.SimulationResult()
    for seed in range(5, 25):
        agents = [RandomAgent(game, seat) for seat in range(seats)]
        expected.note(["random"] * seats, play_game(game, options, seed, agents))
    found = simulation.SimulationResult()
    for batch in simulation.batches(setup, 20, ["random"] * seats, None, ()):
        found.add(simulation.run_batch(batch))
    assert found == expected


def test_simulate_in_several_processes_gives_the_same():
    words = ["simulate", "evolution", "-n", 4, "--agents", "steady,random", "--json"]
    results = [json.loads(run(*words, "--jobs", jobs).output)["agents"] for jobs in (1, 2)]
    assert results[0] == results[1]


def test_simulate_starts_no_more_processes_than_can_work():
    began = time.monotonic()
    assert 2 * max(1, os.cpu_count() or 1) >= simulation.MOST_PROCESSES
    assert run("simulate", "evolution", "-n", 2, "--jobs", 1_000_000).exit_code == 0
    assert time.monotonic() - began < 20


def test_replay_sums_up_a_record(tmp_path, record):
    path = tmp_path / "game.json"
    path.write_text(record)
    result = run("replay", path)
    assert result.exit_code == 0 and "Final scores" in result.output
    assert "Round 1 begins" in run("replay", path, "--log").output


def test_watch_prints_a_game():
    result = run("watch", "evolution", "--players", 2, "--seed", 3, "--bots", "random")
    assert result.exit_code == 0 and "Final scores" in result.output


def test_scenes_are_run(tmp_path):
    good = "tests/rules/evolution/defense.scene"
    assert run("scene", good).output.splitlines()[-1].endswith(" passed, 0 failed")
    bad = tmp_path / "bad.scene"
    bad.write_text('scene "Typo"\ngame evolution, 3 players\nphase fedding\n> A passes\n')
    result = run("scene", bad)
    assert result.exit_code == 1 and "line 3" in result.output
    assert result.output.splitlines()[-1] == "0 passed, 1 failed"


def test_a_die_that_no_scene_foresees_fails_that_scene_alone(tmp_path):
    path = tmp_path / "dice.scene"
    path.write_text(
        'scene "Die"\ngame time-to-fly, 2 players\nphase feeding, last round, turn A\n'
        "expect:\nasks A to feed\n\n"
        'scene "Next"\ngame evolution, 2 players\nphase feeding\nA1: food 0\ndiscard 0\n'
    )
    result = run("scene", path)
    lines = result.output.splitlines()
    assert result.exit_code == 1 and lines[-1] == "1 passed, 1 failed"
    assert lines[:2] == [
        f"FAIL {path}: Die",
        "     line 1: the rules roll a die, but the script has none left: add one to its dice",
    ]


def test_a_line_of_a_scene_that_could_be_either_is_shown(tmp_path):
    scene = tmp_path / "doubt.scene"
    scene.write_text(
        'scene "Doubt"\ngame evolution, 2 players\nphase feeding\nA1: food 0\ndiscard 0\n'
    )
    lines = run("scene", scene).output.splitlines()
    assert lines[0].startswith("ok ") and lines[-1] == "1 passed, 0 failed"
    assert lines[1].startswith("     warning: line 5: 'discard 0' is read as an expectation")


def test_help_teaches_with_examples():
    for command in ("play", "watch", "simulate", "replay", "cards", "games", "scene"):
        output = run(command, "--help").output
        assert f"tangledbank {command}" in output


HELP_IN_ENGLISH = re.compile(
    r"\b(usage|commands?|args|default|required|show|exit|this|game|file|record|lang|str|path|the)\b"
)


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_help_has_no_english_in_other_languages(lang):
    """Run in a new process, because help texts are made when the program starts."""
    script = (
        "import sys\nfrom click.testing import CliRunner\n"
        f"sys.argv = ['tangledbank', '--lang', '{lang}']\n"
        "from tangledbank.cli.main import app\n"
        "every = [[], *([name] for name in app.commands)]\n"
        "for name, command in app.commands.items():\n"
        "    every += [[name, sub] for sub in getattr(command, 'commands', ())]\n"
        "for words in every:\n"
        "    print(CliRunner().invoke(app, [*words, '--help']).output)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, env=environment)
    shown = [
        re.sub(r"^  [a-z-]+(?=  )|tangledbank [a-z ]*", "", line)  # the name of a command
        for line in done.stdout.decode().splitlines()
        if "  tangledbank" not in line
    ]
    assert len(shown) > 80
    said = re.sub(r"«[^»]*»|--\w+", "", "\n".join(shown).lower())
    assert HELP_IN_ENGLISH.findall(said) == []
    assert "<" not in said.replace("<=", "")


def test_help_shows_no_types_of_python():
    for command in ("play", "scene", "simulate"):
        output = run(command, "--help").output
        assert "<" not in output.replace("<=", "") and "Usage: " in output
        assert "Show this message and exit." in output
    assert "[default: 100; 1<=x<=1000000]" in output and "[required]" in output
