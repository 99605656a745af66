"""Causes of events: acting traits."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.core.cause import pack_cause
from tangledbank.games.evolution.ids import BY_TRAIT, TRAIT_ACTED
from tangledbank.games.evolution.state import EvolutionState, Species
from tangledbank.games.evolution.traits.base import Trait


def begin_act(s: EvolutionState, holder: Species, trait: Trait) -> None:
    """Report that a trait acts, and make it the cause of the events that follow."""
    s.tell(TRAIT_ACTED, holder.owner, trait.id, holder.sid)
    s.by = by_trait(trait.id, holder)


def by_trait(trait: i64, holder: Species) -> i64:
    return pack_cause(BY_TRAIT, trait, holder.sid)
