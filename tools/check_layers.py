"""Check imports between layers, games and packages, randomness, and traits named in rules.

A kit names parts of its game in upper layers as `module:attribute`. No other module below them may.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "tangledbank"

# A layer imports from layers of a lower rank, and from itself.
RANKS: Final = {
    "core": 0, "notation": 1, "games": 2, "texts": 3, "presentation": 4, "agents": 4, "lessons": 4,
    "audit": 5, "lab": 5, "server": 5, "envs": 6, "benchmark": 7, "learning": 7, "cli": 8,
}  # fmt: skip

ENGINE: Final = frozenset({"librt", "mypy_extensions"})
# The third-party packages that each layer may import.
ALLOWED: Final = {
    "core": ENGINE,
    "notation": frozenset[str](),
    "games": ENGINE,
    "texts": frozenset({"fluent"}),
    "presentation": frozenset[str](),
    "lessons": frozenset[str](),
    "agents": ENGINE | {"numpy", "openskill"},
    "audit": frozenset[str](),
    "benchmark": frozenset({"mypy_extensions"}),
    "lab": frozenset({"duckdb", "numpy", "pyarrow", "ray"}),
    "envs": ENGINE | frozenset({"gymnasium", "numpy", "pettingzoo", "pyspiel"}),
    "learning": frozenset({"numpy", "tensorboard"}),
    "server": frozenset({"msgspec", "psycopg", "sqlalchemy", "starlette", "uvicorn", "websockets"}),
    "cli": frozenset(
        {
            "click",
            "numpy",
            "open_spiel",
            "pettingzoo",
            "platformdirs",
            "pyarrow",
            "pyspiel",
            "rlcard",
            "tqdm",
        }
    ),
}

# Tables know nothing of sockets, storage or HTTP.
PURE_SERVER: Final = ("server", "tables")
SERVER_BASE: Final = ("tables", "errors")  # server modules that tables may import
STORAGE_AND_SOCKETS: Final = frozenset(
    {"asyncio", "psycopg", "sqlalchemy", "starlette", "uvicorn", "websockets"}
)

KIT: Final = "kit"  # the module in which a game names its parts
PLACE: Final = re.compile(rf"{PACKAGE}\.(\w+)[\w.]*:\w+")

# Randomness comes from the state, and only the outer layers read clocks.
DETERMINISTIC: Final = ("core", "notation", "games")
AMBIENT: Final = frozenset({"random", "time", "datetime", "secrets", "os.urandom"})

# The modules in which a game may name its traits, by class or by key.
TRAIT_PLACES: Final = (
    "traits",
    "sets",
    "ids.py",
    "vocabulary.py",
    "data.py",
    "notation.py",
    "trait_notation.py",
    "game.py",
)
TRAIT_BASES: Final = frozenset({"base", "common"})  # modules of `traits` without cards


class Import(NamedTuple):
    """An imported name: `from module import name`, or `import module` with an empty name."""

    line: int
    module: str
    name: str


class Source(NamedTuple):
    """A file of the package: its path, the parts of the path, its imports and strings."""

    path: Path
    parts: tuple[str, ...]
    imports: list[Import]
    texts: list[tuple[int, str]]  # string literals, with their lines

    @property
    def layer(self) -> str:
        return self.parts[0] if len(self.parts) > 1 else ""

    @property
    def game(self) -> str:
        return self.parts[1] if self.layer == "games" and len(self.parts) > 2 else ""


def problems(root: Path = ROOT) -> list[str]:
    """Return all violations as `file:line: problem`."""
    sources = list(read_sources(root / "src" / PACKAGE))
    traits = {game: read_traits(root, game) for game in sorted({s.game for s in sources} - {""})}
    found = []
    for source in sources:
        known = traits.get(source.game, frozenset())
        if source.layer == "core":
            known = frozenset().union(*traits.values())
        faults = [(item.line, text) for item in source.imports for text in _faults(source, item)]
        if source.layer in DETERMINISTIC and not _may_name_traits(source):
            faults += [(line, f"names the trait {t!r}") for line, t in source.texts if t in known]
        faults += list(_place_faults(source))
        where = source.path.relative_to(root).as_posix()
        found += [f"{where}:{line}: {text}" for line, text in faults]
    return found


def read_sources(package: Path) -> Iterator[Source]:
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).parts
        tree = ast.parse(path.read_text(), str(path))
        texts = [
            (node.lineno, node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        yield Source(path, parts, list(_imports(tree, parts)), texts)


def _imports(tree: ast.Module, parts: tuple[str, ...]) -> Iterator[Import]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(node.lineno, alias.name, "")
        elif isinstance(node, ast.ImportFrom):
            module = _absolute(node, parts)
            for alias in node.names:
                yield Import(node.lineno, module, alias.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if (node.value.id, node.attr) == ("os", "urandom"):
                yield Import(node.lineno, node.value.id, node.attr)


def _absolute(node: ast.ImportFrom, parts: tuple[str, ...]) -> str:
    if not node.level:
        return node.module or ""
    base = (PACKAGE, *parts)[: -node.level]
    return ".".join([*base, *([node.module] if node.module else [])])


def read_traits(root: Path, game: str) -> frozenset[str]:
    """Return the keys of a game's traits from its sets."""
    folder = root / "src" / PACKAGE / "games" / game / "sets"
    return frozenset(key for path in folder.rglob("*.py") for key in trait_keys(path))


def trait_keys(path: Path) -> list[str]:
    """Return the keys of `TRAITS` in the module of a set."""
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "TRAITS":
            assert isinstance(node.value, ast.Dict), "TRAITS are classes by their keys"
            return [str(ast.literal_eval(key)) for key in node.value.keys if key is not None]
    return []


def _faults(source: Source, item: Import) -> Iterator[str]:
    full = f"{item.module}.{item.name}" if item.name else item.module
    if item.module.split(".")[0] == PACKAGE:
        yield from _layer_faults(source, full)
        yield from _trait_faults(source, item.module)
    else:
        yield from _foreign_faults(source, item.module, full)


def _trait_faults(source: Source, module: str) -> Iterator[str]:
    """Yield traits that a rule names instead of asking a question."""
    _, _, family = module.partition(".traits.")
    if family and family not in TRAIT_BASES and not _may_name_traits(source):
        if source.layer in DETERMINISTIC:
            yield f"imports traits from {module}; ask a question that the trait answers"


def _layer_faults(source: Source, target: str) -> Iterator[str]:
    if source.layer not in RANKS:
        return
    parts = target.split(".")[1:]
    layer = parts[0] if parts else ""
    if layer == "_compat":
        return
    rank = RANKS.get(layer, len(RANKS))
    if layer != source.layer and rank >= RANKS[source.layer] and not _is_front_door(source, layer):
        yield f"{source.layer} may not import {target}"
    if source.game and layer == "games" and len(parts) > 1 and parts[1] not in (source.game, KIT):
        yield f"{source.game} may not import {target}: games do not know each other"
    if _is_pure_server(source) and layer == "server" and parts[1] not in SERVER_BASE:
        yield f"server/tables may not import {target}: tables have no sockets or storage"


def _place_faults(source: Source) -> Iterator[tuple[int, str]]:
    """Yield names of upper layers outside kits."""
    if source.layer not in RANKS or source.path.stem == KIT:
        return
    for line, text in source.texts:
        place = PLACE.fullmatch(text)
        if place and RANKS.get(place[1], 0) > RANKS[source.layer]:
            yield line, f"{source.layer} may not name {text}: a kit names the parts of a game"


def _is_front_door(source: Source, layer: str) -> bool:
    """Return whether a module of an outer layer may import the package itself."""
    return RANKS[source.layer] >= RANKS["audit"] and layer not in RANKS


def _foreign_faults(source: Source, module: str, full: str) -> Iterator[str]:
    if source.layer not in RANKS:
        return
    top = module.split(".")[0]
    if source.layer in DETERMINISTIC and AMBIENT & {top, full}:
        yield f"{source.layer} may not import {full}: chance and clocks come from outside"
    if _is_pure_server(source) and top in STORAGE_AND_SOCKETS:
        yield f"server/tables may not import {full}: tables have no sockets or storage"
    if top not in sys.stdlib_module_names and top not in ALLOWED[source.layer]:
        yield f"{source.layer} may not import {top}"


def _is_pure_server(source: Source) -> bool:
    return source.parts[:2] == PURE_SERVER


def _may_name_traits(source: Source) -> bool:
    return bool(source.game) and source.parts[2] in TRAIT_PLACES


def main() -> int:
    found = problems()
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
