"""Rulings have an index, and every option that they name exists."""

import pytest

from scripts import split_rulings
from tests.test_links import broken
from tools import rulings

ONE_PAGE = """\
# Rulings

Some words. [Evolution](#evolution)

# Evolution

## R1 What's a take?

Question: What?

Option: `deck_end` = `empty` or `needed`.

# Oceans

As in [rules/oceans.md](rules/oceans.md).

## R200 What is played

Question: Which?
"""

OTHERS = {
    "README.md": "[docs/rulings.md](docs/rulings.md) [it](docs/rulings.md#r1-whats-a-take)\n",
    "ARCHITECTURE.md": "See `docs/rulings.md`.\n",
    "docs/rules/oceans.md": "[rulings.md](../rulings.md) [a](../rulings.md#evolution)\n",
}


@pytest.fixture
def project(tmp_path):
    for name, text in {"docs/rulings.md": ONE_PAGE, **OTHERS}.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_the_rulings_of_the_project_are_in_order():
    assert rulings.problems() == []
    assert len([r for page in rulings.pages() for r in rulings.rulings_of(page)]) > 200


def test_an_option_that_no_game_has_is_reported(project):
    page = project / "docs/rulings.md"
    page.write_text(ONE_PAGE.replace("deck_end", "deck_ends"))

    assert rulings.problems(project) == ["docs/rulings.md: R1: no game has an option 'deck_ends'"]


def test_one_page_becomes_one_for_each_game(project):
    assert split_rulings.run(project)
    assert not split_rulings.run(project)

    assert [page.name for page in rulings.pages(project)] == ["evolution.md", "oceans.md"]
    assert rulings.problems(project) == []
    text = (project / "docs/rulings/README.md").read_text()
    assert "- [R1 What's a take?](evolution.md#r1-whats-a-take)" in text
    assert "[R1](evolution.md#r1-whats-a-take) |" in text


def test_what_led_to_the_one_page_leads_to_the_new_ones(project):
    split_rulings.run(project)

    pages = [*project.glob("*.md"), *project.glob("docs/**/*.md")]
    assert {page.name: broken(page, project) for page in pages if broken(page, project)} == {}
    assert "](docs/rulings/evolution.md#r1-whats-a-take)" in (project / "README.md").read_text()
    assert "[rulings](../rulings/oceans.md)" in (project / "docs/rules/oceans.md").read_text()
    assert "`docs/rulings/`" in (project / "ARCHITECTURE.md").read_text()


def test_an_index_that_is_behind_is_reported(project):
    split_rulings.run(project)
    page = project / "docs/rulings/evolution.md"
    page.write_text(page.read_text() + "\n## R2 More\n")

    assert len(rulings.problems(project)) == 1
    rulings.write(project)
    assert rulings.problems(project) == []
