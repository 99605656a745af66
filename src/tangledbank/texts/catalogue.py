"""Find and read Project Fluent catalogues."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tangledbank.texts.message_format import Bundle, read_entry, split_entries

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern

ENGLISH: Final = "en"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
HOME: Final = Path(__file__).parent


@cache
def languages() -> tuple[str, ...]:
    """Return the languages with catalogues, cached because servers ask on every connection."""
    return tuple(sorted(path.parent.name for path in HOME.glob("*/common.ftl")))


def detect_language(asked: str | None = None, env: Mapping[str, str] | None = None) -> str:
    """Return the requested language if it is known, else the environment's, else English."""
    surroundings = os.environ if env is None else env
    given = asked or next((surroundings[name] for name in VARIABLES if surroundings.get(name)), "")
    return short_name(given) if knows_language(given) else ENGLISH


def knows_language(name: str) -> bool:
    """Return whether there are catalogues for a language, written `fr` or `fr_FR.UTF-8`."""
    return short_name(name) in languages()


def short_name(name: str) -> str:
    return name.replace("-", "_").split("_")[0].split(".")[0].lower()


def source(lang: str, name: str) -> str:
    """Return the text of a catalogue, or an empty string."""
    path = HOME / lang / f"{name}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def entries(lang: str, name: str) -> dict[str, str]:
    return split_entries(source(lang, name))


@cache
def bundle(lang: str, names: tuple[str, ...]) -> Bundle:
    return Bundle(lang, [entries(lang, name) for name in names])


def extended_bundle(lang: str, names: tuple[str, ...], more: Sequence[Mapping[str, str]]) -> Bundle:
    """Return a bundle of catalogues, extended with more messages by language."""
    if not more:
        return bundle(lang, names)
    added = [split_entries(texts.get(lang, "")) for texts in more]
    return Bundle(lang, [*(entries(lang, name) for name in names), *added])


class Catalogue:
    """Messages in one language, or in English where a translation is missing."""

    def __init__(
        self, lang: str, names: Sequence[str], more: Sequence[Mapping[str, str]] = ()
    ) -> None:
        self.lang = detect_language(lang, {})
        self.bundles = [extended_bundle(self.lang, tuple(names), more)]
        if self.lang != ENGLISH:
            self.bundles.append(extended_bundle(ENGLISH, tuple(names), more))

    def has(self, message: str) -> bool:
        return self._find(message) is not None

    def say(self, message: str, **values: object) -> str:
        """Return the message with this `id` or `id.attribute`, with values for its variables."""
        found = self._find(message)
        if found is None:
            raise KeyError(f"there is no message {message!r}")
        asked, pattern = found
        try:
            return asked.form(pattern, values)
        except LookupError as error:
            raise KeyError(f"message {message!r} cannot be formed: {error}") from None

    def _find(self, message: str) -> tuple[Bundle, Pattern] | None:
        for asked in self.bundles:
            pattern = asked.find(message)
            if pattern is not None:
                return asked, pattern
        return None


def message_ids(lang: str, name: str) -> Iterator[str]:
    """Yield the ids of a catalogue's messages in order, with attributes as `id.attribute`."""
    for message, text in entries(lang, name).items():
        for attribute in read_entry(text) if not message.startswith("-") else ():
            yield f"{message}.{attribute}" if attribute else message
