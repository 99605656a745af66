"""The words of a game, each declared once, with the slots that it fills.

A verb names a kind of move, an event type something that happens, a prompt a question to a seat,
and a reason a refusal. Rules work with packed numbers: `tools/vocabulary.py` writes one constant
for each word into the game's `ids.py`. Everything else reads slots by their names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

PLACES: Final = "abcd"  # the slots of packed actions and events
OUTSIDE: Final = 151  # numbers of words from here on are given to sets from outside
MOST: Final = 255  # the largest number of a word
SLOT: Final = re.compile(r"\{(\w+)\}")
ROUTE_SLOT: Final = re.compile(r"\{(\w+)(?:\|\w+)?\}")  # `{giver|supply}`: supply if it is empty
SEAT: Final = "seat"  # in phrases: the seat that moves, or that an event concerns


@dataclass(frozen=True)
class Kind:
    """What a slot holds.

    Values of a kind that has `keys` are written by their stable keys in records, saves and
    messages. A kind with `names` is a short list of named values, numbered from 0, each of which
    is a constant too; with `bits`, each value is a bit of its own.
    """

    name: str
    keys: str = ""
    names: tuple[str, ...] = ()
    bits: bool = False
    prefix: str = ""  # of the constants
    after: str = ""  # in notation: what a value other than 0 looks like, at the end of a phrase
    many: bool = False  # a slot of a reason that holds any number of values


SPECIES: Final = Kind("species")
ANIMAL: Final = Kind("animal")
CARD: Final = Kind("card", keys="card")  # from a hand or a pile
WORN: Final = Kind("worn", keys="card")  # a card that lies on a species, named by its trait
TRAIT: Final = Kind("trait", keys="trait")
COUNT: Final = Kind("number")
PLAYER_SEAT: Final = Kind("seat")
PROMPT: Final = Kind("prompt", keys="prompt")  # a question that is open; 0 if none is
BEINGS: Final = (SPECIES, ANIMAL)

NO_CAUSES: Final = Kind("cause", names=("",))

Slots = Mapping[str, Kind]

_OUTSIDE_NUMBERS: dict[type, dict[str, int]] = {}  # by group of words and name


@dataclass(frozen=True)
class Word:
    """A name and its slots, in the order in which they are packed."""

    number: int
    name: str
    slots: Slots

    def place(self, slot: str) -> int:
        """The place of a slot among the packed values, from 0."""
        return list(self.slots).index(slot)

    def kinds(self) -> list[str]:
        """The names of the kinds of all four places, empty where there is no slot."""
        names = [kind.name for kind in self.slots.values()]
        return names + [""] * (len(PLACES) - len(names))


@dataclass(frozen=True)
class Verb(Word):
    """A kind of move. The first phrase writes it; all of them are read."""

    phrases: tuple[str, ...] = ()


@dataclass(frozen=True)
class EventType(Word):
    """Something that happens.

    `moves` says where a thing comes from and goes to, as `hand -> {species}`: a place by its name,
    or a slot that holds a being or a place. `{giver|supply}` means the supply if the slot is empty.
    `secret` slots may be known to one seat alone. `role` says what the event is to readers of every
    game: it begins a `round` (whose number comes first), is an `attack` of `attacker` on `target`,
    a `meal` of `eater`, a `birth` or a `death`.
    """

    phrase: str = ""
    moves: str = ""
    secret: tuple[str, ...] = ()
    role: str = ""


@dataclass(frozen=True)
class Prompt(Word):
    """A question to a seat."""


@dataclass(frozen=True)
class Reason(Word):
    """A refusal. Its slots are filled where a rule says no."""


def many(kind: Kind) -> Kind:
    """A slot that holds any number of values of a kind."""
    return replace(kind, many=True)


# The slots of the first two reasons of every game: `turn` and `now`.
ASKED_ELSEWHERE: Final = {"mover": PLAYER_SEAT, "asked": many(PLAYER_SEAT)}
ASKED_OTHERWISE: Final = {"prompt": PROMPT}


@dataclass
class Vocabulary:
    """The words that one set brings to a game, numbered in the order of their declaration.

    Boxes number their words from `first` on. Words of a set from outside (`first=OUTSIDE`, the
    default of `more_words`) get the next free number of the process: saves, records and messages
    hold names.
    """

    first: int = 1
    causes: Kind = NO_CAUSES  # the kinds of causes; only a box declares some
    cause_ids: Mapping[str, str] = field(default_factory=dict)  # by kind: the keys of its ids
    verbs: list[Verb] = field(default_factory=list)
    events: list[EventType] = field(default_factory=list)
    prompts: list[Prompt] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)

    def number(self, group: type[Word], name: str, declared: Sequence[Word]) -> int:
        """Return the number of the next word; a name from outside always has the same one."""
        if self.first != OUTSIDE:
            return self.first + len(declared)
        numbers = _OUTSIDE_NUMBERS.setdefault(group, {})
        found = numbers.setdefault(name, OUTSIDE + len(numbers))
        if found > MOST:
            raise ValueError(f"{name}: sets from outside have {MOST - OUTSIDE + 1} words at most")
        return found

    def verb(self, name: str, *phrases: str, **slots: Kind) -> Verb:
        check_phrases(name, phrases, slots)
        found = Verb(self.number(Verb, name, self.verbs), name, slots, phrases)
        self.verbs.append(found)
        return found

    def event(
        self,
        name: str,
        phrase: str,
        moves: str = "",
        secret: str = "",
        role: str = "",
        **slots: Kind,
    ) -> EventType:
        check_phrases(name, [phrase, moves], slots)
        number = self.number(EventType, name, self.events)
        found = EventType(number, name, slots, phrase, moves, tuple(secret.split()), role)
        self.events.append(found)
        return found

    def prompt(self, name: str) -> Prompt:
        found = Prompt(self.number(Prompt, name, self.prompts), name, {})
        self.prompts.append(found)
        return found

    def reason(self, name: str, **slots: Kind) -> Reason:
        found = Reason(self.number(Reason, name, self.reasons), name, slots)
        self.reasons.append(found)
        return found


def causes_among(words: Sequence[Vocabulary]) -> Vocabulary:
    """The vocabulary that declares the causes of a game."""
    declared = [each for each in words if each.causes is not NO_CAUSES]
    return declared[0] if declared else Vocabulary()


def more_words() -> Vocabulary:
    """An empty vocabulary for a set from outside."""
    return Vocabulary(OUTSIDE)


def check_phrases(name: str, phrases: Sequence[str], slots: Slots) -> None:
    """Every slot in a phrase is declared, and there are at most four."""
    unknown = {slot for phrase in phrases for slot in ROUTE_SLOT.findall(phrase)} - {SEAT, *slots}
    if unknown:
        raise ValueError(f"{name}: a phrase has slots that are not declared: {sorted(unknown)}")
    if len(slots) > len(PLACES):
        raise ValueError(f"{name}: a word has at most {len(PLACES)} slots, not {len(slots)}")
