"""Causes as packed ints: a kind, the id of a card, and a being. 0 means no cause.

Kinds are values of a game's `CAUSE`, declared in its vocabulary.
"""

from __future__ import annotations

from mypy_extensions import i64


def pack_cause(kind: i64, id: i64 = 0, being: i64 = 0) -> i64:
    return kind | id << 8 | being << 20


def cause_kind(cause: i64) -> i64:
    return cause & 255


def cause_id(cause: i64) -> i64:
    """Return the id of the trait, event or Scenario behind a cause, or 0."""
    return (cause >> 8) & 4095


def cause_being(cause: i64) -> i64:
    """Return the id of the being behind a cause, or 0."""
    return (cause >> 20) & 4095
