"""Check who imports whom: layers, games, other packages, chance, and traits named in rules."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "tangledbank"

# A layer imports from layers of a lower rank, and from itself.
RANKS: Final = {
    "core": 0, "notation": 1, "games": 2, "texts": 3, "agents": 4, "audit": 5, "lab": 5,
    "envs": 5, "server": 5, "cli": 6,
}  # fmt: skip

ENGINE: Final = frozenset({"librt", "mypy_extensions"})
# The packages of others that each layer may import.
ALLOWED: Final = {
    "core": ENGINE,
    "notation": frozenset[str](),
    "games": ENGINE,
    "texts": frozenset({"fluent"}),
    "agents": ENGINE,
    "audit": frozenset[str](),
    "lab": frozenset[str](),
    "envs": frozenset[str](),
    "server": frozenset({"msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets"}),
    "cli": frozenset({"numpy", "open_spiel", "platformdirs", "pyspiel", "rich", "rlcard", "typer"}),
}

# Chance is in the state and clocks are at the edges.
DETERMINISTIC: Final = ("core", "notation", "games")
AMBIENT: Final = frozenset({"random", "time", "datetime", "secrets", "os.urandom"})

# Where a game may name its traits; anywhere, it may name those that its rulebook builds rules on.
TRAIT_PLACES: Final = ("traits", "sets", "ids.py", "data.py", "notation.py", "game.py")
TRAITS_IN_RULES: Final = frozenset({"CARNIVORE", "CARNIVOROUS"})


class Import(NamedTuple):
    """One imported name: `from module import name`, or `import module` with an empty name."""

    line: int
    module: str
    name: str


class Source(NamedTuple):
    """One file of the package: its path, the parts of that path, and what it imports."""

    path: Path
    parts: tuple[str, ...]
    imports: list[Import]

    @property
    def layer(self) -> str:
        return self.parts[0] if len(self.parts) > 1 else ""

    @property
    def game(self) -> str:
        return self.parts[1] if self.layer == "games" and len(self.parts) > 2 else ""


def problems(root: Path = ROOT) -> list[str]:
    """Everything that breaks a boundary, as `file:line: what is wrong`."""
    sources = list(read_sources(root / "src" / PACKAGE))
    traits = {game: read_traits(root, game) for game in sorted({s.game for s in sources} - {""})}
    found = []
    for source in sources:
        known = traits.get(source.game, frozenset())
        if source.layer == "core":
            known = frozenset().union(*traits.values())
        for item in source.imports:
            where = f"{source.path.relative_to(root).as_posix()}:{item.line}: "
            found += [where + text for text in _faults(source, item, known)]
    return found


def read_sources(package: Path) -> Iterator[Source]:
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).parts
        yield Source(path, parts, list(_imports(path, parts)))


def _imports(path: Path, parts: tuple[str, ...]) -> Iterator[Import]:
    for node in ast.walk(ast.parse(path.read_text(), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(node.lineno, alias.name, "")
        elif isinstance(node, ast.ImportFrom):
            module = _absolute(node, parts)
            for alias in node.names:
                yield Import(node.lineno, module, alias.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if (node.value.id, node.attr) == ("os", "urandom") or node.value.id == "ids":
                yield Import(node.lineno, node.value.id, node.attr)


def _absolute(node: ast.ImportFrom, parts: tuple[str, ...]) -> str:
    if not node.level:
        return node.module or ""
    base = (PACKAGE, *parts)[: -node.level]
    return ".".join([*base, *([node.module] if node.module else [])])


def read_traits(root: Path, game: str) -> frozenset[str]:
    """The names of the constants of a game's traits: LONG_NECK for "long-neck"."""
    path = root / "src" / PACKAGE / "games" / game / "ids.py"
    names = trait_names(path) if path.exists() else []
    return frozenset(name.upper().replace("-", "_") for name in names)


def trait_names(path: Path) -> list[str]:
    """TRAIT_NAMES of an ids.py, without the row of the card that cannot be seen."""
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.AnnAssign | ast.Assign) and node.value is not None:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name) and target.id == "TRAIT_NAMES":
                return [name for name in ast.literal_eval(node.value) if name[:1].isalpha()]
    return []


def _faults(source: Source, item: Import, traits: frozenset[str]) -> Iterator[str]:
    full = f"{item.module}.{item.name}" if item.name else item.module
    if item.module.split(".")[0] == PACKAGE:
        yield from _layer_faults(source, full)
    elif item.module != "ids":
        yield from _foreign_faults(source, item.module, full)
    from_ids = item.module.split(".")[-1] == "ids"
    if from_ids and item.name in traits - TRAITS_IN_RULES and not _may_name_traits(source):
        yield f"names the trait {item.name}; ask a question that the trait answers"


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
    if source.game and layer == "games" and len(parts) > 1 and parts[1] != source.game:
        yield f"{source.game} may not import {target}: games do not know each other"


def _is_front_door(source: Source, layer: str) -> bool:
    """Tools at the edge may use what the package itself offers."""
    return RANKS[source.layer] >= RANKS["audit"] and layer not in RANKS


def _foreign_faults(source: Source, module: str, full: str) -> Iterator[str]:
    if source.layer not in RANKS:
        return
    top = module.split(".")[0]
    if source.layer in DETERMINISTIC and AMBIENT & {top, full}:
        yield f"{source.layer} may not import {full}: chance and clocks come from outside"
    if top not in sys.stdlib_module_names and top not in ALLOWED[source.layer]:
        yield f"{source.layer} may not import {top}"


def _may_name_traits(source: Source) -> bool:
    return bool(source.game) and source.parts[2] in TRAIT_PLACES


def main() -> int:
    found = problems()
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
