"""A viewer's document in encoded parts, and the changes from one document to the next.

A client receives the whole document once, and then only the parts that differ from those it was
last shown. Both documents are the viewer's own, so the changes reveal nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Raw

from tangledbank.server.protocol import wire

Parts = dict[str | int, bytes]  # by field, and the players of `table` by seat
PLAYERS: Final = "table"


def encode_parts(document: Mapping[str, Any]) -> Parts:
    """Encode every field of a document, and every player, by itself."""
    parts: Parts = {}
    for name, value in document.items():
        if name == PLAYERS:
            parts.update((seat, wire.write(player)) for seat, player in enumerate(value))
        else:
            parts[name] = wire.write(value)
    return parts


def whole_view(parts: Parts) -> dict[str, Any]:
    """Return the whole document, ready to be encoded."""
    fields: dict[str, Any] = {
        name: Raw(part) for name, part in parts.items() if isinstance(name, str)
    }
    fields[PLAYERS] = [Raw(part) for name, part in parts.items() if isinstance(name, int)]
    return fields


def changed_fields(before: Parts, now: Parts) -> dict[str, Any]:
    """Return the fields that differ; in `table`, only the players that differ, by seat."""
    fields: dict[str, Any] = {}
    players: dict[str, Raw] = {}
    for name, part in now.items():
        if before.get(name) == part:
            continue
        if isinstance(name, int):
            players[str(name)] = Raw(part)
        else:
            fields[name] = Raw(part)
    if players:
        fields[PLAYERS] = players
    return fields
