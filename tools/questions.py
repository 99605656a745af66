"""Write, or check, the bits of the questions that cards may answer: one module for each class.

python -m tools.questions          check that the modules are up to date
python -m tools.questions --write  write them
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "tangledbank" / "games"
MOST: Final = 62  # the bits of an unboxed number


class QuestionClass(NamedTuple):
    """A class whose methods are questions, and the module of their bits."""

    source: str
    name: str
    into: str


CLASSES: Final = (
    QuestionClass("evolution/traits/base.py", "Trait", "evolution/questions.py"),
    QuestionClass("origin/traits/base.py", "Trait", "origin/questions.py"),
    QuestionClass("oceans/traits/base.py", "Trait", "oceans/questions.py"),
    QuestionClass("oceans/scenario.py", "Scenario", "oceans/scenario_questions.py"),
)


def questions(asked: QuestionClass) -> list[str]:
    """Return the methods and flags of a class from its source; importing it needs the bits."""
    tree = ast.parse((GAMES / asked.source).read_text())
    body = next(n.body for n in tree.body if isinstance(n, ast.ClassDef) and n.name == asked.name)
    apart = {word for node in body for word in apart_in(node)}
    methods = {node.name for node in body if isinstance(node, ast.FunctionDef)}
    flags = {name for node in body for name in flag_in(node)}
    return sorted(name for name in (methods | flags) - apart if not name.startswith("_"))


def flag_in(node: ast.stmt) -> list[str]:
    """Return the name of a flag: a class variable that is False by default."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant):
        return [ast.unparse(node.target)] if node.value.value is False else []
    return []


def apart_in(node: ast.stmt) -> list[str]:
    """Return the methods that the class excludes from its questions."""
    if (
        isinstance(node, ast.AnnAssign)
        and ast.unparse(node.target) == "NOT_QUESTIONS"
        and node.value
    ):
        return str(ast.literal_eval(node.value)).split()
    return []


def text_of(asked: QuestionClass) -> str:
    """Return the source of a module with the constants of a class."""
    names = questions(asked)
    if len(names) > MOST:
        raise SystemExit(f"{asked.name} of {asked.source} has more than {MOST} questions")
    lines = [f"{name.upper()}: Final = 1 << {place}" for place, name in enumerate(names)]
    return "\n".join(
        [
            f'"""The bit of each question that a {asked.name} may answer.',
            "",
            "Generated from the class by tools/questions.py; run `make format` to update.",
            '"""',
            "",
            "from __future__ import annotations",
            "",
            "from typing import Final",
            "",
            *lines,
            "",
        ]
    )


def main() -> int:
    faults = 0
    for asked in CLASSES:
        path = GAMES / asked.into
        text = text_of(asked)
        if "--write" in sys.argv:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path.relative_to(ROOT)} is not what {asked.name} asks: run make format")
            faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
