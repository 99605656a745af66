"""Study files are read completely, and errors name their cause."""

import re
import tomllib

import pytest

import tangledbank
from tangledbank.core.errors import BadOptions
from tangledbank.lab.chunks import game_of
from tangledbank.lab.decks import cards_by_kind
from tangledbank.lab.execution import plan
from tangledbank.lab.study import read_study
from tests.cli.commands import refused
from tests.cli.commands import run as called
from tests.lab.support import study_file
from tests.test_docs import NAMED
from tools.compiling import ROOT


def facts_of(game):
    return tangledbank.game(game).facts


def read(folder, text, allowed=()):
    return read_study(study_file(folder, text), allowed)


def test_what_a_study_says_is_what_is_played(tmp_path):
    study = read_study(study_file(tmp_path))
    base, horns, duel, *others = study.settings

    assert (study.title, study.seed, study.games) == ("A small study", 5, 6 + 6 + 3 * 2 + 4 * 2)
    assert base.agents == ("random",) * 3 and study.games_of(base) == 6
    assert horns.deck == {"horns": 4, "carnivore": -2}
    assert duel.seatings == 2 and study.games_of(duel) == 6
    assert next(each.name for each in others) == "climate, 2 players, random"


def test_games_of_a_deal_stay_together(tmp_path):
    study = read_study(study_file(tmp_path))
    parts = plan(study)

    assert [chunk.number for chunk in parts] == list(range(len(parts)))
    assert all(chunk.places.start % chunk.per_deal == 0 for chunk in parts)
    assert sum(len(chunk.places) for chunk in parts) == study.games


def test_games_players_and_line_ups_multiply(tmp_path):
    text = """
[[setting]]
game = ["evolution", "climate"]
players = [3, 4]
agents = [["steady", "random"], ["random"]]
"""
    names = [setting.name for setting in read(tmp_path, text).settings]

    assert len(names) == 8
    assert names[0] == "evolution, 3 players, steady, random, random"


def counts(setting):
    cards = game_of(setting).card_table
    return {key: cards.names[2:].count(key) for key in set(cards.names[2:])}, len(cards.deck)


def deck_of(folder, game, deck):
    text = f'[[setting]]\ngame = "{game}"\nplayers = 2\ndeck = {deck}\n'
    setting = read(folder, text).settings[0]
    cards = game_of(setting).card_table
    return [re.sub(r":.*", "", name) for name in cards.names[2:]]


@pytest.mark.parametrize(
    ("game", "key", "printed"),
    [
        ("evolution", "horns", 7),
        ("climate", "horns", 7),
        ("origin", "swimming", 16),
        ("oceans", "inking", 10),
    ],
)
def test_a_deck_has_more_or_fewer_cards(tmp_path, game, key, printed):
    """The card table has the basic set of Origin twice."""
    times = 2 if game == "origin" else 1

    for more in (-2, 0, 3, 20):
        found = deck_of(tmp_path, game, f'{{"{key}" = {more}}}')
        assert found.count(key) == printed + times * more


def test_new_cards_are_like_those_printed(tmp_path):
    text = '[[setting]]\ngame = "evolution"\ndeck = {long-neck = 7, fertile = -3}\n'
    names = game_of(read(tmp_path, text).settings[0]).card_table.names

    assert sorted(n for n in names if "long-neck" in n) == sorted(
        [f"long-neck:{food}" for food in range(3, 10)] * 2
    )
    assert [n for n in names if "fertile" in n] == [f"fertile:{food}" for food in (2, 4, 6, 7)]


ALL_GONE = ", ".join(f'"{name}" = -{n}' for name, n in cards_by_kind(facts_of("evolution")).items())
FEW = ALL_GONE.replace('"horns" = -7', '"horns" = 5')
NO_CARDS = {
    "horns = 5000": "would have 5,129 cards; the maximum is 1,000",
    "horns = 872": "would have 1,001 cards",
    "horns = 99999999999999999999": "the maximum is 1,000",
    "horns = -5000": "5000 cards 'horns' can't be removed: the deck has 7",
    "horns = -99999999999999999999": "can't be removed",
    ALL_GONE: "the deck would be empty",
    FEW: "the deck has 12 cards, but 4 players are dealt 16",
}


@pytest.mark.parametrize("deck", NO_CARDS)
def test_impossible_decks_are_refused(tmp_path, deck):
    path = study_file(tmp_path, f'[[setting]]\ngame = "evolution"\ndeck = {{{deck}}}\n')

    assert refused(called("lab", "check", path), NO_CARDS[deck])


@pytest.mark.parametrize("game", ["climate", "origin", "time-to-fly", "oceans"])
def test_no_game_starts_without_cards(tmp_path, game):
    gone = {name: -n for name, n in cards_by_kind(facts_of(game)).items()}
    deck = ", ".join(f'"{name}" = {n}' for name, n in gone.items())

    with pytest.raises(BadOptions, match=r"empty|dealt"):
        read(tmp_path, f'[[setting]]\ngame = "{game}"\nplayers = 2\ndeck = {{{deck}}}\n')


def test_the_largest_deck_can_be_played(tmp_path):
    path = study_file(
        tmp_path, 'deals = 1\n[[setting]]\ngame = "evolution"\nplayers = 2\ndeck = {horns = 871}\n'
    )

    assert called("lab", "check", path).exit_code == 0


KEPT = '[[setting]]\ngame = "{game}"\nplayers = {players}\ndeck = {deck}\nkeep_deck_size = true\n'


@pytest.mark.parametrize(
    ("game", "players", "deck"),
    [
        ("evolution", 3, "{horns = 6}"),
        ("evolution", 2, "{horns = -7, carnivore = -2}"),
        ("climate", 4, "{horns = 30}"),
        ("origin", 4, "{swimming = 5}"),
        ("origin", 6, "{swimming = 5}"),
        ("time-to-fly", 4, "{swimming = 5, anglerfish = -2}"),
        ("oceans", 4, "{inking = 8}"),
    ],
)
def test_a_deck_can_keep_its_size(tmp_path, game, players, deck):
    text = KEPT.format(game=game, players=players, deck=deck)

    setting = read(tmp_path, text).settings[0]

    asked = tomllib.loads(f"deck = {deck}")["deck"]
    others = [more for name, more in setting.deck.items() if name not in asked]
    assert {name: setting.deck[name] for name in asked} == asked
    assert sum(setting.deck.values()) == 0 and max(map(abs, others)) <= 5
    assert setting.size.cards == setting.size.printed > 0


def test_cards_of_a_set_replace_printed_cards(tmp_path):
    spines(tmp_path)
    text = '[[setting]]\ngame = "evolution"\nsets = ["spines.py"]\n'

    plain = read(tmp_path, text, ["spines.py"]).settings[0]
    kept = read(tmp_path, text + "keep_deck_size = true\n", ["spines.py"]).settings[0]

    assert (plain.size.cards, plain.size.printed) == (135, 129)
    assert kept.size.cards == 129 and sum(kept.deck.values()) == -6


def test_a_deck_that_cannot_keep_its_size(tmp_path):
    with pytest.raises(BadOptions, match="can't keep its size"):
        read(tmp_path, KEPT.format(game="evolution", players=3, deck="{horns = 123}"))


def spines(folder):
    page = (ROOT / "docs/howto/trait.md").read_text(encoding="utf-8")
    program = next(match[2] for match in NAMED.finditer(page) if match[1] == "spines.py")
    (folder / "spines.py").write_text(program, encoding="utf-8")


def test_a_set_from_outside_is_run_only_if_it_is_allowed(tmp_path):
    spines(tmp_path)
    text = '[[setting]]\ngame = "evolution"\nsets = ["spines.py"]\ndeck = {spines = 2}\n'

    with pytest.raises(BadOptions, match=re.escape("--with spines.py")):
        read(tmp_path, text)

    game = game_of(read(tmp_path, text, ["spines.py"]).settings[0])
    assert sum("spines" in name for name in game.card_table.names) == 8


def test_a_program_is_run_only_if_it_is_allowed(tmp_path):
    trace = tmp_path / "trace"
    program = tmp_path / "player.sh"
    program.write_text(f"#!/bin/sh\ntouch {trace}\n")
    program.chmod(0o755)
    text = f'[[setting]]\ngame = "evolution"\nagents = ["random", "{program}"]\n'

    with pytest.raises(BadOptions, match=f"--with {program}"):
        read(tmp_path, text)

    assert not trace.exists()
    assert read(tmp_path, text, [str(program)]).settings[0].agents[1] == str(program)


WRONG = {
    "": "at least one",
    "a = [": "not TOML",
    "deals = 0\n[[setting]]\ngame = 'evolution'": "deals must be a whole number, at least 1",
    "duplicate = 1\n[[setting]]\ngame = 'evolution'": "true or false",
    "meassure = []\n[[setting]]\ngame = 'evolution'": "no 'meassure'",
    "measure = ['mood']\n[[setting]]\ngame = 'evolution'": "can't be measured",
    "[[setting]]\nplayers = 2": "needs a game",
    "[[setting]]\ngame = 'chess'": "no game 'chess'",
    "[[setting]]\ngame = 'evolution'\nplayers = 9": "players must be a number",
    "[[setting]]\ngame = 'evolution'\nplayers = 7": "2 to 6 players",
    "[[setting]]\ngame = 'evolution'\nagents = ['nobody']": "no player 'nobody'",
    "[[setting]]\ngame = 'evolution'\nagents = ['sharp']": "use sharp-1, sharp-2",
    "[[setting]]\ngame = 'evolution'\nplayers = 2\nagents = ['random', 'random', 'random']": (
        "3 agents for 2 seats"
    ),
    "[[setting]]\ngame = 'evolution'\noptions = {speed = 1}": "no option 'speed'",
    "[[setting]]\ngame = 'evolution'\ndeck = {wings = 1}": "no cards 'wings'",
    "[[setting]]\ngame = 'evolution'\ndeck = {horns = -8}": "8 cards 'horns' can't be removed",
    "[[setting]]\ngame = 'evolution'\ndeck = {horns = 'all'}": "deck must have numbers",
    "[[setting]]\ngame = 'evolution'\nsets = ['no.py']": "--with no.py",
    "[[setting]]\nname = 'a'\ngame = 'evolution'\n[[setting]]\nname = 'a'\ngame = 'oceans'": (
        "called 'a'"
    ),
    "deals = 99999999\n[[setting]]\ngame = 'evolution'": "the maximum is",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_said(tmp_path, text):
    with pytest.raises(BadOptions, match=re.escape(WRONG[text])):
        read(tmp_path, text)


def test_a_study_that_is_not_there(tmp_path):
    with pytest.raises(BadOptions, match="can't be read"):
        read_study(tmp_path / "none.toml")
