"""Sets: the cards and words that a box or a user's module provides. Games are composed of sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tangledbank.core.errors import BadData
from tangledbank.core.vocabulary import Vocabulary, Word

W = TypeVar("W", bound=Word)


@dataclass(frozen=True)
class Set:
    """A set of cards: traits by key, vocabulary, card data, and texts.

    `facts` has rows for the lists of the game's card data. `others` holds other classes of cards
    that change rules, by kind and then by key. `docs/howto/set.md` shows how to write a set.
    """

    key: str
    games: tuple[str, ...] = ()  # games it can be added to; empty for the sets of a box
    traits: Mapping[str, type[Any]] = field(default_factory=dict)
    words: Vocabulary = field(default_factory=Vocabulary)
    facts: Mapping[str, Any] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)  # Fluent messages by language
    others: Mapping[str, Mapping[str, type[Any]]] = field(default_factory=dict)

    def cards(self) -> list[type[Any]]:
        """Return the classes of all cards in the set."""
        return [kind for kinds in (self.traits, *self.others.values()) for kind in kinds.values()]


def all_traits(sets: Sequence[Set]) -> dict[str, type[Any]]:
    """Return the traits of several sets in order; raise BadData if two have the same key."""
    return merged("a trait", [each.traits for each in sets])


def all_others(sets: Sequence[Set], kind: str) -> dict[str, type[Any]]:
    """Return the other cards of one kind in several sets; raise BadData for a duplicate key."""
    return merged(f"one of the {kind}", [each.others.get(kind, {}) for each in sets])


def merged(what: str, kinds: Sequence[Mapping[str, type[Any]]]) -> dict[str, type[Any]]:
    found: dict[str, type[Any]] = {}
    for each in kinds:
        for key, kind in each.items():
            if key in found:
                raise BadData(f"two sets have {what} {key!r}")
            found[key] = kind
    return found


def all_words(of_sets: Sequence[Sequence[W]]) -> dict[int, W]:
    """Return the words of several sets by number; raise BadData if two share a number."""
    found: dict[int, W] = {}
    for words in of_sets:
        for word in words:
            known = found.setdefault(word.number, word)
            if known is not word:
                raise BadData(f"two sets declare the word {word.name!r}")
    return found
