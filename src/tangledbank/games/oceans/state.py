"""The table: species in their ring, players, the Reef, the Ocean, decks and Scenarios."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.flow import REFEREE, State
from tangledbank.core.rng import Rng
from tangledbank.core.rows import Pool, hidden, join, place_of, tally, zeros
from tangledbank.core.score import points_of, ranked
from tangledbank.games.oceans.card_face import Sums
from tangledbank.games.oceans.cards import Book
from tangledbank.games.oceans.scenario import ZONES, Scenario

NOTHING_PRINTED: Final = Sums()


@mypyc_attr(acyclic=True)
class Species:
    """A species board. `hooks` and `sums` mirror its cards, so that questions are fast.

    Clones share `cards` and `marks`: these change seldom, and then by being replaced.
    """

    FIELDS: ClassVar = "sid owner population cards:card marks"

    def __init__(self, sid: i64, owner: i64) -> None:
        self.sid: i64 = sid
        self.owner: i64 = owner
        self.population: i64 = 0
        self.cards: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()  # a number on each card: who played it, used this turn
        self.hooks: i64 = 0  # bits of the questions its traits answer
        self.sums = NOTHING_PRINTED

    def clone(self) -> Species:
        new = Species(self.sid, self.owner)
        new.population = self.population
        new.cards = self.cards
        new.marks = self.marks
        new.hooks = self.hooks
        new.sums = self.sums
        return new

    def slot_of(self, card: i64) -> i64:
        """The place of a card that is known to be here."""
        return place_of(self.cards, card)

    def add_slot(self, card: i64, mark: i64) -> None:
        self.cards = append(self.cards[:], card)
        self.marks = append(self.marks[:], mark)

    def remove_slot(self, slot: i64) -> None:
        self.cards, _ = pop(self.cards[:], slot)
        self.marks, _ = pop(self.marks[:], slot)

    def mark(self, slot: i64, mark: i64) -> None:
        self.marks = self.marks[:]
        self.marks[slot] = mark

    def replace_slot(self, slot: i64, card: i64) -> None:
        """Another card takes the place of the one in this slot."""
        self.cards = self.cards[:]
        self.cards[slot] = card
        self.mark(slot, 0)


NOBODY: Final = Species(0, 0)  # stands for ids that have no living species


@mypyc_attr(acyclic=True)
class Player:
    """What one player has: Surface and Deep cards in hand, a row of species, a score pile."""

    FIELDS: ClassVar = "hand:card deep:card row score bonus made"

    def __init__(self) -> None:
        self.hand: vec[i64] = vec[i64]()  # Surface cards
        self.deep: vec[i64] = vec[i64]()  # Deep cards: their backs differ, so their number is open
        self.row: vec[i64] = vec[i64]()  # species ids, left to right
        self.score: i64 = 0
        self.bonus: i64 = 0
        self.made: i64 = 0  # species made so far

    def clone(self) -> Player:
        new = Player()
        new.hand = self.hand[:]
        new.deep = self.deep[:]
        new.row = self.row[:]
        new.score = self.score
        new.bonus = self.bonus
        new.made = self.made
        return new

    def view(self) -> Player:
        new = self.clone()
        new.hand = hidden(len(self.hand))
        new.deep = hidden(len(self.deep))
        return new


@mypyc_attr(acyclic=True)
class Conditions:
    """Which Scenarios are in force, and a number that is shifted this turn."""

    FIELDS: ClassVar = "active spent shifted:card figure shift"

    def __init__(self) -> None:
        self.active: i64 = 0  # bits of the zones whose Scenario is in force
        self.spent: i64 = 0  # bits of the zones whose event has happened
        self.shifted: i64 = 0  # the card with a shifted number,
        self.figure: i64 = 0  # which of its figures,
        self.shift: i64 = 0  # and by how much

    def is_active(self, zone: i64) -> bool:
        """Whether the Scenario of a zone is in force."""
        return self.active >> zone & 1 != 0

    def set_shift(self, card: i64, figure: i64, shift: i64) -> None:
        self.shifted = card
        self.figure = figure
        self.shift = shift

    def clone(self) -> Conditions:
        new = Conditions()
        new.active = self.active
        new.spent = self.spent
        new.shifted = self.shifted
        new.figure = self.figure
        new.shift = self.shift
        return new


@mypyc_attr(acyclic=True)
class Act:
    """One forage or attack: who, whom or where, with what value, and what was taken."""

    FIELDS: ClassVar = "kind actor target place value taken ignored"

    def __init__(self, kind: i64, actor: i64, target: i64, place: i64) -> None:
        self.kind: i64 = kind
        self.actor: i64 = actor
        self.target: i64 = target
        self.place: i64 = place
        self.value: i64 = 0
        self.taken: i64 = 0
        self.ignored: i64 = 0  # bits of the target's cards that do not exist for the attacker

    def clone(self) -> Act:
        new = Act(self.kind, self.actor, self.target, self.place)
        new.value = self.value
        new.taken = self.taken
        new.ignored = self.ignored
        return new


SCORE_PARTS: Final[tuple[str, ...]] = ("score", "bonus", "boards")


class OceansState(State):
    """The whole table as the referee sees it. A view is an OceansState with HIDDEN cards."""

    SAVED_AS: ClassVar = "Table"
    FIELDS: ClassVar = (
        "seats rng stack prompts:prompt asked latest undo_barriers=seals players species deck:card "
        "discard:card deep:card pool:card out:card places reserve scenarios:scenario conditions "
        "first turn round cambrian cambrian_this_turn=pace ending gained burst"
    )

    def __init__(self, seats: i64, rng: Rng, book: Book) -> None:
        super().__init__(seats, rng)
        self.book = book
        self.players: list[Player] = []
        self.species: list[Species] = [NOBODY]  # by id
        self.ring: vec[i64] = vec[i64]()  # all species, from left to right round the table
        self.deck: vec[i64] = vec[i64]()  # Surface; the next card is the last
        self.discard: vec[i64] = vec[i64]()
        self.deep: vec[i64] = vec[i64]()  # the Deep deck; the next card is the last
        self.pool: vec[i64] = vec[i64]()  # the Gene Pool
        self.out: vec[i64] = vec[i64]()  # Deep cards out of the game
        self.places: vec[i64] = zeros(4)  # the Reef and the three zones
        self.reserve: i64 = 0
        self.scenarios: vec[i64] = zeros(ZONES)  # by zone
        self.conditions = Conditions()
        self.combined_scenario = book.cards.scenarios[
            0
        ]  # all Scenarios in force, as if they were one
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.cambrian = False  # the explosion has happened
        self.cambrian_this_turn = False  # and is in force this turn
        self.ending: i64 = 0  # the round in which the Ocean ran dry
        self.gained: vec[i64] = vec[i64]()  # species that gained from the act being resolved
        self.burst: vec[i64] = vec[i64]()  # species that overpopulated since the last feeding
        self.hooks_in_play: i64 = 0  # all questions that any trait in play answers, or did

    def clone(self, seat: i64 = -1) -> OceansState:
        new = OceansState(self.seats, self.rng, self.book)
        self.copy_flow(new, seat)
        self.copy_open(new)
        if seat == REFEREE:
            new.players = [player.clone() for player in self.players]
            new.deck = self.deck[:]
            new.deep = self.deep[:]
            return new
        new.deck = hidden(len(self.deck))
        new.deep = hidden(len(self.deep))
        for i in range(self.seats):
            player = self.players[i]
            new.players.append(player.clone() if i == seat else player.view())
        return new

    def copy_open(self, new: OceansState) -> None:
        """Copy what lies open before everybody."""
        new.species = [sp if sp is NOBODY else sp.clone() for sp in self.species]
        new.ring = self.ring  # replaced when it changes
        new.discard = self.discard[:]
        new.pool = self.pool[:]
        new.out = self.out[:]
        new.places = self.places[:]
        new.reserve = self.reserve
        new.scenarios = self.scenarios  # laid out once
        new.conditions = self.conditions.clone()
        new.combined_scenario = self.combined_scenario  # replaced when it changes
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.cambrian = self.cambrian
        new.cambrian_this_turn = self.cambrian_this_turn
        new.ending = self.ending
        new.gained = self.gained[:]
        new.burst = self.burst[:]
        new.hooks_in_play = self.hooks_in_play

    def ocean(self) -> i64:
        """What is left in the three zones."""
        return self.places[1] + self.places[2] + self.places[3]

    # Scoring

    def on_boards(self, seat: i64) -> i64:
        """The population of a player's species."""
        total: i64 = 0
        for sid in self.players[seat].row:
            total += self.species[sid].population
        return total

    def lives(self, being: i64) -> bool:
        return being < len(self.species) and self.species[being] is not NOBODY

    def phase_key(self) -> str:
        """The key of the phase being played; of the last one when the game is over."""
        return super().phase_key() or "draw"

    def round_number(self) -> i64:
        return self.round

    def turn_seat(self) -> i64:
        return self.turn

    def points(self, seat: i64) -> i64:
        return points_of(self.rank(seat))

    def rank(self, seat: i64) -> i64:
        """Score pile, bonus token and boards; boards may break ties. [R255] [R256]"""
        player = self.players[seat]
        boards: i64 = self.on_boards(seat)
        total: i64 = player.score + player.bonus + self.board_points(boards)
        return ranked(total, boards if self.book.tie_by_boards else 0)

    def board_points(self, boards: i64) -> i64:
        """The points for so much population on boards. [R255]"""
        return boards if self.book.score_boards else 0

    def score_parts(self, seat: i64) -> vec[i64]:
        player = self.players[seat]
        return vec[i64]([player.score, player.bonus, self.board_points(self.on_boards(seat))])

    # Imagining

    def count_cards(self) -> vec[i64]:
        """By card, in how many places it lies."""
        counts: vec[i64] = zeros(len(self.book.cards.names))
        tally(counts, self.deck)
        tally(counts, self.discard)
        tally(counts, self.deep)
        tally(counts, self.pool)
        tally(counts, self.out)
        for player in self.players:
            tally(counts, player.hand)
            tally(counts, player.deep)
            for sid in player.row:
                tally(counts, self.species[sid].cards)
        return counts

    def imagine(self, seat: i64, rng: Rng) -> OceansState:
        """Backs tell Surface from Deep cards."""
        s = self.clone()
        seen: vec[i64] = s.count_cards()
        surface = Pool(s.book.cards.surface, seen, rng)
        deep = Pool(s.book.cards.deep, seen, rng)
        for player in s.players:
            surface.fill(player.hand)
            deep.fill(player.deep)
        surface.fill(s.deck)
        deep.fill(s.deep)
        for frame in s.stack:
            frame.imagine(s, rng)
        s.rng = rng.branch()
        return s

    def detach(self) -> None:
        self.ring = self.ring[:]
        self.scenarios = self.scenarios[:]
        for sp in self.species:
            if sp is not NOBODY:
                sp.cards = sp.cards[:]
                sp.marks = sp.marks[:]

    def refresh(self) -> None:
        self.form_ring()
        self.combine_scenarios()
        self.hooks_in_play = 0
        for sid in self.ring:
            self.refresh_species(self.species[sid])

    def form_ring(self) -> None:
        """Seats against the order of turns, each row from left to right. [R205] [R206]"""
        ring: vec[i64] = vec[i64]()
        seat: i64 = self.seats - 1
        while seat >= 0:
            ring = join(ring, self.players[seat].row)
            seat -= 1
        self.ring = ring

    def combine_scenarios(self) -> None:
        """Add up what the Scenarios in force change. [R208]"""
        self.combined_scenario = Scenario()
        for zone in range(ZONES):
            if self.conditions.is_active(zone):
                self.combined_scenario.add(self.book.cards.scenarios[self.scenarios[zone]])

    def refresh_species(self, sp: Species) -> None:
        """Bring the sums and bits of a species up to date with its cards."""
        sp.hooks = 0
        sp.sums = Sums()
        for card in sp.cards:
            trait = self.book.cards.trait_by_card[card]
            sp.hooks |= trait.hooks
            sp.sums.add(trait.face)
            if card == self.conditions.shifted:
                sp.sums.shift(self.conditions.figure, self.conditions.shift)
        self.hooks_in_play |= sp.hooks

    def place(self, sp: Species) -> None:
        """Put a species at its id."""
        while len(self.species) <= sp.sid:
            self.species.append(NOBODY)
        self.species[sp.sid] = sp

    def new_species(self, seat: i64) -> Species:
        """A species without population, with an id that no other ever had."""
        player = self.players[seat]
        sp = Species(1 + player.made * self.seats + seat, seat)
        player.made += 1
        self.place(sp)
        return sp


def find(s: OceansState, sid: i64) -> Species:
    """A species by its id, NOBODY if there is none."""
    return s.species[sid] if sid < len(s.species) else NOBODY
