"""Cards that change rules: which questions there are, and which card answers which.

A game's rules ask questions; its `Trait` (or `Scenario`, ...) is a class that lists them: methods
with neutral answers, and flags, which are class variables that are False. Every card overrides what
its text changes. Each question has a bit, so that a rule passes over cards without a say with one
test; a flag is nothing but its bit. `tools/questions.py` writes the bits of a class into a module
of constants, which the compiler folds into the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A kind of card in force at a table: its place among the others, and what it answers."""

    NOT_QUESTIONS: ClassVar = ""  # methods that rules call without testing a bit

    def __init__(self) -> None:
        self.key = ""
        self.id: i64 = 0  # its place in the composition
        self.bit: i64 = 0  # the bit of that place, while there are few enough
        self.hooks: i64 = 0  # bits of the questions it answers

    def resolve_references(self, bits: Mapping[str, int]) -> None:
        """Note the bits of other cards that its text names; those not in play are missing."""


C = TypeVar("C", bound=Card)

MOST: int = 62  # bits that an unboxed number holds


def questions(base: type[Card]) -> list[str]:
    """What can be asked: the methods and flags that a class adds to Card, by name."""
    others = {"clone", *str(base.NOT_QUESTIONS).split()}
    return [name for name in sorted(vars(base)) if is_answer(base, name) and name not in others]


def is_answer(base: type[Card], name: str) -> bool:
    """Whether cards may answer in their own way: a method, or a flag."""
    return not name.startswith("_") and (callable(getattr(base, name)) or is_flag(base, name))


def is_flag(base: type[Card], name: str) -> bool:
    return isinstance(vars(base).get(name), bool)


def overridden(base: type[Card], card: Card, name: str) -> bool:
    """Whether a card answers in its own way; a flag that is set to False does not."""
    return getattr(type(card), name) is not getattr(base, name)


def answered(base: type[Card], card: Card) -> int:
    """Bits of the questions that a card answers in its own way."""
    bits = 0
    for place, name in enumerate(questions(base)):
        if overridden(base, card, name):
            bits |= 1 << place
    return bits


def compose(base: type[C], kinds: Mapping[str, type[C]]) -> list[C]:
    """The cards of a composition by their ids. The first stands for one that nobody can see."""
    cards = [base()]
    for key, kind in kinds.items():
        card: Any = kind()
        card.key = key
        cards.append(card)
    register_cards(base, cards)
    return cards


def register_cards(base: type[C], cards: list[C]) -> None:
    """Number these cards, and let them know each other."""
    for place, card in enumerate(cards):
        card.id = place
        card.bit = 1 << place if 0 < place < MOST else 0
        card.hooks = answered(base, card)
    bits = {card.key: int(card.bit) for card in cards[1:]}
    for card in cards:
        card.resolve_references(bits)
