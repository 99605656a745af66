"""Traits of user sets: their flags and moves."""

import pytest

from tangledbank.core.action import pack
from tangledbank.core.hooks import is_flag, questions
from tangledbank.core.match import Match
from tangledbank.core.reason import reason_about
from tangledbank.core.record import Record
from tangledbank.core.sets import Set
from tangledbank.core.vocabulary import ANIMAL, COUNT, TRAIT, many, more_words
from tangledbank.games.origin.game import Origin
from tangledbank.games.origin.traits.base import Trait
from tangledbank.notation.names import Line
from tangledbank.texts import Texts

FLAGS = [name for name in questions(Trait) if is_flag(Trait, name)]


def set_of(words=None, texts=None, **traits):
    """Return a set with one card for each of these trait classes."""
    return Set(
        key="outside",
        traits=traits,
        words=words or more_words(),
        texts=texts or {},
        facts={
            "traits": [
                {"id": key, "name": key.title(), "kind": "single", "need": 0, "points": 1}
                for key in traits
            ],
            "cards": [{"id": place, "faces": [key]} for place, key in enumerate(traits)],
        },
    )


def feeding(game, *animals):
    """Return a match of two players in the feeding phase, with five tokens in the bank."""
    options = game.resolve_options(2, {})
    position = ("phase feeding, first A, turn A", "bank 5", "deck running swimming …", *animals)
    lines = [Line(number, text) for number, text in enumerate(position, start=1)]
    state = game.language.read_position(game, 2, options, lines)
    return Match(game, Record.of(game, 2, options, 0), state)


# Flags


class Tame(Trait):
    hunts = False


class Fussy(Trait):
    scavenges = False


def test_the_flags_of_a_trait_are_class_variables():
    assert FLAGS == [
        "cannot_be_given_up",
        "directed",
        "extra_use",
        "hunts",
        "lurks",
        "scavenges",
        "stays_in_play",
    ]


@pytest.mark.parametrize("flag", FLAGS)
def test_a_flag_that_is_set_to_false_switches_nothing_on(flag):
    plain, flagged = (type("Plain", (Trait,), {flag: value}) for value in (False, True))
    traits = Origin(sets=[set_of(plain=plain, flagged=flagged)]).traits

    assert [trait.hooks for trait in traits[-2:]] == [0, 1 << questions(Trait).index(flag)]


def test_an_animal_whose_trait_sets_hunts_to_false_cannot_attack():
    match = feeding(Origin(sets=[set_of(tame=Tame)]), "A1: tame", "B1: food 0")

    assert match.why_not(0, "A1 attacks B1").name == "hunter"


def test_an_animal_whose_trait_sets_scavenges_to_false_gets_nothing():
    game = Origin(sets=[set_of(fussy=Fussy)])
    match = feeding(game, "A1: carnivorous", "A2: fussy", "B1: food 0", "B2: scavenger")
    match.do("A1 attacks B1")
    fed = {int(a.aid): int(a.food) for a in match.state.animals if a.aid}

    assert fed == {1: 2, 3: 0, 4: 1}


# Moves

WORDS = more_words()
DIG = WORDS.verb("dig", "{animal} digs", animal=ANIMAL)
PLAY_DEAD = WORDS.verb("play-dead", "{animal} plays dead", animal=ANIMAL)
DUG = WORDS.event("dug", "{animal} dug", animal=ANIMAL)
TOO_HARD = WORDS.reason("too-hard", trait=TRAIT, bank=COUNT, diggers=many(ANIMAL))
TOO_HUNGRY = WORDS.reason("too-hungry", trait=TRAIT, missing=COUNT)
TEXTS = {
    "en": """
trait-digging = Digging
move-dig = Dig with { $animal }
reason-too-hard = { $trait } needs 5 tokens in the bank, not { $bank }: { $diggers } cannot dig.
    .short = too few tokens
"""
}


class Digging(Trait):
    """Instead of taking a token, moves one from the bank to itself if the bank has five."""

    def verb(self):
        return DIG.number

    def use_reason(self, s, holder, slot, action):
        return 0 if s.bank >= 5 else reason_about(TOO_HARD.number, self.id)

    def use(self, s, holder, slot, action):
        s.bank -= 1
        holder.food += 1
        s.tell(DUG.number, holder.owner, holder.aid)

    def fill_reason(self, s, holder, slot, action, reason, slots):
        slots["bank"] = int(s.bank)
        slots["diggers"] = (int(holder.aid),)


class Feint(Trait):
    """Ends an attack if the animal is fed."""

    def verb(self):
        return PLAY_DEAD.number

    def can_react(self, s, attack, holder, slot):
        return not self.react_reason(s, attack, holder, slot, 0)

    def react_reason(self, s, attack, holder, slot, action):
        return 0 if holder.food >= holder.need else reason_about(TOO_HUNGRY.number, self.id)

    def react(self, s, attack, holder, slot, action):
        attack.over = True


MOVES = Origin(sets=[set_of(words=WORDS, texts=TEXTS, digging=Digging, feint=Feint)])


def test_a_trait_offers_a_move_of_its_own_and_makes_it():
    match = feeding(MOVES, "A1: digging", "B1: food 0")

    assert pack(DIG.number, 1) in match.state.legal_actions(0)

    match.do("A1 digs")

    assert (match.state.animals[1].food, match.state.bank) == (1, 4)


def test_a_trait_fills_the_slots_of_its_own_reason():
    match = feeding(MOVES, "A1: digging", "A2: food 0", "B1: food 0")
    match.do("A2 feeds")
    match.do("B1 feeds")
    refusal = match.why_not(0, "A1 digs")
    digging = int(match.game.card_table.trait_of("digging").id)

    assert refusal.name == "too-hard"
    assert refusal.slots == {"trait": digging, "bank": 3, "diggers": (1,)}


def test_the_reason_of_a_trait_is_told_in_the_words_of_its_set():
    match = feeding(MOVES, "A1: digging", "A2: food 0", "B1: food 0")
    match.do("A2 feeds")
    match.do("B1 feeds")

    refusal = match.why_not(0, "A1 digs")

    assert Texts("en").of(match.game).reason(match.view(0), refusal) == (
        "Digging needs 5 tokens in the bank, not 3: A1 cannot dig."
    )


def test_a_reason_whose_slots_no_trait_fills_holds_what_it_is_about():
    match = feeding(MOVES, "A1: carnivorous", "B1: running, feint")
    match.do("A1 attacks B1")
    refusal = match.why_not(1, "B1 plays dead")
    feint = int(match.game.card_table.trait_of("feint").id)

    assert refusal.name == "too-hungry"
    assert refusal.slots == {"trait": feint, "missing": 0}


def test_a_reaction_from_outside_ends_an_attack():
    match = feeding(MOVES, "A1: carnivorous", "B1: food 1, feint")
    match.do("A1 attacks B1")
    match.do("B1 plays dead")

    assert match.state.lives(2)
