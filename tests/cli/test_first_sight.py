"""What a new player reads: answers, examples, cards, and lines that fit."""

import re

import pytest

import tangledbank
from tangledbank.cli.display import TextStyle, display_for
from tangledbank.texts import Texts
from tests.cli.commands import piped, run


@pytest.mark.parametrize(
    ("game", "lang", "asked", "parts"),
    [
        ("origin", "en", "A attacks", ["isn’t a complete move", "A1 attacks B1"]),
        ("origin", "en", "play parasite on A1", ["Not in play: A1", "[ORI Development Phase 3]"]),
        ("origin", "en", "play symbiosis on B1 and C1", ["[ORI Traits 3]"]),
        ("origin", "fr", "nourrir A1", ["Jouez une carte", "[ORI Development Phase 2]"]),
        ("oceans", "en", "forage A1", ["[R282 Who decides]"]),
        ("oceans", "ru", "атакует", ["A1 атакует B1"]),
        ("evolution", "fr", "attaque A1", ["A1 attaque B1"]),
    ],
)
def test_questions_about_moves_are_answered(tmp_path, game, lang, asked, parts):
    words = ("play", game, "--players", "3", "--seed", "3", "--lang", lang)
    save = ("--save", str(tmp_path / "game.json"))
    shown = " ".join(
        piped(*words, *save, input=f"? {asked}\nsource\n".encode()).stdout.decode().split()
    )
    answer = shown.rpartition(f"> ? {asked} ")[2]
    assert answer and all(part in answer for part in parts), shown[-600:]


@pytest.mark.parametrize("game", tangledbank.games())
def test_help_has_an_example_of_the_game(tmp_path, game):
    words = ("play", game, "--players", "3", "--seed", "3", "--save", str(tmp_path / "game.json"))
    shown = " ".join(piped(*words, input=b"?\n").stdout.decode().split())
    example = re.search('for example: "(.*?)"', shown)[1]
    answer = piped(*words, input=f"? {example}\n".encode()).stdout.decode()
    assert "That’s possible" in answer


@pytest.mark.parametrize(
    ("lang", "deep", "gentle"),
    [
        ("en", "and the Deep.", "two gentle Scenarios"),
        ("fr", "et les profondeurs.", "deux scénarios doux"),
        ("ru", "и глубины.", "двумя мягкими сценариями"),
    ],
)
def test_the_reef_is_introduced_without_the_deep(lang, deep, gentle):
    words = ("play", "oceans", "--players", 2, "--lang", lang, "--seed", 1)
    whole = " ".join(run(*words, input="quit\n").output.split())
    reef = " ".join(run(*words, "--option", "variant=reef", input="quit\n").output.split())
    assert deep in whole and gentle not in whole
    assert deep not in reef and gentle in reef


def test_watch_does_not_speak_of_opponents():
    assert "against you" in run("play", "--help").output
    assert "against you" not in run("watch", "--help").output


@pytest.mark.parametrize("game", tangledbank.games())
def test_the_last_table_stands_before_the_points(game):
    words = ["watch", game, "--players", 2, "--seed", 3, "--bots", "random"]
    lines = run(*words).output.splitlines()
    points = next(i for i, line in enumerate(lines) if "Final scores" in line)
    heading = max(i for i, line in enumerate(lines[:points]) if line.startswith("──"))
    assert points - 40 < heading < points - 2
    assert lines[heading - 1] == "" and not lines[heading - 2].startswith("    ")


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", tangledbank.games())
def test_every_card_is_listed_with_what_it_does(game, lang):
    output = " ".join(run("cards", game, "--lang", lang).output.split())
    words = Texts(lang).of(tangledbank.game(game))
    names = [title for title in words.titles() if title not in words.titles()[: len(words.topics)]]
    for name in names:
        said = words.explain(name).partition(": ")[2].split(". ")[0]
        assert said[:40] in output, name
    assert "name_ru" not in output and "confidence certain" not in output


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", tangledbank.games())
def test_the_hint_names_a_card_that_can_be_asked_about(game, lang, tmp_path):
    words = ("play", game, "--players", "2", "--seed", "1", "--lang", lang)
    save = ("--save", str(tmp_path / "game.json"))
    shown = piped(*words, *save, input=b"quit\n").stdout.decode()
    card = re.search(r"\? ([^?,.]*?) (?:explains|explique|объясняет)", " ".join(shown.split()))[1]
    assert Texts(lang).of(tangledbank.game(game)).explain(card)


@pytest.mark.parametrize(
    ("game", "lang"), [("evolution", "en"), ("climate", "fr"), ("oceans", "ru")]
)
def test_no_line_is_wider_than_the_screen(game, lang, tmp_path):
    words = ("play", game, "--players", "2", "--bots", "random", "--seed", "3", "--lang", lang)
    save = ("--save", str(tmp_path / "game.json"))
    typed = "undo\n?\nlog\n" + "1\n" * 90 + "log\nundo\nquit\n"
    shown = piped(*words, *save, input=typed.encode()).stdout.decode()
    lines = [line for line in shown.splitlines() if "--resume" not in line and ": /" not in line]
    assert max(len(line) for line in lines) <= 80, max(lines, key=len)


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", tangledbank.games())
def test_a_replay_counts_rounds_or_turns_as_the_table_does(game, lang):
    match = tangledbank.new(game, players=3, seed=1)
    texts = Texts(lang)
    words = texts.of(match.game)
    heading = display_for(words, TextStyle()).board(match.view(0), 0).heading[0]
    place = texts.say("replay-place", unit=words.round_unit, round=1, place=0, last=9)
    assert place.partition(" · ")[0] == heading.lower()


@pytest.mark.parametrize(
    ("game", "part"),
    [("climate", "○ is hungry"), ("origin", "○ is food it still needs"), ("oceans", "bones at 9")],
)
def test_help_explains_the_figures_of_this_game(tmp_path, game, part):
    words = ("play", game, "--players", "3", "--seed", "3", "--save", str(tmp_path / "game.json"))
    shown = " ".join(piped(*words, input=b"?\n").stdout.decode().split())
    assert part in shown


def test_moves_are_listed_as_sentences(tmp_path):
    words = ("play", "--players", "3", "--seed", "3", "--save", str(tmp_path / "game.json"))
    shown = piped(*words, input=b"1\nmoves\n").stdout.decode()
    assert "Play Long Neck 3 on A1" in shown and "long-neck:3" not in shown


@pytest.mark.parametrize(("lang", "player"), [("en", "A you: "), ("fr", "A vous : ")])
def test_plain_text_writes_colons_as_the_language_does(lang, player):
    words = ("play", "--plain", "--seed", 1, "--lang", lang)
    shown = run(*words, input="\nquit\n").output
    assert shown.count(player) == 2 and "A vous:" not in shown
