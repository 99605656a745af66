"""The words of a game, each declared once, with named and typed slots.

A verb is a kind of move, an event type is something that happens, a prompt is a question to a seat,
and a reason is a refusal. Rules work with packed numbers: `tools/vocabulary.py` writes a constant
for each word into the game's `ids.py`. Everything else reads slots by name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

PLACES: Final = "abcd"  # slots of packed actions and events
OUTSIDE: Final = 151  # the first number for words of sets from outside the package
MOST: Final = 254  # the largest number of a word that a set declares
SLOT: Final = re.compile(r"\{(\w+)\}")
ROUTE_SLOT: Final = re.compile(r"\{(\w+)(?:\|\w+)?\}")  # `{giver|supply}`: supply if empty
SEAT: Final = "seat"  # in phrases: the seat that moves, or that the event concerns


@dataclass(frozen=True)
class Kind:
    """The type of value that a slot holds.

    Values of a kind with `keys` are written by their stable keys in records, saves and messages. A
    kind with `names` is a short list of named values, numbered from 0; each is a constant. With
    `bits`, each value is one bit.
    """

    name: str
    keys: str = ""
    names: tuple[str, ...] = ()
    bits: bool = False
    prefix: str = ""  # of the constants
    after: str = ""  # in notation: the form of a non-zero value at the end of a phrase
    many: bool = False  # a slot of a reason with any number of values
    # The names in saves, where they differ.
    saved_as: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def saved_names(self) -> list[str]:
        return [self.saved_as.get(name, name) for name in self.names]


SPECIES: Final = Kind("species")
ANIMAL: Final = Kind("animal")
CARD: Final = Kind("card", keys="card")  # from a hand or a pile
WORN: Final = Kind("worn", keys="card")  # a card on a species, named by its trait
TRAIT: Final = Kind("trait", keys="trait")
COUNT: Final = Kind("number")
PLAYER_SEAT: Final = Kind("seat")
PROMPT: Final = Kind("prompt", keys="prompt")  # an open question, or 0
BEINGS: Final = (SPECIES, ANIMAL)

NO_CAUSES: Final = Kind("cause", names=("",))

Slots = Mapping[str, Kind]

_OUTSIDE_NUMBERS: dict[type, dict[str, int]] = {}  # by group of words and name


@dataclass(frozen=True)
class Word:
    """A name with its slots in packing order."""

    number: int
    name: str
    slots: Slots

    def place(self, slot: str) -> int:
        """Return the index of a slot among the packed values."""
        return list(self.slots).index(slot)

    def kinds(self) -> list[str]:
        """Return the kind of each of the four packed values, or '' where there is no slot."""
        names = [kind.name for kind in self.slots.values()]
        return names + [""] * (len(PLACES) - len(names))


@dataclass(frozen=True)
class Verb(Word):
    """A kind of move. Its first phrase is used for writing; all its phrases can be read."""

    phrases: tuple[str, ...] = ()


@dataclass(frozen=True)
class EventType(Word):
    """A type of event.

    `moves` says where a thing comes from and goes to, as in `hand -> {species}`: the name of a
    place, or a slot with a being or a place. `{giver|supply}` means the supply if the slot is
    empty. Only one seat may know the `secret` slots. `role` is the event's meaning in every game:
    it begins a `round` (whose number comes first), or is an `attack` of `attacker` on `target`, a
    `meal` of `eater`, a `birth` or a `death`.
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
    """A refusal. Its slots are filled when a client asks why."""


def many(kind: Kind) -> Kind:
    """Return a kind for slots that hold any number of values."""
    return replace(kind, many=True)


# The slots of the first two reasons of every game, `turn` and `now`.
ASKED_ELSEWHERE: Final = {"mover": PLAYER_SEAT, "asked": many(PLAYER_SEAT)}
ASKED_OTHERWISE: Final = {"prompt": PROMPT}
# A reason that every game has without declaring it.
OVER: Final = Reason(MOST + 1, "over", {})


@dataclass
class Vocabulary:
    """The words of one set, numbered in order of declaration.

    The sets of a box number their words from `first`. Words of other sets (`first=OUTSIDE`, as in
    `more_words`) get the next free number of the process, since saves, records and messages use
    names.
    """

    first: int = 1
    causes: Kind = NO_CAUSES  # the kinds of causes; only a box declares them
    cause_ids: Mapping[str, str] = field(default_factory=dict)  # by kind: the keys of its ids
    verbs: list[Verb] = field(default_factory=list)
    events: list[EventType] = field(default_factory=list)
    prompts: list[Prompt] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)

    def number(self, group: type[Word], name: str, declared: Sequence[Word]) -> int:
        """Return the next word's number; in one process, a word from outside keeps its number."""
        if self.first != OUTSIDE:
            return self.first + len(declared)
        numbers = _OUTSIDE_NUMBERS.setdefault(group, {})
        found = numbers.setdefault(name, OUTSIDE + len(numbers))
        if found > MOST:
            raise ValueError(
                f"{name}: added sets can declare {MOST - OUTSIDE + 1} words of a kind at most"
            )
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
    """Return the vocabulary that declares a game's causes."""
    declared = [each for each in words if each.causes is not NO_CAUSES]
    return declared[0] if declared else Vocabulary()


def more_words() -> Vocabulary:
    """Return an empty vocabulary for a set from outside the package."""
    return Vocabulary(OUTSIDE)


def check_phrases(name: str, phrases: Sequence[str], slots: Slots) -> None:
    """Refuse phrases with undeclared slots, and words with more than four slots."""
    unknown = {slot for phrase in phrases for slot in ROUTE_SLOT.findall(phrase)} - {SEAT, *slots}
    if unknown:
        raise ValueError(f"{name}: a phrase has slots that are not declared: {sorted(unknown)}")
    if len(slots) > len(PLACES):
        raise ValueError(f"{name}: a word has at most {len(PLACES)} slots, not {len(slots)}")
