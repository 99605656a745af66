"""A set from outside: a trait, a Surface trait that is all figures, and a Scenario."""

import json

import pytest

import tangledbank
from tangledbank.audit.copies import examine_copies
from tangledbank.audit.variants import Variant
from tangledbank.core.errors import BadData, BadNotation
from tangledbank.core.sets import Set
from tangledbank.games.oceans.scenario import Scenario
from tangledbank.games.oceans.scenarios.box import LongHaulMigration
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.games.oceans.traits.defense import Zooplankton
from tangledbank.notation.words import Line


class Lantern(Trait):
    """Forages in any zone."""

    def may_forage_ocean(self):
        return self.permit()


class Jelly(Zooplankton):
    """Zooplankton that its neighbors do not eat, and that cannot be removed."""

    feeds_neighbors = False
    permanent = True


class Polyp(Jelly):
    """A Jelly that can be removed."""

    permanent = False


class Calm(LongHaulMigration):
    """A Long Haul Migration that leaves the Ocean closed."""

    opens_ocean = False


class StillWater(Scenario):
    """Everybody has room for two more traits, and nobody attacks."""

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
    traits={"jelly": Jelly, "polyp": Polyp},
    others={"scenarios": {"calm": Calm}},
    facts={
        "deep": [
            {"key": "jelly", "name": "Jelly", "migrate": 1, "number": 90, "gain": 1},
            {"key": "polyp", "name": "Polyp", "migrate": 1, "number": 91, "gain": 1},
        ],
        "scenarios": [{"key": "calm", "name": "Calm", "copies": 1, "event": 0}],
    },
)

PLAIN = tangledbank.game("oceans")
WIDER = tangledbank.game("oceans", None, (TWILIGHT,))

POSITION = (
    "phase feeding",
    "zones 0 20 20",
    "scenarios still-water, none",
    "A1: population 3, lantern, jelly",
    "B1: population 3",
)


def position(game, *lines):
    numbered = [Line(i, text) for i, text in enumerate(lines, start=1)]
    s = game.language.read_position(game, 2, game.settle(2, {}), numbered)
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


def test_a_flag_that_a_trait_or_scenario_sets_to_false_switches_nothing_on():
    game = tangledbank.game("oceans", None, (FLAGS,))
    feeding = ("phase feeding", "zones 0 20 20", "scenarios {}, none", "A1: population 3")
    play = ("phase play", "zones 0 20 20", "A1: population 3, jelly, polyp", "B1: population 3")

    def foraging(scenario, trait):
        lines = [line.format(scenario) for line in feeding] + [f"B1: population 3, {trait}"]
        offered = options(game, position(game, *lines))
        return [move.removeprefix("A1 ") for move in offered if "forages" in move]

    assert "forages from B1" in foraging("long-haul-migration", "zooplankton")
    assert "forages from zone2" in foraging("long-haul-migration", "zooplankton")
    assert foraging("calm", "jelly") == ["forages"]
    removals = [move for move in options(game, position(game, *play)) if "removes" in move]
    assert removals == ["A removes polyp from A1"]


def test_the_plain_game_beside_it_knows_nothing_of_them():
    with pytest.raises(BadNotation):
        position(PLAIN, *POSITION)
    assert len(WIDER.traits) == len(PLAIN.traits) + 2
    assert WIDER.hashes.items() > PLAIN.hashes.items()


def test_two_compositions_are_played_side_by_side():
    tables = [game.setup(3, game.settle(3, {}), 7) for game in (PLAIN, WIDER)]
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
    assert examine_copies(WIDER, Variant(2), 3, every=5) > 100


def test_a_save_of_the_plain_game_means_the_same_cards_in_the_wider_one():
    s = position(PLAIN, "phase feeding", "A1: population 3, inking, tusks", "B1: population 3")
    plain = json.loads(json.dumps(PLAIN.codec.save(s)))
    whole = {key for key in WIDER.table_of_cards.keys if key not in PLAIN.table_of_cards.keys}
    plain["state"]["out"] += sorted(whole)

    loaded = WIDER.load(plain, 2, WIDER.settle(2, {}))

    assert WIDER.language.fact(loaded, "A1 has inking, has tusks") == ""


def test_a_set_cannot_bring_what_is_there():
    again = Set(key="again", games=("oceans",), others={"scenarios": {"abundance": StillWater}})
    with pytest.raises(BadData, match="one of the scenarios 'abundance'"):
        tangledbank.game("oceans", None, (again,))
