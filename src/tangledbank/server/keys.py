"""The secrets of a table: links and tokens, of which only digests are kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Final

from tangledbank.server.world import World, digest_of

DOOR: Final = "door"  # the table's link: opens any free seat
INVITE: Final = "invite"  # opens one seat, once, and shuts out whoever had it
DEVICE: Final = "device"  # opens one's own seat on another device, once
SEAT: Final = "seat"  # a seat's token
FEED: Final = "feed"  # reads whose turn it is, and nothing else

LIFE: Final = {DEVICE: 600.0, INVITE: 14 * 86_400.0}  # seconds; others do not expire
NO_SEAT: Final = -1
DEVICES: Final = 9  # tokens of one seat, at most


@dataclass(frozen=True)
class Key:
    """A secret by its digest: what it opens, and until when."""

    digest: str
    seat: int
    kind: str
    expires: float = 0.0


class Ring:
    """All keys of one table."""

    def __init__(self, rows: Iterable[Any] = ()) -> None:
        self.keys: dict[str, Key] = {}
        for row in rows:
            key = Key(row["digest"], int(row["seat"]), row["kind"], float(row["expires"]))
            self.keys[key.digest] = key
        self.changed = False

    def make(self, world: World, kind: str, seat: int) -> str:
        """A new secret, told once. Of links that open a seat once, only the last one does."""
        if kind in LIFE:
            self.void(kind, seat)
        secret = world.secret()
        self.add(digest_of(secret), kind, seat, world.now())
        return secret

    def add(self, digest: str, kind: str, seat: int, now: float) -> None:
        expires = now + LIFE[kind] if kind in LIFE else 0.0
        self.keys[digest] = Key(digest, seat, kind, expires)
        self.changed = True

    def find(self, secret: str, now: float) -> Key | None:
        """What a secret opens now."""
        key = self.keys.get(digest_of(secret))
        return key if key is not None and (not key.expires or now < key.expires) else None

    def drop(self, digest: str) -> None:
        self.changed = self.keys.pop(digest, None) is not None or self.changed

    def void(self, kind: str, seat: int) -> None:
        """Nothing of this kind opens the seat any more."""
        for key in [k for k in self.keys.values() if k.kind == kind and k.seat == seat]:
            self.drop(key.digest)

    def revoke(self, seat: int) -> None:
        """Nothing that was given out opens this seat any more."""
        for key in [key for key in self.keys.values() if key.seat == seat]:
            self.drop(key.digest)

    def tokens(self) -> list[Key]:
        return [key for key in self.keys.values() if key.kind == SEAT]

    def rows(self) -> list[dict[str, Any]]:
        return [asdict(key) for key in self.keys.values()]
