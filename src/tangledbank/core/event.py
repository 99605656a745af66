"""Events: what happened in a game, for logs and animation. Rules never read them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import HIDDEN

EVERYBODY: Final = 511  # the audience of all seats and spectators
WATCHER: Final = 8  # the audience number of spectators
UNDONE: Final = 255  # in every game: `seat` took a choice back; `a` is the last event that remains


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened: a kind, the seat it concerns, and up to four ids or amounts.

    `audience` is a mask of the seats that may know of the event. `secret` is a mask of the values
    that only `seat` may know; others see HIDDEN instead. `by` is the cause, packed by `core.cause`.
    Use `notation.events.NamedEvent` to read the values by their names.
    """

    FIELDS: ClassVar = "kind:told seat a b c d audience secret"
    OPTIONAL: ClassVar = "by:cause"

    def __init__(
        self,
        kind: i64,
        seat: i64,
        ids: tuple[i64, i64, i64, i64],
        audience: i64,
        secret: i64,
        by: i64 = 0,
    ) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = ids[0]
        self.b: i64 = ids[1]
        self.c: i64 = ids[2]
        self.d: i64 = ids[3]
        self.audience: i64 = audience
        self.secret: i64 = secret
        self.by: i64 = by

    def __repr__(self) -> str:
        return f"<Event {self.kind} of seat {self.seat}: {self.a} {self.b} {self.c} {self.d}>"

    def ids(self) -> tuple[i64, i64, i64, i64]:
        return (self.a, self.b, self.c, self.d)

    def seen_by(self, seat: i64) -> Event | None:
        """Return the event as a seat may know it, or None if it is hidden from the seat."""
        if not self.audience & (1 << seat):
            return None
        if seat == self.seat or not self.secret:
            return self
        hide: i64 = self.secret
        ids = (
            HIDDEN if hide & 1 else self.a,
            HIDDEN if hide & 2 else self.b,
            HIDDEN if hide & 4 else self.c,
            HIDDEN if hide & 8 else self.d,
        )
        return Event(self.kind, self.seat, ids, self.audience, 0, self.by)
