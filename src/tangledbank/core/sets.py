"""Sets: what a box, or a module of one's own, brings to a game. A game is a composition of sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tangledbank.core.errors import BadData

Names = Mapping[int, str]


@dataclass(frozen=True)
class Set:
    """Traits by their keys, words by their numbers, cards as in a data file, sentences."""

    key: str
    traits: Mapping[str, type[Any]] = field(default_factory=dict)
    verbs: Names = field(default_factory=dict)
    prompts: Names = field(default_factory=dict)
    events: Names = field(default_factory=dict)
    reasons: Names = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)  # Fluent messages by language


def numbered(names: Sequence[str]) -> dict[int, str]:
    """Names by their places; places without a name are free."""
    return {number: name for number, name in enumerate(names) if name}


def all_traits(sets: Sequence[Set]) -> dict[str, type[Any]]:
    """The traits of several sets, in their order; none may come twice."""
    found: dict[str, type[Any]] = {}
    for each in sets:
        for key, kind in each.traits.items():
            if key in found:
                raise BadData(f"two sets have a trait {key!r}")
            found[key] = kind
    return found


def all_names(sets: Sequence[Set], what: str) -> dict[int, str]:
    """The verbs, prompts, events or reasons of several sets; no number may mean two things."""
    found: dict[int, str] = {}
    for each in sets:
        for number, name in getattr(each, what).items():
            if found.setdefault(number, name) != name:
                raise BadData(f"{what}: {number} is both {found[number]!r} and {name!r}")
    return found
