"""Defenses of a species against attacks. [EVO Feeding Carnivores]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.games.evolution.causes import begin_act
from tangledbank.games.evolution.questions import (
    BARS_ATTACK,
    CARDS_TO_ATTACK,
    DEFENSE_SIZE,
    FREE_IGNORES,
    HURTS_ATTACKER,
    IGNORED_TRAITS,
    PROTECTS_NEIGHBORS,
)
from tangledbank.games.evolution.state import EvolutionState, Species

IMPOSSIBLE: Final = 1000  # more cards than any player has


def defense_size(s: EvolutionState, target: Species, ignored: i64) -> i64:
    """Return the body size that counts when this species is attacked. [EVO Hard Shell]"""
    size: i64 = target.body
    if target.hooks & DEFENSE_SIZE:
        for card in target.cards:
            trait = s.book.cards.trait_by_card[card]
            if not ignored & trait.bit:
                size += trait.defense_size(target)
    return size


def pierced_traits(s: EvolutionState, attacker: Species) -> i64:
    """Return the bits of the traits that never hinder this attacker. [EVO Ambush]"""
    mask: i64 = 0
    if attacker.hooks & IGNORED_TRAITS:
        for card in attacker.cards:
            mask |= s.book.cards.trait_by_card[card].ignored_traits()
    return mask


def shielding_traits(s: EvolutionState, attacker: Species, neighbor: Species) -> i64:
    """Return the bits of a neighbor's traits that forbid the attack. [EVO Warning Call]"""
    mask: i64 = 0
    if neighbor.hooks & PROTECTS_NEIGHBORS:
        for card in neighbor.cards:
            trait = s.book.cards.trait_by_card[card]
            if trait.protects_neighbors(s, attacker):
                mask |= trait.bit
    return mask


def attack_blockers(s: EvolutionState, attacker: Species, target: Species) -> i64:
    """Return the bits of the target's and its neighbors' traits that forbid the attack."""
    mask: i64 = 0
    if target.hooks & BARS_ATTACK:
        for card in target.cards:
            trait = s.book.cards.trait_by_card[card]
            if trait.bars_attack(s, attacker, target):
                mask |= trait.bit
    mask |= shielding_traits(s, attacker, s.neighbor(target, -1))
    mask |= shielding_traits(s, attacker, s.neighbor(target, 1))
    if mask:
        mask &= ~pierced_traits(s, attacker)
    return mask


def wound_to_attacker(s: EvolutionState, target: Species, ignored: i64) -> i64:
    """Return the population that the attacker would lose. [EVO Horns]"""
    total: i64 = 0
    if target.hooks & HURTS_ATTACKER:
        for card in target.cards:
            trait = s.book.cards.trait_by_card[card]
            if not ignored & trait.bit:
                total += trait.hurts_attacker()
    return total


def begin_wound(s: EvolutionState, target: Species, ignored: i64) -> None:
    """Report that the target's traits wound the attacker."""
    for card in target.cards:
        trait = s.book.cards.trait_by_card[card]
        if trait.hurts_attacker() and not ignored & trait.bit:
            begin_act(s, target, trait)


def size_ignores(s: EvolutionState, target: Species, ignored: i64, reach: i64) -> i64:
    """Return how many defensive traits an attacker of size `reach` must ignore to be larger."""
    size: i64 = defense_size(s, target, ignored)
    count: i64 = 0
    mask: i64 = ignored | ~s.book.cards.defensive
    while size >= reach:
        best: i64 = 0
        bit: i64 = 0
        for card in target.cards:
            trait = s.book.cards.trait_by_card[card]
            gain: i64 = trait.defense_size(target)
            if gain > best and not mask & trait.bit:
                best = gain
                bit = trait.bit
        if best == 0:
            return IMPOSSIBLE
        size -= best
        mask |= bit
        count += 1
    return count


def traits_answering(s: EvolutionState, sp: Species, question: i64) -> i64:
    """Return the bits of a species' traits that answer a question."""
    mask: i64 = 0
    if sp.hooks & question:
        for card in sp.cards:
            trait = s.book.cards.trait_by_card[card]
            if trait.hooks & question:
                mask |= trait.bit
    return mask


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def cards_due(s: EvolutionState, target: Species, ignored: i64) -> i64:
    """Return the number of cards that any attack on this species costs."""
    total: i64 = 0
    if target.hooks & CARDS_TO_ATTACK:
        for card in target.cards:
            trait = s.book.cards.trait_by_card[card]
            if not ignored & trait.bit:
                total += trait.cards_to_attack()
    return total


def free_passes(s: EvolutionState, attacker: Species, target: Species) -> i64:
    """Return how many of the target's own defenses this attacker may ignore without a card."""
    total: i64 = 0
    if target.hooks & FREE_IGNORES:
        for card in target.cards:
            total += s.book.cards.trait_by_card[card].free_ignores(attacker)
    return total


def lowest(mask: i64) -> i64:
    """Return the index of the lowest set bit."""
    t: i64 = 0
    while not mask >> t & 1:
        t += 1
    return t
