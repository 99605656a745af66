"""A page fits the window: the table, the news, the options and the question."""

import fcntl
import re
import struct
import termios
from itertools import cycle, islice

import pytest

import tangledbank
from tangledbank.cli.display import TextStyle, display_for
from tangledbank.cli.display.layout import (
    Being,
    DrawnLayout,
    HeightBudget,
    PlayerArea,
    TableContent,
    lay_out,
)
from tangledbank.cli.human_player import HumanPlayer
from tangledbank.cli.news_lines import fit
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.core.rng import seeded
from tangledbank.notation.names import Line
from tangledbank.texts import Texts
from tests.cli.pseudo_terminal import PseudoTerminal
from tests.cli.test_reasons import Paper

PROMPT = r"[^\n]* > $"
LANGUAGES = ("en", "fr", "ru")


class Window(Paper):
    """A terminal with a given size, 24 lines by default."""

    seen = True

    def __init__(self, width=80, rows=24):
        super().__init__()
        self.width, self.rows = width, rows

    def style(self, names):
        return TextStyle(width=self.width, names=names)


def crowd(key):
    """Five species for each of four players, with traits while cards last."""
    names = cycle(TRAITS.get(key) or trait_names(key))
    most = 2 if key in ("origin", "time-to-fly") else 3
    return [
        f"{seat}{number}: {FIGURES[key]}, {', '.join(islice(names, 1 + number % most))}"
        for seat in "ABCD"
        for number in range(1, 6)
    ]


def trait_names(key):
    cards = tangledbank.game(key).cards()["cards"]
    return list(dict.fromkeys(card["trait"] for card in cards))


FIGURES = {
    "evolution": "body 3, population 4, food 1",
    "climate": "body 3, population 4, food 1",
    "origin": "food 0",
    "time-to-fly": "food 0",
    "oceans": "population 6",
}
HEADS = {
    "evolution": ["phase feeding, first A, turn A", "hole 12", "A: hand horns:3 climbing:4"],
    "climate": ["phase feeding, first A, turn A", "hole 12", "A: hand horns:3 climbing:4"],
    "origin": ["phase feeding, first A", "bank 7"],
    "time-to-fly": ["phase feeding, first A", "bank 7"],
    "oceans": ["phase feeding, round 4, turn A", "scenarios abundance, fertile"],
}
ON_ONE_ANIMAL = [
    "high-body-weight", "sharp-vision", "burrowing", "hibernation", "fat-tissue",
    "swimming", "mimicry", "poisonous", "grazing", "running", "tail-loss", "piracy", "scavenger",
]  # fmt: skip
IN_THE_SEA = [
    "schooling", "whale-cleaner", "bottom-feeder-left", "shark-cleaner", "inking", "tentacled",
    "symbiotic-left", "symbiotic-right", "bottom-feeder-right", "parasitic-left", "transparent",
]  # fmt: skip
TRAITS = {
    "origin": ON_ONE_ANIMAL,
    "time-to-fly": ON_ONE_ANIMAL,
    "oceans": IN_THE_SEA,
}


def sit_down(key, lang, terminal, lines=()):
    """The first of four seats at a crowded table."""
    game = tangledbank.game(key)
    options = game.resolve_options(4, {})
    text = [*HEADS[key], *(lines or crowd(key))]
    numbered = [Line(i, line) for i, line in enumerate(text, start=1)]
    state = game.language.read_position(game, 4, options, numbered)
    record = Record.of(game, 4, options, 0)
    names = ["you", "Bates (steady)", "Cuvier (steady)", "Darwin (steady)"]
    display = display_for(Texts(lang).of(game), terminal.style(names))
    return HumanPlayer(Match(game, record, state), 0, display, terminal, lambda name: None)


def shown_page(human):
    human.begin(next(q for q in human.match.open if q.seat == 0).prompt)
    human.show()
    return [*human.terminal.lines[1:], *human.prompt()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", tangledbank.games())
def test_four_players_with_twenty_species_fit_80_by_24(key, lang):
    human = sit_down(key, lang, Window())
    human.untold = [f"Sentence {i} about something that has happened." for i in range(30)]
    page = shown_page(human)
    assert len(page) <= 24 and max(len(line) for line in page) <= 80
    text = " ".join(page)
    for seat in "ABCD":
        for number in range(1, 6):
            assert re.search(rf"\b{seat}{number}\b", text), (seat, number)
    assert text.count(") ") >= 3  # the options
    assert "Sentence 29" in text or "Sentence" not in text


@pytest.mark.parametrize("key", tangledbank.games())
def test_whole_games_fit_80_by_24(key):
    """Four seats played at random, seen by each of them."""
    match = tangledbank.new(key, players=4, seed=5)
    words = Texts("en").of(match.game)
    humans = []
    for seat in range(4):
        window = Window()
        display = display_for(words, window.style(["you", "Bates (steady)", "Cuvier", "Darwin"]))
        humans.append(HumanPlayer(match, seat, display, window, lambda name: None))
    rng, high, pages = seeded(3), 0, 0
    while not match.over:
        question = match.open[0]
        human = humans[question.seat]
        options = match.state.legal_actions(question.seat)
        if len(options) > 1 and rng.below(4) == 0:
            human.begin(question.prompt)
            human.show()
            page = [*human.terminal.lines[1:], *human.prompt()]
            human.terminal.lines = []
            assert max(len(line) for line in page) <= 80
            assert page[0].startswith("──")
            pages += 1
            high += len(page) > 24
        match.play(question.seat, question.number, options[rng.below(len(options))])
    assert pages > 20
    assert high * 20 <= pages  # monstrous tables of players who play at random


def test_bare_species_share_a_line():
    bare = [Being(f"A{i}", "size 1  o", "size 1 o", "1o", "", ()) for i in range(1, 5)]
    horned = Being("A5", "size 1  o  ", "size 1 o", "1o", "", ("Horns",))
    board = TableContent(["heading"], [PlayerArea("A you", ["1 card"], [*bare, horned])])
    lines = lay_out(board, TextStyle())
    assert " ".join(lines[2].split()) == "A1 size 1 o A2 size 1 o A3 size 1 o A4 size 1 o"
    assert lines[3].strip() == "A5  size 1  o  Horns"


@pytest.mark.parametrize(("width", "abreast"), [(80, False), (99, False), (100, True)])
def test_players_stand_side_by_side_from_100_columns_on(width, abreast):
    sides = [PlayerArea(f"{seat} name", ["1 card"], ()) for seat in "BCDA"]
    lines = DrawnLayout(TextStyle(width=width)).lines(TableContent(["heading"], sides))
    assert ("B name" in lines[1] and "C name" in lines[1]) == abreast
    assert all(len(line) <= width for line in lines)


def test_a_table_is_as_roomy_as_the_window_allows():
    human = sit_down("evolution", "en", Window(rows=60))
    assert "    B1  size 3  ●○○○    " in "\n".join(shown_page(human))
    human = sit_down("evolution", "en", Window())
    dense = "\n".join(shown_page(human))
    assert "B1 3●○○○ " in dense and "Warning Call" in dense
    human = sit_down("evolution", "en", Window(rows=14))
    assert "Warn. Call" in "\n".join(shown_page(human))


def test_a_hand_gives_way_to_the_plays_of_a_card():
    beings = [Being(f"A{i}", "", "size 1 o", "1o", "", ("Horns",)) for i in range(9)]
    hand = [("Hand: ", "Horns 3"), ("", "Food card: Horns 4")]
    board = TableContent(
        ["heading"], [PlayerArea("A you", ["1 card"], beings, own=True)], hand=hand
    )
    whole = lay_out(board, TextStyle())
    assert whole[-2:] == ["Hand: Horns 3", "Food card: Horns 4"]
    assert lay_out(board, TextStyle(), HeightBudget(hand=False))[-1] == "Food card: Horns 4"
    small = lay_out(board, TextStyle(), HeightBudget(rows=4, needed=False))
    assert len(small) <= 4 and "Hand: " not in "".join(small)
    assert "Hand: Horns 3" in lay_out(board, TextStyle(), HeightBudget(rows=4))


def test_news_are_told_a_line_each_then_running_then_the_last_of_them():
    news = ["One thing.", "Another thing.", "A third thing."]
    style = TextStyle(width=60)
    assert fit(style, news, 3, str) == ["  One thing.", "  Another thing.", "  A third thing."]
    assert fit(style, news, 1, str) == ["  One thing. Another thing. A third thing."]
    narrow = TextStyle(width=30)
    assert fit(narrow, news, 1, lambda hidden: f"({hidden} more)") == ["  (2 more) A third thing."]


def test_the_window_is_read_again_before_each_page(tmp_path):
    with PseudoTerminal("play", "--seed", 1, home=tmp_path, width=80, height=24) as terminal:
        terminal.read("Press Enter to start: $")
        terminal.say("", PROMPT)
        narrow = terminal.say("", PROMPT)
        size = struct.pack("HHHH", 40, 120, 0, 0)
        fcntl.ioctl(terminal.master, termios.TIOCSWINSZ, size)
        wide = terminal.say("", f"──[\\s\\S]*{PROMPT}")  # the prompt may be drawn anew first
    assert max(len(line) for line in narrow.splitlines()) == 80
    assert max(len(line) for line in wide.splitlines()) == 120


def test_no_line_begins_with_a_sign_that_belongs_to_the_word_before():
    text = "Les dés donnent 3 + 4, plus 2 : la réserve a 9 jetons ! « Nageur » ; 20 % des cas."
    for width in range(12, 60):
        lines = TextStyle(width=width).hang("  ", text)
        assert not [line for line in lines if line.strip()[0] in ":!»;%" or line.endswith("«")]
        assert " ".join(line.strip() for line in lines) == text
