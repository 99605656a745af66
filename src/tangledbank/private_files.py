"""Files and folders that only their owner can read: saved games contain hidden cards."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import IO, Final

FILE: Final = 0o600
FOLDER: Final = 0o700
OTHERS: Final = 0o077  # permissions of group and others
HAS_MODES: Final = os.name != "nt"  # Windows protects users' folders


def make_private_folder(path: Path) -> None:
    """Create a folder and its missing parents for the owner only; leave existing folders alone."""
    missing = [folder for folder in (path, *path.parents) if not folder.exists()]
    for folder in reversed(missing):
        with contextlib.suppress(FileExistsError):  # another process was faster
            folder.mkdir()
            if HAS_MODES:
                folder.chmod(FOLDER)
    path.mkdir(exist_ok=True)  # fails if a file has this name


def make_private_file(path: Path) -> bool:
    """Create an empty file for the owner only; return False if the file exists."""
    try:
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE)
    except FileExistsError:
        return False
    try:
        if HAS_MODES:
            os.fchmod(number, FILE)  # the umask may have removed more
    finally:
        os.close(number)
    return True


def open_private(path: Path) -> IO[str]:
    """Open a text file for writing; create it for the owner only."""
    make_private_file(path)
    return path.open("w", encoding="utf-8")


def make_private(path: Path) -> bool:
    """Remove everybody's permissions but the owner's; return False if that is not allowed."""
    if not HAS_MODES or not path.exists():
        return True
    found = path.stat()
    if not found.st_mode & OTHERS:
        return True
    if found.st_uid != os.geteuid():
        return False
    try:
        path.chmod(found.st_mode & 0o7777 & ~OTHERS)
    except OSError:  # a read-only disk
        return False
    return True
