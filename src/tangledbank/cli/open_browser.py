"""The page of a server in the browser of whoever started it, where there is a screen to show it."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Final

SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
PATIENCE: Final = 60.0  # seconds until a server that does not answer is given up
PAUSE: Final = 0.1


def is_taken(host: str, port: int) -> bool:
    """Does somebody else listen there?"""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host.strip("[]"), port))
        except OSError as error:
            return error.errno == errno.EADDRINUSE
    return False


def has_screen() -> bool:
    """Can this machine show a window? A browser in the terminal would be in the server's way."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in SCREENS)


def open_soon(host: str, port: int, address: str) -> bool:
    """Open the page as soon as the server answers; whether there is a screen for that."""
    if not has_screen():
        return False
    threading.Thread(target=open_when_ready, args=(host, port, address), daemon=True).start()
    return True


def open_when_ready(host: str, port: int, address: str) -> None:
    if answers(host, port, PATIENCE):
        webbrowser.open(address)


def answers(host: str, port: int, patience: float) -> bool:
    """Is anybody there, at the latest after so many seconds?"""
    end = time.monotonic() + patience
    while True:
        try:
            socket.create_connection((host, port), timeout=1.0).close()
            return True
        except OSError:
            if time.monotonic() >= end:
                return False
            time.sleep(PAUSE)
