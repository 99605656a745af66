"""Oceans as a registered game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from tangledbank.core.action import verb_of
from tangledbank.core.census import Census
from tangledbank.core.data import Printed
from tangledbank.core.flow import State
from tangledbank.core.game import ComposedGame
from tangledbank.core.hooks import compose, register_cards
from tangledbank.core.keys import Keys
from tangledbank.core.options import Option, Value, flag
from tangledbank.core.refusal import Slots
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.rows import row_of
from tangledbank.core.sets import all_others
from tangledbank.games.oceans.aging import Aging
from tangledbank.games.oceans.attack import Aftermath, Attack
from tangledbank.games.oceans.card_questions import ScenarioQuestion, TraitQuestion
from tangledbank.games.oceans.cards import Book
from tangledbank.games.oceans.census import OceansCensus
from tangledbank.games.oceans.checks import Checks
from tangledbank.games.oceans.data import (
    core_number,
    describe_cards,
    find,
    read_cards,
    read_data,
    refuse_endless,
    refuse_short,
)
from tangledbank.games.oceans.effects import Effect, ScenarioGain
from tangledbank.games.oceans.encoder import OceansEncoder, figures_of
from tangledbank.games.oceans.evolving import Pay
from tangledbank.games.oceans.feeding import Feeding, Forage
from tangledbank.games.oceans.invariants import check_table
from tangledbank.games.oceans.legacy_v1 import UPGRADES
from tangledbank.games.oceans.notation import OceansLanguage
from tangledbank.games.oceans.phases import Draw, Setup, Turn
from tangledbank.games.oceans.playing import PlayCards
from tangledbank.games.oceans.published_view import see
from tangledbank.games.oceans.rearranging_traits import LaidTraits, RearrangeTraits
from tangledbank.games.oceans.refusals import Attempt, slots_of
from tangledbank.games.oceans.scenario import Scenario
from tangledbank.games.oceans.sets.deep import DEEP
from tangledbank.games.oceans.sets.promos import PROMOS
from tangledbank.games.oceans.sets.scenarios import SCENARIOS
from tangledbank.games.oceans.sets.surface import SURFACE
from tangledbank.games.oceans.state import (
    NOBODY,
    SCORE_PARTS,
    Act,
    Conditions,
    OceansState,
    Player,
    Species,
)
from tangledbank.games.oceans.timed_effects import Moment
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.games.oceans.triggers import Triggers

FRAMES = (
    Setup, Turn, PlayCards, Pay, Moment, TraitQuestion, ScenarioQuestion, Feeding, Forage,
    Attack, Aftermath, Triggers, Checks, Aging, Draw, RearrangeTraits,
)  # fmt: skip

OPTIONS = (
    flag("promo", False, "the playable promo Scenarios are shuffled in", "R200"),
    Option("deep_draw", "one", ("one", "any"), "how many Deep cards can be drawn per turn", "R239"),
    Option(
        "deep_payment_to", "reef", ("reef", "any"),
        "where the payment for Deep cards goes: the Reef, or any place", "R225",
    ),
    Option(
        "end_mode", "round", ("round", "extra"),
        "the last round: the one in which the Ocean becomes empty, or the next one", "R253",
    ),
    flag("score_boards", True, "population on species counts at the end", "R255"),
    Option(
        "tie", "shared", ("shared", "boards"),
        "a tie is shared, or broken by population on species", "R256",
    ),
    flag("migrate_partial", True, "a migration moves what is available if that is less", "R227"),
    flag("feed_optional", True, "feeding is optional", "R230"),
    Option(
        "overpop_choice", "one", ("one", "split"),
        "lost population goes to one place, or its owner chooses for each token", "R235",
    ),
    flag("event_repeat", False, "events happen each time their zone becomes empty", "R260"),
    flag("cambrian_midturn", True, "the explosion takes effect at once", "R251"),
    flag("own_poison", False, "Poisonous Spines also hurt their own species, if it gained", "R277"),
    flag(
        "extinct_along", False,
        "a species that ages in another player's aging phase may go extinct there", "R278",
    ),
    flag("hydra_target", True, "Hydra may also take from the species it has attacked", "R279"),
    Option(
        "impostor", "gained", ("gained", "fired"),
        "an Impostor Cleaner takes from cleaners that gained, or also from full ones", "R280",
    ),
    flag(
        "ignore_lent", True,
        "Electroreception may ignore a neighbor's trait that protects its target", "R281",
    ),
    Option(
        "round_limit", 50, (50, 150, 25),
        "the round after which the game ends at the latest", "R273",
    ),
    Option(
        "variant", "full", ("full", "reef"),
        "the full game, or the Reef variant for beginners: no Deep cards, two fixed Scenarios",
        "R204",
    ),
)  # fmt: skip


REEF_SCENARIOS = ("abundance", "fertile")  # of the Reef variant


class Oceans(ComposedGame):
    """Oceans: a ring of species around a shared supply of population."""

    key = "oceans"
    title = "Oceans"
    seats = range(2, 5)
    rules_version = 4
    score_parts = SCORE_PARTS
    options: tuple[Option, ...] = OPTIONS
    alone = ("variant",)

    box = (SURFACE, DEEP, SCENARIOS, PROMOS)
    trait_class = Trait
    classes = (
        Species,
        Player,
        Conditions,
        Act,
        Effect,
        ScenarioGain,
        LaidTraits,
        OceansState,
        *FRAMES,
    )
    unique = {"nobody": NOBODY}
    upgrades = UPGRADES
    traits: list[Trait]

    def compose_cards(self) -> None:
        super().compose_cards()
        self.scenarios = compose(Scenario, all_others(self.sets, "scenarios"))

    def read_printed(self, data: Path | None) -> Printed:
        return read_data(data)

    def replace_scenarios(self, scenarios: Sequence[Any]) -> None:
        """Replace the Scenario objects one for one. Audits use this to instrument them."""
        self.scenarios = list(scenarios)
        register_cards(Scenario, self.scenarios)
        self.rebuild()

    def load_cards(self) -> None:
        self.card_table = read_cards(self.facts, self.traits, self.scenarios)
        refuse_endless(self.facts, self.card_table)
        refuse_short(self.facts, self.card_table, self.seats.stop - 1)
        self.language = OceansLanguage(self.sets, self.card_table)

    def keys(self) -> dict[str, Keys]:
        traits = Keys("trait", [trait.key for trait in self.traits])
        scenarios = Keys("Scenario", [card.key for card in self.scenarios])
        return {**super().keys(), "trait": traits, "scenario": scenarios}

    def book(self, players: int, options: Mapping[str, Value]) -> Book:
        """Return the rules for these settings: printed figures, player counts and options."""
        book = Book(self.card_table)
        self.figures(book, players)
        book.reef_variant = options["variant"] == "reef"
        book.promo = options["promo"] is True
        book.deep_per_turn = 1 if options["deep_draw"] == "one" else 99
        book.pay_anywhere = options["deep_payment_to"] == "any"
        book.extra_round = options["end_mode"] == "extra"
        book.score_boards = options["score_boards"] is True
        book.tie_by_boards = options["tie"] == "boards"
        book.migrate_partial = options["migrate_partial"] is True
        book.feed_optional = options["feed_optional"] is True
        book.shed_split = options["overpop_choice"] == "split"
        book.event_repeat = options["event_repeat"] is True
        book.explode_at_once = options["cambrian_midturn"] is True
        book.own_poison = options["own_poison"] is True
        book.extinct_along = options["extinct_along"] is True
        book.hydra_target = options["hydra_target"] is True
        book.rob_full = options["impostor"] == "fired"
        book.ignore_lent = options["ignore_lent"] is True
        book.round_limit = int(options["round_limit"])
        return book

    def figures(self, book: Book, players: int) -> None:
        facts = self.facts
        per_player = core_number(facts, "population_per_player")
        book.population = core_number(facts, "population_base") + per_player * players
        book.reserve = core_number(facts, "reserve")
        book.bonus = list(facts["core"]["bonus"][str(players)])
        book.hand = core_number(facts, "hand")
        book.trait_limit = core_number(facts, "trait_limit")
        book.spaces = core_number(facts, "spaces")
        book.left_over = core_number(facts, "left_after_overpopulation")
        book.pool = core_number(facts, "gene_pool")
        book.cards_early = core_number(facts, "cards_before_cambrian")
        book.cards_late = core_number(facts, "cards_after_cambrian")
        book.aging_early = core_number(facts, "aging_before_cambrian")
        book.aging_late = core_number(facts, "aging_after_cambrian")

    def empty_state(self, players: int, options: Mapping[str, Value], rng: Rng) -> OceansState:
        s = OceansState(players, rng, self.book_for(players, options))
        s.players = [Player() for _ in range(players)]
        return s

    def setup(self, players: int, options: Mapping[str, Value], seed: int) -> OceansState:
        """Shuffle, lay out two Scenarios and choose the first player. [R201] [R203] [R204]"""
        s = self.empty_state(players, options, seeded(seed))
        cards = self.card_table
        s.deck = cards.surface[:]
        s.rng.shuffle(s.deck)
        if s.book.reef_variant:
            fixed = [find("scenarios", self.scenarios, key).id for key in REEF_SCENARIOS]
            s.scenarios = row_of([*fixed, 0])
        else:
            s.deep = cards.deep[:]
            s.rng.shuffle(s.deep)
            pile = cards.scenario_pile(s.book.promo)
            s.rng.shuffle(pile)
            s.scenarios = row_of([pile[0], pile[1], 0])
        s.first = s.rng.below(players)
        s.push(Setup())
        return s

    def fill_reason(self, s: State, seat: int, action: int, reason: int, slots: Slots) -> None:
        verb = self.language.verb_words[int(verb_of(action))]
        slots.update(slots_of(Attempt(cast(OceansState, s), seat, action, reason, verb)))

    def see(self, view: State, seat: int) -> Mapping[str, Any]:
        return see(self, cast(OceansState, view), seat)

    def census(self) -> Census:
        return OceansCensus(self.card_table)

    def encoder(self, players: int) -> OceansEncoder:
        traits = [trait.key for trait in self.traits[1:]]
        figures = figures_of(self.card_table)
        return OceansEncoder(players, figures, dict(self.language.prompts), traits)

    def check(self, s: State) -> None:
        check_table(cast(OceansState, s))

    def cards(self) -> dict[str, Any]:
        return describe_cards(self.facts)
