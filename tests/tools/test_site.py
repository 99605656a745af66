"""The documentation site: all pages, valid links, nothing from other hosts."""

import re

import pytest

from scripts import docs

NAV = (docs.ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]


@pytest.fixture
def stage(tmp_path, monkeypatch):
    monkeypatch.setattr(docs, "STAGE", tmp_path / "pages")
    monkeypatch.setattr(docs, "SITE", tmp_path / "site")
    (tmp_path / "site" / "assets").mkdir(parents=True)
    return tmp_path


def test_every_page_is_in_the_contents(stage):
    docs.gather()

    pages = {path.relative_to(docs.STAGE).as_posix() for path in docs.STAGE.rglob("*.md")}
    named = re.findall(r"[\w/.-]+\.md", NAV)
    assert pages == set(named) and len(named) == len(pages)


def test_links_lead_to_where_things_are_in_the_site(stage):
    docs.gather()

    front = (docs.STAGE / "index.md").read_text(encoding="utf-8")
    assert "](play/README.md)" in front and "](explanation/architecture.md)" in front
    bot = (docs.STAGE / "howto" / "agent.md").read_text(encoding="utf-8")
    assert "](../examples/bot.md)" in bot and "](../reference/views.md)" in bot
    reference = (docs.STAGE / "reference" / "README.md").read_text(encoding="utf-8")
    assert "](schemas/index.md)" in reference and "](../rules/index.md)" in reference
    about = (docs.STAGE / "explanation" / "README.md").read_text(encoding="utf-8")
    assert "](architecture.md)" in about


def test_code_is_left_as_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr(docs, "ROOT", tmp_path)
    page = tmp_path / "docs" / "page.md"
    page.parent.mkdir()
    (tmp_path / "README.md").touch()
    page.write_text("[a](../README.md) `[b](../README.md)`\n\n```text\n[c](../README.md)\n```\n")

    assert docs.relinked(page) == (
        "[a](index.md) `[b](../README.md)`\n\n```text\n[c](../README.md)\n```\n"
    )


def test_code_of_a_named_file_has_the_name_as_its_title(tmp_path, monkeypatch):
    monkeypatch.setattr(docs, "ROOT", tmp_path)
    page = tmp_path / "page.md"
    page.write_text("```python file=mybot.py\nimport json\n```\n")

    assert docs.relinked(page) == '```python title="mybot.py"\nimport json\n```\n'


def test_scripts_of_a_page_become_files(stage):
    page = docs.SITE / "rules" / "index.html"
    page.parent.mkdir()
    page.write_text('<script>go()</script><script id="a" type="application/json">{}</script>')
    assert [line for line in docs.inline() if "rules/index.html" in line]

    docs.finish()

    link = re.search(r'src="\.\./(assets/page-\w+\.js)"', page.read_text())
    assert (docs.SITE / link[1]).read_text() == "go()"
    assert 'type="application/json"' in page.read_text()
    assert list(docs.inline()) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.html", '<script src="https://elsewhere.example/a.js"></script>'),
        ("a.html", '<link rel="stylesheet" href="//elsewhere.example/a.css">'),
        ("a.html", '<img src="http://elsewhere.example/a.png">'),
        ("a.css", "@import 'https://elsewhere.example/a.css';"),
        ("a.css", "p { background: url(https://elsewhere.example/a.png) }"),
    ],
)
def test_what_comes_from_another_host_is_found(stage, name, text):
    (docs.SITE / name).write_text(text)

    assert len(list(docs.foreign())) == 1


def test_links_to_other_hosts_are_no_requests(stage):
    (docs.SITE / "a.html").write_text('<a href="https://elsewhere.example/">x</a><img src="a.svg">')

    assert list(docs.foreign()) == []
