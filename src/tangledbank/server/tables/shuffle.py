"""A shuffle that nobody can choose, committed to at the start and revealed at the end.

The server draws its seed first and publishes a hash of it. Then every person adds a random client
seed. The game's seed is a hash of all these seeds, so the server cannot choose it after its
commitment, and no player can choose it without knowing the server's seed.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tangledbank.core.errors import BadData
from tangledbank.core.record import Record
from tangledbank.server.errors import Refused

CLIENT_SEED: Final = re.compile(r"[0-9a-f]{32,64}")
COMMIT: Final = "tangledbank commitment 1"
SEED: Final = "tangledbank seed 1"


def commitment_of(table: str, server_seed: str) -> str:
    """Return the hash that the server publishes before any client seed is known."""
    return _hash(COMMIT, table, server_seed)


def seed_of(server_seed: str, client_seeds: Sequence[str]) -> int:
    """Return the game's seed of 128 bits; bots' client seeds are empty."""
    return int(_hash(SEED, server_seed, *client_seeds)[:32], 16)


def _hash(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def check_client_seed(client_seed: str) -> str:
    if not CLIENT_SEED.fullmatch(client_seed):
        raise Refused("invalid-client-seed")
    return client_seed


def revealed(
    table: str, commitment: str, server_seed: str, client_seeds: Sequence[str]
) -> dict[str, Any]:
    """Return the shuffle as a finished game's record reveals it."""
    return {
        "table": table,
        "commitment": commitment,
        "server_part": server_seed,
        "parts": list(client_seeds),
    }


def verify_shuffle(record: Record, shuffle: object) -> None:
    """Raise BadData unless the server committed to a record's seed."""
    table, commitment, server_seed, client_seeds = _fields(shuffle)
    if len(client_seeds) != record.players:
        raise BadData(
            f"the shuffle has {len(client_seeds)} client seeds for {record.players} seats"
        )
    if commitment_of(table, server_seed) != commitment:
        raise BadData("the server's seed doesn't match its commitment")
    if seed_of(server_seed, client_seeds) != record.seed:
        raise BadData("the seed of the record doesn't follow from the seeds of the shuffle")


def _fields(shuffle: object) -> tuple[str, str, str, list[str]]:
    if not isinstance(shuffle, Mapping):
        raise BadData("the record has no shuffle: it doesn't come from a server")
    texts = [shuffle.get(name) for name in ("table", "commitment", "server_part")]
    client_seeds = shuffle.get("parts")
    if not all(isinstance(text, str) for text in texts) or not isinstance(client_seeds, list):
        raise BadData("the record's shuffle is incomplete")
    if not all(isinstance(each, str) for each in client_seeds):
        raise BadData("the record's shuffle has a client seed that is not a text")
    return str(texts[0]), str(texts[1]), str(texts[2]), client_seeds
