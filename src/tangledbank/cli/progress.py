"""Bars on standard error, where somebody sees them; they leave nothing behind."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Any, Final, TypeVar

from tqdm import tqdm

from tangledbank.cli.terminal import DUMB

T = TypeVar("T")
FORM: Final = "{desc} {bar} {n_fmt}/{total_fmt} {remaining}"

tqdm.monitor_interval = 0  # no thread of its own: work may fork beside a bar


def watched(items: Iterable[T], title: str, total: float | None = None, done: float = 0) -> tqdm[T]:
    """The same items, with a bar that moves with them."""
    return tqdm(items, title, total, initial=done, **manners())


def bar(title: str, total: float | None = None, done: float = 0) -> tqdm[Any]:
    """A bar that is told to move."""
    return tqdm(None, title, total, initial=done, **manners())


def manners() -> dict[str, Any]:
    seen = sys.stderr.isatty() and os.environ.get("TERM", "").lower() not in DUMB
    return {
        "file": sys.stderr,
        "disable": not seen,
        "leave": False,
        "dynamic_ncols": True,
        "bar_format": FORM,
    }


def show(bar: tqdm[Any], done: float, total: float) -> None:
    """Move a bar to where the work stands."""
    bar.total = total
    bar.update(done - bar.n)
