"""Files and folders that only their owner can read: games under way hold hidden cards."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import IO, Final

FILE: Final = 0o600
FOLDER: Final = 0o700
OTHERS: Final = 0o077  # the permissions of everybody but the owner
HAS_MODES: Final = os.name != "nt"  # Windows protects the folders of a user by itself


def make_private_folder(path: Path) -> None:
    """Make a folder and its missing parents for the owner alone; existing ones stay as they are."""
    missing = [folder for folder in (path, *path.parents) if not folder.exists()]
    for folder in reversed(missing):
        with contextlib.suppress(FileExistsError):  # another process was faster
            folder.mkdir()
            if HAS_MODES:
                folder.chmod(FOLDER)
    path.mkdir(exist_ok=True)  # fails if a file is in the way


def make_private_file(path: Path) -> bool:
    """Make an empty file for the owner alone; return False if there is a file already."""
    try:
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE)
    except FileExistsError:
        return False
    try:
        if HAS_MODES:
            os.fchmod(number, FILE)  # the umask may have taken too much
    finally:
        os.close(number)
    return True


def open_private(path: Path) -> IO[str]:
    """Open a text file for writing; a new file is for the owner alone."""
    make_private_file(path)
    return path.open("w", encoding="utf-8")


def make_private(path: Path) -> bool:
    """Take a file's permissions from everybody but its owner; return False if we may not."""
    if not HAS_MODES or not path.exists():
        return True
    found = path.stat()
    if not found.st_mode & OTHERS:
        return True
    if found.st_uid != os.geteuid():
        return False
    try:
        path.chmod(found.st_mode & 0o7777 & ~OTHERS)
    except OSError:  # the disk is read-only
        return False
    return True
