"""States as plain JSON, versioned. One codec serves saves, positions and tests.

A class lists its fields in `FIELDS`, separated by blanks. `hand:card` holds ids of cards, or rows
of them: these are written as keys, so that a save does not depend on how a composition numbers
its cards. What only mirrors other fields is not listed, and made anew by `State.refresh`. Fields
in `OPTIONAL` are left out where they are 0. What saves call otherwise than the code does keeps its
name there: `holder=sid` is the field `holder`, saved as `sid`; `SAVED_AS` is the saved name of a
class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from inspect import signature
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.errors import BadData
from tangledbank.core.event import Event
from tangledbank.core.flow import Frame, State
from tangledbank.core.keys import Causes, Keys
from tangledbank.core.rng import LoadedRng, NoRng, Rng
from tangledbank.core.vocabulary import Vocabulary, causes_among

VERSION = 2
LEGACY_VERSION = 1  # still read, through the former ids of `Keys`
LIMIT = 1 << 62  # larger numbers do not occur
GONE = {"is", "waiting"}  # what older saves hold beside the fields of today

Upgrade = Callable[[Mapping[str, Any]], Mapping[str, Any]]

VEC = type(vec[i64]())
_CORE: Sequence[type] = (Event, Rng, NoRng, LoadedRng)


@cache
def needed(cls: Any) -> list[str]:
    """The values without which a class makes no object; they are called like its fields."""
    parameters = signature(cls).parameters.values()
    return [each.name for each in parameters if each.default is each.empty]


class SavedField(NamedTuple):
    """A field of a class: its attribute, its name in saves, the kind of ids it holds if any."""

    name: str
    saved: str
    kind: str


def read_fields(words: str) -> list[SavedField]:
    found = []
    for word in words.split():
        names, _, kind = word.partition(":")
        name, _, saved = names.partition("=")
        found.append(SavedField(name, saved or name, kind))
    return found


@cache
def fields_of(cls: Any) -> list[SavedField]:
    """The fields that every save of a class has."""
    return read_fields(cls.FIELDS)


def save_name(cls: Any) -> str:
    """What saves call a class."""
    return str(cls.__dict__.get("SAVED_AS", cls.__name__))


@cache
def optional_fields(cls: Any) -> list[SavedField]:
    """The fields that a save may leave out."""
    return read_fields(getattr(cls, "OPTIONAL", ""))


def is_row(values: Sequence[object]) -> bool:
    """Is this a row of numbers, as most lists of a table are?"""
    return set(map(type, values)) <= {int}


def check_size(*numbers: int) -> None:
    if numbers and not -LIMIT < min(numbers) <= max(numbers) < LIMIT:
        raise BadData("a save holds no number of that size")


def check_seats(values: Mapping[str, Any], into: State) -> None:
    """Filling a state makes rows as long as it has seats, so this comes first."""
    seats = values.get("seats", into.seats)
    if seats != into.seats:
        raise BadData(f"the save is of a table of {seats!r:.80} seats, not of {into.seats}")


def is_stack(value: object) -> bool:
    """Compiled setters trust their callers, so this must be certain."""
    return isinstance(value, list) and all(isinstance(frame, Frame) for frame in value)


def cause_keys(words: Sequence[Vocabulary], keys: Mapping[str, Keys]) -> Causes:
    """How causes are written: by the kinds that the words of a box declare."""
    declared = causes_among(words)
    ids = {kind: keys[of] for kind, of in declared.cause_ids.items() if of in keys}
    return Causes(declared.causes.names, ids)


class Codec:
    """Writes and reads objects of the classes it knows, field by field."""

    def __init__(
        self,
        classes: Sequence[type],
        unique: Mapping[str, object],
        keys: Mapping[str, Keys] | None = None,
        slots: Mapping[int, Sequence[str]] | None = None,
        upgrades: Mapping[str, Upgrade] | None = None,
        words: Sequence[Vocabulary] = (),
    ) -> None:
        self.classes = {save_name(cls): cls for cls in (*_CORE, *classes)}
        self.unique = unique  # objects that stand for themselves, by name
        self.keys = {**(keys or {})}  # by kind
        self.keys["cause"] = cause_keys(words, self.keys)
        self.slots = slots or {}  # by kind of event: the kinds of its values
        self.upgrades = upgrades or {}  # by a class of format 1: how it is written today

    # Writing

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
        cls: Any = type(value)
        name = save_name(cls)
        if self.classes.get(name) is not cls:
            raise TypeError(f"the codec does not know {name}")
        known = self.event_fields(int(value.kind)) if cls is Event else fields_of(cls)
        fields = {each.saved: self.write(each.kind, getattr(value, each.name)) for each in known}
        for each in optional_fields(cls):
            if getattr(value, each.name):
                fields[each.saved] = self.write(each.kind, getattr(value, each.name))
        return {"is": name, **fields}

    def write(self, kind: str, value: Any) -> Any:
        """A field; ids of a kind as keys."""
        if kind not in self.keys:
            return self.encode(value)
        if isinstance(value, list | VEC):
            return [self.write(kind, item) for item in value]
        return self.keys[kind].key(int(value))

    def part(self, s: State, names: Sequence[str]) -> dict[str, Any]:
        """Some fields of a table, for `resume`."""
        cls: Any = type(s)
        wanted = [each for each in fields_of(cls) if each.name in names]
        wanted.sort(key=lambda each: names.index(each.name))
        return {each.saved: self.write(each.kind, getattr(s, each.name)) for each in wanted}

    def event_fields(self, kind: int) -> list[SavedField]:
        """The fields of an event; what its values are depends on its own kind."""
        slots = dict(zip("abcd", self.slots.get(kind, ()), strict=False))
        return [
            SavedField(each.name, each.saved, slots.get(each.name, each.kind))
            for each in fields_of(Event)
        ]

    def save(self, s: State) -> dict[str, Any]:
        """The whole state, hidden things included."""
        return {"version": VERSION, "state": self.encode(s)}

    # Reading

    def decode(self, plain: Any) -> Any:
        return Decoding(self, VERSION).decode(plain)

    def decode_kind(self, kind: str, plain: Any) -> Any:
        """An id, or a row of ids, from the keys of its kind."""
        return Decoding(self, VERSION).read(kind, plain)

    def resume(self, s: State, plain: Mapping[str, Any], names: Sequence[str]) -> None:
        """Set these fields of a table that stands in the middle of something."""
        reading = Decoding(self, VERSION)
        cls: Any = type(s)
        for each in fields_of(cls):
            if each.name in names:
                reading.put(s, each.name, reading.read(each.kind, plain[each.saved]))
        s.refresh()

    def load(self, plain: Mapping[str, Any], into: State) -> None:
        """Fill an empty state from a save."""
        version = plain.get("version") if isinstance(plain, Mapping) else None
        if version not in (VERSION, LEGACY_VERSION):
            raise BadData(f"this is not a save of version {VERSION}")
        state = plain.get("state")
        if not isinstance(state, Mapping) or state.get("is") != save_name(type(into)):
            raise BadData(f"the save does not hold a {save_name(type(into))}")
        reading = Decoding(self, version)
        try:
            values = reading.values(type(into), reading.today(state))
            check_seats(values, into)
            reading.fill(into, values)
        except RecursionError:
            raise BadData("the save is nested too deep") from None


class Decoding:
    """Plain data of one version being read."""

    def __init__(self, codec: Codec, version: int) -> None:
        self.codec = codec
        self.is_legacy = version == LEGACY_VERSION

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
        plain = self.today(plain)
        name = str(plain.get("is"))
        if name in self.codec.unique:
            return self.codec.unique[name]
        cls = self.codec.classes.get(name)
        if cls is None:
            raise BadData(f"unknown kind of object {plain.get('is')!r:.80}")
        return self.build(cls, plain)

    def today(self, plain: Mapping[str, Any]) -> Mapping[str, Any]:
        """An object as it is written today; its ids stay those of its format."""
        upgrade = self.codec.upgrades.get(str(plain.get("is"))) if self.is_legacy else None
        try:
            return upgrade(plain) if upgrade else plain
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise BadData(f"{plain.get('is')!r:.80} of format {LEGACY_VERSION}: {error}") from None

    def read(self, kind: str, plain: Any) -> Any:
        """A field; keys of a kind as ids."""
        keys = self.codec.keys.get(kind)
        if keys is None:
            return self.decode(plain)
        if isinstance(plain, list) and not (kind == "traits" and is_keys(plain)):
            return [self.read(kind, item) for item in plain]
        return keys.legacy_id(plain) if self.is_legacy else keys.id(plain)

    def build(self, cls: Any, plain: Mapping[str, Any]) -> Any:
        """An object of a class; a compiled one is made by its constructor, or not at all."""
        values = self.values(cls, plain)
        if cls is Event:
            ids = (values["a"], values["b"], values["c"], values["d"])
            values["ids"] = ids
        wanted = needed(cls)
        try:
            if cls is LoadedRng:
                base = Rng(values["w0"], values["w1"], values["w2"], values["w3"])
                new = LoadedRng(base, values["dice"])
            elif all(name in values for name in wanted):
                new = cls(*[values[name] for name in wanted])
            else:
                new = cls.__new__(cls)
        except (TypeError, AttributeError, OverflowError) as error:
            raise BadData(f"{cls.__name__}: {error}") from None
        values.pop("ids", None)
        self.fill(new, values)
        return new

    def values(self, cls: Any, plain: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of an object; what is missing or left over is refused."""
        fields, optional = fields_of(cls), optional_fields(cls)
        unknown = set(plain) - {each.saved for each in (*fields, *optional)} - GONE
        if unknown and not self.is_legacy:
            raise BadData(f"unknown field {min(unknown)!r:.80} in {cls.__name__}")
        missing = {each.saved for each in fields} - set(plain)
        if missing:
            raise BadData(f"field {min(missing)!r} is missing in {cls.__name__}")
        if cls is Event:
            told = self.read("told", plain["kind"])
            if not isinstance(told, int):
                raise BadData(f"an event is of one kind, not of {plain['kind']!r:.80}")
            fields = self.codec.event_fields(told)
        given = [*fields, *(each for each in optional if each.saved in plain)]
        return {each.name: self.read(each.kind, plain[each.saved]) for each in given}

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


def is_keys(plain: Sequence[object]) -> bool:
    return all(isinstance(item, str) for item in plain)
