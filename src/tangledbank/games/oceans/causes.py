"""Causes of events: traits and Scenarios."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.core.cause import pack_cause
from tangledbank.games.oceans.ids import BY_SCENARIO, BY_TRAIT
from tangledbank.games.oceans.state import Species


def by_trait(trait: i64, holder: Species) -> i64:
    return pack_cause(BY_TRAIT, trait, holder.sid)


def by_scenario(scenario: i64) -> i64:
    return pack_cause(BY_SCENARIO, scenario)
