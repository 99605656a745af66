"""A report of the lab shows whole labels on a narrow page."""

import pytest

from tangledbank.lab.queries import StudyResults
from tangledbank.lab.report import make_page
from tangledbank.texts.catalogue import Catalogue
from tests.lab.support import SMALL, run, study_file

LONG = '"a setting with a name that is much longer than most names of settings are"'
OUTSIDE = """() => [...document.querySelectorAll('svg')].flatMap((chart) => {
    const box = chart.getBoundingClientRect();
    return [...chart.querySelectorAll('text')].filter((text) => {
        const at = text.getBoundingClientRect();
        return at.left < box.left - 1 || at.right > box.right + 1
            || at.top < box.top - 1 || at.bottom > box.bottom + 1;
    }).map((text) => text.textContent);
})"""


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    text = SMALL.replace('"more horns"', LONG).replace("deals = 6", "deals = 24")
    return run(study_file(tmp_path_factory.mktemp("study"), text))


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_labels_are_whole_on_a_page_of_500_pixels(chromium, results, tmp_path, lang):
    path = tmp_path / "report.html"
    path.write_text(
        make_page(StudyResults(results), None, Catalogue(lang, ("common", "lab"))), encoding="utf-8"
    )
    page = chromium.new_page(viewport={"width": 500, "height": 900})
    page.goto(path.as_uri())

    assert page.evaluate("document.querySelectorAll('svg').length") > 20
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 500
    page.close()
