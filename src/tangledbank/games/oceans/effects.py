"""Waiting effects, and the things that they touch, which decide whether their order matters."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import pack
from tangledbank.core.independence import Touches
from tangledbank.games.oceans.ids import F_GAIN, USE_ON, USE_TRAIT
from tangledbank.games.oceans.questions import (
    HURTS_LEECH,
    MAY_BE_LEECHED,
    NEIGHBOR_GAINED,
    TAKES_FROM_GAINER,
)
from tangledbank.games.oceans.rules import answered, gain_value, icon, room
from tangledbank.games.oceans.state import OceansState

# Kinds of effects.
GAIN: Final = 0
TAKE: Final = 1  # from another species
LEECHING: Final = 2
TAKE_OCEAN: Final = 3  # from a zone that the owner chooses

# The Reef, among the things that acts touch; species are their ids.
THE_REEF: Final = -1
UNLIMITED: Final = 1 << 30  # room


@mypyc_attr(acyclic=True)
class Effect:
    """An effect on a species that is waiting to happen. It never changes, so clones share it."""

    FIELDS: ClassVar = "kind sid card:card amount source"

    def __init__(self, kind: i64, sid: i64, card: i64, amount: i64, source: i64) -> None:
        self.kind: i64 = kind
        self.sid: i64 = sid
        self.card: i64 = card  # its trait, or 0
        self.amount: i64 = amount
        self.source: i64 = source  # the species it takes from, or 0

    def order(self, waiting: list[Effect]) -> i64:
        """Return the action that chooses this effect; name the source if the trait has several."""
        for other in waiting:
            if other.card == self.card and other.sid == self.sid and other.source != self.source:
                return pack(USE_ON, self.card, self.sid, self.source)
        return pack(USE_TRAIT, self.card, self.sid)


@mypyc_attr(acyclic=True)
class ScenarioGain(Effect):
    """A gain from a Scenario."""

    FIELDS: ClassVar = "kind sid card:card amount source scenario:scenario"

    def __init__(self, sid: i64, amount: i64, scenario: i64) -> None:
        super().__init__(GAIN, sid, 0, amount, 0)
        self.scenario: i64 = scenario


def is_icon(s: OceansState, card: i64) -> bool:
    """Return whether a card's gain comes from a printed icon."""
    return card != 0 and icon(s, card, F_GAIN) > 0


class OceansTouches(Touches):
    """The things that acts in Oceans may touch: species, by their ids, and the Reef."""

    def __init__(self, s: OceansState) -> None:
        super().__init__()
        self.s = s

    def stock(self, thing: i64) -> i64:
        return self.s.places[0] if thing == THE_REEF else self.s.species[thing].population

    def room(self, thing: i64) -> i64:
        return UNLIMITED if thing == THE_REEF else room(self.s, self.s.species[thing])


def are_independent(s: OceansState, effects: list[Effect]) -> bool:
    """Return whether effects have the same result in every order. [R257]"""
    touches = OceansTouches(s)
    for one in effects:
        touches.next_act()
        declare_effect(s, one, touches)
    return touches.all_independent()


def declare_effect(s: OceansState, one: Effect, touches: Touches) -> None:
    """Declare what an effect touches; an effect that asks for a zone may touch anything."""
    if one.kind == GAIN:
        declare_gain(s, one, touches)
    elif one.kind == TAKE:
        declare_taking(one.sid, one.amount, one.source, touches)
    elif one.kind == LEECHING:
        declare_leeching(s, one.sid, one.amount, one.source, touches)
    else:
        touches.anything()


def declare_gain(s: OceansState, one: Effect, touches: Touches) -> None:
    """Declare a gain from the Ocean; if traits react to gains, the exact amount matters."""
    amount: i64 = gain_value(s, s.species[one.sid], one.amount, is_icon(s, one.card))
    if answered(s, NEIGHBOR_GAINED | TAKES_FROM_GAINER):
        touches.bring(one.sid, amount)
    else:
        touches.fill(one.sid, amount)


def declare_taking(taker: i64, amount: i64, source: i64, touches: Touches) -> None:
    """Declare a taking from `source`: another species, the Reef, or 0 for no source."""
    if source:
        touches.take(source, amount)
    touches.bring(taker, amount)


def declare_leeching(
    s: OceansState, leech: i64, amount: i64, target: i64, touches: Touches
) -> None:
    """Declare leeching; it may touch anything if the target can forbid it or hurt the leech."""
    if s.species[target].hooks & (MAY_BE_LEECHED | HURTS_LEECH):
        touches.anything()
    else:
        declare_taking(leech, amount, target, touches)
