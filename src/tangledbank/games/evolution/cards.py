"""The printed numbers in force at a table: the cards, and what the options settle."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import FIRST


class Cards:
    """Columns of the card table. Rows NONE and HIDDEN are neutral."""

    def __init__(self, names: list[str], traits: list[int], food: list[int]) -> None:
        self.names = names
        self.trait: vec[i64] = vec[i64](traits)
        self.food: vec[i64] = vec[i64](food)
        self.deck = list(range(FIRST, len(names)))  # the cards in play
        self.defensive: i64 = 0  # bits of the traits with the white border


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
        self.scavengers_from_attacker = True  # [R22]
        self.extinctions_from_first = True  # [R44]
        self.ends_when_empty = True  # [R47]
        self.second_deck = False  # the cards taken out become the next deck
        self.reshuffles = True  # discards become a deck when nothing else is left [R76]
        self.tolls_forced = False  # a hungry hunter has to pay for its only prey [R65]
