"""May, may not, never: how answers to one permission are weighed. The only place that decides.

A verdict is an int; the stronger of two is the larger. Silence is 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.games.oceans.card_face import Face
from tangledbank.games.oceans.ids import DEEP

MAY: Final = 1
MAY_NOT: Final = 2

# Who speaks. Nothing overrides a never; a trait overrides a Scenario, a Scenario the core rules.
CORE: Final = 1
SCENARIO: Final = 2
TRAIT: Final = 3
NEVER: Final = 4

SCENARIO_BASE: Final = 4096  # what a verdict is about: a trait, or from here on a Scenario


def verdict(voice: i64, force: i64, face: Face, about: i64) -> i64:
    """Pack a verdict in the order of what outweighs what. [OCE Rules and conflicts]

    First who speaks, then may not over may, then Deep over Surface, then the higher number.
    """
    deep: i64 = 1 if face.deck == DEEP else 0
    return voice << 40 | force << 36 | deep << 32 | face.number << 16 | about


def core_rule(force: i64) -> i64:
    """What the core rules say."""
    return CORE << 40 | force << 36


def scenario_rule(force: i64, scenario: i64) -> i64:
    """What a Scenario says to everybody."""
    return SCENARIO << 40 | force << 36 | (SCENARIO_BASE + scenario)


def decide(one: i64, other: i64) -> i64:
    """The one of two verdicts that holds. [OCE Rules and conflicts] [R213]"""
    return one if one >= other else other


def forbids(held: i64) -> bool:
    return held >> 36 & 15 == MAY_NOT


def about(held: i64) -> i64:
    """The trait or Scenario that spoke."""
    return held & 65535


def scenario_in(about: i64) -> i64:
    """The Scenario that a verdict or a reason is about; 0 if it is none."""
    return about - SCENARIO_BASE if about > SCENARIO_BASE else 0
