"""TypeScript types for the slots of every game's verbs and events."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Final

import tangledbank
from tangledbank.core.vocabulary import BEINGS, Kind, Word
from tangledbank.games import KITS

HEAD: Final = "// Written by tools/web_vocabulary.py from the games' vocabularies: run make format."
# The last game of a folder has the words of all the others.
FAMILIES: Final = {kit.folder.title(): kit.key for kit in KITS.values()}


def module() -> str:
    """Return a module with the verbs and events of each family of games."""
    parts = [HEAD]
    for family, key in FAMILIES.items():
        language = tangledbank.game(key).language
        parts += interface(f"{family}Verbs", language.verb_words.values())
        parts += interface(f"{family}Events", language.event_words.values())
    return "\n".join([*parts, ""])


def interface(name: str, words: Iterable[Word]) -> Iterator[str]:
    yield f"\nexport interface {name} {{"
    for word in words:
        yield f"  {json.dumps(word.name)}: {values_type(word)};"
    yield "}"


def values_type(word: Word) -> str:
    slots = [f"{slot}: {type_of(kind)}" for slot, kind in word.slots.items()]
    return f"{{ {'; '.join(slots)} }}" if slots else "Record<string, never>"


def type_of(kind: Kind) -> str:
    if kind.names:
        return " | ".join(json.dumps(name) for name in kind.names)
    return "string" if kind in BEINGS or kind.keys else "number"
