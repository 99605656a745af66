"""Every reason of The Origin of Species and Time to Fly, said from real positions in all languages.

The sentences are written to build/reasons-GAME-LANG.txt, to be read.
"""

import re
from functools import cache
from pathlib import Path

import pytest

import tangledbank
from tangledbank.audit.candidate_actions import candidate_actions
from tangledbank.audit.policies import POLICIES, moves
from tangledbank.audit.variants import Variant
from tangledbank.core.action import FIRST, verb_of
from tangledbank.core.reason import about
from tangledbank.core.rng import seeded
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import SceneRunner
from tangledbank.texts import Texts
from tangledbank.texts.origin_citations import CITES, STEPS
from tests.texts.test_catalogues import LANGUAGES
from tools.compiling import ROOT

GAMES = ("origin", "time-to-fly")
SCENES = Path(__file__).parent.parent / "rules"


def note(found, game, view, seat, action):
    """Keep the first refusal of each reason, the trait it is about and the verb that was tried."""
    refusal = game.refusal(view, seat, action)
    if refusal:
        key = (refusal.name, int(about(refusal.reason)), int(verb_of(action)))
        found.setdefault(key, (view, refusal))


class Noting(SceneRunner):
    """A scene whose refusals are kept."""

    found = None

    def refuses(self, rest):
        text, _, _ = rest.partition(" because ")
        seat, action = self.language.read_action(self.state, text)
        note(self.found, self.game, self.match.view(seat), seat, action)
        return super().refuses(rest)

    def _judge(self, text):
        if text.startswith("refuses:"):
            return self.refuses(text.removeprefix("refuses:").strip())
        return super()._judge(text)


@cache
def refusals(key):
    """A refusal of every kind that scenes and some random games come upon."""
    game, found = tangledbank.game(key), {}
    for path in sorted((SCENES / key).glob("*.scene")):
        for scene in read_scenes(path.read_text(encoding="utf-8")):
            stage = Noting(scene, {key: game})
            stage.found = found
            stage.run(scene)
    for seed, players in enumerate(list(game.seats)[:3]):
        rng, s = seeded(seed), Variant(players).start(game, seed)
        for i, (seat, _) in enumerate(moves(game, s, rng, POLICIES["builder"])):
            if i % 9 == 0:
                view = game.view(s, seat)
                for action in candidate_actions(game, view, seat, rng):
                    note(found, game, view, seat, action)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_reason_is_a_sentence_with_its_rule(key, lang):
    words = Texts(lang).of(tangledbank.game(key))
    lines = []
    for (name, trait, verb), (view, refusal) in sorted(refusals(key).items()):
        sentence = words.reason(view, refusal)
        assert re.fullmatch(r"[A-ZÀÉА-Я].*[.?] \[(ORI|TTF|R\d).*\]", sentence), sentence
        assert not re.search(r"[{}]|\.\.|\?\.|\s[.,]|\s\s|\b0 tr", sentence), sentence
        of = f" {words.trait_names[trait]}" if trait else ""
        lines.append(f"{name}{of} ({words.language.verbs[verb]}): {sentence}")
    path = ROOT / "build" / f"reasons-{key}-{lang}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_french_has_its_colons_and_plurals():
    words = Texts("fr").of(tangledbank.game("origin"))

    assert words.explain("Vol") == "" and words.explain("Course").startswith("Course : Attaqué")
    assert words.explain("pioche").startswith("pioche : Le nombre")
    assert words.explain("fin").startswith("fin : Quand")
    assert [words.say("board-hand", cards=n) for n in (0, 1, 2)] == [
        "0 carte",
        "1 carte",
        "2 cartes",
    ]
    assert words.say("event-blue-gained", eater="A1", amount=2) == "A1 reçoit 2 jetons bleus."


def test_every_reason_was_said():
    said = {kind for key in GAMES for kind, _, _ in refusals(key)}

    reasons = tangledbank.game("time-to-fly").language.reasons
    assert said == set(reasons.values())


def test_what_reasons_cite_is_in_the_rule_tables():
    pages = ("rules/origin.md", "rules/time-to-fly.md", "rulings/origin.md")
    rules = "".join((ROOT / "docs" / page).read_text(encoding="utf-8") for page in pages)
    for cite in {*CITES.values(), *STEPS.values()}:
        assert f"| {cite} |" in rules or f"## {cite} " in rules, cite


FEEDING = "phase feeding, turn A\nbank 3\n"
FLY = "game time-to-fly, 2 players, deck full\n" + FEEDING
BASE = "game origin, 2 players\n" + FEEDING
SENTENCES = {
    "there are no shells without Time to Fly": (
        BASE + "A1: food 0\nB1: food 0",
        "A1 takes a shell",
        "This game has no shells: they come with Time to Fly. [TTF Shell 6]",
        "Il n’y a pas de coquilles dans ce jeu : elles viennent avec Time to Fly. [TTF Shell 6]",
        "В этой игре нет раковин: они есть в «Времени летать». [TTF Shell 6]",
    ),
    "an animal without a store is fed, and no store is blamed": (
        BASE + "A1: food 1\nB1: food 0",
        "A1 feeds",
        "A1 is fed and gets no more tokens. [ORI Feeding Phase 10]",
        "A1 est nourri et ne reçoit plus de jetons. [ORI Feeding Phase 10]",
        "A1 накормлено и больше не получает фишек. [ORI Feeding Phase 10]",
    ),
    "an animal with full stores is fed": (
        BASE + "A1: food 1, fat-tissue(1), fat-tissue(1)\nB1: food 0",
        "A1 feeds",
        "A1 is fed, and its Fat Tissue is full. [ORI Feeding Phase 10]",
        "A1 est nourri, et le trait Tissu adipeux n’a plus de place. [ORI Feeding Phase 10]",
        "A1 накормлено, а свойство «Жировой запас» заполнено. [ORI Feeding Phase 10]",
    ),
    "the only empty store cannot be shed": (
        FLY + "A1: food 1, metamorphose, fat-tissue\nB1: food 0",
        "A1 sheds fat-tissue",
        "A1 is fed, and without Fat Tissue it would have no room for a token. [R333 Discarding",
        "A1 est nourri, et sans le trait Tissu adipeux il n’aurait plus de place pour un jeton.",
        "A1 накормлено, и без свойства «Жировой запас» фишку некуда положить. [R333",
    ),
    "a trait that an animal does not have is named": (
        FLY + "A1: metamorphose, parasite\nB1: food 0",
        "A1 sheds fat-tissue",
        "A1 doesn’t have Fat Tissue. [TTF Metamorphose 1]",
        "A1 n’a pas le trait Tissu adipeux. [TTF Metamorphose 1]",
        "У A1 нет свойства «Жировой запас». [TTF Metamorphose 1]",
    ),
    "traits that exclude each other are both named": (
        "game time-to-fly, 2 players, deck full\nphase development, turn A\n"
        "A: hand flight/specialization-a\nA1: specialization-b\nB1: food 0",
        "A plays flight/specialization-a as specialization-a on A1",
        "A1 has Specialization B, and no animal can have both Specialization B and",
        "A1 a le trait Spécialisation B, et aucun animal n’a à la fois Spécialisation B et",
        "У A1 есть свойство «Специализация В», а «Специализация А» с ним не сочетается.",
    ),
    "every protection is named where only one can be ignored": (
        FLY + "A1: carnivorous, intellect\nB1: camouflage, swimming, high-body-weight",
        "A1 attacks B1",
        "Camouflage, Swimming and High Body Weight protect B1 from A1; only one",
        "B1 est protégé de A1 par les traits Camouflage, Nageur et Grande taille ; un seul",
        "B1 защищено от A1 сразу несколькими свойствами (Камуфляж, Водоплавающее и Большой);",
    ),
    "the specialization of another animal is in the way": (
        FLY + "A1: specialization-a\nB1: specialization-a",
        "A1 specializes",
        "B1 also has Specialization A, which works only if no other animal has it.",
        "B1 a aussi le trait Spécialisation A, qui ne sert que si aucun autre animal ne l’a.",
        "У B1 тоже есть свойство «Специализация А», а оно работает, только пока",
    ),
    "another player's animal is named with its owner": (
        BASE + "A1: carnivorous\nB1: food 0",
        "B1 feeds",
        "B1 belongs to B, not to you. [ORI Feeding Phase 1]",
        "B1 n’est pas un de vos animaux : il appartient à B. [ORI Feeding Phase 1]",
        "B1 — не ваше животное, а игрока B. [ORI Feeding Phase 1]",
    ),
    "animals that are not in play are named, be they one or two": (
        BASE + "A1: carnivorous\nB1: food 0",
        "A8 attacks B9",
        "Not in play: A8 and B9 (dead, or never played). [ORI Carnivorous 3]",
        "Pas ou plus en jeu : A8 et B9. [ORI Carnivorous 3]",
        "Нет в игре: A8 и B9 (погибло или не появлялось). [ORI Carnivorous 3]",
    ),
    "the hungry are named where a pass is forbidden": (
        "game origin, 2 players, must_take_food_if_possible on\n"
        + FEEDING
        + "A1: food 0\nA2: food 0\nA3: food 1\nB1: food 0",
        "A passes",
        "you can’t pass while one of your animals can take a red token: A1 and A2. [R310",
        "tant qu’un de vos animaux peut prendre un jeton rouge : A1 et A2. [R310",
        "пока хоть одно ваше животное может взять красную фишку: A1 и A2. [R310",
    ),
}


def asked_by_a(position, move, lang):
    match = tangledbank.position(position)
    return tangledbank.explain(
        match, 0, match.game.language.read_action(match.state, move)[1], lang
    )


@pytest.mark.parametrize("what", SENTENCES)
def test_a_refusal_names_what_decided(what):
    position, move, *wanted = SENTENCES[what]

    for lang, sentence in zip(("en", "fr", "ru"), wanted, strict=True):
        assert sentence in asked_by_a(position, move, lang)


def test_a_pair_card_that_feeds_a_stranger_is_named_with_its_animals():
    pairs = "A1+A3: cooperation\nA1+A2: cooperation\n"
    parasites = "A1: parasite\nA2: parasite\nA3: parasite\nA4: parasite\nB1: food 0\n"
    match = tangledbank.position(BASE + parasites + pairs)
    match.do("A1 feeds")

    refusal = match.why_not(0, "cooperation of A1+A3 feeds A2")

    assert refusal.name == "partners" and refusal.slots["partners"] == (1, 5)
    assert tangledbank.explain(match, 0, "cooperation of A1+A3 feeds A2").startswith(
        "Cooperation joins A1 and A3 and feeds only these two, not A2."
    )


def test_what_cannot_be_done_while_scavengers_are_ordered_cites_the_scavenger():
    match = tangledbank.position(
        BASE + "A1: carnivorous\nA2: scavenger\nA3: scavenger\nB1: food 0\nB2: food 0"
    )
    match.do("A1 attacks B1")

    assert tangledbank.explain(match, 0, "A1 feeds").endswith("[ORI Scavenger 2]")


@pytest.mark.parametrize("key", GAMES)
def test_every_trait_has_a_card_that_stands_for_it_alone(key):
    cards = tangledbank.game(key).card_table
    stand_ins = [int(cards.stand_in(trait)) for trait in cards.traits if trait.id]

    assert len(set(stand_ins)) == len(stand_ins) and min(stand_ins) >= FIRST


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "B1 has Swimming, so only a swimmer can attack it; A1 isn’t one."),
        ("fr", "B1 est nageur, donc seul un nageur peut l’attaquer ; A1 ne l’est pas."),
        (
            "ru",
            "У B1 есть свойство «Водоплавающее», поэтому напасть может только водоплавающий "
            "хищник, а у A1 этого свойства нет.",
        ),
    ],
)
def test_a_habitat_is_refused_with_its_conclusion(lang, sentence):
    position = "game origin, 2 players\nphase feeding\nA1: carnivorous\nB1: swimming"
    match = tangledbank.position(position)
    assert tangledbank.explain(match, 0, "A1 attacks B1", lang) == f"{sentence} [ORI Swimming 1]"
