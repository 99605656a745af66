"""The words of The Origin of Species: moves, events, reasons."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

from tangledbank.core.action import FIRST, HIDDEN, a_of, b_of, verb_of
from tangledbank.core.errors import BadNotation
from tangledbank.core.event import Event
from tangledbank.core.options import Value
from tangledbank.core.reason import about, kind_of
from tangledbank.core.sets import Set
from tangledbank.games.origin import ids
from tangledbank.games.origin.cards import Cards
from tangledbank.games.origin.facts import OriginFacts
from tangledbank.games.origin.fly import ids as fly
from tangledbank.games.origin.position import OriginReader
from tangledbank.games.origin.state import UNTIED, Animal, Table
from tangledbank.games.origin.words import trait_word
from tangledbank.games.origin.writer import OriginWriter
from tangledbank.notation.language import (
    OF_SLOT,
    SLOT,
    Language,
    Phrase,
    offered_among,
    packed,
    refuse_long,
)
from tangledbank.notation.words import being_id, being_name, parts_of, read_seat, seat_name, squeeze

if TYPE_CHECKING:
    from tangledbank.core.game import Game

PLAY_WHOLE = Phrase(ids.PLAY_TRAIT, "{seat} plays {a:card} on {c:animal}")
PLAY_FACE = Phrase(ids.PLAY_TRAIT, "{seat} plays {a:card} as {b:face} on {c:animal}")
PAIR_WHOLE = Phrase(ids.PLAY_PAIR, "{seat} plays {a:card} on {c:animal}+{d:animal}")
PAIR_FACE = Phrase(ids.PLAY_PAIR, "{seat} plays {a:card} as {b:face} on {c:animal}+{d:animal}")

# A game reads and writes those of them whose verbs its sets have.
PHRASES = (
    Phrase(ids.PLAY_ANIMAL, "{seat} plays {a:card} as an animal"),
    PAIR_FACE,
    PAIR_WHOLE,
    PLAY_FACE,
    PLAY_WHOLE,
    Phrase(ids.PASS, "{seat} passes"),
    Phrase(ids.FEED, "{a:animal} feeds"),
    Phrase(ids.ATTACK, "{a:animal} attacks {b:animal}"),
    Phrase(ids.USE_FAT, "{a:animal} uses {b:number} fat"),
    Phrase(fly.SPECIALIZE, "{a:animal} specializes"),
    Phrase(fly.SHED, "{a:animal} sheds {b:worn}"),
    Phrase(ids.SETTLE, "{a:animal} takes a shell"),
    Phrase(ids.STEAL, "{a:animal} steals from {b:animal}"),
    Phrase(ids.GRAZE, "{a:animal} grazes"),
    Phrase(ids.SLEEP, "{a:animal} hibernates"),
    Phrase(ids.DONE, "{seat} is done"),
    Phrase(ids.REVEAL, "{seat} reveals {a:animal}"),
    Phrase(ids.KEEP_STILL, "{seat} keeps still"),
    Phrase(ids.IGNORE_NONE, "{seat} ignores nothing"),
    Phrase(ids.IGNORE, "{seat} ignores {a:worn} of {b:animal}"),
    Phrase(ids.RUN, "{a:animal} runs"),
    Phrase(fly.SQUIRT, "{a:animal} squirts ink"),
    Phrase(fly.CLOSE, "{a:animal} closes its shell"),
    Phrase(ids.REDIRECT, "{a:animal} sends the attack to {b:animal}"),
    Phrase(ids.DROP, "{a:animal} drops {b:worn}"),
    Phrase(ids.SUBMIT, "{a:animal} submits"),
    Phrase(ids.AMBUSH, "{a:animal} ambushes {b:animal}"),
    Phrase(ids.WAIT, "{seat} waits"),
    Phrase(ids.SHARE, "{a:pair} feeds {b:animal}"),
    Phrase(ids.SCAVENGE, "{a:animal} scavenges"),
)

# {seat}, then a to d by kind: s animal, c card, t trait, plain number.
SENTENCES = {
    ids.TURN_BEGAN: "turn {a} begins, first {seat}",
    ids.DIE_ROLLED: "{seat} rolls {a}",
    ids.STARTED: "{seat} starts",
    ids.CARD_DRAWN: "{seat} draws {a:c}",
    ids.ANIMAL_PLAYED: "{seat} plays {a:c} as {b:s}",
    ids.TRAIT_PLAYED: "{seat} plays {a:c} as {b:t} on {c:s}",
    ids.PAIR_PLAYED: "{seat} plays {a:c} as {b:t} on {c:s}+{d:s}",
    ids.PASSED: "{seat} passes",
    ids.BANK_FILLED: "the bank has {a}",
    ids.RED_TAKEN: "{a:s} took {b} red",
    ids.BLUE_GOT: "{a:s} got {b} blue",
    ids.FAT_STORED: "{a:s} stored {b} fat",
    ids.FAT_USED: "{a:s} used {b} fat",
    ids.STOLEN: "{a:s} stole from {b:s}",
    ids.GRAZED: "{a:s} grazed: the bank has {b}",
    ids.SLEPT: "{a:s} fell asleep",
    fly.SPECIALIZED: "{a:s} specialized: {b:t}",
    fly.SHED_TRAIT: "{a:s} shed {c:t}",
    ids.SETTLED: "{a:s} settled in a shell",
    ids.ATTACKED: "{a:s} attacked {b:s}",
    ids.AMBUSHED: "{a:s} ambushed {b:s}",
    ids.STILL_KEPT: "{seat} kept still",
    ids.REVEALED: "{a:s} showed {b:c}",
    ids.IGNORED: "{a:s} ignores {c:t}",
    ids.ESCAPED: "{a:s} ran away from {b:s}",
    fly.INK_SQUIRTED: "{a:s} squirted ink at {b:s}",
    fly.SHELL_CLOSED: "{a:s} closed its shell before {b:s}",
    ids.REDIRECTED: "{a:s} sent the attack to {b:s}",
    ids.TAIL_LOST: "{a:s} dropped {c:t}",
    ids.EATEN: "{a:s} was eaten by {b:s}",
    ids.POISONED: "{a:s} was poisoned",
    ids.SCAVENGED: "{a:s} scavenged",
    ids.PAIR_USED: "{b:t} feeds {c:s}",
    fly.BORN: "{b:s} was born of {a:c}",
    ids.DIED: "{a:s} died",
    ids.SHELL_LEFT: "{a:c} stays in the middle",
    ids.DECK_RAN_OUT: "the deck has run out",
    ids.GAME_ENDED: "the game is over",
}

COLORS = {"red": ids.RED_TAKEN, "blue": ids.BLUE_GOT}
TOKENS = re.compile(r"[a-h]\d+ (red|blue) \d{1,3}( ?, (red|blue) \d{1,3})*")
PARTNER = re.compile(r"(\S+) with (\S+)")
OF_PAIR = re.compile(r"(\S+) of (\S+\+\S+)")


def carried(phrase: Phrase) -> int:
    """How many ids the verb of a phrase carries."""
    return max((" abcd".index(name) for name, _ in phrase.slots if name != "seat"), default=0)


class OriginLanguage(Language[Table]):
    """Moves, positions and facts in the rulebook's words."""

    def __init__(self, sets: Sequence[Set], cards: Cards) -> None:
        super().__init__(sets)
        self.cards = cards
        self.facts = OriginFacts(cards)
        self.phrases = [phrase for phrase in PHRASES if phrase.verb in self.verbs]
        self.sentences = {kind: text for kind, text in SENTENCES.items() if kind in self.events}
        self.carried = {phrase.verb: carried(phrase) for phrase in self.phrases}

    def caused(self, s: Table, events: Sequence[Event], text: str) -> str | None:
        """`A1 red 1, blue 2`: the tokens that the last move brought, by their colour."""
        if not TOKENS.fullmatch(text):
            return None
        subject, _, rest = text.partition(" ")
        animal = being_id(s, subject, "animal")
        for part in parts_of(rest):
            color, _, wanted = part.partition(" ")
            of_color = [event for event in events if event.kind == COLORS[color]]
            count = sum(int(event.b) for event in of_color if event.a == animal)
            if count != int(wanted):
                return f"it got {count} {color}"
        return ""

    def reader(self, game: Game, s: Table) -> OriginReader:
        return OriginReader(game, s)

    def writer(self, game: Game, options: Mapping[str, Value], s: Table) -> OriginWriter:
        return OriginWriter(game, options, s)

    # Writing

    def write_action(self, s: Table, seat: int, action: int) -> str:
        verb = verb_of(action)
        if verb not in (ids.PLAY_TRAIT, ids.PLAY_PAIR, fly.SHED, ids.DROP, ids.IGNORE):
            return super().write_action(s, seat, action)
        if verb in (ids.PLAY_TRAIT, ids.PLAY_PAIR):
            whole, faced = {
                ids.PLAY_TRAIT: (PLAY_WHOLE, PLAY_FACE),
                ids.PLAY_PAIR: (PAIR_WHOLE, PAIR_FACE),
            }[int(verb)]
            card = int(a_of(action))
            text = faced.text if self.cards.second[card] else whole.text
            text = text.replace("{b:face}", self.cards.trait_on(card, b_of(action)).key)
        else:
            text = next(phrase.text for phrase in PHRASES if phrase.verb == verb)
            animal, card = (a_of(action), b_of(action))
            if verb == ids.IGNORE:
                animal, card = card, animal
            text = re.sub(r"\{.:worn\}", trait_word(s, s.living(animal), int(card)), text)
        return SLOT.sub(lambda m: self.slot(s, seat, action, m[1], m[2]), text)

    def slot(self, s: Table, seat: int, action: int, name: str, kind: str) -> str:
        return seat_name(seat) if name == "seat" else self.name(s, kind, OF_SLOT[name](action))

    def trait(self, id: int) -> str:
        return self.cards.traits[id].key if id else "?"

    def name(self, s: Table, kind: str, id: int) -> str:
        if kind == "animal":
            return being_name(s, id)
        if kind == "card":
            return self.cards.names[id]
        if kind == "pair":
            pair = next((p for p in s.pairs if p.card == id), UNTIED)
            pair_of = f"{being_name(s, pair.a)}+{being_name(s, pair.b)}"
            return f"{self.trait(int(pair.trait))} of {pair_of}"
        return str(id)

    def say(self, s: Table, kind: str, id: int) -> str:
        if kind == "c":
            return self.cards.names[id]
        return self.trait(id) if kind == "t" else super().say(s, kind, id)

    def reason_words(self, reason: int) -> set[str]:
        words = {self.reasons[int(kind_of(reason))]}
        if about(reason):
            words.add(self.trait(int(about(reason))))
        return words

    # Reading

    def readings(self, s: Table, text: str) -> tuple[int, list[int]]:
        """Names that have blanks in them become one word first."""
        refuse_long(text)
        words = OF_PAIR.sub(r"\1@\2", PARTNER.sub(r"\1~\2", squeeze(text)))
        try:
            return super().readings(s, words)
        except BadNotation as error:
            raise BadNotation(str(error).replace(words, text)) from None

    def candidates(self, s: Table, phrase: Phrase, texts: list[str]) -> tuple[int, list[int]]:
        """As in general, but a trait is sought on the animal that the phrase names."""
        said = dict(zip([name for name, _ in phrase.slots], texts, strict=True))
        kinds = dict(phrase.slots)
        seat = read_seat(said["seat"], s.seats) if "seat" in said else -1
        found: dict[str, list[int]] = {}
        for name, kind in kinds.items():
            if name != "seat" and kind not in ("worn", "face"):
                found[name] = self.find(s, kind, said[name], seat)
        for name, kind in kinds.items():
            if kind == "worn":
                holder = next(n for n, k in kinds.items() if k == "animal")
                found[name] = self.find_worn(s, s.living(found[holder][0]), said[name])
            elif kind == "face":
                found[name] = [self.find_face(card, said[name]) for card in found["a"][:1]]
        choices = [dict(zip(found, each, strict=True)) for each in product(*found.values())]
        if seat < 0:
            seat = self.owner(s, phrase, choices[0])
        actions = offered_among(s, seat, [packed(phrase, chosen) for chosen in choices])
        if phrase.verb == ids.PLAY_PAIR and actions[0] not in s.legal_actions(seat):
            turned = [{**chosen, "c": chosen["d"], "d": chosen["c"]} for chosen in choices]
            either = [packed(phrase, chosen) for chosen in (*choices, *turned)]
            return seat, offered_among(s, seat, either)  # the order of a pair may be written freely
        return seat, actions

    def find(self, s: Table, kind: str, text: str, seat: int) -> list[int]:
        if kind == "animal":
            return [being_id(s, text, "animal")]
        if kind == "card":
            return self.find_cards(text, [int(card) for card in s.players[seat].hand])
        if kind == "pair":
            return self.find_pairs(s, text)
        if not text.isdecimal() or int(text) > 99:
            raise BadNotation(f"{text!r} is not a number")
        return [int(text)]

    def find_cards(self, text: str, near: list[int]) -> list[int]:
        """Cards of that name: those at hand first, then any."""
        if text == "?":
            return [HIDDEN]
        named = self.cards.names
        if text not in named[FIRST:]:
            like = [n for n in dict.fromkeys(named[FIRST:]) if text in n.split("/")]
            hint = " ".join(like) or "cards are written like camouflage/fat-tissue"
            raise BadNotation(f"there is no card {text!r}: {hint}")
        return [card for card in near if named[card] == text] or [named.index(text)]

    def find_face(self, card: int, text: str) -> int:
        faces = [trait.key for trait in self.cards.faces(card)]
        if text not in faces:
            raise BadNotation(f"{self.cards.names[card]} has no face {text!r}")
        return faces.index(text)

    def find_worn(self, s: Table, a: Animal, text: str) -> list[int]:
        """Cards of an animal that a word means: `running`, `fat-tissue(1)`, `symbiosis~a2`."""
        trait = re.split(r"[~(]", text)[0]
        if self.cards.trait_of(trait) is None:
            raise BadNotation(f"there is no trait {trait!r}")
        worn = [int(card) for card in (*a.cards, *[s.pairs[pid].card for pid in a.pairs])]
        words = {card: trait_word(s, a, card).lower().replace(" with ", "~") for card in worn}
        exact = [card for card in worn if words[card] == text]
        near = [card for card in worn if re.split(r"[~(]", words[card])[0] == trait]
        return exact or near or [HIDDEN]

    def find_pairs(self, s: Table, text: str) -> list[int]:
        name, _, rest = text.partition("@")
        trait = self.cards.trait_of(name)
        names = rest.split("+")
        if trait is None or len(names) != 2:
            raise BadNotation(
                f"{text!r} is not a pair card: they are written like cooperation of A1+A2"
            )
        both = {being_id(s, name, "animal") for name in names}
        for pair in s.pairs:
            if pair is not UNTIED and pair.trait == trait.id and {int(pair.a), int(pair.b)} == both:
                return [int(pair.card)]
        raise BadNotation(f"there is no {name} on {rest.upper()}")

    def owner(self, s: Table, phrase: Phrase, ids: dict[str, int]) -> int:
        animal = ids["b"] if phrase.text.startswith("{a:pair}") else ids["a"]
        return (animal - 1) % int(s.seats)
