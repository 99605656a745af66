"""Versions of environments that no longer exist."""

from __future__ import annotations

from typing import NoReturn


def refuse(module: str) -> NoReturn:
    """Refuse to import a retired module, and name the one that replaces it."""
    name = module.rpartition(".")[2]
    raise ImportError(
        f"{name} is retired, because it could hide legal options: use {name[:-1]}1. "
        "Its columns and actions differ, so train again"
    )
