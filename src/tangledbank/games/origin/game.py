"""The Origin of Species and Time to Fly as registered games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from tangledbank.core.action import ids_of, verb_of
from tangledbank.core.census import Census
from tangledbank.core.codec import Upgrade
from tangledbank.core.data import Printed, with_sets
from tangledbank.core.errors import BadOptions
from tangledbank.core.flow import State
from tangledbank.core.game import ComposedGame
from tangledbank.core.keys import Keys
from tangledbank.core.options import Option, Value
from tangledbank.core.reason import kind_of
from tangledbank.core.refusal import Slots
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.rows import row_of
from tangledbank.core.sets import Set
from tangledbank.games.origin.attack import Attack
from tangledbank.games.origin.cards import Book
from tangledbank.games.origin.census import OriginCensus
from tangledbank.games.origin.data import (
    describe_cards,
    of_box,
    read_cards,
    read_data,
    read_dice,
    read_hand,
)
from tangledbank.games.origin.decks import allowed, cards_of, choose_deck
from tangledbank.games.origin.encoder import OriginEncoder, figures_of
from tangledbank.games.origin.feeding import Feeding
from tangledbank.games.origin.ids import R_NOW
from tangledbank.games.origin.invariants import check_table
from tangledbank.games.origin.keys import Marks, Meals
from tangledbank.games.origin.notation import OriginLanguage
from tangledbank.games.origin.options import BASE_OPTIONS, FLY_DECK, FLY_OPTIONS
from tangledbank.games.origin.phases import Development, Turn
from tangledbank.games.origin.published_view import see
from tangledbank.games.origin.questions import LURKS
from tangledbank.games.origin.refusals import Attempt, fill
from tangledbank.games.origin.scavenge import Scavenge
from tangledbank.games.origin.sets.base import ORIGIN
from tangledbank.games.origin.sets.time_to_fly import FLY
from tangledbank.games.origin.state import (
    NO_PAIR,
    NOBODY,
    SCORE_PARTS,
    Animal,
    AttackState,
    OriginState,
    Pair,
    Player,
)
from tangledbank.games.origin.taking_food import Share, Take
from tangledbank.games.origin.traits.base import Trait

FRAMES = (Turn, Development, Feeding, Take, Share, Attack, Scavenge)


def player_of_format_1(old: Mapping[str, Any]) -> Mapping[str, Any]:
    """Upgrade a player saved in format 1, which did not store attacks in the current round."""
    return {**old, "hunted": False}


class Origin(ComposedGame):
    """The Origin of Species: single animals, pair cards, and attacks with reactions."""

    key = "origin"
    title = "Evolution: The Origin of Species"
    seats = range(2, 9)
    rules_version = 2
    score_parts = SCORE_PARTS
    options: tuple[Option, ...] = BASE_OPTIONS
    box: tuple[Set, ...] = (ORIGIN,)
    trait_class = Trait
    classes = (Animal, Pair, AttackState, Player, OriginState, *FRAMES)
    unique = {"nobody": NOBODY, "untied": NO_PAIR}
    upgrades: Mapping[str, Upgrade] = {"Player": player_of_format_1}
    traits: list[Trait]

    def read_printed(self, data: Path | None) -> Printed:
        return read_data(data)

    def add_facts(self, printed: Printed, sets: Sequence[Set]) -> Printed:
        return with_sets(of_box(printed, self.key), sets)

    def load_cards(self) -> None:
        self.card_table = read_cards(self.facts, self.traits)
        self.language = OriginLanguage(self.sets, self.card_table)

    def keys(self) -> dict[str, Keys]:
        found = super().keys()
        return {
            **found,
            "mark": Marks(found["card"]),
            "meal": Meals(found["card"]),
            "trait": Keys("trait", [trait.key for trait in self.traits]),
        }

    def resolve_options(self, players: int, given: Mapping[str, object]) -> dict[str, Value]:
        """Check the number of players and the options; refuse decks that no rulebook names.

        [R316]
        """
        if players not in self.seats:
            raise BadOptions(f"{players} players cannot play this; possible are {allowed()}")
        return super().resolve_options(players, given)

    def book(self, players: int, options: Mapping[str, Value]) -> Book:
        """Return the rules for these settings: deck, dice and options."""
        cards = self.card_table
        deck = cards_of(choose_deck(self.key, players, options.get("deck") == "full"), cards)
        book = Book(cards, row_of(deck), *read_dice(self.facts, players))
        book.hand = read_hand(self.facts)
        book.lurkers = sum(1 for card in deck if cards.trait_on(card, 0).hooks & LURKS)
        book.mimicry_each_attack = options["mimicry_limit"] == "per_attack"
        book.must_mimic = options["mimicry_mandatory"] is True
        book.must_lose_tail = options["tail_loss_mandatory"] is True
        book.must_share = options["pair_triggers_mandatory"] is True
        book.pass_is_final = options["feeding_pass_is_final"] is True
        book.must_eat = options["must_take_food_if_possible"] is True
        book.must_play_animal = options["first_turn_must_play_animal"] is True
        book.steals_into_fat = options["piracy_into_fat"] is True
        book.fat_beyond_need = options["fat_beyond_need"] is True
        return book

    def empty_state(self, players: int, options: Mapping[str, Value], rng: Rng) -> OriginState:
        s = OriginState(players, rng, self.book_for(players, options))
        s.players = [Player() for _ in range(players)]
        s.lurkers = s.book.lurkers
        return s

    def setup(self, players: int, options: Mapping[str, Value], seed: int) -> OriginState:
        """Return a state with a shuffled deck; the first step deals the hands. [ORI Preparation]"""
        s = self.empty_state(players, options, seeded(seed))
        s.deck = s.book.deck[:]
        s.rng.shuffle(s.deck)
        s.push(Turn())
        return s

    def see(self, view: State, seat: int) -> Mapping[str, Any]:
        return see(self, cast(OriginState, view), seat)

    def census(self) -> Census:
        return OriginCensus(self.card_table)

    def encoder(self, players: int) -> OriginEncoder:
        traits = [trait.key for trait in self.traits[1:]]
        figures = figures_of(self.card_table)
        return OriginEncoder(players, figures, dict(self.language.prompts), traits)

    def check(self, s: State) -> None:
        check_table(cast(OriginState, s))

    def cards(self) -> dict[str, Any]:
        return describe_cards(self.facts, self.key, self.hashes[self.key])

    def reason(self, s: State, seat: int, action: int) -> int:
        reason = super().reason(s, seat, action)
        if reason == 0 and len(ids_of(action)) > self.language.carried[int(verb_of(action))]:
            return R_NOW
        return reason

    def fill_reason(self, s: State, seat: int, action: int, reason: int, slots: Slots) -> None:
        verb = self.language.verb_words[int(verb_of(action))]
        word = self.language.reason_types[int(kind_of(reason))]
        fill(Attempt(cast(OriginState, s), seat, action, reason, verb), reason, word, slots)


class TimeToFly(Origin):
    """The Origin of Species with its first expansion."""

    key = "time-to-fly"
    title = "Evolution: The Origin of Species, Time to Fly"
    seats = range(2, 7)
    rules_version = 3
    options = (FLY_DECK, *BASE_OPTIONS, *FLY_OPTIONS)
    box = (ORIGIN, FLY)

    def book(self, players: int, options: Mapping[str, Value]) -> Book:
        book = super().book(players, options)
        book.metamorphose_each_act = options["metamorphose_limit"] == "per_act"
        book.specialize_each_act = options["specialization_limit"] == "per_act"
        book.last_card_wakes = options["last_card_wakes"] is True
        book.intellect_opens_shells = options["intellect_opens_shells"] is True
        book.one_attack_per_round = options["ambush_limit"] == "per_round"
        book.intellect_after_mimicry = options["intellect_after_mimicry"] is True
        book.sleepers_bear = options["fed_by_hibernation_triggers_viviparous"] is True
        return book
