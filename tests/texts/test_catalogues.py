"""The catalogues of sentences: nothing missing, nothing unused, the names as printed."""

import json
from importlib.resources import files

import pytest

import tangledbank
from tangledbank.core.rng import seeded
from tangledbank.texts import GAME_TEXTS, Texts, detect_language, languages
from tangledbank.texts.catalogue import message_ids

GAMES = sorted(GAME_TEXTS)
LANGUAGES = languages()


def texts(key, lang):
    return Texts(lang).of(tangledbank.game(key))


def own_ids(lang, names):
    return {message for name in names for message in message_ids(lang, name)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_no_message_is_missing(key, lang):
    spoken = texts(key, lang)

    missing = spoken.messages() - own_ids(lang, spoken.files)

    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_climate_is_unused(lang):
    assert not own_ids(lang, ("climate",)) - texts("climate", lang).messages()


@pytest.mark.parametrize("key", GAMES)
def test_every_topic_and_trait_is_explained_in_every_language(key):
    for lang in LANGUAGES:
        spoken = texts(key, lang)
        for title in spoken.titles():
            assert spoken.explain(title).startswith(title), (lang, title)


def test_the_weather_is_explained_with_its_doubts():
    english, french = texts("climate", "en"), texts("climate", "fr")

    assert "−" not in english.explain("ice age") and "-30 with 4 to 6" in english.explain("ice age")
    assert "reconstructed" in english.explain("Ice Age")
    assert french.explain("Âge de glace").startswith("Âge de glace: Les tailles 1 à 6 perdent 4")
    assert french.explain("incendie").startswith("Incendie: Chaque espèce sans Enfouissement")
    assert "probable" in french.explain("Cornes")


def test_french_names_are_those_of_the_french_text():
    french = texts("climate", "fr")

    names = [french.say(f"trait-{trait}") for trait in french.trait_names[18:]]
    assert names == [
        "Volants rafraîchissants",
        "Fourrure épaisse",
        "Hibernation",
        "Migratoire",
        "Bain de boue",
        "Nocturne",
    ]
    zones = [french.zone(row["id"]) for row in french.facts("zones")]
    assert zones[0] == "Âge de glace" and zones[3] == "Frais" and zones[-1] == "Brûlant"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_everything_in_random_games_can_be_said_and_moves_read_back(key, lang):
    game = tangledbank.game(key)
    spoken = texts(key, lang)
    for seed in (1, 2):
        match = tangledbank.new(key, players=seed + 1, seed=seed)
        rng = seeded(seed)
        while not match.over:
            question = match.open[0]
            seat = question.seat
            assert spoken.prompt(question.prompt)
            view = match.view(seat)
            options = match.state.legal_actions(seat)
            action = options[rng.below(len(options))]
            said = spoken.move(view, seat, action)
            read = spoken.read_move(view, seat, said)
            assert read is not None
            assert spoken.move(view, seat, read[1]) == said
            match.play(seat, question.number, action)
        for event in match.all_news[::3]:
            assert spoken.event(match.state, event, 0)
    assert game.key == key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_climate_reasons_are_sentences_with_a_rule(lang):
    spoken = texts("climate", lang)
    match = tangledbank.new("climate", players=3, seed=5)
    rng = seeded(5)
    seen = set()
    for _ in range(60):
        if match.over:
            break
        question = match.open[0]
        seat = question.seat
        view = match.view(seat)
        for phrase in spoken.language.phrases:
            for a in (40, 1):
                for b in (2, 3):
                    action = phrase.verb | a << 8 | b << 20
                    reason = spoken.game.reason(view, seat, action)
                    if reason:
                        sentence = spoken.reason(view, seat, action, reason)
                        assert sentence.endswith("]") and " " in sentence
                        seen.add(reason & 255)
        options = match.legal(seat)
        match.play(seat, question.number, options[rng.below(len(options))])
    assert len(seen) >= 10


@pytest.mark.parametrize(
    ("given", "lang"),
    [("fr_FR.UTF-8", "fr"), ("fr", "fr"), ("en_GB", "en"), ("tlh", "en"), ("C", "en")],
)
def test_an_unknown_language_falls_back_to_english(given, lang):
    assert detect_language(None, {"LANG": given}) == lang


def test_the_data_files_are_shipped():
    data = files("tangledbank.games.evolution").joinpath("data/climate.json")

    assert json.loads(data.read_text(encoding="utf-8"))["game"] == "climate"
