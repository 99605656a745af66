"""Selects the compiled engine if it loads, and plain Python otherwise.

The package imports this module first. Set `TANGLEDBANK_PURE=1` to use plain Python.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar

T = TypeVar("T")

PACKAGE: Final = __name__.rpartition(".")[0]
HOME: Final = Path(__file__).resolve().parent
SUFFIX: Final = EXTENSION_SUFFIXES[0]
NEEDED: Final = ("mypy_extensions", "librt.vecs")


def compiled() -> bool:
    """Return whether the compiled engine is loaded."""
    return not WHY_PURE


def build_info() -> str:
    """Return a description of the loaded engine."""
    return f"pure Python ({WHY_PURE})" if WHY_PURE else "compiled"


class SourceFinder:
    """A finder that loads this package's sources, even next to compiled files."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(PACKAGE + "."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


class vec:  # noqa: N801
    """A replacement for `librt.vecs.vec`: `vec[i64](items)` returns a list.

    Interpreted code runs about 1.5 times as fast with a list as with a real vec.
    """

    def __class_getitem__(cls, item: object) -> type[vec]:
        return cls

    def __new__(cls, items: Iterable[Any] = (), *, capacity: int = 0) -> list[Any]:  # type: ignore[misc]
        return list(items)


def append(items: list[T], item: T) -> list[T]:
    items.append(item)
    return items


def extend(items: list[T], more: Iterable[T]) -> list[T]:
    items.extend(more)
    return items


def remove(items: list[T], item: T) -> list[T]:
    items.remove(item)
    return items


def pop(items: list[T], index: int = -1) -> tuple[list[T], T]:
    item = items.pop(index)
    return items, item


def mypyc_attr(*names: str, **values: object) -> Callable[[T], T]:
    """Replace mypyc's decorator, which only the compiler needs."""
    return _unchanged


def _unchanged(item: T) -> T:
    return item


def _choose() -> str:
    """Load the best available engine; if that is plain Python, return the reason."""
    missing = [name for name in NEEDED if not _loads(name)]
    if os.environ.get("TANGLEDBANK_PURE") == "1":
        why = "forced"
    elif missing:
        why = f"{missing[0]} is missing"
    else:
        why = _try_compiled()
    if why:
        _prepare_pure(missing)
    return why


def _loads(name: str) -> bool:
    try:
        importlib.import_module(name)
    except ImportError:
        return False
    return True


def _try_compiled() -> str:
    """Import the compiled engine; if that fails, return the reason.

    One module is enough: all share one library, so either all load or none does.
    """
    found = sorted(HOME.glob("core/*" + SUFFIX))
    if not found:
        return "no compiled build found"
    if _is_stale():
        return "sources were edited since they were compiled; make build compiles them"
    try:
        importlib.import_module(f"{PACKAGE}.core.{found[0].name.removesuffix(SUFFIX)}")
    except Exception as error:
        _forget_modules()
        return f"the compiled build does not load: {error}"
    return ""


def _is_stale() -> bool:
    """Return whether a checkout's sources are newer than its compiled engine."""
    if not (HOME.parent.parent / "pyproject.toml").exists():
        return False
    group = max((path.stat().st_mtime for path in HOME.parent.glob("*__mypyc" + SUFFIX)), default=0)
    names = [path.with_name(path.name.removesuffix(SUFFIX)) for path in HOME.rglob("*" + SUFFIX)]
    sources = [path.with_name(path.name + ".py") for path in names]
    return any(path.stat().st_mtime > group for path in sources if path.exists())


def _forget_modules() -> None:
    for name in list(sys.modules):
        if name.startswith(PACKAGE + ".") and name != __name__:
            del sys.modules[name]


def _prepare_pure(missing: list[str]) -> None:
    sys.meta_path.insert(0, SourceFinder())
    if "mypy_extensions" in missing:
        ints = dict.fromkeys(("i16", "i32", "i64", "u8"), int)
        _install("mypy_extensions", mypyc_attr=mypyc_attr, trait=_unchanged, **ints)
    if "librt.vecs" in missing:
        _install("librt")
        known = {}
    else:
        known = vars(sys.modules["librt.vecs"])  # keep the C interface for other packages
    lists = {"vec": vec, "append": append, "extend": extend, "remove": remove, "pop": pop}
    _install("librt.vecs", **{**known, **lists})


def _install(name: str, **contents: object) -> None:
    module = ModuleType(name)
    vars(module).update(contents)
    sys.modules[name] = module
    parent, _, child = name.rpartition(".")
    if parent:
        setattr(sys.modules[parent], child, module)


WHY_PURE: Final = _choose()
