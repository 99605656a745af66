"""What was written once is read for ever: records and saves of every game, and `steady-0.1`."""

import json
from pathlib import Path

import pytest

import tangledbank
from scripts.freeze import first_options, play
from tangledbank.audit.variants import Variant
from tangledbank.core.record import BadRecord

FOLDER = Path(__file__).parent
RECORDS = sorted(path.name for path in FOLDER.glob("*-record-*.json"))
SAVES = sorted(path.name for path in FOLDER.glob("*-saves-*.json"))


def read(name):
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def is_of_today(name):
    """Was this written under the rules version of today?"""
    frozen = read(name)
    return frozen.get("rules") == tangledbank.game(frozen["game"]).rules_version


CURRENT = [name for name in RECORDS if is_of_today(name)]


@pytest.mark.parametrize("name", CURRENT)
def test_a_record_plays_as_it_was_played(name):
    frozen = read(name)

    match = tangledbank.replay(json.dumps(frozen))

    assert match.over
    assert [score.total for score in match.scores()] == frozen["totals"]
    assert match.winners() == frozen["winners"]


@pytest.mark.parametrize("name", [name for name in RECORDS if name not in CURRENT])
def test_a_record_of_other_rules_is_refused_by_their_versions(name):
    frozen = read(name)
    here = tangledbank.game(frozen["game"]).rules_version

    with pytest.raises(BadRecord, match=rf"version {frozen['rules']}\b.*version {here}\b"):
        tangledbank.replay(json.dumps(frozen))


@pytest.mark.parametrize("name", [name for name in CURRENT if read(name)["by"] == "steady-0.1"])
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
        assert totals == each["totals"] or not is_of_today(name)
