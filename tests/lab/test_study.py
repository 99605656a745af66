"""Study files are read completely, and errors name their cause."""

import re

import pytest

from tangledbank.core.errors import BadOptions
from tangledbank.lab.chunks import game_of
from tangledbank.lab.execution import plan
from tangledbank.lab.study import read_study
from tests.lab.support import study_file
from tests.test_docs import NAMED
from tools.compiling import ROOT


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
