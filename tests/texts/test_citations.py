"""Citations exist, and rulings are cited with their titles."""

import re
from pathlib import Path

import pytest

import tangledbank
from tangledbank.texts import Texts
from tools import rulings

DOCS = Path(__file__).parent.parent.parent / "docs"
ROW = re.compile(r"^\| ((?:EVO|CLI|ORI|TTF|OCE) .+? \d+) \|", re.MULTILINE)
RULES = {key for page in (DOCS / "rules").glob("*.md") for key in ROW.findall(page.read_text())}
RULINGS = {f"R{r.number}": r.title for path in rulings.pages() for r in rulings.rulings_of(path)}
CITED = re.compile(r"\[([^\[\]]+)\]$")


def known(cite):
    number, _, title = cite.partition(" ")
    return cite in RULES or RULINGS.get(number) == title


@pytest.mark.parametrize("key", tangledbank.games())
def test_every_explanation_names_a_rule_that_exists(key):
    words = Texts("en").of(tangledbank.game(key))
    for title in words.titles():
        found = CITED.search(words.explain(title))
        assert found and known(found[1]), words.explain(title)


@pytest.mark.parametrize("key", tangledbank.games())
def test_every_reason_names_a_rule_that_exists(key):
    words = Texts("en").of(tangledbank.game(key))
    for cite in words.cites.values():
        assert known(CITED.search(words.cited("No.", cite))[1]), cite


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_a_ruling_is_called_by_its_title(lang):
    words = Texts(lang).of(tangledbank.game("oceans"))
    cited = CITED.search(words.explain(words.say("rule-turn.title")))[1]
    assert cited == f"R220 {words.say('ruling-R220')}"
