"""Causes of events: traits, attacks, prey, poison and hunger."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.core.cause import pack_cause
from tangledbank.games.origin.ids import BY_ATTACK, BY_EATEN_PREY, BY_HUNGER, BY_POISON, BY_TRAIT
from tangledbank.games.origin.state import Animal


def by_trait(trait: i64, holder: Animal) -> i64:
    return pack_cause(BY_TRAIT, trait, holder.aid)


def by_attack(attacker: Animal) -> i64:
    return pack_cause(BY_ATTACK, 0, attacker.aid)


def by_prey(prey: Animal) -> i64:
    """Return the cause of tokens that an attacker gets from its prey."""
    return pack_cause(BY_EATEN_PREY, 0, prey.aid)


def by_extinction(a: Animal) -> i64:
    """Return the cause of a death in the extinction phase; poison takes precedence over hunger."""
    if not a.poisoned:
        return pack_cause(BY_HUNGER)
    return a.poisoned_by if a.poisoned_by else pack_cause(BY_POISON)
