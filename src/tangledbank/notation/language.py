"""The notation of moves and events: phrases are written from packed actions and read back."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from tangledbank.core.action import a_of, b_of, c_of, d_of, ids_of, pack, verb_of
from tangledbank.core.errors import BadData, BadNotation
from tangledbank.core.event import UNDONE, Event
from tangledbank.core.flow import State
from tangledbank.core.keys import Keys
from tangledbank.core.options import Value
from tangledbank.core.rng import seeded
from tangledbank.core.sets import Set, all_words
from tangledbank.core.vocabulary import BEINGS as BEING_KINDS
from tangledbank.core.vocabulary import (
    OVER,
    SEAT,
    SLOT,
    EventType,
    Kind,
    Reason,
    Verb,
    causes_among,
)
from tangledbank.notation.events import NamedEvent
from tangledbank.notation.facts import Facts
from tangledbank.notation.names import (
    Line,
    being_name,
    cards_with_doubles,
    id_of,
    name_of,
    read_seat,
    seat_name,
    squeeze,
)
from tangledbank.notation.position import PositionReader, PositionWriter
from tangledbank.notation.suggestions import suggest
from tangledbank.notation.unreadable import Unreadable

if TYPE_CHECKING:
    from tangledbank.core.game import Game

S = TypeVar("S", bound=State)
VALUE_AT = (a_of, b_of, c_of, d_of)  # of a packed action, by index
BEINGS = tuple(kind.name for kind in BEING_KINDS)
NO_KINDS = ("", "", "", "")
LONGEST_MOVE = 400  # characters; reading takes quadratic time
TAKEN_BACK = "{seat} takes a choice back"
MOST_QUOTED = 4  # options quoted in an error


class AmbiguousNotation(BadNotation):
    """The text fits several offered options, and is the exact notation of none."""

    def __init__(self, text: str, actions: Sequence[int], options: Sequence[str]) -> None:
        self.actions = actions
        self.options = "; ".join(options[:MOST_QUOTED])
        super().__init__(
            f"{text!r:.80} fits {len(actions)} options, so nothing was chosen. "
            f"Write one of them in full, or choose by number: {self.options}"
        )


class Phrase:
    """One way to write a move: `{seat} plays {card} on {species}`."""

    def __init__(self, word: Verb, text: str) -> None:
        self.word = word
        self.verb = word.number
        self.text = text
        self.names = SLOT.findall(text)  # slots in the order of the text, with `seat`
        self.kinds = {name: word.slots[name].name for name in self.names if name != SEAT}
        parts = [re.escape(part) for part in SLOT.split(squeeze(text))[::2]]
        slots = [pattern_of(self.kinds.get(name, "")) for name in self.names]
        self.pattern = re.compile("".join(map("".join, zip(parts, [*slots, ""], strict=True))))

    def value(self, action: int, slot: str) -> int:
        """Return the value of an action's slot."""
        return int(VALUE_AT[self.word.place(slot)](action))

    def packed(self, values: Mapping[str, int]) -> int:
        """Return the action that has these values in its slots."""
        return int(pack(self.verb, *[values.get(slot, 0) for slot in self.word.slots]))


def pattern_of(kind: str) -> str:
    """Return the pattern for a slot's text; `+` joins two beings."""
    return r"([^\s+]+)" if kind in BEINGS else r"(\S+)"


def reads_like(phrase: str, words: str) -> bool:
    """Return whether a text could be this phrase with filled slots."""
    parts = [re.escape(part) for part in SLOT.split(squeeze(phrase))[::2]]
    return re.fullmatch(".*".join(parts), words) is not None


def offered_among(s: State, seat: int, actions: Sequence[int]) -> list[int]:
    """Return the actions that a seat is offered, or the first action if none is offered."""
    offered = set(s.legal_actions(seat))
    return [action for action in actions if action in offered] or [actions[0]]


def refuse_long(text: str) -> None:
    """Refuse a text that is too long for a move."""
    if len(text) > LONGEST_MOVE:
        raise Unreadable("long", most=LONGEST_MOVE, letters=len(text))


class Language(Generic[S]):
    """The notation of a game. Subclasses name and find things; this class handles the phrases."""

    facts: Facts[S]

    finer_names: Sequence[str] = ()  # all values that `finer` can return

    def __init__(self, sets: Sequence[Set], card_names: Sequence[str] = ()) -> None:
        self.card_names = card_names
        self.verb_words: dict[int, Verb] = all_words([each.words.verbs for each in sets])
        self.event_words: dict[int, EventType] = all_words([each.words.events for each in sets])
        prompts = all_words([each.words.prompts for each in sets])
        self.reason_types: dict[int, Reason] = all_words([each.words.reasons for each in sets])
        self.reason_types[OVER.number] = OVER
        self.verbs = {number: word.name for number, word in self.verb_words.items()}
        self.prompts = {number: word.name for number, word in prompts.items()}
        self.events = {number: word.name for number, word in self.event_words.items()}
        self.events[UNDONE] = "undone"
        self.reasons = {number: word.name for number, word in self.reason_types.items()}
        self.phrases = [
            Phrase(verb, text) for verb in self.verb_words.values() for text in verb.phrases
        ]
        declared = causes_among([each.words for each in sets])
        self.cause_names: Sequence[str] = declared.causes.names
        self.cause_ids: Mapping[str, str] = declared.cause_ids
        self.keys: Mapping[str, Keys] = {}  # by kind; set by the game

    def slot_keys(self) -> dict[int, list[str]]:
        """Return the kinds of keys for each event's values, by event number; '' means a number."""
        return {
            number: [kind.keys for kind in word.slots.values()]
            for number, word in self.event_words.items()
        }

    def named(self, event: Event) -> NamedEvent:
        """Return an event with named slots, cause and movement."""
        return NamedEvent(self, event)

    def written(self, kind: Kind, id: int, seats: int) -> str | int:
        """Return a slot's value for programs: a being's name, a stable key, or a number."""
        if kind in BEING_KINDS:
            return name_of(id, seats) if id else ""
        if kind.names:
            return kind.names[id]
        keys = self.keys.get(kind.keys)
        return str(keys.key(id)) if keys is not None else id

    def finer(self, event: Event) -> str:
        """Return a more specific name for an event, or an empty string."""
        return ""

    def name(self, s: S, kind: str, id: int) -> str:
        """Return the notation of a thing, or its number if it has none."""
        return str(id)

    def find(self, s: S, kind: str, text: str, seat: int) -> list[int]:
        """Return the ids that `text` may mean, best first; raise BadNotation if there are none."""
        raise NotImplementedError

    def write_event(self, s: S, event: Event) -> str:
        """Return an event in notation, without its cause (see `named(event).cause`)."""
        word = self.event_words.get(int(event.kind))
        if word is None:
            return TAKEN_BACK.replace("{seat}", seat_name(event.seat))
        values = dict(zip(word.slots, event.ids(), strict=False))

        def fill(match: re.Match[str]) -> str:
            if match[1] == SEAT:
                return seat_name(event.seat)
            return self.say(s, word.slots[match[1]], int(values[match[1]]))

        return SLOT.sub(fill, word.phrase)

    def is_event(self, text: str) -> bool:
        """Return whether a text could describe an event of this game."""
        words = squeeze(text)
        return any(reads_like(word.phrase, words) for word in self.event_words.values())

    def caused(self, s: S, events: Sequence[Event], text: str) -> str | None:
        """Judge a fact about the last move's effects; return None for a fact about the table."""
        return None

    def say(self, s: S, kind: Kind, id: int) -> str:
        """Return a slot's value in notation."""
        if kind in BEING_KINDS:
            return being_name(s, id)
        text = kind.names[id] if kind.names else str(id)
        if kind.after:
            return kind.after.format(text) if id else ""
        return text

    @cached_property
    def doubles(self) -> frozenset[int]:
        """The cards that share their name with another card."""
        return cards_with_doubles(self.card_names)

    def mark(self, s: S, seat: int, kind: str, id: int) -> str:
        """Return the mark that tells equal cards in one place apart, such as `/2`."""
        return ""

    def owner(self, s: S, phrase: Phrase, values: dict[str, int]) -> int:
        """Return the seat of a move whose phrase does not name it."""
        raise NotImplementedError

    def reason_words(self, reason: int) -> set[str]:
        """Return the words that name a reason: its kind and its card."""
        raise NotImplementedError

    def reader(self, game: Game, s: S) -> PositionReader[S]:
        """Return a reader that fills this state from a position."""
        raise NotImplementedError

    def writer(self, game: Game, options: Mapping[str, Value], s: S) -> PositionWriter[S]:
        """Return a writer that turns this state into a position."""
        raise NotImplementedError

    def read_position(
        self, game: Game, players: int, options: Mapping[str, Value], lines: Sequence[Line]
    ) -> S:
        """Return the state that a position describes, ready to advance."""
        s = cast(S, game.empty_state(players, options, seeded(0)))
        reader = self.reader(game, s)
        for line in lines:
            reader.read(line)
        reader.finish()
        reader.resume()
        return s

    def is_position(
        self, game: Game, players: int, options: Mapping[str, Value], line: Line
    ) -> bool:
        """Return whether a line could be part of a position."""
        reader = self.reader(game, cast(S, game.empty_state(players, options, seeded(0))))
        try:
            reader.read(line)
        except BadNotation:
            return False
        return all(request.is_known(reader.names) for request in reader.requests)

    def write_position(self, game: Game, options: Mapping[str, Value], s: S) -> list[str]:
        """Return the lines of a position that reads back as this state."""
        return self.writer(game, options, s).lines()

    def fact(self, s: S, text: str) -> str:
        """Judge a fact: return an empty string if it holds, or else what is true instead."""
        return self.facts.judge(s, text)

    def write_action(self, s: S, seat: int, action: int) -> str:
        """Return a move's notation, which differs from that of every other offered move."""
        phrase = next(phrase for phrase in self.phrases if phrase.verb == verb_of(action))

        def fill(match: re.Match[str]) -> str:
            name = match[1]
            if name == SEAT:
                return seat_name(seat)
            id, kind = phrase.value(action, name), phrase.kinds[name]
            return self.name(s, kind, id) + self.mark(s, seat, kind, id)

        return SLOT.sub(fill, phrase.text)

    def is_move(self, s: S, action: int) -> bool:
        """Return whether an action, legal or not, names only things that exist."""
        try:
            return bool(self.write_action(s, 0, action))
        except (IndexError, KeyError, StopIteration):
            return False

    def read_action(self, s: S, text: str) -> tuple[int, int]:
        """Return the seat and the action that a text means; prefer offered actions."""
        seat, actions = self.readings(s, text)
        return seat, actions[0]

    def read_choice(self, s: S, text: str) -> tuple[int, int]:
        """Return the seat and the one action that a text chooses.

        Raise AmbiguousNotation if the text fits several offered options and is the exact notation
        of none.
        """
        seat, actions = self.readings(s, text)
        if len(actions) > 1:
            options = [self.write_action(s, seat, action) for action in actions]
            written = [squeeze(option) for option in options]
            if written.count(squeeze(text)) != 1:
                raise AmbiguousNotation(text, actions, options)
            return seat, actions[written.index(squeeze(text))]
        return seat, actions[0]

    def readings(self, s: S, text: str) -> tuple[int, list[int]]:
        """Return the seat of a move and the offered actions that its text fits, best first.

        If none is offered, return the action that the text most likely means.
        """
        refuse_long(text)
        words = squeeze(text)
        trouble: BadNotation | None = None
        for phrase in self.phrases:
            match = phrase.pattern.fullmatch(words)
            if match is not None:
                try:
                    return self.candidates(s, phrase, list(match.groups()))
                except BadNotation as error:
                    trouble = trouble or error
        raise trouble or Unreadable("move", text=text, examples=suggest(s, self.phrases, text))

    def candidates(self, s: S, phrase: Phrase, texts: list[str]) -> tuple[int, list[int]]:
        """Return the seat and the fitting actions for a text that matches this phrase."""
        seat = -1
        said = dict(zip(phrase.names, texts, strict=True))
        if SEAT in said:
            seat = read_seat(said.pop(SEAT), int(s.seats))
        found = {name: self.find(s, phrase.kinds[name], text, seat) for name, text in said.items()}
        choices = [dict(zip(found, ids, strict=True)) for ids in product(*found.values())]
        if seat < 0:
            seat = self.owner(s, phrase, choices[0])
        return seat, offered_among(s, seat, [phrase.packed(values) for values in choices])

    # Records

    def kinds(self, verb: int) -> Sequence[str]:
        """Return the kinds of a move's four ids."""
        word = self.verb_words.get(verb)
        return word.kinds() if word is not None else NO_KINDS

    @cached_property
    def keyed(self) -> dict[str, str]:
        """The kind of keys that records use for each kind of slot."""
        words = self.verb_words.values()
        return {kind.name: kind.keys for word in words for kind in word.slots.values()}

    def as_record(self, seat: int, action: int, players: int) -> list[int | str]:
        """Return a choice in the form that records store: seat, verb, and ids as keys."""
        verb = int(verb_of(action))
        choice: list[int | str] = [seat, self.verbs[verb]]
        for kind, id in zip(self.kinds(verb), ids_of(action), strict=False):
            choice.append(self.key(kind, id, players))
        return choice

    def key(self, kind: str, id: int, players: int) -> int | str:
        if kind in BEINGS and id:
            return name_of(id, players)
        keys = self.keys.get(self.keyed.get(kind, ""))
        return str(keys.key(id)) if keys and id else id

    def from_record(self, choice: Sequence[int | str], players: int, format: int) -> int:
        """Return the action of a recorded choice."""
        name = str(choice[1])
        verb = next((number for number, known in self.verbs.items() if known == name), 0)
        if not verb:
            raise BadData(f"this game has no verb {name!r:.80}")
        parts = zip(self.kinds(verb), choice[2:], strict=False)
        return int(pack(verb, *[self.id(kind, part, players, format) for kind, part in parts]))

    def id(self, kind: str, part: int | str, players: int, format: int) -> int:
        keys = self.keys.get(self.keyed.get(kind, ""))
        if isinstance(part, int):
            return keys.legacy_id(part) if keys and part and format == 1 else part
        if kind in BEINGS:
            return id_of(part, players, kind)
        if keys is None:
            raise BadData(f"{part!r:.80} should be a number")
        return keys.id(part)
