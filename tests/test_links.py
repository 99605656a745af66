"""Links in the documents lead somewhere, and what they say of versions is so."""

import re
import tomllib

import pytest

import tangledbank
from tangledbank.agents import process
from tangledbank.core import codec, match, published_view, record
from tangledbank.server.protocol import wire
from tools.compiling import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
CODE = re.compile(r"^([ ]*)```.*?^\1```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]*)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


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


def test_the_map_names_what_is_there():
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    named = re.findall(r"`([^`\n]*(?:/|\.py|\.json|\.md|\.toml))`", prose)
    files = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("*.*")}
    for folder in ("src", "docs", "tools", "scripts"):
        for path in (ROOT / folder).rglob("*"):
            files.add(path.relative_to(ROOT).as_posix() + ("/" if path.is_dir() else ""))
    known = ["/" + re.sub(r"(?<=games/)(evolution|origin|oceans)/", "<game>/", f) for f in files]
    known += ["/" + file for file in files]

    assert named
    assert [name for name in named if not any(f.endswith("/" + name) for f in known)] == []


def test_the_page_on_versions_has_the_numbers_of_the_code():
    page = (ROOT / "docs/reference/versions.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([^|]+) \| [^|]+ \| ([^|]+) \|", page, re.MULTILINE))

    assert rows["package and Python API"] == tangledbank.__version__
    assert rows["record of a game"] == str(record.FORMAT)
    assert rows["save"] == str(match.FORMAT)
    assert rows["table in a save"] == str(codec.VERSION)
    assert rows["view"] == str(published_view.VERSION)
    assert rows["protocol of programs"] == str(process.PROTOCOL)
    assert rows["protocol of the server"] == str(wire.PROTOCOL)


def test_one_version_stands_everywhere():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")

    assert project["version"] == tangledbank.__version__
    assert f"\nversion: {tangledbank.__version__}\n" in citation
