"""Loads sets from outside the package: installed entry points, or Python files."""

from __future__ import annotations

import importlib.util
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from tangledbank.core.errors import BadOptions
from tangledbank.core.sets import Set

GROUP: Final = "tangledbank.sets"
NAME: Final = "SET"  # the variable of a file that holds its set


def known_sets() -> list[str]:
    """Return the names of the sets that installed packages provide."""
    return sorted(point.name for point in entry_points(group=GROUP))


def find_set(name: str) -> Set:
    """Return a set by its entry point name, or by the path of its Python file."""
    if name.endswith(".py"):
        return checked(name, from_file(Path(name)))
    for point in entry_points(group=GROUP):
        if point.name == name:
            return checked(name, point.load())
    known = ", ".join(known_sets()) or "none are installed"
    raise BadOptions(
        f"there is no set {name!r:.80} (installed: {known}); pass a name or a path NAME.py"
    )


def whole_name(name: str) -> str:
    """Return a name that finds the same set from any working directory."""
    return str(Path(name).resolve()) if name.endswith(".py") else name


def folder_of(name: str) -> Path | None:
    """Return the folder of an installed set, or None for a file or an unknown set."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            spec = importlib.util.find_spec(point.module.partition(".")[0])
            origin = spec.origin if spec is not None else None
            if spec is None or origin is None:
                return None
            inside = spec.submodule_search_locations is not None  # a package has its own folder
            return Path(origin).parent.parent if inside else Path(origin).parent
    return None


def from_file(path: Path) -> object:
    """Run a Python file and return its variable SET. Only run files that you trust.

    The module's name contains the file's full path. This keeps files with the same name in two
    folders apart, and lets `core.data.find_source` read the source of the file's classes.
    """
    if not path.is_file():
        raise BadOptions(f"there is no file {str(path)!r:.200}")
    spec = importlib.util.spec_from_file_location(str(path.resolve()), path)
    assert spec is not None and spec.loader is not None, "a .py file can be loaded"
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # the file may fail in any way
        raise BadOptions(f"{path} failed when it was run: {error!r:.200}") from None
    return getattr(module, NAME, None)


def checked(name: str, found: object) -> Set:
    if not isinstance(found, Set):
        raise BadOptions(f"{name!r:.80} defines no set: add SET = Set(...)")
    return found
