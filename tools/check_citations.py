"""Check that every rule has code and a test, and that every citation has a rule.

A page `docs/rules/<game>.md` holds tables `key | rule | code | test`; a game without a page is
not checked yet. Rulings are the headings `## R12 ...` of the pages in `docs/rulings/`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tangledbank.games import KITS
from tools.check_layers import trait_keys

ROOT: Final = Path(__file__).resolve().parent.parent

NOTHING: Final = "—"
INFO: Final = "(info)"

TAGS: Final = "|".join(kit.tag for kit in KITS.values() if kit.tag)
CITATION: Final = re.compile(rf"\[((?:{TAGS})\s[^\[\]]{{1,80}}|R\d+)\]")
KEY: Final = re.compile(rf"(({TAGS}) .+) (\d+)")
RULING: Final = re.compile(r"## (R\d+)\b")
REFERENCE: Final = re.compile(r"(?:- )?(Code|Test):(.*)")
SCENE: Final = re.compile(r'scene\s+"([^"]*)"(.*)')
SCENE_TEST: Final = re.compile(r'(\S+\.scene)\s+"([^"]*)"')
PYTHON_TEST: Final = re.compile(r"(\S+\.py)::?([\w.]+)(?:\[.*\])?")
CODE: Final = re.compile(r"([\w./-]+)(?::([\w.]+))?")


class Row(NamedTuple):
    """A rule or ruling: its place, its key and its references."""

    where: str
    key: str
    rule: str
    code: str
    test: str


class Scene(NamedTuple):
    """A scene: its title, the rules it cites, and the words of its position."""

    title: str
    cited: list[str]
    words: set[str]


class Checker:
    """Checks the pages, sources and tests of a project."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.found: list[str] = []
        self.pages = [key for key in KITS if self.page(key).exists()]
        self.rulings = sorted(root.glob("docs/rulings/*.md"))
        self.symbols: dict[Path, set[str]] = {}
        self.scenes: dict[Path, list[Scene]] = {}

    def page(self, name: str) -> Path:
        return self.root / "docs" / "rules" / f"{name}.md"

    def run(self) -> list[str]:
        rows = [row for name in self.pages for row in self.rows(name)]
        rulings = [row for path in self.rulings for row in self.ruling_rows(path)]
        self.check_unique(rows + rulings)
        for row in rows + rulings:
            self.check_row(row)
        self.check_citations({row.key for row in rows}, {row.key for row in rulings})
        for package in sorted({KITS[name].folder for name in self.pages}):
            self.check_traits(package)
        return self.found

    def report(self, where: str, problem: str) -> None:
        self.found.append(f"{where}: {problem}")

    def place(self, path: Path, line: int) -> str:
        return f"{path.relative_to(self.root).as_posix()}:{line}"

    def rows(self, name: str) -> Iterator[Row]:
        """Yield the rows of a page, and report malformed ones."""
        path = self.page(name)
        for number, line in enumerate(path.read_text().splitlines(), 1):
            cells = split_row(line)
            if not cells or cells[0] == "key" or not cells[0].strip(":-"):
                continue
            key = KEY.fullmatch(cells[0])
            where = self.place(path, number)
            if len(cells) != 4:
                self.report(where, f"a row has four cells, this one has {len(cells)}")
            elif key is None or key[2] != KITS[name].tag:
                self.report(where, f'"{cells[0]}" is not a key like "{KITS[name].tag} Heading 1"')
            else:
                yield Row(where, *cells)

    def ruling_rows(self, path: Path) -> Iterator[Row]:
        where, key = "", ""
        references: dict[str, str] = {}
        for number, line in enumerate([*path.read_text().splitlines(), "## end"], 1):
            if line.startswith("## "):
                if key:
                    code, test = references.get("Code", ""), references.get("Test", "")
                    yield Row(where, key, "", code, test)
                heading = RULING.match(line)
                where, key = self.place(path, number), heading[1] if heading else ""
                references = {}
            elif match := REFERENCE.match(line):
                references[match[1]] = match[2].strip()

    def check_unique(self, rows: list[Row]) -> None:
        first: dict[str, str] = {}
        for row in rows:
            if row.key in first:
                self.report(row.where, f"{row.key} is already defined at {first[row.key]}")
            first.setdefault(row.key, row.where)

    def check_row(self, row: Row) -> None:
        if row.rule.startswith(INFO) and row.code == row.test == NOTHING:
            return
        for kind, cell in (("code", row.code), ("test", row.test)):
            references = split_references(cell)
            if not references:
                self.report(row.where, f"{row.key} has no {kind}")
            for reference in references:
                fault = self.code_fault(reference) if kind == "code" else self.test_fault(reference)
                if fault:
                    self.report(row.where, fault)

    def code_fault(self, reference: str) -> str:
        """Return the fault of a reference such as `games/evolution/phases.py:Deal`, or ""."""
        match = CODE.fullmatch(reference)
        if match is None:
            return f'"{reference}" is not like games/evolution/phases.py:Deal'
        path = self.root / "src" / "tangledbank" / match[1]
        if path.suffix == ".py" and not match[2]:
            return f'"{reference}" names no symbol'
        return self.symbol_fault(path, match[2] or "")

    def test_fault(self, reference: str) -> str:
        """Return the fault of `x.scene "Title"` or `test_x.py:test_name`, or ""."""
        if match := SCENE_TEST.fullmatch(reference):
            path = self.root / match[1]
            if not path.is_file():
                return f"there is no {match[1]}"
            titles = {scene.title for scene in self.scenes_of(path)}
            return "" if match[2] in titles else f'{match[1]} has no scene "{match[2]}"'
        if match := PYTHON_TEST.fullmatch(reference):
            return self.symbol_fault(self.root / match[1], match[2])
        return f'"{reference}" is not like tests/x.scene "Title" or tests/test_x.py:test_name'

    def symbol_fault(self, path: Path, symbol: str) -> str:
        if not path.is_file():
            return f"there is no {path.relative_to(self.root).as_posix()}"
        if symbol and symbol not in self.symbols_of(path):
            return f"{path.relative_to(self.root).as_posix()} defines no {symbol}"
        return ""

    def symbols_of(self, path: Path) -> set[str]:
        if path not in self.symbols:
            self.symbols[path] = set(defined(ast.parse(path.read_text()).body))
        return self.symbols[path]

    def scenes_of(self, path: Path) -> list[Scene]:
        if path not in self.scenes:
            self.scenes[path] = list(read_scenes(path.read_text()))
        return self.scenes[path]

    def check_citations(self, keys: set[str], rulings: set[str]) -> None:
        """Check that every citation in sources and tests names a rule, heading or ruling."""
        tags = {KITS[name].tag for name in self.pages}
        known = keys | rulings | {key.rpartition(" ")[0] for key in keys}
        for path in self.citing_files():
            text = path.read_text()
            for match in CITATION.finditer(text):
                cited = " ".join(match[1].split())
                tag = cited.split(" ")[0]
                if cited not in known and (tag in tags or (self.rulings and tag == cited)):
                    line = text.count("\n", 0, match.start()) + 1
                    self.report(self.place(path, line), f"[{cited}] is not a rule in docs")

    def citing_files(self) -> Iterator[Path]:
        yield from sorted(self.root.glob("src/tangledbank/**/*.py"))
        yield from sorted(self.root.glob("tests/*/**/*.py"))
        yield from sorted(self.root.glob("tests/**/*.scene"))

    def check_traits(self, package: str) -> None:
        """Check that a scene cites every trait, or has it in its position."""
        sets = self.root / "src" / "tangledbank" / "games" / package / "sets"
        shown: set[str] = set()
        for name in [key for key, kit in KITS.items() if kit.folder == package]:
            for path in sorted(self.root.glob(f"tests/rules/{name}/**/*.scene")):
                shown.update(*(shown_by(scene) for scene in self.scenes_of(path)))
        for path in sorted(sets.rglob("*.py")):
            for trait in trait_keys(path):
                if trait not in shown:
                    self.report(self.place(path, 1), f"no scene shows {trait}")


def split_row(line: str) -> list[str]:
    """Return the cells of a row of a Markdown table."""
    if not line.lstrip().startswith("|"):
        return []
    cells = re.split(r"(?<!\\)\|", line.strip().strip("|"))
    return [cell.strip().replace("\\|", "|") for cell in cells]


def split_references(cell: str) -> list[str]:
    """Split references at semicolons, without backticks."""
    parts = re.findall(r'(?:"[^"]*"|[^;"])+', cell.replace("`", ""))
    return [part.strip() for part in parts if part.strip() and part.strip() != NOTHING]


def defined(body: list[ast.stmt], prefix: str = "") -> Iterator[str]:
    """Yield the names that a module defines, those of classes with dots."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield prefix + node.name
            if isinstance(node, ast.ClassDef):
                yield from defined(node.body, f"{prefix}{node.name}.")
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            for target in targets:
                yield from (prefix + n.id for n in ast.walk(target) if isinstance(n, ast.Name))


def read_scenes(text: str) -> Iterator[Scene]:
    for block in re.split(r"(?m)^(?=scene\s)", text):
        if match := SCENE.match(block):
            position = block[match.end() :].split("\n>")[0]
            cited = [" ".join(tag.split()) for tag in CITATION.findall(match[2])]
            yield Scene(match[1], cited, set(re.findall(r"[\w-]+", position.lower())))


def shown_by(scene: Scene) -> set[str]:
    """Return the traits of a scene: words of its position, and headings that it cites."""
    shown = set(scene.words)
    for cited in scene.cited:
        words = cited.lower().split()[1:]
        shown.update("-".join(words[:count]) for count in range(1, len(words) + 1))
    return shown


def problems(root: Path = ROOT) -> list[str]:
    """Return all problems as `file:line: problem`."""
    return Checker(root).run()


def main() -> int:
    found = problems()
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
