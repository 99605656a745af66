"""States as plain JSON, versioned. One codec serves saves, wire and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from inspect import signature
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.errors import BadData
from tangledbank.core.event import Event
from tangledbank.core.flow import Frame, State
from tangledbank.core.rng import LoadedRng, NoRng, Rng

VERSION = 1
LIMIT = 1 << 62  # larger numbers do not occur

VEC = type(vec[i64]([]))
_CORE: Sequence[type] = (Event, Rng, NoRng, LoadedRng)


@cache
def needed(cls: Any) -> list[str]:
    """The values without which a class makes no object; they are called like its fields."""
    parameters = signature(cls).parameters.values()
    return [each.name for each in parameters if each.default is each.empty]


def is_row(values: Sequence[object]) -> bool:
    """Is this a row of numbers, as most lists of a table are?"""
    return set(map(type, values)) <= {int}


def check_size(*numbers: int) -> None:
    if numbers and not -LIMIT < min(numbers) <= max(numbers) < LIMIT:
        raise BadData("a save holds no number of that size")


def is_stack(value: object) -> bool:
    """Compiled setters trust their callers, so this must be certain."""
    return isinstance(value, list) and all(isinstance(frame, Frame) for frame in value)


class Codec:
    """Writes and reads objects of the classes it knows, field by field."""

    def __init__(self, classes: Sequence[type], unique: Mapping[str, object]) -> None:
        self.classes = {cls.__name__: cls for cls in (*_CORE, *classes)}
        self.unique = unique  # objects that stand for themselves, by name

    def encode(self, value: Any) -> Any:
        if value is None or isinstance(value, bool | int | str):
            return value
        if isinstance(value, list | tuple):
            return list(value) if is_row(value) else [self.encode(item) for item in value]
        if isinstance(value, VEC):
            return [int(item) for item in value]
        for name, only in self.unique.items():
            if value is only:
                return {"is": name}
        cls = type(value)
        if self.classes.get(cls.__name__) is not cls:
            raise TypeError(f"the codec does not know {cls.__name__}")
        fields = {name: self.encode(getattr(value, name)) for name in cls.FIELDS.split()}
        return {"is": cls.__name__, **fields}

    def decode(self, plain: Any) -> Any:
        if isinstance(plain, int):
            check_size(plain)
        if plain is None or isinstance(plain, bool | int | str):
            return plain
        if isinstance(plain, list) and is_row(plain):
            check_size(*plain)
            return plain[:]
        if isinstance(plain, list):
            return [self.decode(item) for item in plain]
        if not isinstance(plain, dict):
            raise BadData(f"a save holds no {type(plain).__name__}")
        name = str(plain.get("is"))
        if name in self.unique:
            return self.unique[name]
        cls = self.classes.get(name)
        if cls is None:
            raise BadData(f"unknown kind of object {plain.get('is')!r}")
        return self.build(cls, plain)

    def build(self, cls: Any, plain: Mapping[str, Any]) -> Any:
        """An object of a class; a compiled one is made by its constructor, or not at all."""
        values = self.values(cls, plain)
        wanted = needed(cls)
        try:
            if all(name in values for name in wanted):
                new = cls(*[values[name] for name in wanted])
            else:
                new = cls.__new__(cls)
        except (TypeError, AttributeError, OverflowError) as error:
            raise BadData(f"{cls.__name__}: {error}") from None
        self.fill(new, values)
        return new

    def values(self, cls: Any, plain: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of an object; what is missing or left over is refused."""
        fields = cls.FIELDS.split()
        unknown = set(plain) - set(fields) - {"is"}
        if unknown:
            raise BadData(f"unknown field {min(unknown)!r} in {cls.__name__}")
        missing = set(fields) - set(plain)
        if missing:
            raise BadData(f"field {min(missing)!r} is missing in {cls.__name__}")
        return {name: self.decode(plain[name]) for name in fields}

    def fill(self, new: Any, values: Mapping[str, Any]) -> None:
        """Set every field of `new`; a value of a wrong type is refused."""
        for name, value in values.items():
            try:
                self.put(new, name, value)
            except (TypeError, AttributeError, IndexError, OverflowError) as error:
                raise BadData(f"field {name!r} of {type(new).__name__}: {error}") from None

    def put(self, new: Any, name: str, value: Any) -> None:
        """Set a field. A compiled one that holds a row of numbers takes no list."""
        if name == "stack" and not is_stack(value):
            raise TypeError("what is to be done is a list of frames")
        row = isinstance(value, list) and isinstance(getattr(new, name, None), VEC)
        setattr(new, name, vec[i64](value) if row else value)

    def resume(self, s: State, plain: Mapping[str, Any], names: Sequence[str]) -> None:
        """Set these fields of a table that stands in the middle of something."""
        for name in names:
            self.put(s, name, self.decode(plain[name]))
        s.waiting = sum(1 for prompt in s.prompts if prompt)

    def save(self, s: State) -> dict[str, Any]:
        """The whole state, hidden things included."""
        return {"version": VERSION, "state": self.encode(s)}

    def load(self, plain: Mapping[str, Any], into: State) -> None:
        """Fill an empty state from a save."""
        if not isinstance(plain, Mapping) or plain.get("version") != VERSION:
            raise BadData(f"this is not a save of version {VERSION}")
        state = plain.get("state")
        if not isinstance(state, Mapping) or state.get("is") != type(into).__name__:
            raise BadData(f"the save does not hold a {type(into).__name__}")
        try:
            self.fill(into, self.values(type(into), state))
        except RecursionError:
            raise BadData("the save is nested too deep") from None
