"""`?` explains cards, terms, species and moves, despite typing errors."""

import re

import pytest

import tangledbank
from tangledbank.core.rng import seeded
from tangledbank.presentation import fuzzy_match
from tangledbank.presentation.fuzzy_match import closest, fold, slips
from tangledbank.presentation.previews import previews_for
from tangledbank.texts import Texts
from tests.cli.test_choices import seat_at
from tests.cli.test_page import Window
from tests.cli.test_page import sit_down as four
from tests.cli.test_reasons import sit_down

FEEDING = (
    "phase feeding, first A, turn A",
    "hole 5",
    "A: hand horns:3 climbing:4",
    "A1: body 4, population 2, carnivore, pack-hunting",
    "A2: body 1, population 2, cooperation",
    "B1: body 2, population 2, horns",
    "C1: body 1, hard-shell",
)


def answered(human, about):
    human.begin(next(q for q in human.match.open if q.seat == 0).prompt)
    human.terminal.lines = []
    before = human.match.game.codec.encode(human.match.state)
    human.handle(f"? {about}")
    assert human.match.game.codec.encode(human.match.state) == before
    return " ".join(" ".join(human.terminal.lines).split())


def ask(about, lang="en", lines=FEEDING):
    return answered(sit_down(lang, lines), about)


@pytest.mark.parametrize(
    ("lang", "about", "card"),
    [
        ("en", "horns", "Horns"),
        ("en", "HOR", "Horns"),
        ("en", "hrons", "Horns"),
        ("en", "neck long", "Long Neck"),
        ("en", "Long Neck 7", "Long Neck"),
        ("en", "defensive herdign", "Defensive Herding"),
        ("en", "long-neck", "Long Neck"),
        ("fr", "cri d'alerte", "Cri d’alerte"),
        ("fr", "alerte", "Cri d’alerte"),
        ("fr", "predateur", ""),
        ("ru", "рога", "Рога"),
        ("ru", "РОГ", "Рога"),
        ("ru", "падальшик", "Падальщик"),
    ],
)
def test_cards_are_found(lang, about, card):
    human = sit_down(lang, FEEDING)
    said = answered(human, about)
    colon = " : " if lang == "fr" else ": "
    assert said.startswith(card + colon) if card else "[" not in said
    assert "[" not in said
    assert not card or "[EVO " in answered(human, "source")


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("evolution", "size species trait home population food deck hungry score body plant meat"),
        ("evolution", "watering hole; first player; face down; round; attack; bag"),
        ("climate", "zone sun snowflake events climate size home warm"),
        ("origin", "animal trait need token red blue bank deck discard pair fed hungry"),
        ("oceans", "species reef zone reserve score bonus deep price shell forage attack never"),
        ("oceans", "gene pool; cambrian; bones; migrate; scenarios; surface; population; ring"),
    ],
)
def test_every_word_of_the_screen_is_explained(key, words):
    human = four(key, "en", Window())
    for word in words.split("; ") if ";" in words else words.split():
        said = f"{answered(human, word)} {answered(human, 'source')}"
        assert re.search(r": .+\[[A-Z]", said), (word, said)


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
@pytest.mark.parametrize("key", tangledbank.games())
def test_every_topic_and_its_other_words_are_found(key, lang):
    words = Texts(lang).of(tangledbank.game(key))
    human = four(key, lang, Window())
    for asked, title in words.synonyms():
        assert fold(title) in fold(answered(human, asked)), (asked, title)


def test_terms_beat_cards_of_which_they_are_only_a_part():
    human = four("oceans", "en", Window())
    assert answered(human, "forage").startswith("Forage: ")
    assert answered(human, "speed").startswith("Speed: ")
    assert answered(human, "deep sp").startswith("Deep Speed: ")


def test_what_can_be_several_things_is_asked_back():
    assert "Which one: Carnivore, Climbing, Cooperation" in ask("c")
    assert ask("bottom", lines=FEEDING).startswith('I don’t know "bottom"')
    human = four("oceans", "en", Window())
    assert answered(human, "bottom feeder").startswith("Bottom Feeder (left): ")


def test_the_hand_is_explained():
    said = ask("hand")
    assert "Horns: " in said and "Climbing: " in said
    assert "Cornes : " in ask("main", "fr") and "Рога: " in ask("рука", "ru")


def test_a_species_is_explained_with_the_sizes_that_count():
    said = ask("a1")
    assert said.startswith("A1: size 4, population 2, food 0. It needs 2 more food.")
    assert "attacks with size 6 and defends with size 4" in said and "Pack Hunting: " in said
    assert "defends with size 5" in ask("C1")
    assert "There’s no C9" in ask("C9")


def test_a_legal_move_is_answered_with_what_it_will_do():
    said = ask("A1 attacks B1")
    assert "A1 attacks with size 6 against 2" in said and "2 meat" in said
    assert "A1 is wounded and loses 1 population (Horns)." in said
    assert "Then: " in said and "A1 takes 1 meat." in said
    said = ask("feed A2")
    assert "Then: A2 takes 1 plant." in said


def test_an_attack_with_a_price_says_so():
    lines = [
        "phase feeding, first A, turn A",
        "hole 3",
        "A: hand fertile:7 fertile:6",
        "A1: body 3, population 3, carnivore, intelligence",
        "B1: body 1, climbing",
        "C1: body 1",
    ]
    assert "It costs 1 card." in ask("A1 attacks B1", lines=lines)


def test_moves_at_sea_say_what_they_take_and_cost():
    lines = [
        "phase play, turn A, cambrian",
        "zones 0 20 20",
        "A: score 5, hand speed:7 tusks",
        "A1: population 4",
        "B1: population 3, inking",
    ]
    human = seat_at("oceans", lines)
    said = answered(human, "A evolves tusks on A1")
    assert re.search(r"It costs \d of your 5 points, which leaves \d\.", said)
    assert "You pay" in said
    lines = [
        "phase feeding, turn A",
        "reef 9",
        "A1: population 2, speed",
        "B1: population 3, inking",
    ]
    human = seat_at("oceans", lines)
    assert "Then: A1 forages 2 from the Reef." in answered(human, "A1 forages")
    assert "attacks with 2 against shells of 4" not in answered(human, "A1 attacks B1")
    assert "[R214 Attacks that take nothing]" in answered(human, "source")
    assert "attacks with 2 against shell 0" in answered(human, "A1 attacks C1")


def test_an_attack_on_land_says_how_the_prey_may_answer():
    lines = [
        "phase feeding, first A, turn A",
        "bank 3",
        "A1: food 0, carnivorous",
        "B1: food 0, running, poisonous",
    ]
    said = answered(seat_at("origin", lines), "A1 attacks B1")
    assert "it gets 2 blue" in said and "may respond: Running, Poisonous" in said


@pytest.mark.parametrize("key", tangledbank.games())
def test_whatever_can_be_chosen_is_foreseen_from_the_view_alone(key):
    """States that a seat can't tell apart have the same previews, and every move has one."""
    match = tangledbank.new(key, players=3, seed=4)
    moves = previews_for(Texts("en").of(match.game))
    rng, tried = seeded(2), 0
    while not match.over and tried < 400:
        question = match.open[0]
        seat, options = question.seat, match.state.legal_actions(question.seat)
        view = match.view(seat)
        other = match.game.view(match.game.imagine(view, seat, seeded(tried)), seat)
        for action in options[:: 1 + len(options) // 6]:
            tried += 1
            seen = moves.expected_events(view, seat, action)
            assert moves.figures(view, seat, action) == moves.figures(other, seat, action)
            assert moves.says(view, seat, action) == moves.says(other, seat, action)
            assert all(event.kind not in moves.stop_events for event in seen)
            again = moves.expected_events(other, seat, action)
            assert [(e.kind, *e.ids()) for e in seen] == [(e.kind, *e.ids()) for e in again]
        match.play(seat, question.number, options[rng.below(len(options))])


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [("horns", "horns", 0), ("horns", "hrons", 1), ("horns", "horn", 1), ("abc", "xyz", 3)],
)
def test_slips_are_counted(one, other, count):
    assert slips(one, other) == count


def test_words_of_other_lengths_are_not_compared_letter_by_letter(monkeypatch):
    monkeypatch.setattr(fuzzy_match, "slips", lambda one, other: pytest.fail("compared"))
    assert closest("x" * 80, ["Carnivore", "Horns"])[1] == []


def test_short_words_forgive_no_slips():
    assert closest("ink", ["Tiny", "Inking"])[1] == ["Inking"]
    assert closest("tmy", ["Tiny"])[1] == []
    assert fold("Âge de GLACE") == "age de glace" and fold("Ёж") == "еж"
