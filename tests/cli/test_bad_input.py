"""Bad input gets one sentence that names the problem, and changes nothing."""

import json
import re
import time
from importlib.resources import files

import pytest

from tests.cli.commands import piped, refused, run


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
        (["games", "--lang", "de"], ["de", "en, fr, ru"]),
        (["play", "--players", 2, "--bots", "steady,random"], ["--bots", "2", "1"]),
        (["watch", "--players", 2, "--bots", "random,random,random"], ["--bots", "3", "2"]),
        (["simulate", "origin", "--players", 2, "--agents", "random,random,steady"], ["--agents"]),
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
        (["play", "evolution", "climate"], ["climate"]),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_words_of_no_use_get_one_sentence_in_the_users_language(lang, words, parts):
    result = run(*words, LANG=lang)
    assert refused(result, *parts) and result.exit_code == 2 and result.stdout == ""
    english = re.search(r"\b(takes?|needs|there is|has no|missing|Usage|Error)\b", result.stderr)
    assert (english is not None) == (lang == "en")
    assert re.search("[а-я]", result.stderr) is not None or lang != "ru"


def test_a_language_that_there_is_not_is_refused_before_the_command():
    done = piped("--lang", "de", "games")
    assert done.returncode == 2 and b"en, fr, ru" in done.stderr and not done.stdout


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
        (lambda text: text[: len(text) // 2], ["n’t a Tangled Bank record"]),
        (
            lambda text: text.replace('"choose-food"', '"choose-feud"', 1),
            ["move 1", "choose-feud"],
        ),
        (lambda text: text.replace("[0, ", "[7, ", 1), ["move"]),
        (lambda text: broken(text, rules=99), ["99", "version"]),
        (lambda text: broken(text, sets={"evolution": "0123456789abcdef"}), ["0123456789abcdef"]),
        (lambda text: broken(text, game="chess"), ["chess"]),
        (lambda text: broken(text, players=9), ["9"]),
        (lambda text: broken(text, players=-3), ["-3"]),
        (lambda text: broken(text, options={"deck_end": "never"}), ["deck_end"]),
        (lambda text: broken(text, seed="zz"), ["seed"]),
        (lambda text: "[" * 100_000, ["n’t a Tangled Bank record"]),
        (lambda text: "\0" * 50, ["n’t a Tangled Bank record"]),
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
    lambda text: broken(text, sets={"evolution": "0123456789abcdef"}),
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
    again = f'[{seat}, "{verb}", "{card}"],\n[{seat}, "undo"],\n' * 6_000
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
        ('{"game": "chess"}', "for another game"),
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
