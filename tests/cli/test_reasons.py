# ruff: noqa: E501  (a table reads better in long lines)
"""A refused move gets a reason in the player's language; `source` shows the rule."""

import pytest

import tangledbank
from tangledbank.cli.display import TextStyle, display_for
from tangledbank.cli.human_player import HumanPlayer
from tangledbank.core.action import pack
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.core.rng import seeded
from tangledbank.games.evolution.questions import (
    BARS_ATTACK,
    CANNOT_EAT,
    CARDS_TO_ATTACK,
    DEFENSE_SIZE,
    PROTECTS_NEIGHBORS,
)
from tangledbank.notation.names import Line
from tangledbank.texts import Texts

GAME = tangledbank.game("evolution")
FAMILY = {"evolution": "EVO", "climate": "CLI"}
FEEDING = ("phase feeding, first A, turn A", "hole 5")


class Paper:
    """A terminal that collects its output."""

    plain = seen = False
    rows = 1000

    def __init__(self):
        self.lines = []

    def say(self, *lines):
        self.lines += lines

    def show(self, lines, prompt):
        self.lines += lines

    def style(self, names):
        return TextStyle(width=200, names=names)


def sit_down(lang, lines, game=GAME):
    """Return a player at the first seat of a position."""
    options = game.resolve_options(3, {})
    numbered = [Line(i, line) for i, line in enumerate(lines, start=1)]
    state = game.language.read_position(game, 3, options, numbered)
    record = Record.of(game, 3, options, 0)
    display = display_for(Texts(lang).of(game), TextStyle(width=200))
    return HumanPlayer(Match(game, record, state), 0, display, Paper(), lambda name: None)


def answer(lang, lines, move, game=GAME):
    """Return the answer to an impossible move, and the rule behind it."""
    human = sit_down(lang, lines, game)
    before = game.codec.encode(human.match.state)
    human.handle(move)
    said = " ".join(human.terminal.lines)
    human.terminal.lines = []
    human.handle(f"? {move}")
    assert said in " ".join(human.terminal.lines) and "[" not in said
    human.terminal.lines = []
    human.handle("source")
    said += " " + " ".join(human.terminal.lines)
    assert game.codec.encode(human.match.state) == before
    return " ".join(said.split())


HUNTER = "A1: body 3, population 3, carnivore"
FORBIDDING = {
    "burrowing": (
        [HUNTER, "B1: body 1, population 1, food 1, burrowing", "C1: body 1"],
        "A1 attacks B1",
        "B1 has Burrowing and isn’t hungry",
        "B1 a Enfouissement et n’est pas affamée",
    ),
    "climbing": (
        [HUNTER, "B1: body 1, climbing", "C1: body 1"],
        "A1 attacks B1",
        "B1 has Climbing and A1 doesn’t",
        "B1 a Grimpeur et A1 ne l’a pas",
    ),
    "defensive-herding": (
        [HUNTER, "B1: body 1, population 3, defensive-herding", "C1: body 1"],
        "A1 attacks B1",
        "a population above 3, and A1 has 3",
        "plus de 3, et A1 en a 3",
    ),
    "symbiosis": (
        [HUNTER, "B1: body 1, symbiosis", "B2: body 2", "C1: body 1"],
        "A1 attacks B1",
        "B1 has Symbiosis, and B2 to its right has a larger body: 2 to 1",
        "B1 a Symbiose, et B2, à sa droite, a un plus grand corps : 2 contre 1",
    ),
    "warning-call": (
        [HUNTER, "B1: body 1", "B2: body 1, warning-call", "C1: body 1"],
        "A1 attacks B1",
        "Warning Call on B2 protects B1",
        "Le Cri d’alerte de B2 protège B1",
    ),
    "hard-shell": (
        [HUNTER, "B1: body 1, hard-shell", "C1: body 1"],
        "A1 attacks B1",
        "With Hard Shell, B1 counts as size 5; A1 attacks with only 3",
        "Avec Carapace, B1 compte pour une taille de 5 ; A1 n’attaque qu’avec 3",
    ),
    "carnivore": (
        [HUNTER, "B1: body 1", "C1: body 1"],
        "A1 feeds",
        "carnivores never eat plants",
        "un carnivore ne mange jamais de plantes",
    ),
}
FORBIDDING_IN_CLIMATE = {
    **FORBIDDING,
    "cooling-frills": (
        [HUNTER, "B1: body 1, cooling-frills", "C1: body 1"],
        "A1 attacks B1",
        "With Cooling Frills, B1 counts as size 3; A1 attacks with only 3",
        "B1 compte pour une taille de 3",
    ),
    "mud-wallowing": (
        [HUNTER, "B1: body 1, mud-wallowing", "C1: body 1"],
        "A1 attacks B1",
        "B1 has Mud Wallowing: the attack costs a card, and you hold none",
        "B1 a Bain de boue : l’attaque coûte une carte, et vous n’en avez aucune",
    ),
}
CASES = [
    *(("evolution", trait) for trait in FORBIDDING),
    *(("climate", trait) for trait in FORBIDDING_IN_CLIMATE),
]
FRENCH_MOVES = {"A1 attacks B1": "A1 attaque B1", "A1 feeds": "Nourrir A1"}


@pytest.mark.parametrize("key", FAMILY)
def test_every_trait_that_can_forbid_is_here(key):
    asked = BARS_ATTACK | PROTECTS_NEIGHBORS | DEFENSE_SIZE | CANNOT_EAT | CARDS_TO_ATTACK
    forbidding = {trait.key for trait in tangledbank.game(key).traits if trait.hooks & asked}
    assert forbidding == {trait for game, trait in CASES if game == key}


@pytest.mark.parametrize(("key", "trait"), CASES)
def test_a_trait_that_forbids_is_named_in_english_and_french(key, trait):
    game = tangledbank.game(key)
    lines, move, english, french = FORBIDDING_IN_CLIMATE[trait]
    rule = (
        "Feeding Carnivores 2" if trait == "carnivore" else trait.replace("-", " ").title() + " 1"
    )
    cite = f"[{FAMILY[key]} {rule}]"

    said = answer("en", [*FEEDING, *lines], move, game)
    assert english in said and cite in said
    for typed in (move, FRENCH_MOVES[move]):
        said = answer("fr", [*FEEDING, *lines], typed, game)
        assert french in said and cite in said


EATER = "A1: body 1, population 2"
OTHERS = ["B1: body 3, population 2", "C1: body 1"]
PLAYING = ("phase play, first A, turn A", "A: hand horns:3 climbing:4")
FULL = "A1: body 6, population 2, fertile, symbiosis, foraging"


@pytest.mark.parametrize(
    ("lines", "move", "english", "french", "cite"),
    [
        ([*FEEDING, EATER, *OTHERS], "A passes", "can’t pass", "pas passer", "EVO Phase 5 Feeding 7"),
        ([*FEEDING, EATER, *OTHERS], "pass", "A1", "A1", "EVO Phase 5 Feeding 7"),
        ([*FEEDING, EATER, *OTHERS], "B1 feeds", "belongs to B", "appartient à B", "EVO Phase 5 Feeding 6"),
        ([*FEEDING, EATER, *OTHERS], "A3 feeds", "Not in play: A3", "Pas en jeu : A3", "EVO Extinction 1"),
        ([*FEEDING, EATER, *OTHERS], "A1 attacks C1", "isn’t a carnivore", "pas carnivore", "EVO Feeding Carnivores 1"),
        ([*FEEDING, HUNTER, *OTHERS], "A1 attacks B1", "3 against 3", "3 contre 3", "EVO Feeding Carnivores 8"),
        ([*FEEDING, HUNTER, *OTHERS], "A1 attacks A1", "itself", "elle-même", "R54"),
        ([FEEDING[0], "hole 0", EATER, HUNTER.replace("A1", "A2"), *OTHERS], "A1 feeds", "is empty", "vide", "EVO Feeding Non-Carnivores 1"),
        ([*FEEDING, EATER + ", food 2", "A2: body 1", *OTHERS], "A1 feeds", "isn’t hungry", "pas affamée", "EVO Feeding Non-Carnivores 4"),
        ([*FEEDING, "A: hand horns:3", EATER, *OTHERS], "A discards horns:3 for intelligence of A1", "doesn’t have Intelligence", "pas le trait Intelligente", "EVO Intelligence 1"),
        ([*FEEDING, EATER, *OTHERS], "A discards horns:3 for body of A1", "can’t do that now", "pas faire cela maintenant", "EVO Phase 5 Feeding 6"),
        ([*PLAYING, EATER, *OTHERS], "A plays fertile:7 on A1", "don’t have Fertile in", "pas Fertile en main", "EVO Phase 3 Play Cards 4"),
        ([*PLAYING, EATER, *OTHERS], "A plays fertile on A1", "don’t have Fertile in", "pas Fertile en main", "EVO Phase 3 Play Cards 4"),
        ([*PLAYING, EATER, *OTHERS], "A plays horns:2 on A1", "don’t have Horns 2", "pas Cornes 2 en main", "EVO Phase 3 Play Cards 4"),
        ([*PLAYING, EATER + ", horns", *OTHERS], "A plays horns:3 on A1", "already has Horns", "a déjà Cornes", "EVO Play a Trait 2"),
        ([*PLAYING, FULL, *OTHERS], "A plays horns:3 on A1", "already has 3 traits", "déjà 3 traits", "EVO Play a Trait 2"),
        ([*PLAYING, FULL, *OTHERS], "A discards horns:3 for body of A1", "body size of A1 is already 6", "déjà de 6", "EVO Increase Body Size or Population 2"),
        ([*PLAYING, EATER, *OTHERS], "A plays horns:3 on B1", "belongs to B", "appartient à B", "EVO Play a Trait 1"),
        ([*PLAYING, EATER, *OTHERS], "A removes horns from A1", "doesn’t have Horns", "n’a pas le trait Cornes", "EVO Phase 3 Play Cards 6"),
    ],
)  # fmt: skip
def test_every_other_reason_is_told(lines, move, english, french, cite):
    for lang, part in (("en", english), ("fr", french)):
        said = answer(lang, lines, move)
        assert part in said and f"[{cite}" in said


def test_cards_that_are_too_few_are_counted():
    lines = [
        *FEEDING,
        "A: hand horns:3",
        HUNTER + ", intelligence",
        "B1: body 1, population 4, climbing, defensive-herding",
        "C1: body 1",
    ]
    assert "(Climbing and Defensive Herding) takes 2 cards, and you hold 1" in answer(
        "en", lines, "A1 attacks B1"
    )
    assert "il faut 2 cartes, et vous en avez 1" in answer("fr", lines, "A1 attaque B1")


def test_an_attack_under_way_gives_reasons_too():
    lines = [
        *FEEDING,
        "A: hand fertile:7 fertile:6",
        HUNTER + ", intelligence",
        "B1: body 1, climbing",
        "C1: body 1",
    ]
    human = sit_down("en", lines)
    human.handle("A1 attacks B1")
    for move, part in (
        ("strike", "only a climber"),
        ("A discards fertile:7 to ignore horns", "Horns doesn’t protect B1"),
    ):
        human.terminal.lines = []
        human.handle(move)
        assert part in " ".join(" ".join(human.terminal.lines).split())


def test_storing_too_much_is_refused():
    lines = [
        *FEEDING,
        "A1: body 2, population 1, carnivore, fat-tissue",
        "B1: body 1",
        "C1: body 1",
    ]
    human = sit_down(
        "en",
        [line.replace("body 2", "body 6") for line in lines[:2]]
        + ["A1: body 6, population 1, carnivore, fat-tissue", "B1: body 5", "C1: body 1"],
    )
    human.handle("A1 attacks B1")
    human.terminal.lines = []
    human.handle("store 9")
    assert "A1 can store only 4 meat" in " ".join(human.terminal.lines)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", FAMILY)
def test_whatever_is_tried_has_a_reason_in_words(key, lang):
    game = tangledbank.game(key)
    words = Texts(lang).of(game)
    verbs = [phrase.verb for phrase in game.language.phrases]
    match = tangledbank.new(key, players=3, seed=11)
    rng = seeded(4)
    tried = set()
    while not match.over:
        question = match.open[0]
        options = match.state.legal_actions(question.seat)
        for seat in range(3):
            view = match.view(seat)
            for _ in range(6):
                verb = verbs[rng.below(len(verbs))]
                action = pack(verb, 1 + rng.below(12), 1 + rng.below(12))
                refusal = game.refusal(view, seat, action)
                if refusal:
                    text = words.reason(view, refusal)
                    assert text.endswith("]") and "{" not in text, text
                    tried.add(refusal.name)
        match.play(question.seat, question.number, options[rng.below(len(options))])
    assert len(tried) > 7
