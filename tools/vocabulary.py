"""Write, or check, the numbers of the words in each `vocabulary.py`: the module `ids.py`.

python -m tools.vocabulary          check that the numbers match the declarations
python -m tools.vocabulary --write  write them
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from tangledbank.core.vocabulary import EventType, Kind, Prompt, Reason, Verb, Word

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "tangledbank" / "games"
LONGEST_LINE: Final = 100
GROUPS: Final = (("Verbs", Verb), ("Prompts", Prompt), ("Events", EventType), ("Reasons", Reason))


def main() -> int:
    faults = 0
    for path in sorted(GAMES.rglob("vocabulary.py")):
        into, text = path.with_name("ids.py"), text_of(module_at(path))
        if "--write" in sys.argv:
            into.write_text(text)
        elif into.read_text() != text:
            print(f"{into.relative_to(ROOT)} differs from its vocabulary: run make format")
            faults += 1
    return 1 if faults else 0


def module_at(path: Path) -> ModuleType:
    """Load the declarations alone, because importing their game needs the numbers."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None, "a vocabulary is a Python file"
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def text_of(module: ModuleType) -> str:
    """Return a module with a constant for each word, and for each named value of a kind."""
    title = (module.__doc__ or "").partition("\n")[0].partition(". ")[0].rstrip(".")
    lines = [
        f'"""{title}, as numbers that the compiler folds.',
        "",
        "Written by tools/vocabulary.py from `vocabulary.py`, at `make format`.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        *kinds_of(module),
    ]
    for heading, group in GROUPS:
        words = [(name, word) for name, word in vars(module).items() if type(word) is group]
        if words:
            lines += ["", f"# {heading}", *(constant(name, word) for name, word in words)]
    return "\n".join([*lines, ""])


def kinds_of(module: ModuleType) -> Iterator[str]:
    """Yield the named values of the kinds that a module declares."""
    for kind in vars(module).values():
        if isinstance(kind, Kind) and kind.names:
            yield from ("", f"# Values of {kind.name}")
            for number, name in enumerate(kind.names):
                value = f"1 << {number}" if kind.bits else str(number)
                if name:
                    yield f"{kind.prefix}{name.upper().replace('-', '_')}: Final = {value}"


def constant(name: str, word: Word) -> str:
    plain = f"{name}: Final = {word.number}"
    told = f"{plain}  # {', '.join(word.slots)}"
    return told if word.slots and len(told) <= LONGEST_LINE else plain


if __name__ == "__main__":
    sys.exit(main())
