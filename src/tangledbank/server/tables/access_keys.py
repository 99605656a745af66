"""A table's secrets (links, codes and tokens), of which only digests are stored."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Final

from tangledbank.server.tables.runtime import CODE, CODE_LENGTH, Runtime, digest_of

JOIN: Final = "door"  # the table's link: opens any free seat
INVITE: Final = "invite"  # opens one seat that nobody holds, once
DEVICE: Final = "device"  # opens the player's own seat on another device, once
RECOVERY: Final = "recovery"  # a code that brings the holder of a seat back to it, once
WATCH: Final = "watch"  # lets people watch a private table, and nothing else
SEAT: Final = "seat"  # a seat's token
FEED: Final = "feed"  # opens the feed of a player's turns, and nothing else

DAY: Final = 86_400.0
LIFETIMES: Final = {
    DEVICE: 600.0,
    INVITE: 14 * DAY,
    WATCH: 365 * DAY,
}  # seconds; others never expire
MAX_KEYS: Final = {DEVICE: 1, INVITE: 1, RECOVERY: 1, WATCH: 8}  # of a seat; the newest are kept
NO_SEAT: Final = -1
MAX_DEVICES: Final = 9  # tokens of one seat, at most

MISREAD: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})


@dataclass(frozen=True)
class AccessKey:
    """A secret's digest, with what it opens and when it expires."""

    digest: str
    seat: int
    kind: str
    expires: float = 0.0


class KeyRing:
    """All keys of one table."""

    def __init__(self, rows: Iterable[Any] = ()) -> None:
        self.keys: dict[str, AccessKey] = {}
        for row in rows:
            key = AccessKey(row["digest"], int(row["seat"]), row["kind"], float(row["expires"]))
            self.keys[key.digest] = key
        self.changed = False

    def make(self, runtime: Runtime, kind: str, seat: int) -> str:
        """Make a secret and store its digest; void the oldest keys of a limited kind."""
        known = [key for key in self.of(kind) if key.seat == seat]
        for key in known[: max(0, len(known) + 1 - MAX_KEYS.get(kind, len(known) + 1))]:
            self.drop(key.digest)
        secret = runtime.code() if kind == RECOVERY else runtime.secret()
        self.add(digest_of(normalize_secret(secret)), kind, seat, runtime.now())
        return secret

    def add(self, digest: str, kind: str, seat: int, now: float) -> None:
        expires = now + LIFETIMES[kind] if kind in LIFETIMES else 0.0
        self.keys[digest] = AccessKey(digest, seat, kind, expires)
        self.changed = True

    def find(self, secret: str, now: float) -> AccessKey | None:
        """Return a secret's key, or None if the secret is unknown or has expired."""
        key = self.keys.get(digest_of(normalize_secret(secret)))
        return key if key is not None and (not key.expires or now < key.expires) else None

    def opens(self, secret: str, kind: str) -> bool:
        """Return whether a secret is of the given kind, even if it has expired."""
        key = self.keys.get(digest_of(normalize_secret(secret)))
        return key is not None and key.kind == kind

    def redeem(self, runtime: Runtime, key: AccessKey) -> str:
        """Exchange a one-time key for a token of its seat; the key opens nothing afterwards."""
        self.drop(key.digest)
        return self.make(runtime, SEAT, key.seat)

    def drop(self, digest: str) -> None:
        self.changed = self.keys.pop(digest, None) is not None or self.changed

    def void(self, kind: str, seat: int) -> None:
        """Void all of a seat's keys of one kind."""
        for key in [k for k in self.keys.values() if k.kind == kind and k.seat == seat]:
            self.drop(key.digest)

    def revoke(self, seat: int) -> None:
        """Void all of a seat's keys."""
        for key in [key for key in self.keys.values() if key.seat == seat]:
            self.drop(key.digest)

    def of(self, *kinds: str) -> list[AccessKey]:
        """Return all keys of the given kinds, sorted by expiry."""
        found = [key for key in self.keys.values() if key.kind in kinds]
        return sorted(found, key=lambda key: key.expires)

    def tokens(self) -> list[AccessKey]:
        return self.of(SEAT)

    def rows(self) -> list[dict[str, Any]]:
        return [asdict(key) for key in self.keys.values()]


def normalize_secret(secret: str) -> str:
    """Return the form of a secret that is hashed; people type recovery codes in several ways."""
    code = secret.upper().translate(MISREAD)
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE) else secret
