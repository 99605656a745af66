"""The ring: all species of all players in one circle, left and right as their owners see them."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.games.oceans.state import NOBODY, Species, Table


def form_ring(s: Table) -> None:
    """Seats against the order of turns, each row from left to right. [R205] [R206]"""
    ring: list[int] = []
    seat: i64 = s.seats - 1
    while seat >= 0:
        ring.extend(s.players[seat].row)
        seat -= 1
    s.ring = ring


def place_of(s: Table, sid: i64) -> i64:
    i: i64 = 0
    while s.ring[i] != sid:
        i += 1
    return i


def at(s: Table, i: i64) -> Species:
    """The species at a place of the ring, counted round and round."""
    size: i64 = len(s.ring)
    return s.species[s.ring[i % size]]


def neighbor(s: Table, sp: Species, step: i64) -> Species:
    """The species to the left (-1) or right (1), if any. [OCE FAQ Own neighbor 1]"""
    size: i64 = len(s.ring)
    if size < 2:
        return NOBODY
    return at(s, place_of(s, sp.sid) + step + size)


def adjacent(s: Table, a: Species, b: Species) -> bool:
    """Whether two species are neighbors."""
    return neighbor(s, a, -1) is b or neighbor(s, a, 1) is b


def nearest(s: Table, sp: Species, family: i64, step: i64) -> Species:
    """The first species with a trait of this family on one side. [OCE Shark Cleaner 1] [R207]"""
    size: i64 = len(s.ring)
    here: i64 = place_of(s, sp.sid)
    i: i64 = 1
    while i < size:
        found = at(s, here + i * step + size)
        if found.families & family:
            return found
        i += 1
    return NOBODY


def is_nearest(s: Table, actor: Species, sp: Species, family: i64) -> bool:
    """Whether `sp` is the first of its family to the actor's left or right."""
    if sp is actor:
        return False
    return nearest(s, actor, family, -1) is sp or nearest(s, actor, family, 1) is sp
