"""The notation pages list all words that are read."""

import re

import pytest

from tangledbank.core.rng import seeded
from tangledbank.notation.language import reads_like
from tangledbank.notation.names import squeeze
from tangledbank.notation.position import PHASE_WORDS
from tangledbank.notation.scene_runner import EXPECTATIONS
from tests.support import GAMES, REGISTERED
from tools.compiling import ROOT

SPAN = re.compile(r"`([^`\n]+)`")
PAGES = {
    "evolution": [],
    "climate": ["notation-climate.md"],
    "origin": ["notation-origin.md"],
    "time-to-fly": ["notation-origin.md"],
    "oceans": ["notation-oceans.md"],
}
IN_SCENES = ("scene", "game", "expect:", "sees:", "because", "tries", "undo", "rolls", "doing")


def page(name):
    text = (ROOT / "docs" / "reference" / name).read_text(encoding="utf-8")
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


def spans(key):
    """Return what the pages of a game mark as notation."""
    general, _, evolution = page("notation.md").partition("\n## Evolution\n")
    own = evolution if key in ("evolution", "climate") else ""
    texts = [general, own, *[page(name) for name in PAGES[key]]]
    return [squeeze(span) for text in texts for span in SPAN.findall(text)]


def said(word, written):
    pattern = re.compile(rf"(?<![\w-]){re.escape(word.strip())}(?![\w-])")
    return any(pattern.search(span) for span in written)


def language_of(key):
    return GAMES[key].language


def reader_of(key):
    game = GAMES[key]
    return game.language.reader(game, game.empty_state(2, game.resolve_options(2, {}), seeded(0)))


def words_of_positions(key):
    reader = reader_of(key)
    lists = (reader.words, reader.phase_names, reader.moments, PHASE_WORDS)
    return [word for each in (*lists, reader.player_words, reader.being_words) for word in each]


def words_of_facts(key):
    facts = type(language_of(key).facts)
    lists = (facts.being_words, facts.player_words, facts.table_words)
    return ["extinct", *[word for each in lists for word in each]]


@pytest.mark.parametrize("key", REGISTERED)
@pytest.mark.parametrize("words", [words_of_positions, words_of_facts])
def test_words_of_positions_and_facts_are_on_the_page(key, words):
    written = spans(key)

    assert [word for word in words(key) if not said(word, written)] == []


@pytest.mark.parametrize("key", REGISTERED)
def test_prompts_and_reasons_are_on_the_page(key):
    written, language = spans(key), language_of(key)
    words = [*language.prompts.values(), *language.reasons.values()]

    assert [word for word in words if word and not said(word, written)] == []


@pytest.mark.parametrize("key", REGISTERED)
def test_moves_are_on_the_page(key):
    written = spans(key)
    texts = [phrase.text for phrase in language_of(key).phrases]

    assert [text for text in texts if not any(reads_like(text, span) for span in written)] == []


@pytest.mark.parametrize("key", REGISTERED)
def test_events_are_on_the_page(key):
    written = spans(key)
    texts = [word.phrase for word in language_of(key).event_words.values()]

    assert [text for text in texts if not any(reads_like(text, span) for span in written)] == []


def test_words_of_scenes_are_on_the_page():
    written = spans("evolution")

    assert [word for word in (*EXPECTATIONS, *IN_SCENES) if not said(word, written)] == []


def test_a_word_that_is_only_part_of_another_is_not_found():
    assert said("hole", ["hole 4"])
    assert not said("hole", ["whole 4"]) and not said("hole", ["hole-in-one"])
