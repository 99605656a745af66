"""A game's card table and rulebook: printed figures, traits and options."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import FIRST
from tangledbank.core.rows import row_of, zeros
from tangledbank.games.evolution.traits.base import Trait

MOMENTS = 4  # 1: before the reveal, 2: after an attack, 3: after feeding


class Cards:
    """The card table, stored by column. Rows NONE and HIDDEN are neutral."""

    def __init__(self, names: list[str], keys: list[str], traits: list[Trait]) -> None:
        self.names = names  # in notation
        self.keys = keys  # stable keys of single cards
        self.traits = traits  # by trait id
        self.bits = {trait.key: int(trait.bit) for trait in traits}
        self.trait_by_card: vec[Trait] = vec[Trait]()  # the trait object of each card
        self.trait: vec[i64] = zeros(len(names))  # the trait id of each card
        self.bit: vec[i64] = zeros(len(names))  # the trait bit of each card
        self.food: vec[i64] = zeros(len(names))
        self.deck: vec[i64] = row_of(range(FIRST, len(names)))  # the cards in play
        self.defensive: i64 = 0  # bits of the traits with a white border
        self.moments: vec[i64] = zeros(MOMENTS)  # bits of the traits that act at each moment

    def assign_traits(self, worn: list[Trait]) -> None:
        """Set the trait of each card, and the traits that act at each moment."""
        self.trait_by_card = vec[Trait](worn)
        self.trait = row_of([int(trait.id) for trait in worn])
        self.bit = row_of([int(trait.bit) for trait in worn])
        for moment in range(1, MOMENTS):
            for trait in self.traits:
                if trait.moments() >> moment & 1:
                    self.moments[moment] |= trait.bit

    def trait_of(self, key: str) -> Trait | None:
        """Return the trait with this key, or None."""
        for trait in self.traits[1:]:
            if trait.key == key:
                return trait
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """The rules and options of one game. They never change during a game, so clones share them."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.deal: i64 = 3
        self.trait_limit: i64 = 3
        self.removed: i64 = 0  # cards removed before play
        self.together = False  # all seats play cards at the same time
        self.extra_first = True  # Foraging's extra token before Cooperation's neighbor [R9]
        self.hunters_fill = False  # a fed attacker stores all that fits, without asking [R16]
        self.scavengers_from_attacker = True  # [R22]
        self.extinctions_from_first = True  # [R44]
        self.ends_when_empty = True  # [R47]
        self.second_deck = False  # the removed cards become the next deck
        self.reshuffles = True  # the discards become a deck when no other is left [R76]
        self.passes_forced = False  # an attacker must ignore what it can without a card [R63]
        self.tolls_forced = False  # a hungry attacker must pay for its only target [R65]
