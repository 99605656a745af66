"""Verdicts on permissions: may, may not, never. Only this module weighs them.

A verdict is an int; the larger of two wins. 0 is no verdict.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.games.oceans.card_face import Face
from tangledbank.games.oceans.ids import DEEP

MAY: Final = 1
MAY_NOT: Final = 2

# Sources. Nothing overrides a never; traits override Scenarios, which override core rules.
CORE: Final = 1
SCENARIO: Final = 2
TRAIT: Final = 3
NEVER: Final = 4

SCENARIO_BASE: Final = 4096  # a verdict's subject: a trait id, or from here on a Scenario id


def verdict(voice: i64, force: i64, face: Face, about: i64) -> i64:
    """Pack a verdict so that the stronger one is larger. [OCE Rules and conflicts]

    The source counts first; then "may not" beats "may", Deep beats Surface, and the higher number
    wins.
    """
    deep: i64 = 1 if face.deck == DEEP else 0
    return voice << 40 | force << 36 | deep << 32 | face.number << 16 | about


def core_rule(force: i64) -> i64:
    """Return a core rule's verdict."""
    return CORE << 40 | force << 36


def scenario_rule(force: i64, scenario: i64) -> i64:
    """Return a Scenario's verdict, which applies to all species."""
    return SCENARIO << 40 | force << 36 | (SCENARIO_BASE + scenario)


def decide(one: i64, other: i64) -> i64:
    """Return the stronger of two verdicts. [OCE Rules and conflicts] [R213]"""
    return one if one >= other else other


def forbids(held: i64) -> bool:
    return held >> 36 & 15 == MAY_NOT


def about(held: i64) -> i64:
    """Return the trait or Scenario that a verdict is about."""
    return held & 65535


def scenario_in(about: i64) -> i64:
    """Return the Scenario that a verdict or reason is about, or 0."""
    return about - SCENARIO_BASE if about > SCENARIO_BASE else 0
