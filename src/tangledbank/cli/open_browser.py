"""Open the server's page in a browser on this machine, if it has a screen."""

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
PATIENCE: Final = 60.0  # seconds to wait for the server
PAUSE: Final = 0.1


def is_taken(host: str, port: int) -> bool:
    """Return whether another program is listening on the port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host.strip("[]"), port))
        except OSError as error:
            return error.errno == errno.EADDRINUSE
    return False


def has_screen() -> bool:
    """Return whether a window can be shown; a text browser would hide the server's output."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in SCREENS)


def open_soon(host: str, port: int, address: str) -> bool:
    """Open the page once the server responds; return False if there is no screen."""
    if not has_screen():
        return False
    threading.Thread(target=open_when_ready, args=(host, port, address), daemon=True).start()
    return True


def open_when_ready(host: str, port: int, address: str) -> None:
    if answers(host, port, PATIENCE):
        webbrowser.open(address)


def answers(host: str, port: int, patience: float) -> bool:
    """Return whether the port accepts a connection within `patience` seconds."""
    end = time.monotonic() + patience
    while True:
        try:
            socket.create_connection((host, port), timeout=1.0).close()
            return True
        except OSError:
            if time.monotonic() >= end:
                return False
            time.sleep(PAUSE)
