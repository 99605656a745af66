"""Catalogues are complete in every language, and languages are found."""

import re

import pytest

import tangledbank
from tangledbank.core.rng import seeded
from tangledbank.texts import Texts, detect_language, languages
from tangledbank.texts.evolution import CITES, TOPICS
from tools import check_texts, rulings
from tools.check_texts import Usage, differences, main, missing
from tools.compiling import ROOT


def test_no_message_is_missing_or_unused():
    assert main() == 0


def test_a_missing_message_is_found():
    usage = Usage.of_program()
    found = missing(usage, {"common": {}}, {"evolution": (("evolution",), {"move-feed"})})
    assert any("move-feed" in line for line in found)


def test_messages_that_the_client_asks_for_are_found():
    client = Usage.of_client()
    assert client.uses("seconds") and client.uses("phase-feeding")
    assert not client.uses("help-lang")
    assert any("no catalogue has seconds" in line for line in missing(client, {"web": {}}, {}))


def test_a_translation_that_takes_other_values_is_found():
    english = {"error-seed": {"seed"}, "no-such-message": set()}
    found = list(differences("fr", "common", english))
    assert "fr/common.ftl: no-such-message is missing" in found
    assert any("error-seed differs" in line for line in found)


def test_a_message_that_stands_twice_is_found(tmp_path, monkeypatch):
    folder = tmp_path / "texts" / "en"
    folder.mkdir(parents=True)
    (folder / "common.ftl").write_text("hello = Hello\nbye = Bye\nhello = Good day\n")
    monkeypatch.setattr(check_texts, "ROOT", tmp_path)
    monkeypatch.setattr(check_texts, "SOURCES", tmp_path)

    with pytest.raises(SystemExit, match="hello is defined twice"):
        check_texts.read("en", "common")


@pytest.mark.parametrize(
    ("asked", "env", "lang"),
    [
        ("fr", {"LANG": "en_US.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB"}, "en"),
        (None, {"LANG": "de_DE", "LC_MESSAGES": "fr_CA"}, "fr"),
        (None, {"LANG": "xx_YY"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
        ("fr-BE", {}, "fr"),
        ("../../etc", {}, "en"),
    ],
)
def test_the_language_is_found(asked, env, lang):
    assert detect_language(asked, env) == lang


def test_citations_of_reasons_and_topics_are_in_the_rule_tables():
    pages = [ROOT / "docs/rules/evolution.md", *rulings.pages()]
    rules = "".join(page.read_text(encoding="utf-8") for page in pages)
    for cite in {*CITES.values(), *TOPICS.values()}:
        assert f"| {cite} |" in rules or f"## {cite} " in rules, cite


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", tangledbank.games())
def test_every_kind_of_move_has_a_sample(lang, key):
    words = Texts(lang).of(tangledbank.game(key))
    for phrase in words.language.phrases:
        assert not re.search(r"[{}]", words.sample(phrase)), phrase.text


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", tangledbank.games())
def test_moves_are_said_and_read_back(lang, key):
    words = Texts(lang).of(tangledbank.game(key))
    match = tangledbank.new(key, players=3, seed=5)
    rng = seeded(2)
    for _ in range(150):
        if match.over:
            break
        question = match.open[0]
        view = match.view(question.seat)
        options = match.state.legal_actions(question.seat)
        for action in options:
            said = words.move(view, question.seat, action)
            assert not re.search(r"[{}]", said)
            seat, read = words.read_move(view, question.seat, said)
            write = words.language.write_action
            assert write(view, seat, read) == write(view, question.seat, action)
        match.play(question.seat, question.number, options[rng.below(len(options))])
    for event in match.news[0]:
        assert not re.search(r"[{}]", words.event(match.view(0), event, 0))
