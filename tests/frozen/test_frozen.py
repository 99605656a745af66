"""What was written once is read for ever: records and saves of every game, and `steady-0.1`.

A record of another rules version than today's is refused by name; saves go on under today's rules.
"""

import gzip
import json
from pathlib import Path

import pytest

import tangledbank
from scripts.freeze_games import continued, first_options, play, result
from tangledbank.audit.variants import Variant
from tangledbank.core.record import BadRecord

FOLDER = Path(__file__).parent
RECORDS = sorted(path.name for path in FOLDER.glob("*-record-*.json"))
SAVES = sorted(path.name for path in FOLDER.glob("*-saves-*.json"))
PACKED = sorted(path.name for path in FOLDER.glob("*-all.json.gz"))  # a game of every variant


def read(name):
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def is_of_today(name):
    """Was this file written under the rules that are in force? Saves tell by their records."""
    game, _, label = name.rsplit("-", 2)[0].rpartition("-")
    record = read(f"{game}-{label}-record-0.json")
    return record["rules"] == tangledbank.game(game).rules_version


TODAY = [name for name in RECORDS if is_of_today(name)]


@pytest.mark.parametrize("name", sorted(set(RECORDS) - set(TODAY)))
def test_a_record_of_other_rules_is_refused_by_name(name):
    frozen = read(name)
    here = tangledbank.game(frozen["game"]).rules_version

    with pytest.raises(BadRecord, match=rf"version {frozen['rules']}\b.* version {here}\b"):
        tangledbank.replay(json.dumps(frozen))


@pytest.mark.parametrize("name", TODAY)
def test_a_record_plays_as_it_was_played(name):
    frozen = read(name)

    match = tangledbank.replay(json.dumps(frozen))

    assert match.over
    assert [score.total for score in match.scores()] == frozen["totals"]
    assert match.winners() == frozen["winners"]


@pytest.mark.parametrize("name", [name for name in TODAY if read(name)["by"] == "steady-0.1"])
def test_the_player_of_version_0_1_plays_as_it_did(name):
    frozen = read(name)
    game = tangledbank.game(frozen["game"])
    then = tangledbank.replay(json.dumps(frozen))
    now = play(game, Variant(frozen["players"], frozen["options"]), frozen["by"])

    assert now.record.choices == then.record.choices


@pytest.mark.parametrize("name", SAVES)
def test_a_save_goes_on_as_it_did(name):
    """Under other rules a game ends otherwise, but it still goes on from where it was."""
    frozen = read(name)
    game = tangledbank.game(frozen["game"])
    variant = Variant(frozen["players"], frozen["options"])

    for each in frozen["saves"]:
        totals = first_options(game, variant, each["save"])
        assert len(totals) == frozen["players"]
        assert totals == each["totals"] or not is_of_today(name)


def unpacked(name):
    return json.loads(gzip.decompress((FOLDER / name).read_bytes()))


def is_packed_today(name):
    frozen = unpacked(name)
    return frozen["rules"] == tangledbank.game(frozen["game"]).rules_version


PACKED_TODAY = [name for name in PACKED if is_packed_today(name)]


def test_every_game_has_frozen_games_of_today():
    assert {unpacked(name)["game"] for name in PACKED_TODAY} == set(tangledbank.games())


@pytest.mark.parametrize("name", PACKED_TODAY)
def test_a_record_of_every_variant_plays_as_it_was_played(name):
    for each in unpacked(name)["games"]:
        assert result(tangledbank.replay(json.dumps(each["record"]))) == each["result"]


@pytest.mark.parametrize("name", PACKED)
def test_a_match_of_every_variant_goes_on_from_its_save(name):
    frozen = unpacked(name)
    game = tangledbank.game(frozen["game"])

    for each in frozen["games"]:
        totals = continued(game, each["save"])
        assert totals == each["totals"] or name not in PACKED_TODAY
