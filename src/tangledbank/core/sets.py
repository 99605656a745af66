"""Sets: what a box, or a module of one's own, brings to a game. A game is a composition of sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tangledbank.core.errors import BadData
from tangledbank.core.vocabulary import Vocabulary, Word

W = TypeVar("W", bound=Word)


@dataclass(frozen=True)
class Set:
    """Traits by their keys, words, cards as in a data file, sentences.

    `others` are further kinds of cards that change rules, by the name of the kind and their keys.
    """

    key: str
    games: tuple[str, ...] = ()  # those it can be added to; empty for those whose box it is
    traits: Mapping[str, type[Any]] = field(default_factory=dict)
    words: Vocabulary = field(default_factory=Vocabulary)
    facts: Mapping[str, Any] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)  # Fluent messages by language
    others: Mapping[str, Mapping[str, type[Any]]] = field(default_factory=dict)

    def cards(self) -> list[type[Any]]:
        """All that it has in classes."""
        return [kind for kinds in (self.traits, *self.others.values()) for kind in kinds.values()]


def all_traits(sets: Sequence[Set]) -> dict[str, type[Any]]:
    """The traits of several sets, in their order; none may come twice."""
    return merged("a trait", [each.traits for each in sets])


def all_others(sets: Sequence[Set], kind: str) -> dict[str, type[Any]]:
    """The cards of a further kind of several sets, in their order; none may come twice."""
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
    """The verbs, prompts, events or reasons of several sets; no number may mean two things."""
    found: dict[int, W] = {}
    for words in of_sets:
        for word in words:
            known = found.setdefault(word.number, word)
            if known is not word:
                raise BadData(f"two sets declare the word {word.name!r}")
    return found
