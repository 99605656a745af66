"""Actions as packed ints: a verb and up to four small ids. Only this module packs them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final = 0  # no id; its row in every table is neutral
HIDDEN: Final = 1  # a card that this viewer may not see; its row in every table is neutral
FIRST: Final = 2  # the first real card

ID_LIMIT: Final = 4096
MAX_OPTIONS: Final = 32768  # no position of any game has more options for one decision


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return verb | a << 8 | b << 20 | c << 32 | d << 44


def verb_of(action: i64) -> i64:
    return action & 255


def a_of(action: i64) -> i64:
    return (action >> 8) & 4095


def b_of(action: i64) -> i64:
    return (action >> 20) & 4095


def c_of(action: i64) -> i64:
    return (action >> 32) & 4095


def d_of(action: i64) -> i64:
    return (action >> 44) & 4095


def ids_of(action: int) -> list[int]:
    """Return an action's ids, without trailing empty ids."""
    ids = [int(a_of(action)), int(b_of(action)), int(c_of(action)), int(d_of(action))]
    while ids and ids[-1] == NONE:
        ids.pop()
    return ids
