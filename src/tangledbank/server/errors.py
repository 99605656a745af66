"""Refusals, each with a code that clients know. A refused request changes nothing."""

from __future__ import annotations

import logging
from typing import Final

from tangledbank.core.errors import (
    BadData,
    BadNotation,
    BadOptions,
    IllegalAction,
    NotYourDecision,
    StaleDecision,
)
from tangledbank.notation.language import AmbiguousNotation
from tangledbank.notation.unreadable import Unreadable

LOG: Final = logging.getLogger("tangledbank.server")
# The six errors of the engine, as codes on the wire.
CODES: Final[dict[type[ValueError], str]] = {
    IllegalAction: "illegal-move",
    NotYourDecision: "not-asked",
    StaleDecision: "stale-question",
    BadNotation: "invalid-notation",
    BadOptions: "invalid-options",
    BadData: "invalid-data",
}

# Codes of the server itself; each has a sentence `server-CODE` in the catalogues.
REFUSALS: Final = (
    "invalid-secret",  # the secret or token isn't valid at this table
    "unknown-table",
    "seat-unavailable",  # there is no such seat, or it is taken
    "not-host",
    "already-started",  # the game has begun
    "not-playing",  # it has not begun, or is over
    "not-over",
    "paused",  # the game is paused
    "not-away",  # the player is here, or was within the grace period
    "not-agreed",  # the others have not all agreed to give a seat to a newcomer
    "link-required",  # watching this table needs a link
    "table-closed",
    "rules-changed",  # the table was played under other rules than these
    "no-spectators",
    "no-undo",
    "ambiguous-notation",  # the notation of a choice fits several options
    "spectator",  # spectators can't play
    "invalid-name",
    "invalid-client-seed",
    "unknown-game",
    "unknown-set",
    "invalid-players",  # the game is not for this number
    "invalid-bots",
    "invalid-clock",
    "no-hints",
    "too-many-reports",  # this table, or the server, has too many reports already
    "not-in-lesson",  # a legal move, but not the lesson's
    "invalid-message",  # not a message of the protocol
    "wrong-protocol",  # of another version
    "too-long",
    "rate-limited",
    "too-slow",  # a client that reads too slowly
    "too-many",  # tables, or sockets
    "busy",  # the bots' processes are taken, or took too long
    "draining",  # the server is about to be stopped
    "storage-failed",  # the database failed; nothing was stored
    "internal-error",  # a bug in the server; nothing changed
    "wrong-host",  # the Host header is not one of ours
    "wrong-origin",
    "banned",  # an operator banned the client's network
)


class Refused(Exception):
    """A refused request: its code and a detail."""

    def __init__(self, code: str, detail: str = "", unreadable: Unreadable | None = None) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        assert code in REFUSALS or code in CODES.values(), f"there is no code {code!r}"
        self.code = code
        self.detail = detail
        self.unreadable = unreadable  # the move that could not be read


def engine_refusal(error: ValueError) -> Refused:
    """Return the refusal for an engine error."""
    if isinstance(error, AmbiguousNotation):
        return Refused("ambiguous-notation", error.options)
    if isinstance(error, Unreadable):
        return Refused("invalid-notation", str(error), error)
    for kind, code in CODES.items():
        if isinstance(error, kind):
            return Refused(code, str(error))
    return Refused("invalid-message", str(error))


def to_refusal(error: Exception) -> Refused:
    """Turn an engine error into a refusal; log any other error and hide its details."""
    if isinstance(error, ValueError):
        return engine_refusal(error)
    LOG.exception("internal error", exc_info=error)
    return Refused("internal-error")
