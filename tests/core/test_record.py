"""Records: truncated, edited, oversized and foreign ones are refused with a message."""

import json
import re

import pytest

import tangledbank
from tangledbank.core.errors import BadData, BadOptions
from tangledbank.core.record import MAX_BYTES, read_record
from tangledbank.core.rng import seeded
from tests.support import play_on


@pytest.fixture(scope="module")
def text():
    return play_on(tangledbank.new("evolution", players=3, seed=5), seeded(5)).record.to_json()


def edited(text, **fields):
    return json.dumps({**json.loads(text), **fields})


def without(text, name):
    plain = json.loads(text)
    del plain[name]
    return json.dumps(plain)


def with_choice(text, choice):
    plain = json.loads(text)
    plain["choices"][3] = choice
    return json.dumps(plain)


def test_a_record_reads_back_as_it_was_written(text):
    assert read_record(text).to_json() == text


@pytest.mark.parametrize("share", [0, 0.001, 0.01, 0.3, 0.9, 0.999])
def test_a_truncated_record_is_refused(text, share):
    with pytest.raises(BadData):
        tangledbank.replay(text[: int(len(text) * share)])


@pytest.mark.parametrize(
    "name", ["format", "game", "rules", "sets", "players", "options", "seed", "choices"]
)
def test_a_record_without_one_of_its_fields_is_refused(text, name):
    with pytest.raises(BadData):
        tangledbank.replay(without(text, name))


@pytest.mark.parametrize("value", [None, 1.5, True, [], {}, "x", -7, 10**30, [[]], "evolution "])
@pytest.mark.parametrize(
    "name", ["format", "game", "rules", "sets", "players", "options", "seed", "choices"]
)
def test_an_edited_field_is_refused(text, name, value):
    if (name, value) in [("choices", []), ("options", {})]:
        pytest.skip("an empty list of choices, or of options, is a record too")

    with pytest.raises((BadData, BadOptions)):
        tangledbank.replay(edited(text, **{name: value}))


@pytest.mark.parametrize(
    "choice",
    [
        [],
        [0],
        "0 pass",
        [0, "dance"],
        [0, ""],
        [0, 3],
        [9, "pass"],
        [-1, "pass"],
        [4000, "undo"],
        [3, "undo"],
        [0, "feed", 4096],
        [0, "feed", -1],
        [0, "feed", 1.0],
        [0, "feed", True],
        [0, "feed", 1, 1, 1, 1, 1],
        [0, "feed", 4095],
        [0, "play-trait", 2, 4095],
        [0, "play-trait", "horns-99", "A1"],
        [0, "play-trait", "horns-1", "I1"],
        [0, "feed", "A1", "A1", "A1", "x"],
        [None, "pass"],
    ],
)
def test_an_edited_choice_is_refused(text, choice):
    with pytest.raises(BadData, match="choice 4"):
        tangledbank.replay(with_choice(text, choice))


def test_a_choice_after_the_end_is_refused(text):
    plain = json.loads(text)
    plain["choices"].append([0, "pass"])

    with pytest.raises(BadData, match="cannot be played"):
        tangledbank.replay(json.dumps(plain))


@pytest.mark.parametrize("size", [MAX_BYTES + 1, 50_000_000])
def test_a_swollen_record_is_refused_at_once(size):
    with pytest.raises(BadData, match="at most"):
        read_record(" " * size)


@pytest.mark.parametrize("noise", ["[" * 100_000, '{"a":' * 50_000, "1" * 10_000, "\0", "NaN"])
def test_noise_is_refused(noise):
    with pytest.raises(BadData):
        read_record(noise)


def test_a_record_of_another_rules_version_is_refused_with_both_versions(text):
    with pytest.raises(BadData, match="rules version 99; this program has version"):
        tangledbank.replay(edited(text, rules=99))


def test_a_record_of_other_data_is_refused_with_both_hashes(text):
    ours = tangledbank.game("evolution").hashes["evolution"]

    with pytest.raises(BadData, match=f"card data beef of 'evolution'; the data here is {ours}"):
        tangledbank.replay(edited(text, sets={"evolution": "beef"}))


def test_a_record_of_a_set_that_is_not_here_is_refused_by_name(text):
    sets = {**json.loads(text)["sets"], "spines": "beef"}

    with pytest.raises(BadData, match="with the set 'spines', which isn't here: pass it in `sets`"):
        tangledbank.replay(edited(text, sets=sets))


def test_choices_are_written_with_keys(text):
    choices = json.loads(text)["choices"]
    played = next(choice for choice in choices if choice[1] == "play-trait")

    assert re.fullmatch(r"[a-z-]+-\d+", played[2]) and re.fullmatch(r"[ABC]\d+", played[3])


def test_a_record_of_an_unknown_game_is_refused(text):
    with pytest.raises(BadOptions, match="there is no game 'chess'"):
        tangledbank.replay(edited(text, game="chess"))


@pytest.mark.parametrize("seed", ["", "xyz", "-1", "f" * 33, "1_0", " 1", "0x10"])
def test_a_seed_is_a_hexadecimal_number_of_128_bits(text, seed):
    with pytest.raises(BadData, match="seed"):
        read_record(edited(text, seed=seed))


@pytest.mark.parametrize("options", [{"quick_play": "maybe"}, {"speed": 1}, {"last_token": []}])
def test_unknown_options_are_refused(text, options):
    with pytest.raises(BadOptions):
        tangledbank.replay(edited(text, options=options))


def test_options_that_are_left_out_have_their_defaults(text):
    again = tangledbank.replay(edited(text, options={}))

    assert again.over


def test_options_may_be_spelled_as_on_the_command_line():
    match = tangledbank.new("evolution", players=2, seed=1, options={"quick_play": True})

    again = tangledbank.replay(edited(match.record.to_json(), options={"quick_play": "on"}))

    assert again.record.options["quick_play"] is True
