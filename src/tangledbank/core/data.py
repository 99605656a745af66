"""Data files: what is printed on the cards of a game, as JSON."""

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

Printed = dict[str, Any]  # what a data file holds

_sources: WeakKeyDictionary[type, str] = WeakKeyDictionary()
SURE = {"confidence": "certain"}  # whoever writes a set knows its figures


def read_facts(package: str, game: str, path: Path | None) -> Printed:
    """The facts of a game: the file of its own package, or a corrected one."""
    source = path or files(package).joinpath(f"data/{game}.json")
    try:
        facts = json.loads(source.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"the data file cannot be read: {error}") from None
    except (ValueError, RecursionError) as error:
        raise BadData(f"the data file is not JSON: {error}") from None
    if not isinstance(facts, dict) or facts.get("game") != game:
        raise BadData(f'the data file is not for this game: it should say "game": "{game}"')
    return facts


def with_sets(facts: Printed, sets: Sequence[Set], sure: Mapping[str, str] = SURE) -> Printed:
    """The facts of a box with the rows that sets add to its lists; of those, all is `sure`."""
    whole = dict(facts)
    for each in sets:
        for key, rows in each.facts.items():
            if not isinstance(rows, list) or not isinstance(whole.get(key), list):
                raise BadData(f"set {each.key!r}: this game has no list of {key!r:.80}")
            whole[key] = [*whole[key], *[{**sure, **row} for row in rows]]
    return whole


def hashes(key: str, facts: Printed, sets: Sequence[Set]) -> dict[str, str]:
    """A hash for the box, and one for each set that was added to it."""
    return {key: data_hash(facts), **{each.key: set_hash(each) for each in sets}}


def set_hash(each: Set) -> str:
    """A hash of what a set brings: its rows, and the sources of its cards."""
    sources = sorted({source_of(kind) for card in each.cards() for kind in lineage(card)})
    return data_hash({"facts": dict(each.facts), "traits": [*each.traits], "sources": sources})


def lineage(card: type) -> list[type]:
    """A class, and those of its own module that it builds on."""
    return [kind for kind in card.__mro__ if kind.__module__ == card.__module__]


def source_of(kind: type) -> str:
    """The source of a class when it was first asked for: its file may change later, or go."""
    if kind not in _sources:
        _sources[kind] = find_source(kind)
    return _sources[kind]


def find_source(kind: type) -> str:
    """A class of this package is known by its name, as it may be compiled."""
    if kind.__module__.split(".")[0] == __name__.split(".")[0]:
        return kind.__qualname__
    try:
        return inspect.getsource(kind)
    except (OSError, TypeError):  # typed into a notebook or a shell, or piped in
        return code_of(kind)


def code_of(kind: type) -> str:
    """What a class without a source does; each version of Python has its own code for that."""
    written = {
        name: value
        for name, value in vars(kind).items()
        if isinstance(value, FunctionType) or not name.startswith("__")
    }
    return bare(written)


def bare(value: object) -> str:
    """A value without what differs from run to run: addresses, places in files, orders of sets."""
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
    """A short hash of the facts, whatever their layout."""
    canonical = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
