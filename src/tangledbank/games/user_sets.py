"""Sets from outside the package: named by an entry point, or a Python file that holds one."""

from __future__ import annotations

import importlib.util
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from tangledbank.core.errors import BadOptions
from tangledbank.core.sets import Set

GROUP: Final = "tangledbank.sets"
NAME: Final = "SET"  # what a file calls its set


def known_sets() -> list[str]:
    """The sets that installed packages offer."""
    return sorted(point.name for point in entry_points(group=GROUP))


def find_set(name: str) -> Set:
    """A set by its name, or by the path of the file that holds it."""
    if name.endswith(".py"):
        return checked(name, from_file(Path(name)))
    for point in entry_points(group=GROUP):
        if point.name == name:
            return checked(name, point.load())
    known = ", ".join(known_sets()) or "none are installed"
    raise BadOptions(f"there is no set {name!r:.80} ({known}); a set is a name or a file NAME.py")


def whole_name(name: str) -> str:
    """A name that finds the same set from any working directory."""
    return str(Path(name).resolve()) if name.endswith(".py") else name


def folder_of(name: str) -> Path | None:
    """The folder from which an installed set is imported; None for a file or an unknown set."""
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
    """What a file calls SET. The file is a program: only run those that you trust.

    Its module is called like the file: it is none of this package, whose classes are known by
    their names, and two files of one name in two folders are two modules.
    """
    if not path.is_file():
        raise BadOptions(f"there is no file {str(path)!r:.200}")
    spec = importlib.util.spec_from_file_location(str(path.resolve()), path)
    assert spec is not None and spec.loader is not None, "a .py file can be loaded"
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # it is somebody else's program, and may fail in any way
        raise BadOptions(f"{path} cannot be run: {error!r:.200}") from None
    return getattr(module, NAME, None)


def checked(name: str, found: object) -> Set:
    if not isinstance(found, Set):
        raise BadOptions(f"{name!r:.80} holds no set: it should have SET = Set(...)")
    return found
