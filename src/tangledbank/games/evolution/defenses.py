"""What protects a species from attacks, as seen from the prey. [EVO Feeding Carnivores]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.games.evolution.state import Species, Table
from tangledbank.games.evolution.traits.base import HOOKS

IMPOSSIBLE: Final = 1000  # more cards than anybody has


def defense_size(s: Table, prey: Species, ignored: i64) -> i64:
    """The body size that counts against being attacked. [EVO Hard Shell]"""
    size: i64 = prey.body
    if prey.mask & HOOKS.defense_size & ~ignored:
        for card in prey.cards:
            t: i64 = s.book.cards.trait[card]
            if not ignored >> t & 1:
                size += HOOKS.traits[t].defense_size(prey)
    return size


def pierced(s: Table, hunter: Species) -> i64:
    """Traits that never hinder this hunter. [EVO Ambush]"""
    mask: i64 = 0
    if hunter.mask & HOOKS.pierces:
        for card in hunter.cards:
            mask |= HOOKS.traits[s.book.cards.trait[card]].pierces()
    return mask


def shielding(s: Table, hunter: Species, neighbor: Species) -> i64:
    """Traits of a neighbor that forbid the attack, as bits. [EVO Warning Call]"""
    mask: i64 = 0
    if neighbor.mask & HOOKS.shields:
        for card in neighbor.cards:
            t: i64 = s.book.cards.trait[card]
            if HOOKS.traits[t].shields(s, hunter):
                mask |= 1 << t
    return mask


def barring(s: Table, hunter: Species, prey: Species) -> i64:
    """Traits of the prey and its neighbors that forbid the attack, as bits."""
    mask: i64 = 0
    if prey.mask & HOOKS.bars_attack:
        for card in prey.cards:
            t: i64 = s.book.cards.trait[card]
            if HOOKS.traits[t].bars_attack(s, hunter, prey):
                mask |= 1 << t
    mask |= shielding(s, hunter, s.neighbor(prey, -1))
    mask |= shielding(s, hunter, s.neighbor(prey, 1))
    if mask:
        mask &= ~pierced(s, hunter)
    return mask


def hurting(s: Table, prey: Species, ignored: i64) -> i64:
    """Population the hunter loses by attacking. [EVO Horns]"""
    total: i64 = 0
    if prey.mask & HOOKS.hurts & ~ignored:
        for card in prey.cards:
            t: i64 = s.book.cards.trait[card]
            if not ignored >> t & 1:
                total += HOOKS.traits[t].hurts()
    return total


def size_ignores(s: Table, prey: Species, ignored: i64, reach: i64) -> i64:
    """How many defensive traits must be ignored until a hunter of size `reach` is the larger."""
    size: i64 = defense_size(s, prey, ignored)
    count: i64 = 0
    mask: i64 = ignored | ~s.book.cards.defensive
    while size >= reach:
        best: i64 = 0
        bit: i64 = 0
        for card in prey.cards:
            t: i64 = s.book.cards.trait[card]
            gain: i64 = HOOKS.traits[t].defense_size(prey)
            if gain > best and not mask >> t & 1:
                best = gain
                bit = 1 << t
        if best == 0:
            return IMPOSSIBLE
        size -= best
        mask |= bit
        count += 1
    return count


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def tolls(s: Table, prey: Species, ignored: i64) -> i64:
    """Cards that an attack on this species costs in itself."""
    total: i64 = 0
    if prey.mask & HOOKS.toll & ~ignored:
        for card in prey.cards:
            t: i64 = s.book.cards.trait[card]
            if not ignored >> t & 1:
                total += HOOKS.traits[t].toll()
    return total


def exposed(s: Table, hunter: Species, prey: Species) -> i64:
    """How many of its own defenses the prey cannot use against this hunter."""
    total: i64 = 0
    if prey.mask & HOOKS.exposes:
        for card in prey.cards:
            total += HOOKS.traits[s.book.cards.trait[card]].exposes(hunter)
    return total


def lowest(mask: i64) -> i64:
    """The place of the lowest bit."""
    t: i64 = 0
    while not mask >> t & 1:
        t += 1
    return t
