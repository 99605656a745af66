"""Evolution as a registered game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from tangledbank.core.action import ids_of, verb_of
from tangledbank.core.census import Census
from tangledbank.core.codec import Upgrade
from tangledbank.core.data import Printed, with_sets
from tangledbank.core.flow import State
from tangledbank.core.game import ComposedGame
from tangledbank.core.keys import Keys, Masks
from tangledbank.core.options import Option, Value, flag
from tangledbank.core.reason import kind_of
from tangledbank.core.refusal import Slots
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.sets import Set
from tangledbank.core.vocabulary import OUTSIDE
from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.card_questions import TraitQuestion
from tangledbank.games.evolution.cards import Book
from tangledbank.games.evolution.census import EvolutionCensus
from tangledbank.games.evolution.data import ALL_SURE, describe_cards, read_cards, read_data
from tangledbank.games.evolution.encoder import EvolutionEncoder, figures_of
from tangledbank.games.evolution.feeding import Feeding, living
from tangledbank.games.evolution.ids import R_GONE
from tangledbank.games.evolution.invariants import check_table
from tangledbank.games.evolution.notation import EvolutionLanguage
from tangledbank.games.evolution.phases import RevealFood, Round, SelectFood, lay_out
from tangledbank.games.evolution.playing import PlayInTurn, PlayTogether
from tangledbank.games.evolution.published_view import see
from tangledbank.games.evolution.refusals import FILLERS, Filler
from tangledbank.games.evolution.sets.base import EVOLUTION
from tangledbank.games.evolution.state import (
    NOBODY,
    SCORE_PARTS,
    EvolutionState,
    Player,
    Screen,
    Species,
)
from tangledbank.games.evolution.taking_food import Extra, Sleepers, Store, StoreSleepers
from tangledbank.games.evolution.timed_effects import Moment
from tangledbank.games.evolution.traits.base import Trait

FRAMES = (
    Round, SelectFood, PlayInTurn, PlayTogether, RevealFood, Moment, Feeding, Attack, Store, Extra,
    Sleepers, StoreSleepers, TraitQuestion,
)  # fmt: skip

# Format 1 saved attacks without these fields.
UPGRADES: dict[str, Upgrade] = {"Attack": lambda plain: {"clever": True, "slips": 0, **plain}}

OPTIONS = (
    flag(
        "quick_play",
        False,
        "all seats play cards at once, unseen; always on with six players",
        "EVO Quick Play Variant",
    ),
    Option(
        "last_token",
        "forager",
        ("forager", "neighbor"),
        "who gets the last food when Foraging and Cooperation both want it",
        "R9",
    ),
    Option(
        "hunt_store",
        "asked",
        ("asked", "full"),
        "how much meat a fed carnivore stores: its owner decides, or all that fits",
        "R16",
    ),
    Option(
        "scavenger_order",
        "attacker",
        ("attacker", "first"),
        "whose Scavengers eat first: the attacker's, or the first player's; then clockwise",
        "R22",
    ),
    Option(
        "extinction_order",
        "first",
        ("first", "last"),
        "whether the first player draws first or last when several lose species at once",
        "R44",
    ),
    Option(
        "deck_end",
        "empty",
        ("empty", "needed"),
        "when the deck counts as run out: when it is empty, or when a card is missing",
        "R47",
    ),
)


class Evolution(ComposedGame):
    """Evolution, second edition: rounds of five phases until the deck runs out."""

    key = "evolution"
    title = "Evolution"
    seats = range(2, 7)
    rules_version = 3
    score_parts = SCORE_PARTS
    options: tuple[Option, ...] = OPTIONS

    box: tuple[Set, ...] = (EVOLUTION,)
    trait_class = Trait
    classes: tuple[type, ...] = (Species, Player, Screen, EvolutionState, *FRAMES)
    unique = {"nobody": NOBODY}
    upgrades = UPGRADES
    fillers: Mapping[int, Filler] = FILLERS
    traits: list[Trait]

    def read_printed(self, data: Path | None) -> Printed:
        return read_data(self.key, data)

    def add_facts(self, printed: Printed, sets: Sequence[Set]) -> Printed:
        return with_sets(printed, sets, ALL_SURE)

    def load_cards(self) -> None:
        self.card_table = read_cards(self.facts, self.traits)
        self.language = EvolutionLanguage(self.sets, self.card_table)

    def keys(self) -> dict[str, Keys]:
        traits = [trait.key for trait in self.traits]
        return {
            **super().keys(),
            "trait": Keys("trait", traits),
            "traits": Masks("traits", traits),
        }

    def book(self, players: int, options: Mapping[str, Value]) -> Book:
        """Return the rulebook for these settings. [EVO 2-Player Rules] [EVO 6-Player Rules]"""
        book = Book(self.card_table)
        self.apply_options(book, players, options)
        return book

    def apply_options(self, book: Book, players: int, options: Mapping[str, Value]) -> None:
        if players == 2:
            book.removed = 40
            book.trait_limit = 2
        book.together = options["quick_play"] is True or players == 6
        book.extra_first = options["last_token"] == "forager"
        book.hunters_fill = options["hunt_store"] == "full"
        book.scavengers_from_attacker = options["scavenger_order"] == "attacker"
        book.extinctions_from_first = options["extinction_order"] == "first"
        book.ends_when_empty = options["deck_end"] == "empty"

    def empty_state(self, players: int, options: Mapping[str, Value], rng: Rng) -> EvolutionState:
        book = self.book_for(players, options)
        return EvolutionState(players, rng, book, [Player() for _ in range(players)], [NOBODY])

    def setup(self, players: int, options: Mapping[str, Value], seed: int) -> EvolutionState:
        s = self.empty_state(players, options, seeded(seed))
        lay_out(s)
        return s

    def see(self, view: State, seat: int) -> Mapping[str, Any]:
        return see(self, cast(EvolutionState, view), seat)

    def reason(self, s: State, seat: int, action: int) -> int:
        """Check species named in moves of added sets, so that their traits need not."""
        if s.open and s.decision_of(seat) is not None and self.missing_species(s, action):
            return R_GONE
        return super().reason(s, seat, action)

    def missing_species(self, s: State, action: int) -> tuple[int, ...]:
        """Return the species in an added set's move that are not in play."""
        if not 0 <= action < 1 << 62 or verb_of(action) < OUTSIDE:
            return ()
        kinds = self.language.kinds(int(verb_of(action)))
        named = [sid for kind, sid in zip(kinds, ids_of(action), strict=False) if kind == "species"]
        return tuple(sid for sid in named if living(cast(EvolutionState, s), sid) is NOBODY)

    def fill_reason(self, s: State, seat: int, action: int, reason: int, slots: Slots) -> None:
        fill = self.fillers.get(int(kind_of(reason)))
        if missing := self.missing_species(s, action):
            slots.update(missing=missing)
        elif fill is not None:
            slots.update(fill(cast(EvolutionState, s), seat, action, reason))
        elif isinstance(s.top, TraitQuestion):
            s.top.fill_reason(cast(EvolutionState, s), action, reason, slots)

    def census(self) -> Census:
        return EvolutionCensus(self.card_table)

    def encoder(self, players: int) -> EvolutionEncoder:
        traits = [trait.key for trait in self.traits[1:]]
        figures = figures_of(self.card_table)
        return EvolutionEncoder(players, figures, dict(self.language.prompts), traits)

    def check(self, s: State) -> None:
        check_table(cast(EvolutionState, s))
        check_screens(cast(EvolutionState, s))

    def cards(self) -> dict[str, Any]:
        return describe_cards(self.facts)


def check_screens(s: EvolutionState) -> None:
    """Raise AssertionError unless the states behind screens can be restored."""
    for screen in s.screens:
        for sp in screen.boards:
            assert 0 < sp.sid < len(s.species), "a species behind a screen has an invalid id"
