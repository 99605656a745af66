"""A saved game is data: it starts nothing, and nothing it settled is ignored."""

import json

import pytest

import tangledbank
from tests.cli.commands import refused, run


def saved(path, players):
    """A game that was just begun, with these players."""
    match = tangledbank.new("evolution", players=len(players), seed=7)
    text = match.record.to_json().rstrip().removesuffix("}")
    path.write_text(f'{text}, "table": {json.dumps({"players": players})}}}')
    return path


def test_a_saved_game_starts_no_program_by_itself(tmp_path):
    done = tmp_path / "done"
    bot = tmp_path / "bot"
    bot.write_text(f"#!/bin/sh\ntouch {done}\n")
    bot.chmod(0o755)
    path = saved(tmp_path / "game.json", ["you", str(bot)])
    assert refused(run("play", "--resume", path), str(bot), "--bots")
    assert not done.exists()
    assert run("play", "--resume", path, "--bots", "random").exit_code == 0
    assert not done.exists()
    saved(path, ["you", "random"])
    result = run("play", "--resume", path, "--bots", bot)
    assert f"--resume {path} --bots {bot}" in result.output and done.exists()


@pytest.mark.parametrize("players", [["", ""], [" ", "you"], [None, []]])
def test_a_saved_game_with_odd_players_is_no_riddle(tmp_path, players):
    result = run("play", "--resume", saved(tmp_path / "game.json", players))
    assert result.exit_code in (0, 2) and "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--players", 4], "--players"),
        (["--seed", 7, "--option", "quick_play=on"], "--seed, --option"),
        (["climate"], "climate"),
    ],
)
def test_what_a_saved_game_has_settled_is_not_ignored(tmp_path, words, named):
    path = saved(tmp_path / "game.json", ["you", "random"])
    result = run("play", *words, "--resume", path)
    assert refused(result, named) and result.exit_code == 2
