"""The printed cards, and cases that scenes cannot show."""

import json
from collections import Counter
from contextlib import nullcontext

import pytest

import tangledbank
from tangledbank.core.action import pack
from tangledbank.core.errors import BadData
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.data import read_data
from tangledbank.notation.names import Line

GAME = tangledbank.game("oceans")


def position(*lines, players=2, **options):
    """Return a match that starts from a position."""
    settled = GAME.resolve_options(players, options)
    numbered = [Line(i, text) for i, text in enumerate(lines, start=1)]
    state = GAME.language.read_position(GAME, players, settled, numbered)
    return Match(GAME, Record(GAME.key, GAME.rules_version, "", players, settled, 0), state)


def test_the_decks_are_the_printed_ones():
    cards = GAME.cards()["cards"]
    decks = Counter(card["deck"] for card in cards)
    surface = Counter(card["trait"] for card in cards if card["deck"] == "surface")

    assert decks == {"surface": 120, "deep": 89, "scenario": 25, "promo": 14}
    assert len(surface) == 12 and set(surface.values()) == {10}
    assert len({card["id"] for card in cards}) == len(cards)


def test_every_trait_has_the_same_migrate_numbers():
    for row in read_data()["surface"]:
        assert sorted(row["migrate"]) == [5, 6, 7, 7, 8, 8, 9, 9, 10, 11]


def test_arrows_point_both_ways_alike():
    rows = [row for row in read_data()["surface"] if "arrows" in row]

    assert [row["key"] for row in rows] == ["bottom-feeder", "parasitic", "symbiotic"]
    for row in rows:
        sums = Counter()
        for moved, arrow in zip(row["migrate"], row["arrows"], strict=True):
            sums[arrow] += moved
        assert Counter(row["arrows"]) == {"left": 5, "right": 5}
        assert sums["left"] == sums["right"]


def test_deep_cards_have_unique_numbers_and_a_cost():
    rows = read_data()["deep"]

    assert sorted(row["number"] for row in rows) == list(range(1, 90))
    assert {row["migrate"] for row in rows} == {1, 2, 3, 4, 5}


def test_every_figure_says_how_sure_it_is():
    words = {"certain", "likely", "reconstructed", "not found"}
    for card in GAME.cards()["cards"]:
        assert card["confidence"] and set(card["confidence"].values()) <= words


def test_doubtful_figures_name_their_ruling():
    doubtful = {row["key"]: row["ruling"] for row in read_data()["deep"] if "ruling" in row}

    assert len(doubtful) == 17
    assert doubtful["sea-rex"] == "R248" and doubtful["telomere-repair"] == "R249"


@pytest.mark.parametrize(
    "change",
    [
        lambda facts: facts.pop("surface"),
        lambda facts: facts["deep"][0].update(key="no-such-trait"),
        lambda facts: facts["deep"][0].update(forage="many"),
        lambda facts: facts["surface"][0].update(migrate=7),
        lambda facts: facts.update(game="evolution"),
        lambda facts: facts["core"].pop("reserve"),
        lambda facts: facts["core"].update(hand=30),
        lambda facts: [row.update(copies=0) for row in facts["scenarios"][1:]],
    ],
)
def test_a_broken_data_file_is_refused(tmp_path, change):
    facts = read_data()
    change(facts)
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(facts))

    with pytest.raises(BadData):
        type(GAME)(path).setup(2, GAME.resolve_options(2, {}), 1)


@pytest.mark.parametrize(
    ("core", "crowding", "why"),
    [
        ({"left_after_overpopulation": 10}, 1, "it can begin at 7 population"),
        ({"left_after_overpopulation": 7}, 1, "it can begin at 7 population"),
        ({"left_after_overpopulation": 6}, 1, ""),
        ({"left_after_overpopulation": -1}, 1, "must be a number, 0 or more"),
        ({"spaces": 8}, 1, "on boards of 8 spaces it can begin at 5 population"),
        ({"spaces": 9}, 1, ""),
        ({}, 2, "it can begin at 4 population"),
    ],
)
def test_data_by_which_overpopulation_never_ends_is_refused(tmp_path, core, crowding, why):
    facts = read_data()
    facts["core"].update(core)
    row = next(row for row in facts["scenarios"] if row["key"] == "contagious-proximity")
    row["copies"] = crowding
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(facts))

    with pytest.raises(BadData, match=why) if why else nullcontext():
        type(GAME)(path)


def test_a_corrected_data_file_changes_the_rules(tmp_path):
    facts = read_data()
    next(row for row in facts["deep"] if row["key"] == "megamouth")["forage"] = 8
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(facts))
    corrected = type(GAME)(path)

    assert corrected.hashes != GAME.hashes
    assert corrected.card_table.trait_of("megamouth").face.forage == 8
    assert GAME.card_table.trait_of("megamouth").face.forage != 8


def test_a_full_cleaner_still_fires():
    """[R268]"""
    match = position(
        "phase feeding",
        "A1: population 3, apex-predator",
        "B1: population 10, shark-cleaner, filter-feeder",
        "B2: population 1, acute-smell",
        "B3: population 5",
    )

    match.do("A1 attacks B3")

    assert GAME.language.fact(match.state, "B1 population 10, storage 10") == ""
    assert GAME.language.fact(match.state, "B2 population 2") == ""


def test_a_card_does_not_gain_from_its_own_arrival():
    """[R269]"""
    match = position(
        "phase play, cambrian",
        "A: score 5, hand bioluminescence bright-coloration",
        "A1: population 3",
    )

    match.do("A evolves bioluminescence on A1")
    match.do("A evolves bright-coloration on a new species right of A1")

    assert GAME.language.fact(match.state, "A1 population 4") == ""
    assert GAME.language.fact(match.state, "A2 population 0") == ""


def test_play_stops_at_the_round_limit():
    """[R273]"""
    match = position("phase draw, round 25, turn B", "A: score 3", round_limit=25)

    match.do("B is done")

    assert match.over and match.winners() == [0]


def test_records_name_cards_and_scenarios_by_key():
    language = GAME.language
    card = language.cards.names.index("tiny")
    scenario = language.cards.scenario_names.index("parallel-universe")
    for action in (pack(ids.TRADE, card, card), pack(ids.USE_SCENARIO, scenario)):
        written = language.as_record(0, int(action), 2)

        assert all(isinstance(part, str) for part in written[1:])
        assert language.from_record(written, 2, 2) == action
