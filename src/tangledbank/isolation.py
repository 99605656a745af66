"""Child processes that run this package and import nothing from the working directory."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

# Variables that an interpreter needs. All others are dropped; some may be passwords.
KEPT: Final = (
    "DYLD_LIBRARY_PATH",
    "LANG",
    "LC_ALL",
    "LC_CTYPE",
    "LD_LIBRARY_PATH",
    "PATH",
    "SYSTEMROOT",
    "TANGLEDBANK_PURE",
    "TEMP",
    "TMP",
    "TMPDIR",
)
NEUTRAL: Final = os.path.abspath(os.sep)  # a working folder without modules
SAFE_PATH: Final = "PYTHONSAFEPATH"
PACKAGE: Final = Path(__file__).resolve().parent.parent


def isolated_command(module: str, *words: str) -> list[str]:
    """Return the command that runs a module without the working directory on its path."""
    return [sys.executable, "-P", "-m", module, *words]


def isolated_environment(allowed: Iterable[Path] = ()) -> dict[str, str]:
    """Return a child process's environment: the variables it needs, and its import path."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return {**kept, "PYTHONPATH": os.pathsep.join(import_path(allowed))}


def import_path(allowed: Iterable[Path] = ()) -> list[str]:
    """Return this process's import path without the working directory.

    The working directory is kept if it is this package or one of the `allowed` folders, because
    their files run anyway.
    """
    try:
        here = Path.cwd()
    except FileNotFoundError:  # it was deleted
        return [entry for entry in sys.path if os.path.isabs(entry)]
    stays = here in (PACKAGE, *(folder.resolve() for folder in allowed))
    entries = [os.path.abspath(entry) for entry in sys.path]
    return [entry for entry in entries if stays or Path(entry).resolve() != here]


@contextlib.contextmanager
def safe_starts() -> Iterator[None]:
    """In this block, start interpreters without the working directory on their path.

    This is for `multiprocessing`, whose commands cannot be changed. The new process calls
    `after_safe_start` and says whether PYTHONSAFEPATH was set before.
    """
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[SAFE_PATH]
        else:
            os.environ[SAFE_PATH] = before


def after_safe_start(keep: bool) -> None:
    """Unset PYTHONSAFEPATH unless `keep` is true, so that this process starts others normally."""
    if not keep:
        os.environ.pop(SAFE_PATH, None)
