"""Tiny games for exact methods: the last round of a game, with a few cards.

They follow all rules of the full games. Each begins from a fixed position, and all its chance is in
the deal: the cards in each hand and the dice to come. That keeps the tree small enough for
counterfactual regret minimization and for computing exploitability.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final, NamedTuple

import tangledbank
from tangledbank.core.flow import State
from tangledbank.core.rng import LoadedRng

Hands = tuple[tuple[str, ...], tuple[str, ...]]


class Deal(NamedTuple):
    """The hands of both players, the dice to come, and the probability of both together."""

    hands: Hands
    dice: tuple[int, ...]
    probability: float


@dataclass(frozen=True)
class TinyGame:
    """A game for two that begins from a position, with hands dealt from a few cards."""

    key: str
    title: str
    game: str
    position: str  # with {A} and {B} where the hands go
    cards: tuple[str, ...]
    hand: int  # cards per player
    dice: tuple[tuple[int, ...], ...] = ((),)  # equally likely; each lists the dice in order

    def deals(self) -> list[Deal]:
        """Return every deal. Deals that differ only in identical cards are one deal."""
        hands = Counter(self._hands())
        total = sum(hands.values()) * len(self.dice)
        return [
            Deal(dealt, dice, count / total)
            for (dealt, count), dice in product(sorted(hands.items()), self.dice)
        ]

    def start(self, deal: Deal) -> State:
        """Return the state at the first decision after a deal."""
        first, second = (" ".join(cards) for cards in deal.hands)
        state = tangledbank.position(self.position.format(A=first, B=second)).state
        state.rng = LoadedRng(state.rng, list(deal.dice))
        return state

    def _hands(self) -> Iterator[Hands]:
        places = range(len(self.cards))
        for first in combinations(places, self.hand):
            left = [place for place in places if place not in first]
            for second in combinations(left, self.hand):
                yield self._cards(first), self._cards(second)

    def _cards(self, places: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(sorted(self.cards[place] for place in places))


EVOLUTION: Final = TinyGame(
    key="tiny-evolution",
    title="Tiny Evolution",
    game="evolution",
    position="""game evolution, 2 players
phase food, round 5, last round
deck 0
A: hand {A}
B: hand {B}
A1: body 2, population 2
B1: body 2, population 2
""",
    cards=("carnivore:0", "carnivore:0", "climbing:1", "horns:2", "long-neck:3"),
    hand=2,
)

FOOD_DICE: Final = range(1, 7)
TIE_DICE: Final = ((6, 1), (1, 6))  # A or B wins the roll after a tie

ORIGIN: Final = TinyGame(
    key="tiny-origin",
    title="Tiny Origin",
    game="origin",
    position="""game origin, 2 players
phase development, round 8, last round, turn A
deck 0
A: hand {A}
B: hand {B}
A1: card swimming
B1: card swimming
""",
    cards=("hibernation/carnivorous", "poisonous/carnivorous", "piracy"),
    hand=1,
    dice=tuple((food, *tie) for food, tie in product(FOOD_DICE, TIE_DICE)),
)

TINY_GAMES: Final = (EVOLUTION, ORIGIN)
