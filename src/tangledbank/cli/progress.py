"""Progress bars on standard error, shown only in a terminal and removed at the end."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Any, Final, TypeVar

from tqdm import tqdm

from tangledbank.cli.terminal import DUMB

T = TypeVar("T")
FORM: Final = "{desc} {bar} {n_fmt}/{total_fmt} {remaining}"

tqdm.monitor_interval = 0  # no monitor thread: work may fork while a bar is shown


def watched(items: Iterable[T], title: str, total: float | None = None, done: float = 0) -> tqdm[T]:
    """Iterate over items with a progress bar."""
    return tqdm(items, title, total, initial=done, **bar_settings())


def bar(title: str, total: float | None = None, done: float = 0) -> tqdm[Any]:
    """Return a progress bar that the caller updates."""
    return tqdm(None, title, total, initial=done, **bar_settings())


def bar_settings() -> dict[str, Any]:
    seen = sys.stderr.isatty() and os.environ.get("TERM", "").lower() not in DUMB
    return {
        "file": sys.stderr,
        "disable": not seen,
        "leave": False,
        "dynamic_ncols": True,
        "bar_format": FORM,
    }


def show(bar: tqdm[Any], done: float, total: float) -> None:
    """Set a bar to `done` of `total`."""
    bar.total = total
    bar.update(done - bar.n)
