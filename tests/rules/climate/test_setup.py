"""Climate's set-up, its box, and corrected data files."""

import json
from collections import Counter

import pytest

import tangledbank
from tangledbank.core.errors import BadData
from tangledbank.games.evolution.climate.game import Climate
from tangledbank.games.evolution.climate.state import TEMPERATE
from tangledbank.games.evolution.data import read_data
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import run_scene

GAME = tangledbank.game("climate")
EVOLUTION = tangledbank.game("evolution")


def table(players, seed=1, **options):
    return GAME.setup(players, GAME.resolve_options(players, options), seed)


@pytest.fixture
def corrected(tmp_path):
    """Return a function that writes a changed copy of the data file."""

    def write(change):
        facts = read_data("climate")
        change(facts)
        path = tmp_path / "climate.json"
        path.write_text(json.dumps(facts))
        return path

    return write


def test_the_box_holds_the_printed_numbers():
    box = GAME.cards()

    traits = Counter(card["trait"] for card in box["cards"])
    assert len(box["cards"]) == 177 and traits.pop("carnivore") == 23
    assert set(traits.values()) == {7} and len(traits) == 22
    assert len(box["zones"]) == 9 and len(box["events"]) == 30
    assert Counter(event["deck"] for event in box["events"]) == {"cold": 15, "hot": 15}


def test_every_figure_says_how_sure_it_is():
    box = GAME.cards()

    sure = {"certain", "likely", "reconstructed"}
    for entry in [*box["cards"], *box["zones"], *box["events"]]:
        assert entry["confidence"] in sure
    assert {card["confidence"] for card in box["cards"]} == sure


def test_the_marker_starts_at_temperate():
    s = table(4)

    assert s.weather.zone == TEMPERATE
    assert s.almanac.zone_names[TEMPERATE] == "temperate"


def test_the_deck_is_shuffled_from_the_seed():
    assert table(4, 1).deck == table(4, 1).deck != table(4, 2).deck
    assert table(4, 1).deck != sorted(table(4, 1).deck)


@pytest.mark.parametrize(("players", "aside"), [(2, 88), (3, 60), (4, 30), (5, 0), (6, 0)])
def test_cards_are_set_aside_by_player_count(players, aside):
    s = table(players)

    assert len(s.out) == aside and len(s.deck) == 177 - aside


def test_one_event_of_each_deck_lies_at_its_zone():
    seen = set()
    for seed in range(30):
        s = table(3, seed)
        for side, lying in enumerate(s.weather.lying):
            card = s.almanac.events[lying]
            assert card.deck == side and s.almanac.zone_names[card.zone] in card.name
            assert len(s.weather.decks[side]) == 14
            seen.add(card.name)

    assert len(seen) > 8


def test_the_first_player_is_random():
    assert {int(table(4, seed).first) for seed in range(40)} == {0, 1, 2, 3}


def test_everybody_starts_with_one_species():
    s = table(5)
    s.advance()

    assert [len(player.row) for player in s.players] == [1] * 5
    assert [len(player.hand) for player in s.players] == [5] * 5


def test_a_round_has_five_phases():
    s = table(2, events=False)
    s.advance()
    asked = []
    while s.round == 1:
        decision = s.open[0]
        asked.append(GAME.language.prompts[decision.prompt])
        s.apply(decision.seat, s.legal_actions(decision.seat)[-1])  # done, draw, pass

    order = list(dict.fromkeys(asked))
    assert order == ["choose food", "play cards", "exchange cards", "feed"]
    assert s.hole >= 0 and all(player.food_card == 0 for player in s.players)


def test_six_players_play_quickly():
    assert table(6).book.together and not table(5).book.together
    assert table(5, quick_play=True).book.together


def test_the_climate_box_plays_evolution():
    mine, theirs = table(2, plain=True), EVOLUTION.setup(2, EVOLUTION.resolve_options(2, {}), 1)

    for name in ("deal", "trait_limit", "removed", "second_deck", "together"):
        assert getattr(mine.book, name) == getattr(theirs.book, name)
    assert printed(mine.book.cards) == printed(theirs.book.cards)
    assert len(mine.deck) == 89 and type(mine) is type(theirs)


def printed(cards):
    """Return the trait and food of every card in play."""
    return sorted((cards.trait[card], cards.food[card]) for card in cards.deck)


def test_a_corrected_file_changes_the_figures_and_the_hash(corrected):
    def change(facts):
        facts["zones"][0]["food_4_6"] = -22
        facts["cards"][0]["food"] = 9

    game = Climate(corrected(change))

    s = game.setup(4, game.resolve_options(4, {}), 1)
    assert s.almanac.zones[1].food == -22 and game.hashes != GAME.hashes
    assert game.cards()["cards"][0]["food"] == 9


HUNT = """scene "A corrected frame" [CLI Intelligence]
game climate, 2 players
phase feeding, turn A
A: hand horns:1 horns:2
A1: body 4, population 3, carnivore, intelligence, ambush
B1: body 1, population 2, climbing
B2: body 1, population 2, hard-shell
B3: body 1, population 2, climbing, migratory
B4: body 1, population 2, mud-wallowing, migratory
"""


def test_cards_and_ambushes_pass_what_the_file_calls_defensive(corrected):
    def change(facts):
        for row in facts["traits"]:
            if row["id"] in ("climbing", "hard-shell", "mud-wallowing"):
                row["categories"] = ["other"]

    (printed,) = read_scenes(HUNT + "offers: A1 attacks B1; A1 attacks B2; A1 attacks B3")
    (mended,) = read_scenes(
        HUNT + "refuses: A1 attacks B1 because climbing\n"
        "refuses: A1 attacks B2 because hard-shell\n"
        "refuses: A1 attacks B3 because climbing\n"
        "> A1 attacks B4\nasks A to pay"
    )

    run_scene(printed, {"climate": GAME})
    run_scene(mended, {"climate": Climate(corrected(change))})


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda f: f.update(game="oceans"), "for another game"),
        (lambda f: f.pop("zones"), "needs a list of zones"),
        (lambda f: f["cards"][3].pop("suns"), "lacks 'suns'"),
        (lambda f: f["cards"][3].update(food="many"), "whole number"),
        (lambda f: f["cards"][3].update(trait="wings"), "unknown trait"),
        (lambda f: f["cards"][3].update(confidence="sure"), "confidence"),
        (lambda f: f["events"][3].update(zone="mild"), "zone"),
        (lambda f: f["events"][7].update(to="mild"), "not a zone"),
        (lambda f: f["events"].insert(0, 7), "not an object"),
        (lambda f: f["zones"][0].update(sizes=[1]), "two sizes"),
        (lambda f: f["zones"][0].update(sizes=[1, "six"]), "two sizes"),
        (lambda f: f["zones"][0].pop("kind"), "the kind cold or heat"),
        (lambda f: f["zones"][0].pop("loss"), "loss of 'ice-age' must be a whole number"),
        (lambda f: f["events"][0].update(sizes=None), "'event-01' lacks 'sizes'"),
        (lambda f: f["events"][7].pop("to"), "'event-08' lacks 'to'"),
        (lambda f: f["traits"].pop(0), "cards of 'ambush', but no row"),
        (lambda f: f["traits"][0].update(categories=None), "'ambush' has no list of categories"),
        (lambda f: f["traits"][0].update(heat=1), "'ambush' cannot prevent losses to heat"),
        (lambda f: f["traits"][3].update(cold=-1), "'climbing' cannot prevent losses to cold"),
    ],
)
def test_a_spoilt_file_is_refused_with_the_fault(corrected, spoil, words):
    with pytest.raises(BadData, match=words):
        Climate(corrected(spoil)).setup(2, GAME.resolve_options(2, {}), 1)
