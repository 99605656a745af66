"""Write, or check, the index of the rulings and the table of options, docs/rulings/README.md.

python -m tools.rulings          check that the index is up to date
python -m tools.rulings --write  write it
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import tangledbank
from tangledbank.core.options import Option, spell

ROOT: Final = Path(__file__).resolve().parent.parent
INDEX: Final = "README.md"

HEADING: Final = re.compile(r"## R(\d+) (.+)")
OPTION: Final = re.compile(r"(?:- )?Option: `(\w+)`")

HEAD: Final = """\
# Rulings

These pages say what we play where the rulebooks are silent, unclear or contradict each other, and
why. Keys such as `EVO Horns 2` are rows of the [rules](../rules/). The table of [options](#options)
lists other ways to play. `python -m tools.rulings --write` writes this page.
"""


class Ruling(NamedTuple):
    """A ruling: its page, number and title, and the options that change it."""

    page: str
    number: int
    title: str
    options: list[str]

    def link(self, words: str = "") -> str:
        heading = f"R{self.number} {self.title}"
        return f"[{words or heading}]({self.page}.md#{anchor(heading)})"


def anchor(heading: str) -> str:
    """Return the anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def pages(root: Path = ROOT) -> list[Path]:
    """Return the pages with rulings, in the order of the games; some games share one."""
    found = [root / "docs" / "rulings" / f"{key}.md" for key in tangledbank.games()]
    return [path for path in found if path.is_file()]


def rulings_of(path: Path) -> list[Ruling]:
    found: list[Ruling] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if heading := HEADING.fullmatch(line):
            found.append(Ruling(path.stem, int(heading[1]), heading[2], []))
        elif (option := OPTION.match(line)) and found:
            found[-1].options.append(option[1])
    return found


def all_options() -> dict[str, tuple[Option, list[str]]]:
    """Return every option by its key, with the games that have it."""
    found: dict[str, tuple[Option, list[str]]] = {}
    for key in tangledbank.games():
        for option in tangledbank.game(key).options:
            found.setdefault(option.key, (option, []))[1].append(key)
    return found


def option_row(option: Option, games: Sequence[str], ruling: Ruling | None) -> str:
    others = [value for value in option.values if value != option.default]
    values = ", ".join(f"`{spell(value)}`" for value in [option.default, *others])
    where = ruling.link(f"R{ruling.number}") if ruling else option.cite or "—"
    named = ", ".join(f"`{key}`" for key in games)
    return f"| `{option.key}` | {named} | {values} | {option.help} | {where} |"


def index(rulings: Sequence[Ruling], titles: Mapping[str, str]) -> str:
    """Return the page with every ruling and every option."""
    lines = [HEAD]
    for page, title in titles.items():
        lines += [f"## {title}", ""]
        lines += [f"- {ruling.link()}" for ruling in rulings if ruling.page == page]
        lines.append("")
    lines += ["## Options", "", "The first value is the default.", ""]
    lines += ["| option | games | values | what it settles | ruling |", "|---|---|---|---|---|"]
    by_option = {option: ruling for ruling in reversed(rulings) for option in ruling.options}
    for key, (option, games) in all_options().items():
        lines.append(option_row(option, games, by_option.get(key)))
    return "\n".join(lines) + "\n"


def title_of(path: Path) -> str:
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    return first.removeprefix("# ").removeprefix("Rulings: ")


def wanted(root: Path = ROOT) -> str:
    """Return the expected index."""
    found = pages(root)
    rulings = [ruling for path in found for ruling in rulings_of(path)]
    return index(rulings, {path.stem: title_of(path) for path in found})


def problems(root: Path = ROOT) -> list[str]:
    """Return the problems of the index, and of the options that rulings name."""
    found = []
    known = all_options()
    for path in pages(root):
        here = path.relative_to(root).as_posix()
        for ruling in rulings_of(path):
            strange = [option for option in ruling.options if option not in known]
            found += [f"{here}: R{ruling.number}: no game has an option {o!r}" for o in strange]
    path = root / "docs" / "rulings" / INDEX
    if not path.exists() or path.read_text(encoding="utf-8") != wanted(root):
        found.append("docs/rulings/README.md is not as its pages want it: make format writes it")
    return found


def write(root: Path = ROOT) -> None:
    (root / "docs" / "rulings" / INDEX).write_text(wanted(root), encoding="utf-8")


def main() -> int:
    if "--write" in sys.argv:
        write()
    found = problems()
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
