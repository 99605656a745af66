"""Versions of environments that no longer exist."""

from __future__ import annotations

from typing import NoReturn


def refuse(module: str) -> NoReturn:
    """Name the version that replaces `module`_v0."""
    raise ImportError(
        f"{module}_v0 is retired, because it could hide legal options: use {module}_v1. "
        "Its columns and actions differ, so train again"
    )
