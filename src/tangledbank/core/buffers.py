"""Buffers for a decision's options."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import MAX_OPTIONS
from tangledbank.core.rows import zeros


def buffer() -> vec[i64]:
    """Return a new buffer with room for the options of any decision."""
    return zeros(MAX_OPTIONS)


_SPARE: Final[list[vec[i64]]] = []


def acquire_buffer() -> vec[i64]:
    """Return a shared buffer, to be given back with `release_buffer`."""
    try:
        return _SPARE.pop()
    except IndexError:  # another thread may take the last one
        return buffer()


def release_buffer(out: vec[i64]) -> None:
    _SPARE.append(out)
