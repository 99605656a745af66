"""Disks that are full."""

import contextlib
import os
import subprocess


@contextlib.contextmanager
def small_disk(folder, megabytes):
    """Mount a separate disk at a folder, if that is allowed; yield whether it is there."""
    folder.mkdir(exist_ok=True)
    size = f"size={megabytes}m"
    mounting = ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(mounting, capture_output=True).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder):
    """Take all the room that is left; the file that takes it."""
    path = folder / "filler"
    with open(path, "wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"\0" * 4096)
    return path
