"""The operator's filter for people's names.

The filter is a function that gets a cleaned name and returns True to allow it, False to refuse it,
or another name to use instead.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final

from tangledbank.core.errors import BadOptions
from tangledbank.server.errors import Refused
from tangledbank.server.tables.runtime import clean_name

LOG: Final = logging.getLogger("tangledbank.server")
FILTERED: Final = "filtered"  # the detail of a refusal: the name is well formed, but not wanted

NameCheck = Callable[[str], object]  # True, False or another name, if it is written as it should


class NameFilter:
    """A filter that cleans people's names and checks them with the operator's function."""

    def __init__(self, check: NameCheck | None = None) -> None:
        self.check = check

    def accept(self, given: str) -> str:
        """Return the name to show, which the filter may have changed; refuse a forbidden name."""
        name = clean_name(given)
        if self.check is None:
            return name
        verdict = self._ask(self.check, name)
        if verdict is False:
            raise Refused("invalid-name", FILTERED)
        return name if verdict is True else clean_name(verdict)

    def _ask(self, check: NameCheck, name: str) -> bool | str:
        """Return the result of the operator's function; refuse the name if the function fails."""
        try:
            verdict = check(name)
        except Exception:  # the operator's code may fail in any way
            LOG.exception("the name filter failed")
            raise Refused("internal-error") from None
        if not isinstance(verdict, bool | str):
            LOG.error("the name filter returned %s, not a bool or a str", type(verdict).__name__)
            raise Refused("internal-error")
        return verdict


def load_filter(name: str) -> NameFilter:
    """Load the filter `MODULE:FUNCTION` or `FILE.py:FUNCTION`; an empty name allows all names."""
    if not name:
        return NameFilter()
    where, _, function = name.rpartition(":")
    found = getattr(load_module(name, where), function, None) if where else None
    if not callable(found):
        raise BadOptions(
            f"{name!r:.80} names no function. Write MODULE:FUNCTION or FILE.py:FUNCTION, "
            "as in docs/howto/operate.md"
        )
    return NameFilter(found)


def load_module(name: str, where: str) -> ModuleType:
    """Load the operator's module, which runs with the server's permissions."""
    try:
        if not where.endswith(".py"):
            return importlib.import_module(where)
        spec = importlib.util.spec_from_file_location("tangledbank_name_filter", Path(where))
        assert spec is not None and spec.loader is not None, "a .py file can be loaded"
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    except Exception as error:  # the operator's code may fail in any way
        raise BadOptions(f"the name filter {name!r:.80} can't be loaded: {error!r:.200}") from None
