"""What is in force at a table: cards with their printed numbers, traits, and settled options."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import FIRST
from tangledbank.core.rows import row_of, zeros
from tangledbank.games.evolution.traits.base import Trait

MOMENTS = 4  # before the reveal, after an attack, after feeding; numbered from 1


class Cards:
    """Columns of the card table. Rows NONE and HIDDEN are neutral."""

    def __init__(self, names: list[str], keys: list[str], traits: list[Trait]) -> None:
        self.names = names  # as notation writes them
        self.keys = keys  # each card's own
        self.traits = traits  # by trait id
        self.bits = {trait.key: int(trait.bit) for trait in traits}
        self.trait_by_card: vec[Trait] = vec[Trait]()  # by card
        self.trait: vec[i64] = zeros(len(names))  # the trait id of each card
        self.bit: vec[i64] = zeros(len(names))  # and its bit
        self.food: vec[i64] = zeros(len(names))
        self.deck: vec[i64] = row_of(range(FIRST, len(names)))  # the cards in play
        self.defensive: i64 = 0  # bits of the traits with the white border
        self.moments: vec[i64] = zeros(MOMENTS)  # bits of the traits that act at each moment

    def assign_traits(self, worn: list[Trait]) -> None:
        """Say which trait stands on each card."""
        self.trait_by_card = vec[Trait](worn)
        self.trait = row_of([int(trait.id) for trait in worn])
        self.bit = row_of([int(trait.bit) for trait in worn])
        for moment in range(1, MOMENTS):
            for trait in self.traits:
                if trait.moments() >> moment & 1:
                    self.moments[moment] |= trait.bit

    def trait_of(self, key: str) -> Trait | None:
        """A trait by its key."""
        for trait in self.traits[1:]:
            if trait.key == key:
                return trait
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """The rules in force at one table. Never changes during a game, so clones share it."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.deal: i64 = 3
        self.trait_limit: i64 = 3
        self.removed: i64 = 0  # cards taken out before play
        self.together = False  # all seats play cards at once
        self.extra_first = True  # Foraging's extra token before Cooperation's neighbor [R9]
        self.hunters_fill = False  # a fed hunter stores all that fits, unasked [R16]
        self.scavengers_from_attacker = True  # [R22]
        self.extinctions_from_first = True  # [R44]
        self.ends_when_empty = True  # [R47]
        self.second_deck = False  # the cards taken out become the next deck
        self.reshuffles = True  # discards become a deck when nothing else is left [R76]
        self.passes_forced = False  # what a hunter may ignore without a card it ignores [R63]
        self.tolls_forced = False  # a hungry hunter has to pay for its only prey [R65]
