"""The ring of all species. Left and right are as their owners see them."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.core.rows import place_of
from tangledbank.games.oceans.state import NOBODY, OceansState, Species


def at(s: OceansState, i: i64) -> Species:
    """Return the species at an index of the ring; indices wrap around."""
    size: i64 = len(s.ring)
    return s.species[s.ring[i % size]]


def neighbor(s: OceansState, sp: Species, step: i64) -> Species:
    """Return the species to the left (-1) or right (1), or NOBODY. [OCE FAQ Own neighbor 1]"""
    size: i64 = len(s.ring)
    if size < 2:
        return NOBODY
    return at(s, place_of(s.ring, sp.sid) + step + size)


def adjacent(s: OceansState, a: Species, b: Species) -> bool:
    """Return whether two species are neighbors."""
    return neighbor(s, a, -1) is b or neighbor(s, a, 1) is b


def nearest(s: OceansState, sp: Species, family: i64, step: i64) -> Species:
    """Return the first species of a family on one side, or NOBODY. [OCE Shark Cleaner 1] [R207]"""
    size: i64 = len(s.ring)
    here: i64 = place_of(s.ring, sp.sid)
    i: i64 = 1
    while i < size:
        found = at(s, here + i * step + size)
        if found.sums.families & family:
            return found
        i += 1
    return NOBODY


def is_nearest(s: OceansState, actor: Species, sp: Species, family: i64) -> bool:
    """Return whether `sp` is the first of its family to the actor's left or right."""
    if sp is actor:
        return False
    return nearest(s, actor, family, -1) is sp or nearest(s, actor, family, 1) is sp
