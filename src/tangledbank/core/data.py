"""Card data files: the printed content of a game's cards, as JSON."""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any
from weakref import WeakKeyDictionary

from tangledbank.core.errors import BadData
from tangledbank.core.sets import Set

Printed = dict[str, Any]  # the content of a data file

_sources: WeakKeyDictionary[type, str] = WeakKeyDictionary()
SURE = {"confidence": "certain"}  # authors know the figures of their own sets


def read_facts(package: str, game: str, path: Path | None) -> Printed:
    """Read a game's card data from its package, or from a corrected file."""
    source = path or files(package).joinpath(f"data/{game}.json")
    try:
        facts = json.loads(source.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"the data file cannot be read: {error}") from None
    except (ValueError, RecursionError) as error:
        raise BadData(f"the data file is not JSON: {error}") from None
    if not isinstance(facts, dict) or facts.get("game") != game:
        raise BadData(f'the data file is for another game: this one needs "game": "{game}"')
    return facts


def with_sets(facts: Printed, sets: Sequence[Set], sure: Mapping[str, str] = SURE) -> Printed:
    """Return the card data with the rows of added sets; `sure` is their default confidence."""
    whole = dict(facts)
    for each in sets:
        for key, rows in each.facts.items():
            if not isinstance(rows, list) or not isinstance(whole.get(key), list):
                raise BadData(f"set {each.key!r}: the game's card data has no list {key!r:.80}")
            whole[key] = [*whole[key], *[{**sure, **row} for row in rows]]
    return whole


def hashes(key: str, facts: Printed, sets: Sequence[Set]) -> dict[str, str]:
    """Return a hash of the box's card data and a hash of each added set."""
    return {key: data_hash(facts), **{each.key: set_hash(each) for each in sets}}


def set_hash(each: Set) -> str:
    """Return a hash of a set's card data and of its classes' sources."""
    sources = sorted({source_of(kind) for card in each.cards() for kind in lineage(card)})
    return data_hash({"facts": dict(each.facts), "traits": [*each.traits], "sources": sources})


def lineage(card: type) -> list[type]:
    """Return a class and its base classes in the same module."""
    return [kind for kind in card.__mro__ if kind.__module__ == card.__module__]


def source_of(kind: type) -> str:
    """Return a class's source, read only once because the file may change or disappear later."""
    if kind not in _sources:
        _sources[kind] = find_source(kind)
    return _sources[kind]


def find_source(kind: type) -> str:
    """Return a class's source, or only its name if it belongs to this package.

    Classes of this package may be compiled and have no source.
    """
    if kind.__module__.split(".")[0] == __name__.split(".")[0]:
        return kind.__qualname__
    try:
        return inspect.getsource(kind)
    except (OSError, TypeError):  # defined in a notebook, a shell or a pipe
        return code_of(kind)


def code_of(kind: type) -> str:
    """Return a class's bytecode as text, for lack of source. It varies by Python version."""
    written = {
        name: value
        for name, value in vars(kind).items()
        if isinstance(value, FunctionType) or not name.startswith("__")
    }
    return bare(written)


def bare(value: object) -> str:
    """Return a value as text, without memory addresses, file positions or set order."""
    match value:
        case staticmethod() | classmethod():
            return bare(value.__func__)
        case FunctionType():
            return bare((value.__code__, value.__defaults__, value.__kwdefaults__))
        case CodeType():
            return bare((value.co_code, value.co_names, value.co_consts))
        case tuple() | list():
            return repr([bare(each) for each in value])
        case set() | frozenset():
            return repr(sorted(map(bare, value)))
        case dict():
            return repr(sorted((bare(key), bare(each)) for key, each in value.items()))
        case None | bool() | int() | float() | str() | bytes():
            return repr(value)
        case _:
            return type(value).__name__


def data_hash(facts: Printed) -> str:
    """Return a short hash of card data that does not depend on its formatting."""
    canonical = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
