"""Project Fluent catalogues: finding, reading and asking them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

ENGLISH: Final = "en"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
LONG: Final = 1000  # characters of a value; Fluent forms no sentence with one of more than 2500
STAND_IN: Final = "\N{OBJECT REPLACEMENT CHARACTER}"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for. Servers ask for each connection."""
    folders = [entry for entry in files("tangledbank.texts").iterdir() if entry.is_dir()]
    names = [folder.name for folder in folders if folder.joinpath("common.ftl").is_file()]
    return tuple(sorted(names))


def detect_language(asked: str | None = None, env: Mapping[str, str] | None = None) -> str:
    """The language asked for, else that of the environment, else English."""
    surroundings = os.environ if env is None else env
    given = asked or next((surroundings[name] for name in VARIABLES if surroundings.get(name)), "")
    return short_name(given) if knows_language(given) else ENGLISH


def knows_language(name: str) -> bool:
    """Whether there are catalogues for `fr`, `fr_FR.UTF-8` or however it is written."""
    return short_name(name) in languages()


def short_name(name: str) -> str:
    return name.replace("-", "_").split("_")[0].split(".")[0].lower()


@cache
def resource(lang: str, name: str) -> Any:
    """One catalogue, parsed; an empty one where the language does not have it."""
    source = files("tangledbank.texts").joinpath(lang, f"{name}.ftl")
    return FluentResource(source.read_text(encoding="utf-8") if source.is_file() else "")


@cache
def bundle(lang: str, names: tuple[str, ...]) -> FluentBundle:
    """Several catalogues as one; where two have a message, the later one counts."""
    new = FluentBundle([lang], use_isolating=False)
    for name in names:
        new.add_resource(resource(lang, name), allow_overrides=True)
    return new


def wider_bundle(lang: str, names: tuple[str, ...], more: Sequence[Mapping[str, str]]) -> Any:
    """Catalogues with messages that come from elsewhere, by language."""
    if not more:
        return bundle(lang, names)
    new = FluentBundle([lang], use_isolating=False)
    for name in names:
        new.add_resource(resource(lang, name), allow_overrides=True)
    for texts in more:
        new.add_resource(FluentResource(texts.get(lang, "")), allow_overrides=True)
    return new


class Catalogue:
    """Messages in one language, with English behind it for what is not translated."""

    def __init__(
        self, lang: str, names: Sequence[str], more: Sequence[Mapping[str, str]] = ()
    ) -> None:
        self.lang = detect_language(lang, {})
        self.bundles = [wider_bundle(self.lang, tuple(names), more)]
        if self.lang != ENGLISH:
            self.bundles.append(wider_bundle(ENGLISH, tuple(names), more))

    def has(self, message: str) -> bool:
        return self._find(message) is not None

    def say(self, message: str, **values: object) -> str:
        """A message by its id, or `id.attribute`, with values for its variables."""
        found = self._find(message)
        if found is None:
            raise KeyError(f"there is no message {message!r}")
        asked, pattern = found
        held = {
            f"{STAND_IN}{name}{STAND_IN}": (name, value)
            for name, value in values.items()
            if isinstance(value, str) and len(value) > LONG
        }
        short = {name: mark for mark, (name, _) in held.items()}
        text, errors = asked.format_pattern(pattern, {**values, **short})
        if errors:
            raise KeyError(f"message {message!r} cannot be formed: {errors[0]}")
        said = str(text)
        for mark, (_, value) in held.items():
            said = said.replace(mark, value)
        return said

    def _find(self, message: str) -> tuple[FluentBundle, Any] | None:
        name, _, attribute = message.partition(".")
        for asked in self.bundles:
            if asked.has_message(name):
                whole = asked.get_message(name)
                pattern = whole.attributes.get(attribute) if attribute else whole.value
                if pattern is not None:
                    return asked, pattern
        return None


def message_ids(lang: str, name: str) -> Iterator[str]:
    """The ids of all messages of one catalogue, in its order, attributes as `id.attribute`."""
    for entry in resource(lang, name).body:
        identifier = getattr(entry, "id", None)
        if identifier is None or type(entry).__name__ != "Message":
            continue
        if entry.value is not None:
            yield identifier.name
        for attribute in entry.attributes:
            yield f"{identifier.name}.{attribute.id.name}"
