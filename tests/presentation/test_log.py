"""Log sentences name the causes of events."""

import pytest

import tangledbank
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.core.rng import seeded
from tangledbank.notation.names import Line
from tangledbank.presentation.log import log_writer
from tangledbank.texts import Texts

HUNTER = "A1: body 4, population 2, carnivore"


def at(key, *lines, players=3, **options):
    game = tangledbank.game(key)
    settled = game.resolve_options(players, options)
    numbered = [Line(i, line) for i, line in enumerate(lines, start=1)]
    state = game.language.read_position(game, players, settled, numbered)
    record = Record.of(game, players, settled, 0)
    return Match(game, record, state)


def told(match, *moves, reader=0, lang="en"):
    """Return the log of these moves for a reader, as one text."""
    log = log_writer(Texts(lang).of(match.game), reader)
    for move in moves:
        match.do(move)
    heard = [e for _, e in match.news[reader].since(0)] if reader >= 0 else match.all_news
    return " ".join(log.sentences(match.state, heard))


FEEDING = ("phase feeding, first A, turn A", "hole 5")


@pytest.mark.parametrize(
    ("lang", "part"),
    [
        ("en", "A1 attacks B1, which loses 1 population."),
        ("fr", "A1 attaque B1, qui perd 1 de population."),
        ("ru", "A1 нападает на B1, и тот теряет 1 популяцию."),
    ],
)
def test_who_eats_whom(lang, part):
    match = at("evolution", *FEEDING, HUNTER, "B1: body 2, population 2", "C1: body 1")
    assert part in told(match, "A1 attacks B1", lang=lang)


@pytest.mark.parametrize(
    ("lang", "part"),
    [("en", "A1, B1, C1 go extinct."), ("fr", "A1, B1, C1 s’éteignent."), ("ru", "C1 вымирают.")],
)
def test_those_who_die_out_together_share_a_sentence(lang, part):
    beings = ["A1: population 1", "B1: population 1", "C1: population 1"]
    match = at("evolution", "phase feeding, first A, turn A", "hole 0", *beings)
    assert part in told(match, "A passes", "B passes", "C passes", lang=lang)


def test_horns_and_scavengers_are_named():
    lines = [HUNTER, "B1: body 2, population 2, horns", "C1: body 2, population 4, scavenger"]
    text = told(at("evolution", *FEEDING, *lines), "A1 attacks B1")
    assert "A1 is wounded and loses 1 population (Horns)." in text
    assert "C1 takes 1 meat (Scavenger)." in text and "A1 takes 1 meat." in text


def test_cooperation_and_foraging_are_named():
    lines = [
        "A1: population 4, cooperation, foraging",
        "A2: population 2",
        "B1: body 1",
        "C1: body 1",
    ]
    text = told(at("evolution", *FEEDING, *lines), "A1 feeds")
    assert "A1 takes 1 plant (Foraging)." in text
    assert "A2 takes 1 plant (Cooperation of A1)." in text


def test_intelligence_and_what_it_ignores_is_named():
    lines = [
        "A: hand horns:3 horns:5",
        "A1: population 3, intelligence",
        "B1: body 1",
        "C1: body 1",
    ]
    text = told(at("evolution", *FEEDING, *lines), "A discards horns:3 for intelligence of A1")
    assert "A1 uses Intelligence" in text and "A1 takes 2 plants (Intelligence)." in text


def test_who_starves_is_said_to_starve():
    match = at(
        "evolution",
        "phase feeding, first A, turn A",
        "hole 0",
        "A1: population 2",
        "B1: body 1",
        "C1: body 1",
    )
    text = told(match, "A passes", "B passes", "C passes")
    assert "A1 starves and loses 2 population." in text and "B1 starves" in text


def test_many_plain_meals_are_one_sentence():
    lines = ["A1: population 1", "B1: population 1", "C1: population 1"]
    text = told(at("evolution", *FEEDING, *lines), "A1 feeds", "B1 feeds", "C1 feeds")
    assert "A1, B1, C1 take 1 plant each." in text


def test_the_climate_says_what_it_brings():
    match = tangledbank.new("climate", players=4, seed=1)
    text = told(random_game(match, 1))
    assert "The climate gets warmer: Warm (no population lost; +" in text
    assert ", Temperate +" in text or ", Warm +" in text
    assert "the watering hole has" in text and " strikes! " in text


def random_game(match, seed=3):
    rng = seeded(seed)
    while not match.over:
        question = match.open[0]
        options = match.state.legal_actions(question.seat)
        match.play(question.seat, question.number, options[rng.below(len(options))])
    return match


def test_deaths_on_land_have_their_cause():
    lines = [
        "phase feeding, first A, turn A",
        "bank 0",
        "A1: food 0, carnivorous",
        "B1: food 0, poisonous",
        "B2: food 0",
    ]
    match = at("origin", *lines, players=2)
    text = told(match, "A1 attacks B1")
    assert "A1 eats B1." in text and "A1 is poisoned and will die" in text
    assert "B1 is gone" not in text and "starve" not in text


def test_whole_games_on_land_name_hunger_poison_and_pairs():
    matches = [tangledbank.new("time-to-fly", players=4, seed=seed) for seed in (1, 2, 3)]
    text = " ".join(told(random_game(match, 1)) for match in matches)
    assert " starve." in text and ("(Communication of " in text or "(Cooperation of " in text)
    assert " of poison." in text and " escapes from " in text
    assert "The dice show" in text and "This is the last turn" in text


def test_the_cambrian_explosion_and_the_end_are_announced_and_explained():
    lines = ["phase play, turn A", "zones 5 0 0", "reserve 60", "scenarios abundance, fertile"]
    beings = ["A: hand speed:7", "A1: population 4", "B1: population 1", "C1: population 1"]
    text = told(at("oceans", *lines, *beings), "A migrates speed:7 from zone1 to reef")
    assert "The Cambrian Explosion begins" in text and "everyone plays 2 cards per turn" in text
    assert "Deep cards included for their price" in text and "species age 2" in text
    assert "the reserve goes to zone 3" in text and "this is the last round" in text
    assert "Abundance takes effect: Every gain icon gains 1 more." in text


def test_who_cannot_age_goes_extinct_by_that():
    lines = ["phase aging, turn A", "A1: population 0", "A2: population 4", "B1: population 3"]
    text = told(at("oceans", *lines, players=2))
    assert "A1 goes extinct: it had too little population to age." in text
    assert "You score 1 from A2." in text


def test_the_reef_variant_speaks_of_no_deep_cards():
    text = told(
        random_game(tangledbank.new("oceans", players=3, seed=4, options={"variant": "reef"}), 4)
    )
    assert "Deep" not in text


def test_overpopulation_is_a_cause():
    lines = ["phase feeding, turn A", "reef 30", "A1: population 9, speed"]
    match = at("oceans", *lines, "B1: population 3", players=2)
    text = told(match, "A1 forages", "A chooses reef")
    assert "A1 overpopulates and keeps only 5." in text
    assert "(overpopulation)" in text


def test_the_last_rounds_are_announced():
    for key, part in (("evolution", "This is the last round"), ("origin", "This is the last turn")):
        assert part in told(random_game(tangledbank.new(key, players=3, seed=5)))


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
@pytest.mark.parametrize("key", tangledbank.games())
def test_everything_is_told_in_every_language_to_every_reader(key, lang):
    match = random_game(tangledbank.new(key, players=3, seed=9))
    for reader in (-1, 0, 2):
        text = told(match, reader=reader, lang=lang)
        assert "{" not in text and len(text) > 2000
