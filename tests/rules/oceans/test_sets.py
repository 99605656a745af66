"""A user set: a trait, a Surface trait with figures only, and a Scenario."""

import json

import pytest

import tangledbank
from tangledbank.audit.copy_checks import check_copies
from tangledbank.audit.variants import Variant
from tangledbank.core.errors import BadData, BadNotation
from tangledbank.core.sets import Set
from tangledbank.games.oceans.scenario import Scenario
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.notation.names import Line


class Lantern(Trait):
    """Forages in any zone."""

    def may_forage_ocean(self):
        return self.permit()


class Plankton(Trait):
    """Neighbors may forage on it, and it cannot be removed."""

    feeds_neighbors = True
    permanent = True


class Polyp(Plankton):
    """Plankton without either effect."""

    feeds_neighbors = False
    permanent = False


class OpenSea(Scenario):
    """All species may forage in the Ocean."""

    opens_ocean = True


class Calm(OpenSea):
    """An Open Sea that leaves the Ocean closed."""

    opens_ocean = False


class StillWater(Scenario):
    """All species may have two more traits, and none may attack."""

    def __init__(self):
        super().__init__()
        self.limit = 2

    def bars_attack(self, s, attacker, target):
        return True


TWILIGHT = Set(
    games=("oceans",),
    key="twilight",
    traits={"lantern": Lantern, "jelly": Trait},
    others={"scenarios": {"still-water": StillWater}},
    facts={
        "surface": [{"key": "jelly", "name": "Jelly", "migrate": [3, 4], "gain": 1}],
        "deep": [{"key": "lantern", "name": "Lantern", "migrate": 1, "number": 90}],
        "scenarios": [{"key": "still-water", "name": "Still Water", "copies": 1, "event": 0}],
    },
)

FLAGS = Set(
    games=("oceans",),
    key="flags",
    traits={"plankton": Plankton, "polyp": Polyp},
    others={"scenarios": {"open-sea": OpenSea, "calm": Calm}},
    facts={
        "deep": [
            {"key": "plankton", "name": "Plankton", "migrate": 1, "number": 90},
            {"key": "polyp", "name": "Polyp", "migrate": 1, "number": 91},
        ],
        "scenarios": [
            {"key": "open-sea", "name": "Open Sea", "copies": 1, "event": 0},
            {"key": "calm", "name": "Calm", "copies": 1, "event": 0},
        ],
    },
)

PLAIN = tangledbank.game("oceans")
WIDER = tangledbank.game("oceans", None, (TWILIGHT,))
FLAGGED = tangledbank.game("oceans", None, (FLAGS,))

POSITION = (
    "phase feeding",
    "zones 0 20 20",
    "scenarios still-water, none",
    "A1: population 3, lantern, jelly",
    "B1: population 3",
)


def position(game, *lines):
    numbered = [Line(i, text) for i, text in enumerate(lines, start=1)]
    s = game.language.read_position(game, 2, game.resolve_options(2, {}), numbered)
    s.advance()
    return s


def test_its_cards_are_in_force():
    s = position(WIDER, *POSITION)
    seat, action = WIDER.language.read_action(s, "A1 attacks B1")
    offered = [WIDER.language.write_action(s, 0, action) for action in s.legal_actions(0)]

    assert "A1 forages from zone2" in offered
    assert WIDER.language.reason_words(WIDER.reason(s, seat, action)) == {"trait", "still-water"}
    assert WIDER.language.fact(s, "A1 limit 5, has jelly") == ""


def options(game, s):
    return [game.language.write_action(s, 0, action) for action in s.legal_actions(0)]


def forage_moves(scenario, trait):
    lines = ("phase feeding", "zones 0 20 20", f"scenarios {scenario}, none", "A1: population 3")
    s = position(FLAGGED, *lines, f"B1: population 3, {trait}")
    return [move for move in options(FLAGGED, s) if "forages" in move]


def test_flags_of_a_trait_and_a_scenario_switch_rules_on():
    assert {"A1 forages from B1", "A1 forages from zone2"} < {*forage_moves("open-sea", "plankton")}


def test_flags_that_are_set_to_false_switch_nothing_on():
    s = position(FLAGGED, "phase play", "A1: population 3, plankton, polyp", "B1: population 3")

    assert forage_moves("calm", "polyp") == ["A1 forages"]
    removals = [move for move in options(FLAGGED, s) if "removes" in move]
    assert removals == ["A removes polyp from A1"]


def test_the_plain_game_beside_it_knows_nothing_of_them():
    with pytest.raises(BadNotation):
        position(PLAIN, *POSITION)
    assert len(WIDER.traits) == len(PLAIN.traits) + 2
    assert WIDER.hashes.items() > PLAIN.hashes.items()


def test_two_compositions_are_played_side_by_side():
    tables = [game.setup(3, game.resolve_options(3, {}), 7) for game in (PLAIN, WIDER)]
    for s in tables:
        s.advance()
    for _ in range(400):
        for s in tables:
            if s.waiting:
                seat = s.next_seat()
                s.apply(seat, s.legal_actions(seat)[-1])
    for game, s in zip((PLAIN, WIDER), tables, strict=True):
        game.check(s)


def test_copies_are_the_same():
    assert check_copies(WIDER, Variant(2), 3, every=5) > 100


def test_a_save_of_the_plain_game_means_the_same_cards_in_the_wider_one():
    s = position(PLAIN, "phase feeding", "A1: population 3, inking, tusks", "B1: population 3")
    plain = json.loads(json.dumps(PLAIN.codec.save(s)))
    whole = {key for key in WIDER.card_table.keys if key not in PLAIN.card_table.keys}
    plain["state"]["out"] += sorted(whole)

    loaded = WIDER.load(plain, 2, WIDER.resolve_options(2, {}))

    assert WIDER.language.fact(loaded, "A1 has inking, has tusks") == ""


def test_a_set_cannot_bring_what_is_there():
    again = Set(key="again", games=("oceans",), others={"scenarios": {"abundance": StillWater}})
    with pytest.raises(BadData, match="one of the scenarios 'abundance'"):
        tangledbank.game("oceans", None, (again,))
