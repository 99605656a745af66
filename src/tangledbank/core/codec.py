"""Versioned JSON for states. One codec serves saves, positions and tests.

A class lists its fields in `FIELDS`, separated by spaces:

- `hand:card` holds a card id or a row of them. Saves hold keys instead, so that they don't depend
  on how a composition numbers its cards.
- `holder=sid` is the field `holder`, saved as `sid`. `SAVED_AS` does the same for a class name.
- Fields in `OPTIONAL` are left out of saves where they are 0.

Fields that can be computed from others are not listed; `State.refresh` computes them.
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
LEGACY_VERSION = 1  # still readable: `Keys.legacy_keys` translates its ids
LIMIT = 1 << 62  # no saved number is this large
GONE = {"is", "waiting"}  # keys of older saves that no longer name a field

Upgrade = Callable[[Mapping[str, Any]], Mapping[str, Any]]

VEC = type(vec[i64]())
_CORE: Sequence[type] = (Event, Rng, NoRng, LoadedRng)


@cache
def needed(cls: Any) -> list[str]:
    """Return the names of the constructor's required parameters, which are also field names."""
    parameters = signature(cls).parameters.values()
    return [each.name for each in parameters if each.default is each.empty]


class SavedField(NamedTuple):
    """A field of a class: its attribute, its name in saves, and the kind of its ids, if any."""

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
    """Return the fields that every save of a class has."""
    return read_fields(cls.FIELDS)


def save_name(cls: Any) -> str:
    """Return the name of a class in saves."""
    return str(cls.__dict__.get("SAVED_AS", cls.__name__))


@cache
def optional_fields(cls: Any) -> list[SavedField]:
    """Return the fields that a save may leave out."""
    return read_fields(getattr(cls, "OPTIONAL", ""))


def is_row(values: Sequence[object]) -> bool:
    """Return whether all values are ints, as in most lists of a state."""
    return set(map(type, values)) <= {int}


def check_size(*numbers: int) -> None:
    if numbers and not -LIMIT < min(numbers) <= max(numbers) < LIMIT:
        raise BadData("a number in the save is too large")


def check_seats(values: Mapping[str, Any], into: State) -> None:
    """Refuse a save with a different number of seats, whose rows would have the wrong length."""
    seats = values.get("seats", into.seats)
    if seats != into.seats:
        raise BadData(f"the save has {seats!r:.80} seats; this table has {into.seats}")


def is_stack(value: object) -> bool:
    """Return whether a value is a list of frames, which compiled setters would not check."""
    return isinstance(value, list) and all(isinstance(frame, Frame) for frame in value)


def cause_keys(words: Sequence[Vocabulary], keys: Mapping[str, Keys]) -> Causes:
    """Return the keys for causes, based on the vocabulary that declares their kinds."""
    declared = causes_among(words)
    saved_as = declared.causes.saved_as
    ids = {saved_as.get(c, c): keys[of] for c, of in declared.cause_ids.items() if of in keys}
    return Causes(declared.causes.saved_names, ids)


class Codec:
    """A codec for objects of known classes, which it encodes and decodes field by field."""

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
        self.unique = unique  # objects that are saved as a name
        self.keys = {**(keys or {})}  # by kind
        self.keys["cause"] = cause_keys(words, self.keys)
        self.slots = slots or {}  # by kind of event: the kinds of its values
        self.upgrades = upgrades or {}  # by class name of format 1: a function

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
        """Encode a field; ids of a known kind become keys."""
        if kind not in self.keys:
            return self.encode(value)
        if isinstance(value, list | VEC):
            return [self.write(kind, item) for item in value]
        return self.keys[kind].key(int(value))

    def part(self, s: State, names: Sequence[str]) -> dict[str, Any]:
        """Encode the named fields of a state, for `resume`."""
        cls: Any = type(s)
        wanted = [each for each in fields_of(cls) if each.name in names]
        wanted.sort(key=lambda each: names.index(each.name))
        return {each.saved: self.write(each.kind, getattr(s, each.name)) for each in wanted}

    def event_fields(self, kind: int) -> list[SavedField]:
        """Return an event's fields; the kinds of its values depend on the event's kind."""
        slots = dict(zip("abcd", self.slots.get(kind, ()), strict=False))
        return [
            SavedField(each.name, each.saved, slots.get(each.name, each.kind))
            for each in fields_of(Event)
        ]

    def save(self, s: State) -> dict[str, Any]:
        """Encode the whole state, including hidden cards."""
        return {"version": VERSION, "state": self.encode(s)}

    # Reading

    def decode(self, plain: Any) -> Any:
        return Decoding(self, VERSION).decode(plain)

    def decode_kind(self, kind: str, plain: Any) -> Any:
        """Decode an id, or a row of ids, from keys."""
        return Decoding(self, VERSION).read(kind, plain)

    def resume(self, s: State, plain: Mapping[str, Any], names: Sequence[str]) -> None:
        """Set the named fields of a state in mid-game, from the output of `part`."""
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
    """A decoder of plain data in one format version."""

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
            raise BadData(f"a save cannot contain a {type(plain).__name__}")
        plain = self.today(plain)
        name = str(plain.get("is"))
        if name in self.codec.unique:
            return self.codec.unique[name]
        cls = self.codec.classes.get(name)
        if cls is None:
            raise BadData(f"unknown kind of object {plain.get('is')!r:.80}")
        return self.build(cls, plain)

    def today(self, plain: Mapping[str, Any]) -> Mapping[str, Any]:
        """Upgrade an object of format 1 to the current fields. Its ids remain those of format 1."""
        upgrade = self.codec.upgrades.get(str(plain.get("is"))) if self.is_legacy else None
        try:
            return upgrade(plain) if upgrade else plain
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise BadData(f"{plain.get('is')!r:.80} of format {LEGACY_VERSION}: {error}") from None

    def read(self, kind: str, plain: Any) -> Any:
        """Decode a field; keys of a known kind become ids."""
        keys = self.codec.keys.get(kind)
        if keys is None:
            return self.decode(plain)
        if isinstance(plain, list) and not (kind == "traits" and is_keys(plain)):
            return [self.read(kind, item) for item in plain]
        return keys.legacy_id(plain) if self.is_legacy else keys.id(plain)

    def build(self, cls: Any, plain: Mapping[str, Any]) -> Any:
        """Build an object; compiled classes can only be built by their constructors."""
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
        """Return an object's decoded fields; refuse missing or unknown fields."""
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
                raise BadData(f"the kind of an event must be one key, not {plain['kind']!r:.80}")
            fields = self.codec.event_fields(told)
        given = [*fields, *(each for each in optional if each.saved in plain)]
        return {each.name: self.read(each.kind, plain[each.saved]) for each in given}

    def fill(self, new: Any, values: Mapping[str, Any]) -> None:
        """Set every field of `new`; refuse values of the wrong type."""
        for name, value in values.items():
            try:
                self.put(new, name, value)
            except (TypeError, AttributeError, IndexError, OverflowError) as error:
                raise BadData(f"field {name!r} of {type(new).__name__}: {error}") from None

    def put(self, new: Any, name: str, value: Any) -> None:
        """Set a field. A compiled row field takes a `vec`, not a list."""
        if name == "stack" and not is_stack(value):
            raise TypeError("the stack must be a list of frames")
        row = isinstance(value, list) and isinstance(getattr(new, name, None), VEC)
        setattr(new, name, vec[i64](value) if row else value)


def is_keys(plain: Sequence[object]) -> bool:
    return all(isinstance(item, str) for item in plain)
