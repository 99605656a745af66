"""A shuffle that nobody can choose: committed at the start, revealed and checked at the end.

The server draws its part first and shows a hash of it. Then every person adds a random part of
their own. The seed is a hash of all parts, so the server cannot choose it after its commitment,
and no seat can without knowing the server's part.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tangledbank.core.errors import BadData
from tangledbank.core.record import Record
from tangledbank.server.errors import Refused

PART: Final = re.compile(r"[0-9a-f]{32,64}")
COMMIT: Final = "tangledbank commitment 1"
SEED: Final = "tangledbank seed 1"


def commitment_of(table: str, server_part: str) -> str:
    """What the server shows before anybody adds a part."""
    return _hash(COMMIT, table, server_part)


def seed_of(server_part: str, parts: Sequence[str]) -> int:
    """The seed of 128 bits that follows from all parts; those of bots are empty."""
    return int(_hash(SEED, server_part, *parts)[:32], 16)


def _hash(*words: str) -> str:
    return hashlib.sha256("\n".join(words).encode()).hexdigest()


def check_part(part: str) -> str:
    if not PART.fullmatch(part):
        raise Refused("part")
    return part


def revealed(table: str, commitment: str, server_part: str, parts: Sequence[str]) -> dict[str, Any]:
    """What a record says of its shuffle once the game is over."""
    return {
        "table": table,
        "commitment": commitment,
        "server_part": server_part,
        "parts": list(parts),
    }


def verify_shuffle(record: Record, shuffle: object) -> None:
    """Raise BadData unless the seed of a record is the one that was committed to."""
    table, commitment, server_part, parts = _fields(shuffle)
    if len(parts) != record.players:
        raise BadData(f"the shuffle has {len(parts)} parts for {record.players} seats")
    if commitment_of(table, server_part) != commitment:
        raise BadData("the server's part is not the one that it committed to")
    if seed_of(server_part, parts) != record.seed:
        raise BadData("the seed of the record does not follow from the parts of the shuffle")


def _fields(shuffle: object) -> tuple[str, str, str, list[str]]:
    if not isinstance(shuffle, Mapping):
        raise BadData("the record says nothing of its shuffle: it is not one of a server")
    texts = [shuffle.get(name) for name in ("table", "commitment", "server_part")]
    parts = shuffle.get("parts")
    if not all(isinstance(text, str) for text in texts) or not isinstance(parts, list):
        raise BadData("the record's shuffle lacks something")
    if not all(isinstance(part, str) for part in parts):
        raise BadData("the parts of a shuffle are texts")
    return str(texts[0]), str(texts[1]), str(texts[2]), parts
