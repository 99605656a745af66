"""Data files: what is printed on the cards of a game, as JSON."""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from tangledbank.core.errors import BadData

Facts = dict[str, Any]


def read_facts(package: str, game: str, path: Path | None) -> Facts:
    """The facts of a game: the file of its own package, or a corrected one."""
    source = path or files(package).joinpath(f"data/{game}.json")
    try:
        facts = json.loads(source.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"the data file cannot be read: {error}") from None
    except (ValueError, RecursionError) as error:
        raise BadData(f"the data file is not JSON: {error}") from None
    if not isinstance(facts, dict) or facts.get("game") != game:
        raise BadData(f'the data file is not for this game: it should say "game": "{game}"')
    return facts


def data_hash(facts: Facts) -> str:
    """A short hash of the facts, whatever their layout."""
    canonical = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
