"""Reasons why not, as packed ints: a kind, and the id of the card it is about. 0 is no reason."""

from __future__ import annotations

from mypy_extensions import i64


def reason_about(kind: i64, about: i64) -> i64:
    return kind | about << 8


def kind_of(reason: i64) -> i64:
    return reason & 255


def about(reason: i64) -> i64:
    """The trait or other card that bars; 0 if it is none in particular."""
    return reason >> 8
