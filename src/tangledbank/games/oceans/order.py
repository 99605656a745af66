"""Effects that wait, and whether the order in which they happen can matter."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import pack
from tangledbank.games.oceans.ids import F_GAIN, USE_ON, USE_TRAIT
from tangledbank.games.oceans.questions import (
    HURTS_LEECH,
    MAY_BE_LEECHED,
    NEIGHBOR_GAINED,
    ROBS,
)
from tangledbank.games.oceans.rules import answered, gain_value, icon, room
from tangledbank.games.oceans.state import OceansState

# Kinds of effects.
GAIN: Final = 0
TAKE: Final = 1  # from another species
LEECHING: Final = 2
TAKE_OCEAN: Final = 3  # from a zone of the owner's choice
GRAZE: Final = 4  # from the Reef

OF_REEF: Final = -1  # stands for the Reef among species


@mypyc_attr(acyclic=True)
class Effect:
    """Something that waits to happen to a species. It never changes, so clones share it."""

    FIELDS: ClassVar = "kind sid card:card amount source"

    def __init__(self, kind: i64, sid: i64, card: i64, amount: i64, source: i64) -> None:
        self.kind: i64 = kind
        self.sid: i64 = sid
        self.card: i64 = card  # the trait it comes from, if any
        self.amount: i64 = amount
        self.source: i64 = source  # the species it is taken from, if any

    def order(self, waiting: list[Effect]) -> i64:
        """The action that lets it happen next; it names the source if the trait has several."""
        for other in waiting:
            if other.card == self.card and other.sid == self.sid and other.source != self.source:
                return pack(USE_ON, self.card, self.sid, self.source)
        return pack(USE_TRAIT, self.card, self.sid)


@mypyc_attr(acyclic=True)
class ScenarioGain(Effect):
    """A gain that a Scenario brings, not a card."""

    FIELDS: ClassVar = "kind sid card:card amount source scenario:scenario"

    def __init__(self, sid: i64, amount: i64, scenario: i64) -> None:
        super().__init__(GAIN, sid, 0, amount, 0)
        self.scenario: i64 = scenario


def worth(s: OceansState, one: Effect) -> i64:
    """What an effect moves if there is enough, and room for it."""
    if one.kind != GAIN:
        return one.amount
    return gain_value(s, s.species[one.sid], one.amount, is_icon(s, one.card))


def is_icon(s: OceansState, card: i64) -> bool:
    """Whether a gain is printed on a card as an icon."""
    return card != 0 and icon(s, card, F_GAIN) > 0


def commute(s: OceansState, effects: list[Effect]) -> bool:
    """Whether these effects come to the same in every order. [R257]

    The one test, and a careful one. Whatever two of them touch must have enough for all that they
    take from it and room for all that they bring: then each moves what it would move alone.
    Gains of one species come to the same if nobody minds each of them.
    """
    for one in effects:
        if not plain(s, one) or not ample(s, one.sid, effects):
            return False
        if one.source and not ample(s, one.source, effects):
            return False
    return True


def plain(s: OceansState, one: Effect) -> bool:
    """Whether an effect asks nothing, cannot be forbidden and costs nothing."""
    if one.kind == LEECHING:
        return not s.species[one.source].hooks & (MAY_BE_LEECHED | HURTS_LEECH)
    return one.kind != TAKE_OCEAN


def ample(s: OceansState, touched: i64, effects: list[Effect]) -> bool:
    """Whether a species or the Reef is touched once only, or has enough and room for all."""
    times: i64 = 0
    gains: i64 = 0
    taken: i64 = 0
    brought: i64 = 0
    for one in effects:
        if one.source == touched:
            times += 1
            taken += one.amount
        if one.sid == touched:
            times += 1
            gains += 1 if one.kind == GAIN else 0
            brought += worth(s, one)
    if times < 2 or (gains == times and not answered(s, NEIGHBOR_GAINED | ROBS)):
        return True
    if touched == OF_REEF:
        return taken <= s.places[0]
    sp = s.species[touched]
    return taken <= sp.population and brought <= room(s, sp)
