"""Build the documentation site into build/site, without content from other hosts.

The pages are docs/, the documents of the project's top folder, its examples, and lists of folders.
MkDocs fails on broken links; this script fails on requests to other hosts and on inline scripts,
which a strict content security policy would refuse.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
STAGE: Final = ROOT / "build" / "docs"
SITE: Final = ROOT / "build" / "site"
ICON: Final = ROOT / "web" / "public" / "icon.svg"
FRONT: Final = ("LICENSE", "CITATION.cff")  # besides all *.md
LISTED: Final = {"docs/rules": "Rules", "docs/schemas": "Schemas", "examples": "Examples"}
PLACES: Final = {  # files and folders with another place in the site than in the project
    "README.md": "index.md",
    "ARCHITECTURE.md": "explanation/architecture.md",
    "docs/schemas": "reference/schemas",
    "examples/studies": "examples/studies.md",
}
SHOWN: Final = {".py": "python", ".toml": "toml", ".cff": "yaml", "": "text"}

CODE: Final = re.compile(r"(^[ ]*```.*?^[ ]*```|`[^`\n]*`)", re.MULTILINE | re.DOTALL)
FENCE: Final = re.compile(r"^([ ]*```\w+) file=(\S+)$", re.MULTILINE)
LINK: Final = re.compile(r"\]\(([^()\s:]*?)(#[^()\s]*)?\)")
SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
INLINE: Final = re.compile(r"""<style\b|<script>|\sstyle=["']|\son[a-z]+=["']""")
UNUSED: Final = ("404.html", "sitemap.xml*", "assets/**/*.map", "assets/javascripts/lunr/**/*.js")
FOREIGN: Final = re.compile(
    r"""<(?:script|img|iframe|source|video|audio|link(?![^>]*rel="?(?:canonical|prev|next)))"""
    r"""[^>]*\b(?:src|href)="?(?:https?:)?//[^\s">]+""",
    re.IGNORECASE,
)
ELSEWHERE: Final = re.compile(r"""(?:url\(|@import)\s*["']?(?:https?:)?//""")


def main() -> int:
    gather()
    code = subprocess.call(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--clean"],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    if code:
        return code
    finish()
    return report([*foreign(), *inline()])


def gather() -> None:
    """Collect all pages in one folder, and adapt their links."""
    shutil.rmtree(STAGE, ignore_errors=True)
    for source in sources():
        target = STAGE / published(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            target.write_text(relinked(source), encoding="utf-8")
        elif target.suffix == ".md":
            target.write_text(shown(source), encoding="utf-8")
        else:
            shutil.copyfile(source, target)
    for folder, title in LISTED.items():
        write_list(ROOT / folder, title)
    write_studies()
    shutil.copyfile(ICON, STAGE / ICON.name)


def sources() -> Iterator[Path]:
    yield from sorted(ROOT.glob("*.md"))
    yield from (ROOT / name for name in FRONT)
    for folder in ("docs", "examples"):
        every = sorted((ROOT / folder).rglob("*"))
        yield from (path for path in every if path.is_file() and "__pycache__" not in path.parts)


def published(path: Path) -> str:
    """Return the place of a file or folder in the site."""
    name = path.relative_to(ROOT).as_posix()
    if name in LISTED:
        return f"{PLACES.get(name, name.removeprefix('docs/'))}/index.md"
    if name in PLACES:
        return PLACES[name]
    folder = path.parent.relative_to(ROOT).as_posix()
    if folder in PLACES and folder.startswith("docs/"):
        return f"{PLACES[folder]}/{path.name}"
    if name.startswith("docs/"):
        return name.removeprefix("docs/")
    if "/" not in name:
        return f"{path.stem.lower()}.md"
    return name.removesuffix(".py") + ".md" if path.suffix == ".py" else name


def relinked(page: Path) -> str:
    """Return a page with its links and the names of its code files adapted to the site."""
    here = Path(published(page)).parent

    def replace(match: re.Match[str]) -> str:
        link, anchor = match[1], match[2] or ""
        target = (page.parent / link).resolve() if link else None
        if target is None or not target.is_relative_to(ROOT) or not target.exists():
            return match[0]
        place = os.path.relpath(published(target), here)
        return f"]({Path(place).as_posix()}{anchor})"

    parts = CODE.split(page.read_text(encoding="utf-8"))
    parts[::2] = [LINK.sub(replace, part) for part in parts[::2]]
    parts[1::2] = [FENCE.sub(r'\1 title="\2"', part) for part in parts[1::2]]
    return "".join(parts)


def shown(path: Path) -> str:
    """Return a page that shows a file."""
    text = path.read_text(encoding="utf-8").rstrip()
    return f"# {path.name}\n\n```{SHOWN[path.suffix]}\n{text}\n```\n"


def write_list(folder: Path, title: str) -> None:
    """Write a page that lists a folder."""
    place = STAGE / published(folder)
    lines = [f"# {title}", ""]
    for path in sorted(folder.iterdir()):
        if not path.name.startswith("_"):
            link = os.path.relpath(STAGE / published(path), place.parent)
            lines.append(f"- [{heading(path)}]({Path(link).as_posix()})")
    place.write_text("\n".join(lines) + "\n", encoding="utf-8")


def heading(path: Path) -> str:
    """Return the heading of a page."""
    if path.suffix != ".md":
        return path.name
    return path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def write_studies() -> None:
    folder = ROOT / "examples" / "studies"
    pages = [shown(path).replace("# ", "## ", 1) for path in sorted(folder.glob("*.toml"))]
    text = "# Studies\n\n" + "\n".join(pages)
    (STAGE / published(folder)).write_text(text, encoding="utf-8")


def finish() -> None:
    """Remove unused files, and move inline scripts into files."""
    for pattern in UNUSED:
        for path in SITE.glob(pattern):
            path.unlink()
    for page in SITE.rglob("*.html"):
        page.write_text(moved_out(page), encoding="utf-8")


def moved_out(page: Path) -> str:
    """Return a page with its inline scripts moved into files."""

    def script(match: re.Match[str]) -> str:
        return f'<script src="{kept(page, match[1])}"></script>'

    return SCRIPT.sub(script, page.read_text(encoding="utf-8"))


def kept(page: Path, text: str) -> str:
    """Write a script into a file named by its hash, and return its tag."""
    name = hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
    place = SITE / "assets" / f"page-{name}.js"
    place.write_text(text, encoding="utf-8")
    return Path(os.path.relpath(place, page.parent)).as_posix()


def foreign() -> Iterator[str]:
    """Yield references to other hosts."""
    for path in sorted(SITE.rglob("*")):
        if path.suffix not in (".html", ".css"):
            continue
        wanted = FOREIGN if path.suffix == ".html" else ELSEWHERE
        for match in wanted.finditer(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(SITE)} requests from another host: {match[0][:120]}"


def inline() -> Iterator[str]:
    """Yield inline scripts, which a strict policy would refuse."""
    for page in sorted(SITE.rglob("*.html")):
        for match in INLINE.finditer(page.read_text(encoding="utf-8")):
            yield f"{page.relative_to(SITE)} has inline scripts or styles: {match[0]}"


def report(faults: list[str]) -> int:
    print(*faults, sep="\n", end="\n" if faults else "")
    pages = len(list(SITE.rglob("*.html")))
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"{pages} pages, {size / 1e6:.1f} MB: {SITE.relative_to(ROOT)}/index.html")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
