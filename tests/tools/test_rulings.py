"""Rulings have an index, and every option that they name exists."""

import pytest

from tests.test_links import broken
from tools import rulings

PAGES = {
    "evolution": """\
# Rulings: Evolution

## R1 What's a take?

Question: What?

Option: `deck_end` = `empty` or `needed`.
""",
    "oceans": """\
# Rulings: Oceans

## R200 What is played

Question: Which?
""",
}


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "docs" / "rulings"
    folder.mkdir(parents=True)
    (tmp_path / "docs" / "rules").mkdir()
    for name, text in PAGES.items():
        (folder / f"{name}.md").write_text(text)
    rulings.write(tmp_path)
    return tmp_path


def test_the_rulings_of_the_project_are_in_order():
    assert rulings.problems() == []
    assert len([r for page in rulings.pages() for r in rulings.rulings_of(page)]) > 200


def test_an_option_that_no_game_has_is_reported(project):
    page = project / "docs/rulings/evolution.md"
    page.write_text(page.read_text().replace("deck_end", "deck_ends"))
    rulings.write(project)

    assert rulings.problems(project) == [
        "docs/rulings/evolution.md: R1: no game has an option 'deck_ends'"
    ]


def test_the_index_leads_to_every_ruling_and_option(project):
    index = project / "docs/rulings/README.md"

    assert rulings.problems(project) == [] and broken(index, project) == []
    assert "- [R1 What's a take?](evolution.md#r1-whats-a-take)" in index.read_text()
    assert "[R1](evolution.md#r1-whats-a-take) |" in index.read_text()


def test_every_option_of_the_project_has_its_ruling():
    index = rulings.pages()[0].parent / rulings.INDEX
    rows = [line for line in index.read_text().splitlines() if line.startswith("| `")]

    assert len(rows) > 40
    assert [row for row in rows if "](" not in row.rpartition(" | ")[2]] == []


def test_an_index_that_is_behind_is_reported(project):
    page = project / "docs/rulings/evolution.md"
    page.write_text(page.read_text() + "\n## R2 More\n")

    assert len(rulings.problems(project)) == 1
    rulings.write(project)
    assert rulings.problems(project) == []
