"""Traits of user sets declare what they touch; otherwise their owner is asked for the order."""

import pytest

from tangledbank.core.sets import Set
from tangledbank.games import make_game
from tangledbank.games.evolution.ids import BEFORE_REVEAL
from tangledbank.games.evolution.traits.base import Trait as EvolutionTrait
from tangledbank.games.oceans.effects import THE_REEF
from tangledbank.games.oceans.ids import BEFORE_FEEDING, REEF
from tangledbank.games.oceans.state_changes import take_place
from tangledbank.games.oceans.traits.base import Trait as OceansTrait
from tangledbank.notation.names import Line


class Budding(EvolutionTrait):
    """Gains 1 population before the reveal."""

    def moments(self):
        return 1 << BEFORE_REVEAL

    def due(self, s, holder, slot, moment):
        return holder.population < 6

    def act(self, s, holder, slot, moment):
        holder.population += 1


class DeclaredBudding(Budding):
    def declare_touches(self, s, holder, slot, moment, touches):
        touches.change(holder.sid)


class Nibbling(OceansTrait):
    """Takes 1 from the Reef before feeding."""

    def moments(self):
        return 1 << BEFORE_FEEDING

    def act(self, s, holder, slot, moment):
        take_place(s, holder, 1, REEF)


class DeclaredNibbling(Nibbling):
    def declare_touches(self, s, holder, slot, moment, touches):
        touches.take(THE_REEF, 1)
        touches.bring(holder.sid, 1)


def evolution(trait):
    facts = {"traits": [{"id": "new", "name": "New", "food": [1, 2, 3, 4], "categories": []}]}
    made = Set(key="order", games=("evolution",), traits={"new": trait}, facts=facts)
    return make_game("evolution", None, [made])


def oceans(*traits):
    keys = ("new", "newer")
    rows = [
        {"key": key, "name": key.title(), "migrate": 1, "number": 90 + place}
        for place, key in enumerate(keys)
    ]
    made = Set(
        key="order",
        games=("oceans",),
        traits=dict(zip(keys, traits, strict=True)),
        facts={"deep": rows},
    )
    return make_game("oceans", None, [made])


def asked(game, *lines):
    """Return the first question of a state and its options."""
    numbered = [Line(i, text) for i, text in enumerate(lines, start=1)]
    s = game.language.read_position(game, 2, game.resolve_options(2, {}), numbered)
    s.advance()
    seat = s.next_seat()
    moves = [game.language.write_action(s, seat, one) for one in s.legal_actions(seat)]
    return game.language.prompts[s.prompt_of(seat)], moves


ROWS = ("phase reveal", "A1: population 1, new", "A2: population 1, new", "B1: population 1")


def test_an_owner_is_asked_for_the_order_of_acts_that_declare_nothing():
    prompt, moves = asked(evolution(Budding), *ROWS)

    assert prompt == "order traits" and moves == ["A uses new of A1", "A uses new of A2"]


def test_an_owner_is_not_asked_for_the_order_of_acts_on_different_species():
    assert asked(evolution(DeclaredBudding), *ROWS)[0] != "order traits"


@pytest.mark.parametrize(
    ("first", "second", "reef", "is_asked"),
    [
        (Nibbling, Nibbling, 5, True),
        (DeclaredNibbling, Nibbling, 5, True),
        (DeclaredNibbling, DeclaredNibbling, 5, False),
        (DeclaredNibbling, DeclaredNibbling, 1, True),
    ],
)
def test_in_oceans_an_owner_is_asked_unless_all_declare_and_there_is_enough(
    first, second, reef, is_asked
):
    table = ("phase before feeding", f"reef {reef}", "A1: population 1, new")
    prompt, _ = asked(oceans(first, second), *table, "A2: population 1, newer", "B1: population 1")

    assert (prompt == "order traits") == is_asked
