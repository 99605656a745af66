"""A trait of a user set that asks its owner, with its own verb, prompt, event and reasons."""

import json

import pytest

import tangledbank
from tangledbank.core.action import a_of, b_of, pack
from tangledbank.core.reason import kind_of, reason_about
from tangledbank.core.sets import Set
from tangledbank.core.vocabulary import COUNT, SPECIES, TRAIT, more_words
from tangledbank.games.oceans.card_questions import ask_owner
from tangledbank.games.oceans.ids import BEFORE_FEEDING
from tangledbank.games.oceans.state_changes import lose
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.notation.names import Line

WORDS = more_words()
SING = WORDS.verb("sing", "{singer} sings to {listener}", singer=SPECIES, listener=SPECIES)
ASK_SONG = WORDS.prompt("song")
SUNG = WORDS.event("sung", "{singer} sings to {listener}", singer=SPECIES, listener=SPECIES)
TOO_FEW = WORDS.reason("too-few", listener=SPECIES, there=COUNT, needed=COUNT)
DEAF = WORDS.reason("deaf", trait=TRAIT)


class Siren(Trait):
    """Before feeding, another species with 3 population or more and no trait loses 1."""

    def moments(self):
        return 1 << BEFORE_FEEDING

    def act(self, s, holder, slot, moment):
        ask_owner(s, holder, slot)

    def prompt(self):
        return ASK_SONG.number

    def choices(self, s, holder, ask, out):
        found = [sid for sid in s.ring if sid != holder.sid and not self.refuse(s, s.species[sid])]
        for place, sid in enumerate(found):
            out[place] = pack(SING.number, holder.sid, sid)
        return len(found)

    def refuse(self, s, listener):
        if len(listener.cards):
            return reason_about(DEAF.number, s.book.cards.trait_by_card[listener.cards[0]].id)
        return 0 if listener.population >= 3 else TOO_FEW.number

    def why_not(self, s, holder, ask, action):
        return self.refuse(s, s.species[b_of(action)])

    def fill_reason(self, s, holder, ask, action, reason, slots):
        if kind_of(reason) == TOO_FEW.number:
            listener = s.species[b_of(action)]
            slots.update(listener=listener.sid, there=listener.population, needed=3)

    def chosen(self, s, holder, ask, action):
        s.tell(SUNG.number, holder.owner, a_of(action), b_of(action))
        lose(s, s.species[b_of(action)], 1)
        return True


SIRENS = Set(
    key="sirens",
    games=("oceans",),
    traits={"siren": Siren},
    words=WORDS,
    facts={"deep": [{"key": "siren", "name": "Siren", "migrate": 1, "number": 90}]},
)

GAME = tangledbank.game("oceans", None, (SIRENS,))


@pytest.fixture
def table():
    lines = (
        "phase before feeding",
        "A1: population 3, siren",
        "A2: population 2",
        "B1: population 3",
        "B2: population 4",
        "B3: population 5, inking",
    )
    numbered = [Line(i, text) for i, text in enumerate(lines, start=1)]
    s = GAME.language.read_position(GAME, 2, GAME.resolve_options(2, {}), numbered)
    s.news = []
    s.advance()
    return s


def refused(s, move):
    seat, action = GAME.language.read_action(s, move)
    return GAME.refusal(s, seat, action)


def test_it_offers_its_own_moves(table):
    offered = [GAME.language.write_action(table, 0, one) for one in table.legal_actions(0)]

    assert GAME.language.prompts[table.prompt_of(0)] == "song"
    assert offered == ["A1 sings to B1", "A1 sings to B2"]


def test_it_fills_the_slots_of_its_own_reason(table):
    refusal = refused(table, "A1 sings to A2")

    assert refusal.name == "too-few"
    assert refusal.slots == {"listener": table.players[0].row[1], "there": 2, "needed": 3}


def test_the_first_slot_gets_what_is_packed_with_the_reason(table):
    refusal = refused(table, "A1 sings to B3")

    assert refusal.name == "deaf"
    assert refusal.slots == {"trait": next(t.id for t in GAME.traits if t.key == "inking")}


def test_its_answer_is_carried_out_and_reported(table):
    seat, action = GAME.language.read_action(table, "A1 sings to B2")
    table.apply(seat, action)
    told = [GAME.language.events[event.kind] for event in table.news]

    assert told[-2:] == ["sung", "population-lost"]
    assert GAME.language.fact(table, "B2 population 3") == ""


def test_a_question_that_is_open_is_saved(table):
    plain = json.loads(json.dumps(GAME.codec.save(table)))
    loaded = GAME.load(plain, 2, GAME.resolve_options(2, {}))

    assert loaded.legal_actions(0) == table.legal_actions(0)
