"""Typed game options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tangledbank.core.errors import BadOptions

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """A game option: a choice between house rules or variants."""

    key: str
    default: Value
    values: tuple[Value, ...]
    help: str
    cite: str = ""

    def read(self, given: object) -> Value:
        """Return the allowed value that `given` means; raise BadOptions if there is none."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
            if isinstance(given, str) and given.lower() == spell(value):
                return value
        allowed = ", ".join([spell(value) for value in self.values])
        raise BadOptions(f"option {self.key} cannot be {given!r}: choose one of {allowed}")


def spell(value: Value) -> str:
    """Return a value as it is written in notation and on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def flag(key: str, default: bool, help: str, cite: str = "") -> Option:
    return Option(key, default, (False, True), help, cite)


def fill_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Return the values of all options: those given, and defaults for the rest."""
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            names = ", ".join(known) or "none"
            raise BadOptions(f"this game has no option {key!r}; its options are: {names}")
    return {
        option.key: option.read(given[option.key]) if option.key in given else option.default
        for option in options
    }
