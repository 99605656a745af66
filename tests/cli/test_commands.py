"""Commands without a terminal: what they print, and what they say to bad input."""

import json
import os
import re
import subprocess
import sys
import time
from importlib.resources import files

import pytest
from typer.testing import CliRunner

import tangledbank
from tangledbank.cli import simulate as simulation
from tangledbank.cli.main import app
from tangledbank.texts import Texts

NEEDS_FULL = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")


def run(*words, **environment):
    return CliRunner().invoke(app, [str(word) for word in words], env={"LANG": "C", **environment})


def refused(result, *parts):
    """One line on standard error that names the fault, and an exit code."""
    assert result.exit_code in (1, 2), result.output
    assert result.stderr.count("\n") == 1, result.stderr
    for part in parts:
        assert part in result.stderr
    return True


@pytest.fixture
def record():
    match = tangledbank.new("evolution", players=3, seed=7)
    while not match.over:
        question = match.open[0]
        match.play(question.seat, question.number, match.legal(question.seat)[-1])
    return match.record.to_json()


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


def test_an_unknown_language_is_english():
    assert "Warning Call" in run("cards", "evolution", "--lang", "tlh").output


def test_simulate_counts_and_repeats_itself():
    words = ["simulate", "evolution", "-n", 6, "--players", 3, "--agents", "random", "--json"]
    first, second = (json.loads(run(*words).output) for _ in range(2))
    assert first["games"] == 6 and first["agents"] == second["agents"]
    assert first["agents"]["random"]["seats"] == 18
    assert "interval" in run("simulate", "evolution", "-n", 2).output


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


def test_help_teaches_with_examples():
    for command in ("play", "watch", "simulate", "replay", "cards", "games", "scene"):
        output = run(command, "--help").output
        assert f"tangledbank {command}" in output


HELP_IN_ENGLISH = re.compile(
    r"\b(usage|commands?|args|default|required|show|exit|this|game|file|record|lang|str|path|the)\b"
)


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_help_has_no_english_in_other_languages(lang):
    """In one process of its own, because help is written when the program starts."""
    script = (
        "import sys\nfrom typer.testing import CliRunner\n"
        f"sys.argv = ['tangledbank', '--lang', '{lang}']\n"
        "from tangledbank.cli.main import app\n"
        "for words in [[], *([c.name] for c in app.registered_commands)]:\n"
        "    print(CliRunner().invoke(app, [*words, '--help']).output)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, env=environment)
    shown = [line for line in done.stdout.decode().splitlines() if "  tangledbank" not in line]
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


# Bad input


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["play", "evolution", "--players", 9], ["2 to 6", "9"]),
        (["play", "chess"], ["chess", "evolution"]),
        (["simulate", "evolution", "--players", 1], ["2 to 6"]),
        (["simulate", "evolution", "--option", "deck_end=never"], ["deck_end", "never", "needed"]),
        (["simulate", "evolution", "--option", "flying=on"], ["flying"]),
        (["simulate", "evolution", "--option", "quick_play"], ["quick_play"]),
        (["simulate", "evolution", "--agents", "deepblue"], ["deepblue", "steady"]),
        (["simulate", "evolution", "--agents", "./no/such/bot"], ["./no/such/bot"]),
        (["play", "--seed", "-1"], ["seed"]),
        (["play", "--seed", str(1 << 128)], ["128"]),
        (["play", "--resume", "no-such-file.json"], ["no-such-file.json"]),
        (["replay", "."], ["."]),
        (["cards", "evolution", "--data", "pyproject.toml"], ["JSON"]),
    ],
)
def test_bad_words_on_the_command_line(words, parts):
    assert refused(run(*words), *parts)


def test_faults_are_told_in_french():
    assert refused(run("play", "--players", 9, "--lang", "fr"), "se joue de 2 à 6, pas à 9")


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["play", "--players", "abc"], ["--players", "abc"]),
        (["simulate", "evolution", "-n", "0"], ["-n", "1000000", "0"]),
        (["simulate", "evolution", "--jobs", "0"], ["--jobs", "1"]),
        (["play", "--seed", "abc"], ["--seed", "abc"]),
        (["watch", "--pace", "99"], ["--pace", "60", "99"]),
        (["plya"], ["plya", "simulate"]),
        (["--"], ["simulate"]),
        (["--players"], ["--players", "--version"]),
        (["play", "--sed", "3"], ["--sed", "--seed"]),
        (["play", "--players"], ["--players"]),
        (["play", "--bots"], ["--bots", "A,B"]),
        (["cards", "evolution", "--json=3"], ["--json"]),
        (["cards"], ["cards", "evolution, climate"]),
        (["replay"], ["replay"]),
        (["play", "evolution", "climate"], ["climate"]),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_words_of_no_use_get_one_sentence_in_the_users_language(lang, words, parts):
    result = run(*words, LANG=lang)
    assert refused(result, *parts) and result.exit_code == 2 and result.stdout == ""
    english = re.search(r"\b(takes|needs|there is|missing|Usage|Error)\b", result.stderr)
    assert (english is not None) == (lang == "en") or "no use" in result.stderr
    assert re.search("[а-я]", result.stderr) is not None or lang != "ru"


def test_the_language_may_stand_before_the_command():
    done = piped("--lang", "fr", "play", "--players", "9")
    assert done.returncode == 2 and "se joue de 2 à 6" in done.stderr.decode()


def broken(record, **changes):
    head, _, tail = record.partition('"choices"')
    plain = json.loads(head.rstrip(", ") + "}")
    plain |= changes
    return json.dumps(plain)[:-1] + ', "choices"' + tail


@pytest.mark.parametrize(
    ("spoil", "parts"),
    [
        (lambda text: text[: len(text) // 2], ["not a record"]),
        (
            lambda text: text.replace('"choose-food"', '"choose-feud"', 1),
            ["choice 1", "choose-feud"],
        ),
        (lambda text: text.replace("[0, ", "[7, ", 1), ["choice"]),
        (lambda text: broken(text, rules=99), ["99", "version"]),
        (lambda text: broken(text, data="0123456789abcdef"), ["0123456789abcdef"]),
        (lambda text: broken(text, game="chess"), ["chess"]),
        (lambda text: broken(text, players=9), ["9"]),
        (lambda text: broken(text, players=-3), ["-3"]),
        (lambda text: broken(text, options={"deck_end": "never"}), ["deck_end"]),
        (lambda text: broken(text, seed="zz"), ["seed"]),
        (lambda text: "[" * 100_000, ["not a record"]),
        (lambda text: "\0" * 50, ["not a record"]),
        (lambda text: "{}", ["format"]),
    ],
)
def test_spoiled_records_are_refused(tmp_path, record, spoil, parts):
    path = tmp_path / "game.json"
    path.write_text(spoil(record))
    for words in (["replay", path], ["play", "--resume", path]):
        assert refused(run(*words), *parts)


RECORD_FAULTS = [
    lambda text: text[: len(text) // 2],
    lambda text: text.replace('"choose-food"', '"choose-feud"', 1),
    lambda text: text.replace("[0, ", "[7, ", 1),
    lambda text: text.replace("[0, ", "[4000000000, ", 1),
    lambda text: text.replace("[0, ", "[[], ", 1),
    lambda text: broken(text, rules=99),
    lambda text: broken(text, rules="1"),
    lambda text: broken(text, data="0123456789abcdef"),
    lambda text: broken(text, players=9),
    lambda text: broken(text, options={"deck_end": "never"}),
    lambda text: broken(text, options={"flying": 1}),
    lambda text: broken(text, seed="zz"),
    lambda text: "{}",
]


@pytest.mark.parametrize("spoil", RECORD_FAULTS)
def test_spoiled_records_are_refused_in_russian(tmp_path, record, spoil):
    path = tmp_path / "game.json"
    path.write_text(spoil(record))
    result = run("replay", path, "--lang", "ru")
    assert refused(result, "нельзя повторить: ")
    why = result.stderr.partition("нельзя повторить: ")[2].partition(" (")[0]
    assert not re.search(r"\b(is|not|was|the|choice|record|there|cannot)\b", why), why


def test_an_unknown_player_is_told_in_russian():
    words = ["simulate", "evolution", "--agents", "nobody", "--lang", "ru"]
    assert refused(run(*words), "нет игрока «nobody»", "steady")


def test_options_that_a_record_leaves_out_have_their_defaults(tmp_path, record):
    path = tmp_path / "game.json"
    path.write_text(broken(record, options={}))
    assert run("replay", path).exit_code == 0


def test_a_record_of_50_megabytes_is_refused_before_it_is_read(tmp_path):
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    began = time.monotonic()
    assert refused(run("replay", path), "too large", "50000000")
    assert refused(run("play", "--resume", path), "too large")
    assert refused(run("cards", "evolution", "--data", path), "too large")
    assert time.monotonic() - began < 5


def test_a_record_with_endless_second_thoughts_is_refused(tmp_path, record):
    seat, verb, card = json.loads(record)["choices"][0]
    again = f'[{seat}, "{verb}", {card}],\n[{seat}, "undo"],\n' * 6_000
    path = tmp_path / "long.json"
    path.write_text(record.replace('"choices": [\n', f'"choices": [\n{again}'))
    began = time.monotonic()
    assert refused(run("replay", path), "at most 10000")
    assert time.monotonic() - began < 5


def test_bytes_that_are_no_text_are_refused(tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert refused(run("replay", path), "UTF-8")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[" * 100_000, "not JSON"),
        ('{"game": "chess"}', "not for this game"),
        ('{"game": "evolution"}', "title"),
        ('{"game": "evolution", "title": "E", "sources": [], "traits": [{"id": "horns"}]}', "food"),
        (
            '{"game": "evolution", "title": "E", "sources": [], "traits": '
            '[{"id": "horns", "food": [1], "categories": []}]}',
            "name",
        ),
    ],
)
def test_spoiled_card_facts_are_refused(tmp_path, text, part):
    path = tmp_path / "cards.json"
    path.write_text(text)
    assert refused(run("cards", "evolution", "--data", path), part)
    assert refused(run("simulate", "evolution", "-n", 1, "--data", path), part)


@pytest.mark.parametrize(
    ("game", "file", "spoil"),
    [
        ("evolution", "evolution/data/evolution.json", lambda facts: facts["traits"][0].pop("id")),
        ("climate", "evolution/data/climate.json", lambda facts: facts["zones"][0].pop("loss")),
        ("climate", "evolution/data/climate.json", lambda facts: facts["traits"].pop()),
        (
            "climate",
            "evolution/data/climate.json",
            lambda facts: facts["zones"][1].update(food_4_6_confidence="sure"),
        ),
        ("origin", "origin/data/origin.json", lambda facts: facts["cards"][0].pop("id")),
    ],
)
def test_card_facts_with_a_hole_are_refused(tmp_path, game, file, spoil):
    facts = json.loads(files("tangledbank.games").joinpath(file).read_text())
    spoil(facts)
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(facts))
    assert refused(run("cards", game, "--data", path), "cards.json")
    assert refused(run("simulate", game, "-n", 1, "--data", path), "cards.json")
    assert refused(run("play", game, "--data", path), "cards.json")


# Manners


def piped(*words, **more):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "tangledbank.cli.main", *words],
        capture_output=True,
        env=environment,
        timeout=120,
        check=False,
        **more,
    )


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
    done = piped("play", "--seed", "1", "--save", str(tmp_path / "g.json"), input=b"1\n? horns\n")
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
def test_streams_that_are_closed_or_full_do_no_harm(tmp_path, words, closed, code):
    command = f"{sys.executable} -m tangledbank.cli.main {words} {closed}"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
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


# Saved games


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


# What a newcomer reads


@pytest.mark.parametrize(
    ("game", "lang", "asked", "parts"),
    [
        ("origin", "en", "A attacks", ["is not a whole move", "A1 attacks B1"]),
        ("origin", "en", "play parasite on A1", ["[ORI Extinction and Draw 1]"]),
        ("origin", "en", "play symbiosis on B1 and C1", ["[ORI Traits 3]"]),
        ("origin", "fr", "nourrir A1", ["[ORI The Game Turn 1]"]),
        ("oceans", "en", "forage A1", ["[R220]"]),
        ("oceans", "ru", "атакует", ["A1 атакует B1"]),
        ("evolution", "fr", "attaque A1", ["A1 attaque B1"]),
    ],
)
def test_questions_about_moves_are_answered(tmp_path, game, lang, asked, parts):
    words = ("play", game, "--players", "3", "--seed", "3", "--lang", lang)
    save = ("--save", str(tmp_path / "game.json"))
    shown = " ".join(piped(*words, *save, input=f"? {asked}\n".encode()).stdout.decode().split())
    answer = shown.rpartition(f"> ? {asked} ")[2]
    assert answer and all(part in answer for part in parts), shown[-600:]


@pytest.mark.parametrize("game", tangledbank.games())
def test_help_has_an_example_of_the_game(tmp_path, game):
    words = ("play", game, "--players", "3", "--seed", "3", "--save", str(tmp_path / "game.json"))
    shown = " ".join(piped(*words, input=b"?\n").stdout.decode().split())
    example = re.search('now for example: "(.*?)"', shown)[1]
    assert f") {example}" in shown or "Migrate" in example
    answer = piped(*words, input=f"? {example}\n".encode()).stdout.decode()
    assert "That is possible" in answer


def test_watch_does_not_speak_of_opponents():
    assert "against you" in run("play", "--help").output
    assert "against you" not in run("watch", "--help").output


@pytest.mark.parametrize("game", tangledbank.games())
def test_the_last_table_stands_before_the_points(game):
    words = ["watch", game, "--players", 2, "--seed", 3, "--bots", "random"]
    lines = run(*words).output.splitlines()
    points = next(i for i, line in enumerate(lines) if "Final scores" in line)
    heading = max(i for i, line in enumerate(lines[:points]) if line.startswith("──"))
    assert points - 40 < heading < points - 2
    assert lines[heading - 1] == "" and not lines[heading - 2].startswith("    ")


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", tangledbank.games())
def test_every_card_is_listed_with_what_it_does(game, lang):
    output = " ".join(run("cards", game, "--lang", lang).output.split())
    words = Texts(lang).of(tangledbank.game(game))
    names = [title for title in words.titles() if title not in words.titles()[: len(words.topics)]]
    for name in names:
        said = words.explain(name).partition(": ")[2].split(". ")[0]
        assert said[:40] in output, name
    assert "name_ru" not in output and "confidence certain" not in output


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", tangledbank.games())
def test_the_hint_names_a_card_that_can_be_asked_about(game, lang, tmp_path):
    words = ("play", game, "--players", "2", "--seed", "1", "--lang", lang)
    save = ("--save", str(tmp_path / "game.json"))
    shown = piped(*words, *save, input=b"quit\n").stdout.decode()
    card = re.search(r"\? ([^?,.]*?) (?:explains|explique|объясняет)", " ".join(shown.split()))[1]
    assert Texts(lang).of(tangledbank.game(game)).explain(card)


@pytest.mark.parametrize(
    ("game", "lang"), [("evolution", "en"), ("climate", "fr"), ("oceans", "ru")]
)
def test_no_line_is_wider_than_the_screen(game, lang, tmp_path):
    words = ("play", game, "--players", "2", "--bots", "random", "--seed", "3", "--lang", lang)
    save = ("--save", str(tmp_path / "game.json"))
    typed = "undo\n?\nlog\n" + "1\n" * 90 + "log\nundo\nquit\n"
    shown = piped(*words, *save, input=typed.encode()).stdout.decode()
    lines = [line for line in shown.splitlines() if "--resume" not in line and ": /" not in line]
    assert max(len(line) for line in lines) <= 80, max(lines, key=len)
