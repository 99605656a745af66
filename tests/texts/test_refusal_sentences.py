# ruff: noqa: E501  (a table reads better in long lines)
"""Refusal sentences of Evolution and Climate."""

import pytest

import tangledbank
from tangledbank.texts import Texts

HEAD = "game climate, 3 players\nphase feeding, first A, turn A\nhole 0\n"
OTHER = "C1: body 1, population 1, food 1\n"


def refused(position, played, move, lang="en"):
    """Return what is said about a move after others were played."""
    match = tangledbank.position(position)
    for each in played:
        question = match.open[0]
        match.play(question.seat, question.number, each)
    return tangledbank.explain(match, match.open[0].seat, move, lang)


AMBUSH = (
    HEAD
    + "A: hand horns:1 horns:2\nA1: body 4, population 2, carnivore, intelligence, ambush\nB1: body 1, population 2, climbing, migratory\n"
    + OTHER
)
NO_AMBUSH = AMBUSH.replace(", ambush", "")
NOT_MIGRATORY = AMBUSH.replace(", migratory", "")
ATTACK = ("A1 attacks B1",)
MUD = (
    HEAD
    + "A1: body 4, population 2, carnivore\nB1: body 1, population 2, climbing, mud-wallowing\n"
    + OTHER
)
MUD_PAID = MUD.replace("A1:", "A: hand horns:1\nA1:")
ASLEEP = (
    HEAD
    + "A1: body 3, population 3, carnivore\nB1: body 1, population 4, food 2, burrowing, hibernation\n"
    + OTHER
)
FED = ASLEEP.replace("food 2", "food 4")
MEAT = HEAD + "A1: body 6, population 1, carnivore, fat-tissue\nB1: body 3, population 2\n" + OTHER
ROOM = MEAT.replace("fat-tissue", "fat-tissue(4)").replace("body 3", "body 5")
SCAVENGERS = (
    HEAD
    + "A1: body 3, population 2, carnivore\nA2: population 3, scavenger, cooperation, long-neck\nA3: population 2, scavenger\nB1: body 2, population 3\nB2: population 1, scavenger\n"
    + OTHER
)
MIGRANTS = (
    HEAD
    + "A1: population 2, migratory, cooperation\nA2: population 3, migratory, fertile\nA3: population 1, food 1\nB1: population 1, food 1\n"
    + OTHER
)
PASSED = ("A passes", "B passes", "C passes")
NIGHT = (
    HEAD.replace("hole 0", "hole 3")
    + "A1: body 1, population 2, nocturnal\nA2: body 1, population 2, nocturnal\nA3: body 3, population 2, carnivore\nA4: body 6, population 2, nocturnal\nB1: body 4, population 2, carnivore\n"
    + OTHER
)
PLAYING = "game climate, 3 players\nphase play, first A, turn A\nA: hand horns:1\nA1: body 1, population 2\nB1: body 1\nC1: body 1\n"


@pytest.mark.parametrize(
    ("position", "played", "move", "sentence"),
    [
        (AMBUSH, (*ATTACK, "A ignores climbing"), "A ignores climbing", "Ambush lets A1 ignore only one defense of B1 without a card, and it already does. [CLI Ambush 2]"),
        (NO_AMBUSH, ATTACK, "A ignores climbing", "A1 can’t ignore Climbing without a card: that takes Ambush against a Migratory species. [CLI Ambush 2]"),
        (NOT_MIGRATORY, ATTACK, "A ignores climbing", "A1 can’t ignore Climbing without a card: that takes Ambush against a Migratory species. [CLI Ambush 2]"),
        (AMBUSH, ATTACK, "A ignores migratory", "Migratory isn’t a defensive trait, and only those can be ignored. [R63 Ambush against Migratory]"),
        (AMBUSH, ATTACK, "A discards horns:1 to ignore migratory", "Migratory isn’t a defensive trait, and only those can be ignored. [R29 Which traits Intelligence ignores]"),
        (AMBUSH, ATTACK, "A ignores horns", "Horns doesn’t protect B1, so there’s nothing to ignore. [R63 Ambush against Migratory]"),
        (AMBUSH, ATTACK, "A passes", "You can’t do that now. Your decision is “Get past defenses or strike?”. [CLI Feeding Carnivores 8]"),
        (ASLEEP, (), "A1 attacks B1", "B1 has Burrowing and isn’t hungry, so it’s safe underground. With Hibernation, 2 of its population can go without food. [CLI Burrowing 2]"),
        (FED, (), "A1 attacks B1", "B1 has Burrowing and isn’t hungry, so it’s safe underground. [CLI Burrowing 1]"),
        (MUD_PAID, (), "A1 attacks B1", "B1 has Climbing and A1 doesn’t; only a climber can attack it. [CLI Climbing 1]"),
        (MUD, (), "A1 attacks B1", "B1 has Climbing and A1 doesn’t; only a climber can attack it. Also in the way: Mud Wallowing. [CLI Climbing 1]"),
        (MEAT, ATTACK, "A stores 3", "A1 can store only 2 meat: that’s all there is. [R16 How much goes onto Fat Tissue]"),
        (ROOM, ATTACK, "A stores 3", "A1 has room for only 2. [CLI Fat Tissue 3]"),
        (SCAVENGERS, ATTACK, "A uses long-neck of A2", "Long Neck doesn’t act after an attack. [CLI Scavenger 1]"),
        (SCAVENGERS, ATTACK, "A uses cooperation of A3", "A3 doesn’t have Cooperation. [R33 Traits that wait for their moment]"),
        (SCAVENGERS, ATTACK, "A uses scavenger of B2", "B2 belongs to B. You can only do that with your own species. [R33 Traits that wait for their moment]"),
        (MIGRANTS, PASSED, "A uses fertile of A2", "Fertile doesn’t act after feeding. [CLI Migratory 1]"),
        (PLAYING, (), "A removes horns from A1", "A1 doesn’t have Horns. [CLI Phase 3 Play Cards 5]"),
        (PLAYING, (), "A discards ? for body of A1", "Name a card in your hand. [CLI Phase 3 Play Cards 4]"),
    ],
)  # fmt: skip
def test_the_sentence_says_what_is_in_the_way_and_cites_its_rule(position, played, move, sentence):
    assert refused(position, played, move) == sentence


@pytest.mark.parametrize(
    ("position", "played", "move", "french", "russian"),
    [
        (NIGHT, (), "A1 feeds", "A3 et B1 pourraient attaquer A1", "A3 и B1 могут сейчас напасть на A1"),
        (NIGHT.replace("body 4", "body 1"), (), "A1 feeds", "A3 pourrait attaquer A1", "A3 может сейчас напасть на A1"),
        (MUD, (), "A1 attacks B1", "Autre obstacle : Bain de boue.", "Мешает и другое: Грязевые ванны."),
        (MUD.replace("climbing,", "climbing, defensive-herding,"), (), "A1 attacks B1", "Autres obstacles : Attroupement défensif et Bain de boue.", "Мешает и другое: Стадо и Грязевые ванны."),
        (MUD.replace("climbing, ", ""), (), "A1 attacks B1", "et vous n’en avez aucune.", "а у вас нет ни одной."),
        (ASLEEP, (), "A1 attacks B1", "Avec Hibernation, 2 de ses individus peuvent se passer de nourriture.", "Без пищи могут обойтись 2 его популяции (Спячка)."),
        (AMBUSH, (*ATTACK, "A ignores climbing"), "A ignores climbing", "qu’une défense de B1", "только одно защитное свойство B1"),
    ],
)  # fmt: skip
def test_french_and_russian_agree_in_number(position, played, move, french, russian):
    assert french in refused(position, played, move, "fr")
    assert russian in refused(position, played, move, "ru")


@pytest.mark.parametrize(
    ("lang", "short"),
    [("en", "doesn’t have Horns"), ("fr", "n’a pas Cornes"), ("ru", "нет свойства «Рога»")],
)
def test_the_short_form_names_a_trait_that_is_not_there(lang, short):
    match = tangledbank.position(PLAYING)
    refusal = match.why_not(0, "A removes horns from A1")
    assert Texts(lang).of(match.game).grounds(match.view(0), refusal).short == short
