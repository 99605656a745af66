"""The catalogues of sentences: nothing missing, nothing unused, the names as printed."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

import tangledbank
from tangledbank.core.rng import seeded
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import SceneRunner
from tangledbank.texts import Texts, detect_language, languages
from tangledbank.texts.catalogue import message_ids

SCENES = Path(__file__).parent.parent / "rules"
GAMES = sorted(tangledbank.games())
LANGUAGES = languages()


def texts(key, lang):
    return Texts(lang).of(tangledbank.game(key))


def own_ids(lang, names):
    return {message for name in names for message in message_ids(lang, name)}


def translated():
    """Pairs of game and language with a catalogue."""
    for key in GAMES:
        for lang in LANGUAGES:
            if all(own_ids(lang, (name,)) for name in texts(key, lang).files):
                yield key, lang


@pytest.mark.parametrize(("key", "lang"), list(translated()))
def test_no_message_is_missing(key, lang):
    spoken = texts(key, lang)

    missing = spoken.wanted() - own_ids(lang, ("common", *spoken.files))

    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_climate_is_unused(lang):
    assert not own_ids(lang, ("climate",)) - texts("climate", lang).wanted()


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
    assert french.explain("Âge de glace").startswith("Âge de glace : Les tailles 1 à 6 perdent 4")
    assert french.explain("incendie").startswith("Incendie : Chaque espèce sans Enfouissement")
    assert "probable" in french.explain("Cornes")


def test_an_event_is_explained_with_what_its_cards_show():
    english = texts("climate", "en")

    snap = english.explain("cold snap")
    assert "Cold Snap at Freezing. Sizes 1 to 5 lose 2 population to cold. Plants: -11." in snap
    assert snap.count("Cold Snap at Cold.") == 1
    assert "Scorching. The marker moves to Cold." in english.explain("volcanic eruption")
    assert {"Freezing", "Wildfire"} <= set(english.titles())


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


class Speaking(SceneRunner):
    """A scene in which every refusal is also said in words."""

    def __init__(self, scene, games, said, lang):
        super().__init__(scene, games)
        self.said = said
        self.words = Texts(lang).of(self.game)

    def refuses(self, rest):
        text, _, _ = rest.partition(" because ")
        seat, action = self.language.read_action(self.state, text)
        view = self.match.view(seat)
        refusal = self.game.refusal(view, seat, action)
        sentence = self.words.reason(view, refusal)
        assert sentence.endswith("]") and "{" not in sentence
        self.said.setdefault(self.words.reason_message(refusal), sentence)
        return super().refuses(rest)

    def _judge(self, text):
        if text.startswith("refuses:"):
            return self.refuses(text.removeprefix("refuses:").strip())
        return super()._judge(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_what_scenes_refuse_is_said_with_its_rule(key, lang):
    games = {name: tangledbank.game(name) for name in tangledbank.games()}
    said = {}
    for path in sorted((SCENES / key).rglob("*.scene")):
        for scene in read_scenes(path.read_text(encoding="utf-8")):
            if any("refuses:" in line.text for line in scene.said):
                Speaking(scene, games, said, lang).run(scene)

    assert len(said) >= 8 and len(set(said.values())) == len(said)


@pytest.mark.parametrize(
    ("given", "lang"),
    [("fr_FR.UTF-8", "fr"), ("fr", "fr"), ("en_GB", "en"), ("tlh", "en"), ("C", "en")],
)
def test_an_unknown_language_falls_back_to_english(given, lang):
    assert detect_language(None, {"LANG": given}) == lang


def test_the_data_files_are_shipped():
    data = files("tangledbank.games.evolution").joinpath("data/climate.json")

    assert json.loads(data.read_text(encoding="utf-8"))["game"] == "climate"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_may_hold_a_very_long_list(lang):
    long = ", ".join(f"word {i}" for i in range(2000))

    assert Texts(lang).say("play-topics", topics=long).endswith(long)
