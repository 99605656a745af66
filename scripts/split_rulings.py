"""Split docs/rulings.md into docs/rulings/, one page for each game, and mend what leads there.

Run it as `python -m scripts.split_rulings`; a second time it does nothing.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from tools import rulings

ROOT: Final = Path(__file__).resolve().parent.parent

# The page for each section of the one page that was.
SECTIONS: Final = {
    "Evolution": "evolution",
    "Climate": "climate",
    "Oceans": "oceans",
    "The Origin of Species and Time to Fly": "origin",
}
OF_RULES: Final = {**{page: page for page in rulings.PAGES}, "time-to-fly": "origin"}
LINK: Final = re.compile(r"\[([^\[\]]*)\]\(((?:\.\./)*(?:docs/)?)rulings\.md(#[\w-]+)?\)")


def split(text: str) -> dict[str, str]:
    """The text of each page, by its name."""
    found: dict[str, str] = {}
    for part in re.split(r"(?m)^(?=# )", text)[1:]:
        title, _, body = part.partition("\n")
        title = title.removeprefix("# ").strip()
        if title == "Rulings":
            continue
        body = body.strip().replace("](rules/", "](../rules/")
        before = found.get(SECTIONS[title], f"# Rulings: {title}\n")
        found[SECTIONS[title]] = f"{before}\n{body}\n"
    return found


def home(pages: dict[str, str], anchor: str) -> str:
    """The page on which an anchor now is."""
    number = re.match(r"#r(\d+)\b", anchor)
    for name, text in pages.items():
        if number and f"\n## R{number[1]} " in text:
            return f"{name}.md{anchor}"
    sections = {"#" + rulings.anchor(title): page for title, page in SECTIONS.items()}
    return f"{sections[anchor]}.md" if anchor in sections else rulings.INDEX


def mend(path: Path, pages: dict[str, str]) -> None:
    """Let the links and mentions of a page lead to the new pages."""
    text = path.read_text(encoding="utf-8")
    default = rulings.INDEX
    if path.parent.name == "rules" and path.stem in OF_RULES:
        default = f"{OF_RULES[path.stem]}.md"

    def lead(match: re.Match[str]) -> str:
        words = match[1].replace("rulings.md", "rulings/" if "/" in match[1] else "rulings")
        target = home(pages, match[3]) if match[3] else default
        return f"[{words}]({match[2]}rulings/{target})"

    new = LINK.sub(lead, text).replace("docs/rulings.md", "docs/rulings/")
    if new != text:
        path.write_text(new, encoding="utf-8")


def run(root: Path = ROOT) -> bool:
    """Do all of it; False where it has been done before."""
    old = root / "docs" / "rulings.md"
    if not old.exists():
        return False
    pages = split(old.read_text(encoding="utf-8"))
    folder = root / "docs" / "rulings"
    folder.mkdir(exist_ok=True)
    for name, text in pages.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    old.unlink()
    for path in [*root.glob("*.md"), *root.glob("docs/**/*.md")]:
        mend(path, pages)
    rulings.write(root)
    return True


def main() -> int:
    print("docs/rulings/ written" if run() else "there is no docs/rulings.md: nothing to split")
    return 0


if __name__ == "__main__":
    sys.exit(main())
