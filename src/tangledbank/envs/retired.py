"""Retired versions of the environments."""

from __future__ import annotations

from typing import NoReturn


def refuse(module: str) -> NoReturn:
    """Refuse to import a retired module, naming its replacement."""
    name = module.rpartition(".")[2]
    raise ImportError(
        f"{name} is retired, because it could hide legal options: use {name[:-1]}1. "
        "Its columns and actions differ, so train again"
    )
