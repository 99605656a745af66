"""Refusal reasons as packed ints: a kind and the id of a card. 0 means no reason."""

from __future__ import annotations

from mypy_extensions import i64


def reason_about(kind: i64, about: i64) -> i64:
    return kind | about << 8


def kind_of(reason: i64) -> i64:
    return reason & 255


def about(reason: i64) -> i64:
    """Return the trait or other card that forbids the move, or 0."""
    return reason >> 8
