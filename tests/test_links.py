"""Links in the documents lead somewhere, and what they say of versions is so."""

import fnmatch
import json
import re
import tomllib
from dataclasses import fields

import pytest

import tangledbank
from tangledbank.agents import external_program
from tangledbank.core import codec, match, published_view, record
from tangledbank.games.kit import Kit
from tangledbank.server.protocol import wire
from tools.compiling import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
CODE = re.compile(r"^([ ]*)```.*?^\1```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]*)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
FOLDERS = ("bench", "docs", "examples", "scripts", "src", "tests", "tools", "web")
PLACE = re.compile(
    r"`((?:agents|audit|bench|cli|core|docs|envs|examples|games|lab|notation|scripts|server|src|"
    r"telling|tests|texts|tools|web)/[^`\s]*)`"
)
CHECKED_ELSEWHERE = {"rules", "rulings"}  # by tools/check_citations.py
GUIDES = [page for page in PAGES if page.parent.name not in CHECKED_ELSEWHERE]
GUIDES.remove(ROOT / "CHANGELOG.md")


def anchors(text):
    """The names of a page's headings, as they stand in links."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    headings = [re.sub(r"[^\w\- ]", "", title.lower()) for title in HEADING.findall(prose)]
    return {title.strip().replace(" ", "-") for title in headings}


def leads_somewhere(page, link, root):
    path, _, anchor = link.partition("#")
    if re.match(r"https?:", path):
        return True
    target = (page.parent / path).resolve() if path else page.resolve()
    if not target.is_relative_to(root.resolve()) or not target.exists():
        return False
    return not anchor or anchor in anchors(target.read_text(encoding="utf-8"))


def broken(page, root=ROOT):
    """The links of a page that lead nowhere."""
    links = LINK.findall(CODE.sub("", page.read_text(encoding="utf-8")))
    return [link for link in links if not leads_somewhere(page, link, root)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page):
    assert broken(page) == []


def test_a_broken_link_is_found(tmp_path):
    (tmp_path / "there.md").write_text("# A heading, here\n")
    page = tmp_path / "page.md"
    page.write_text(
        "[a](there.md#a-heading-here) [b](there.md#no) [c](gone.md) [d](#no) [e](../out.md)\n"
        "`[f](code.md)` [g](https://example.org/x)\n\n```text\n[h](code.md)\n```\n"
    )

    assert broken(page, tmp_path) == ["there.md#no", "gone.md", "#no", "../out.md"]


def project_paths():
    """Every file and folder of the project, folders with a slash at the end."""
    found = [*ROOT.glob("*.*")]
    for folder in FOLDERS:
        found += [ROOT / folder, *(ROOT / folder).rglob("*")]
    inside = [path for path in found if "node_modules" not in path.parts]
    return [f"/{p.relative_to(ROOT).as_posix()}{'/' if p.is_dir() else ''}" for p in inside]


def missing(named):
    """The names that fit the end of no path; `<game>` and `*` stand for anything."""
    paths = project_paths()
    patterns = {
        name: re.sub(r"<\w+>|KEY|GAME|LANGUAGE|LANG", "*", name.removesuffix("/")) for name in named
    }
    return [
        name
        for name, pattern in patterns.items()
        if not fnmatch.filter(paths, f"*/{pattern}") and not fnmatch.filter(paths, f"*/{pattern}/")
    ]


def without_fences(page):
    text = page.read_text(encoding="utf-8")
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


def test_the_map_names_what_is_there():
    prose = without_fences(ROOT / "ARCHITECTURE.md")
    named = re.findall(r"`([^`\n]*(?:/|\.py|\.json|\.md|\.toml))`", prose)

    assert named
    assert missing(named) == []


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_documents_name_files_that_are_there(page):
    named = PLACE.findall(without_fences(page))

    assert missing(named) == []


def test_a_file_that_is_gone_is_found():
    assert missing(["core/flow.py", "core/gone.py"]) == ["core/gone.py"]


def test_the_page_on_presenting_a_game_names_every_part_of_a_kit():
    page = without_fences(ROOT / "docs/howto/presentation.md").partition("## Sentences")[0]
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}

    assert named == {field.name for field in fields(Kit)}


def test_the_address_of_the_repository_is_one():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert f"\nREPOSITORY={project['urls']['Source']}\n" in readme


def test_the_page_on_versions_has_the_numbers_of_the_code():
    page = (ROOT / "docs/reference/versions.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([^|]+) \| [^|]+ \| ([^|]+) \|", page, re.MULTILINE))

    assert rows["package and Python API"] == tangledbank.__version__
    assert rows["record of a game"] == str(record.FORMAT)
    assert rows["save"] == str(match.FORMAT)
    assert rows["table in a save"] == str(codec.VERSION)
    assert rows["view"] == str(published_view.VERSION)
    assert rows["protocol of programs"] == str(external_program.PROTOCOL)
    assert rows["protocol of the server"] == str(wire.PROTOCOL)


def test_one_version_stands_everywhere():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")

    assert project["version"] == tangledbank.__version__
    assert f"\nversion: {tangledbank.__version__}\n" in citation
    for name in ("package.json", "package-lock.json"):
        client = json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))
        assert client["version"] == tangledbank.__version__
