"""The interface that games offer to matches, agents and tools."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tangledbank.core.action import FIRST, verb_of
from tangledbank.core.census import Census
from tangledbank.core.codec import Codec, Upgrade
from tangledbank.core.data import Printed, hashes, with_sets
from tangledbank.core.encoder import Encoder
from tangledbank.core.errors import BadData, BadOptions
from tangledbank.core.flat import FlatOptionEncoder
from tangledbank.core.flow import Frame, State
from tangledbank.core.hooks import Card, compose, register_cards
from tangledbank.core.keys import Keys
from tangledbank.core.option_encoder import OptionEncoder
from tangledbank.core.options import Option, Value, fill_options
from tangledbank.core.reason import about, kind_of
from tangledbank.core.refusal import Refusal, Slots
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.score import Score, ties_of
from tangledbank.core.sets import Set, all_traits
from tangledbank.core.vocabulary import OVER

NOT_ASKED = 1  # the first reason of every game: the seat is not asked
NOT_NOW = 2  # the second one: the seat is asked something else


@dataclass(frozen=True)
class TableContext:
    """The game and the options with which a state is played."""

    game: Game
    options: dict[str, Value]


class Game:
    """The rules of one game: set-up, views, scores, card data and notation.

    `tangledbank.game(key)` returns a registered game. Most games subclass `ComposedGame`.
    """

    key: str
    title: str
    seats: range
    rules_version: int  # raised only when behavior changes
    options: tuple[Option, ...]
    alone: tuple[str, ...] = ()  # options that make all others irrelevant
    sets: tuple[Set, ...] = ()
    trait_class: type[Card] = Card
    traits: Sequence[Any] = ()  # by id
    score_parts: tuple[str, ...] = ("points",)  # keys of what the points consist of
    card_table: Any  # the card table, with the names and keys of all cards
    hashes: dict[str, str]  # of the card data: one for the box, one for each added set
    codec: Codec
    language: Any  # a `Language` of `tangledbank.notation`, which the core does not import

    def resolve_options(self, players: int, given: Mapping[str, object]) -> dict[str, Value]:
        """Check the number of players and the options, and fill in defaults."""
        if players not in self.seats:
            low, high = self.seats.start, self.seats.stop - 1
            raise BadOptions(f"{self.title} is for {low} to {high} players, not {players}")
        return fill_options(self.options, given)

    def setup(self, players: int, options: Mapping[str, Value], seed: int) -> State:
        """Return a state at its first decision. `options` come from `resolve_options`."""
        raise NotImplementedError

    def empty_state(self, players: int, options: Mapping[str, Value], rng: Rng) -> State:
        """Return an empty state, for the codec and positions to fill."""
        raise NotImplementedError

    def load(self, plain: Mapping[str, Any], players: int, options: Mapping[str, Value]) -> State:
        """Return the state in a save; refuse a save from which play could not continue."""
        s = self.empty_state(players, options, seeded(0))
        self.codec.load(plain, s)
        try:
            s.refresh()
            check_flow(s, players, self.language.prompts)
            self.check(s)
            for seat in range(players):
                self.view(s, seat)
                assert s.decision_of(seat) is None or s.legal_actions(seat), "a seat has no option"
        except Exception as error:
            raise BadData(f"the save is inconsistent and cannot be played on: {error}") from None
        return s

    def view(self, s: State, seat: int) -> State:
        """Return the view of a seat or, for WATCHER, of spectators."""
        return s.clone(seat)

    def see(self, view: State, seat: int) -> Mapping[str, Any]:
        """Return a view as a published document, which `docs/reference/views.md` describes."""
        raise NotImplementedError

    def key_of(self, view: State) -> str:
        """Return a key for a view's content, equal for states that look the same to the seat."""
        known = json.dumps(self.codec.encode(view), sort_keys=True)
        return blake2b(known.encode(), digest_size=16).hexdigest()

    def imagine(self, view: State, seat: int, rng: Rng) -> State:
        """Return a full state that fits the view of `seat`, with hidden cards drawn at random."""
        return view.imagine(seat, rng)

    def encoder(self, players: int) -> Encoder:
        """Return the state encoder; `docs/reference/env-columns.md` lists its columns."""
        raise NotImplementedError

    def option_encoder(self, players: int, flat: bool = False) -> OptionEncoder:
        """Return the option encoder; `flat` gives each option a fixed number."""
        kinds = {verb: self.language.kinds(verb) for verb in self.language.verbs}
        cls = FlatOptionEncoder if flat else OptionEncoder
        return cls(self.encoder(players), dict(self.language.verbs), kinds)

    def scores(self, s: State) -> list[Score]:
        """Return the score that each seat would have if the game ended now."""
        found = []
        for seat in range(s.seats):
            points = [int(part) for part in s.score_parts(seat)]
            parts = list(zip(self.score_parts, points, strict=True))
            found.append(Score(seat, parts, ties_of(s.rank(seat))))
        return found

    def census(self) -> Census:
        """Return an observer that gathers statistics about games, for studies."""
        return Census([], self.score_parts)

    def check(self, s: State) -> None:
        """Raise AssertionError unless the state is valid."""
        raise NotImplementedError

    def cards(self) -> dict[str, Any]:
        """Return every card, zone and event with its figures and their confidence."""
        raise NotImplementedError

    def legend(self) -> dict[str, str]:
        """Return every card's notation, by card key."""
        cards = self.card_table
        return dict(zip(cards.keys[FIRST:], cards.names[FIRST:], strict=True))

    def replace_traits(self, traits: Sequence[Any]) -> None:
        """Replace the trait objects one for one. Audits use this to instrument them."""
        raise NotImplementedError

    def refusal(self, s: State, seat: int, action: int, mover: int | None = None) -> Refusal | None:
        """Return why `seat` cannot make a move, judged from its own view `s`, or None if it can.

        `mover` is the seat in the written move, if the move names one.
        """
        reason = self.reason(s, seat, action)
        moves_other = mover not in (None, seat) and (not reason or self.names_seat(action))
        if moves_other and reason != OVER.number:
            reason = NOT_ASKED
        if not reason:
            return None
        slots: Slots = {}
        if kind_of(reason) == NOT_ASKED:
            slots = {"mover": seat if mover is None else mover, "asked": seats_asked(s)}
        elif kind_of(reason) == NOT_NOW:
            slots = {"prompt": s.prompts[seat]}
        else:
            self.fill_reason(s, seat, action, reason, slots)
        word = self.language.reason_types[int(kind_of(reason))]
        if word.slots and not slots:
            slots[next(iter(word.slots))] = int(about(reason))
        return Refusal(seat, action, reason, word, slots)

    def names_seat(self, action: int) -> bool:
        """Return whether the move's notation names the seat, as in `A passes`."""
        word = self.language.verb_words.get(int(verb_of(action)))
        return word is not None and "{seat}" in word.phrases[0]

    def fill_reason(self, s: State, seat: int, action: int, reason: int, slots: Slots) -> None:
        """Fill the slots that the vocabulary declares for a reason, from the view of `seat`.

        If all stay empty, the first one gets the id that is packed with the reason.
        """

    def reason(self, s: State, seat: int, action: int) -> int:
        """Return the packed reason why `seat` cannot make a move, judged from its view, or 0."""
        if not s.open:
            return OVER.number
        known = 0 <= action < 1 << 62 and verb_of(action) in self.language.verbs
        if not known or s.decision_of(seat) is None:
            return NOT_ASKED
        return int(s.top.why_not(s, seat, action))


class ComposedGame(Game):
    """A game composed of the sets in its box and sets that are added to it.

    A subclass lists its classes, reads its card data, and creates states and their rules.
    """

    box: tuple[Set, ...]
    classes: tuple[type, ...]  # everything that saves contain
    unique: Mapping[str, object]  # objects that saves refer to by name
    upgrades: Mapping[str, Upgrade] = {}  # by class name: how to read it from a save of format 1

    def __init__(self, data: Path | None = None, sets: Sequence[Set] = ()) -> None:
        self.sets = (*self.box, *sets)
        self.compose_cards()
        printed = self.read_printed(data)
        self.hashes = hashes(self.key, printed, sets)
        self.facts = self.add_facts(printed, sets)
        self.prepare()

    def compose_cards(self) -> None:
        """Create the trait objects of all sets."""
        self.traits = compose(self.trait_class, all_traits(self.sets))

    def read_printed(self, data: Path | None) -> Printed:
        """Read the card data from the game's own file, or from a corrected one."""
        raise NotImplementedError

    def add_facts(self, printed: Printed, sets: Sequence[Set]) -> Printed:
        """Return the box's card data together with that of added sets."""
        return with_sets(printed, sets)

    def replace_traits(self, traits: Sequence[Any]) -> None:
        self.traits = list(traits)
        register_cards(self.trait_class, self.traits)
        self.rebuild()

    def prepare(self) -> None:
        """Create everything that depends on the cards."""
        self.books: dict[tuple[Value, ...], Any] = {}
        self.load_cards()
        slots, words = self.language.slot_keys(), [each.words for each in self.sets]
        keys = self.keys()
        self.codec = Codec(self.classes, self.unique, keys, slots, self.upgrades, words)
        self.language.keys = self.codec.keys

    def rebuild(self) -> None:
        """Prepare again for different cards; keep the key tables of format 1."""
        legacy = {kind: keys.legacy_keys for kind, keys in self.codec.keys.items()}
        self.prepare()
        for kind, keys in self.codec.keys.items():
            keys.legacy_keys = legacy[kind]

    def load_cards(self) -> None:
        """Create the card table and the notation from the card data."""
        raise NotImplementedError

    def keys(self) -> dict[str, Keys]:
        """Return the keys that saves use for ids, by kind of id."""
        return {
            "card": Keys("card", self.card_table.keys),
            "prompt": Keys("prompt", self.language.prompts),
            "told": Keys("event", self.language.events),
        }

    def book(self, players: int, options: Mapping[str, Value]) -> Any:
        """Create the rulebook for a number of players and options."""
        raise NotImplementedError

    def book_for(self, players: int, options: Mapping[str, Value]) -> Any:
        """Return the rulebook for a number of players and options; create it only once."""
        key = (players, *options.values())
        if key not in self.books:
            self.books[key] = self.book(players, options)
        return self.books[key]


def seats_asked(s: State) -> tuple[int, ...]:
    """Return the seats with an open decision."""
    return tuple(int(decision.seat) for decision in s.open)


def check_flow(s: State, players: int, prompts: Mapping[int, str]) -> None:
    """Raise AssertionError unless a state's decisions and frames are consistent."""
    assert s.seats == players, "the number of seats differs from the number of players"
    assert all(isinstance(frame, Frame) for frame in s.stack), (
        "the stack contains something other than frames"
    )
    assert type(s.rng) is not Rng or any([s.rng.w0, s.rng.w1, s.rng.w2, s.rng.w3]), (
        "the generator is all zeros"
    )
    assert isinstance(s.rng, Rng), "the generator is missing"
    assert len(s.asked) == players, "the question counts don't match the seats"
    assert all(not p or p in prompts for p in s.prompts), "a prompt is not one of the game's"
    assert 0 <= s.latest < players and s.over == (s.asking == 0), "a running game must ask a seat"
