"""Cards that change rules: the questions that rules ask, and which card answers which.

A game's `Trait` (or `Scenario`) class lists the questions: methods with neutral answers, and flags,
which are class variables set to False. A card overrides what its text changes. Each question has a
bit, so that one test tells a rule whether any card answers; a flag is nothing but its bit.
`tools/questions.py` writes the bits into a module of constants, which the compiler folds into the
rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A kind of card in a composition: its key, its number, and the questions it answers."""

    NOT_QUESTIONS: ClassVar = ""  # methods that rules call without testing a bit

    def __init__(self) -> None:
        self.key = ""
        self.id: i64 = 0  # its place in the composition
        self.bit: i64 = 0  # 1 << id, or 0 where the id is too large
        self.hooks: i64 = 0  # bits of the questions it answers

    def resolve_references(self, bits: Mapping[str, int]) -> None:
        """Look up, by key, the bits of other cards that this card's text names.

        Cards that are not in play are missing from `bits`.
        """


C = TypeVar("C", bound=Card)

MOST: int = 62  # bits of an unboxed int


def questions(base: type[Card]) -> list[str]:
    """Return the names of the methods and flags that a class adds to Card, sorted."""
    others = {"clone", *str(base.NOT_QUESTIONS).split()}
    return [name for name in sorted(vars(base)) if is_answer(base, name) and name not in others]


def is_answer(base: type[Card], name: str) -> bool:
    """Return whether a public attribute is a question: a method or a flag."""
    return not name.startswith("_") and (callable(getattr(base, name)) or is_flag(base, name))


def is_flag(base: type[Card], name: str) -> bool:
    return isinstance(vars(base).get(name), bool)


def overridden(base: type[Card], card: Card, name: str) -> bool:
    """Return whether a card overrides a question; a flag set to False does not count."""
    return getattr(type(card), name) is not getattr(base, name)


def answered(base: type[Card], card: Card) -> int:
    """Return the bits of the questions that a card overrides."""
    bits = 0
    for place, name in enumerate(questions(base)):
        if overridden(base, card, name):
            bits |= 1 << place
    return bits


def compose(base: type[C], kinds: Mapping[str, type[C]]) -> list[C]:
    """Create a composition's cards, indexed by id. Id 0 is the neutral card for hidden cards."""
    cards = [base()]
    for key, kind in kinds.items():
        card: Any = kind()
        card.key = key
        cards.append(card)
    register_cards(base, cards)
    return cards


def register_cards(base: type[C], cards: list[C]) -> None:
    """Number the cards, and let each one look up the cards that it refers to."""
    for place, card in enumerate(cards):
        card.id = place
        card.bit = 1 << place if 0 < place < MOST else 0
        card.hooks = answered(base, card)
    bits = {card.key: int(card.bit) for card in cards[1:]}
    for card in cards:
        card.resolve_references(bits)
