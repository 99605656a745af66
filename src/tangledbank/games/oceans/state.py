"""The state of Oceans: species in a ring, players, the Reef, the Ocean, decks and Scenarios."""

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
    """A species. `hooks` and `sums` are derived from its cards.

    Clones share `cards` and `marks`, because these rows are replaced, never changed in place.
    """

    FIELDS: ClassVar = "sid owner population cards:card marks"

    def __init__(self, sid: i64, owner: i64) -> None:
        self.sid: i64 = sid
        self.owner: i64 = owner
        self.population: i64 = 0
        self.cards: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()  # a number on each card, such as its player or a turn
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
        """Return the slot of a card that is known to be here."""
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
        """Replace the card in this slot."""
        self.cards = self.cards[:]
        self.cards[slot] = card
        self.mark(slot, 0)


NOBODY: Final = Species(0, 0)  # replaces ids without a living species


@mypyc_attr(acyclic=True)
class Player:
    """A player: Surface and Deep cards in hand, species, and a score pile."""

    FIELDS: ClassVar = "hand:card deep:card row score bonus made"

    def __init__(self) -> None:
        self.hand: vec[i64] = vec[i64]()  # Surface cards
        self.deep: vec[i64] = vec[i64]()  # Deep cards: the backs differ, so their number is public
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
    """The active Scenarios, and a figure that is shifted this turn."""

    FIELDS: ClassVar = "active spent shifted:card figure shift"

    def __init__(self) -> None:
        self.active: i64 = 0  # bits of the zones with an active Scenario
        self.spent: i64 = 0  # bits of the zones whose event has happened
        self.shifted: i64 = 0  # the card with a shifted figure,
        self.figure: i64 = 0  # the figure,
        self.shift: i64 = 0  # and by how much

    def is_active(self, zone: i64) -> bool:
        """Return whether the Scenario of a zone is active."""
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
    """A forage or attack: the actor, the target or place, its value, and the amount taken."""

    FIELDS: ClassVar = "kind actor target place value taken ignored"

    def __init__(self, kind: i64, actor: i64, target: i64, place: i64) -> None:
        self.kind: i64 = kind
        self.actor: i64 = actor
        self.target: i64 = target
        self.place: i64 = place
        self.value: i64 = 0
        self.taken: i64 = 0
        self.ignored: i64 = 0  # bits of the target's cards that the attacker ignores

    def clone(self) -> Act:
        new = Act(self.kind, self.actor, self.target, self.place)
        new.value = self.value
        new.taken = self.taken
        new.ignored = self.ignored
        return new


SCORE_PARTS: Final[tuple[str, ...]] = ("score", "bonus", "boards")


class OceansState(State):
    """The full state. A view is an OceansState with HIDDEN cards."""

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
        self.ring: vec[i64] = vec[i64]()  # all species, left to right around the table
        self.deck: vec[i64] = vec[i64]()  # Surface cards; the last card is next
        self.discard: vec[i64] = vec[i64]()
        self.deep: vec[i64] = vec[i64]()  # the Deep deck; the last card is next
        self.pool: vec[i64] = vec[i64]()  # the Gene Pool
        self.out: vec[i64] = vec[i64]()  # Deep cards out of the game
        self.places: vec[i64] = zeros(4)  # the Reef and the three zones
        self.reserve: i64 = 0
        self.scenarios: vec[i64] = zeros(ZONES)  # by zone
        self.conditions = Conditions()
        self.combined_scenario = book.cards.scenarios[0]  # all active Scenarios combined
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.cambrian = False  # the explosion has happened
        self.cambrian_this_turn = False  # the explosion is in effect this turn
        self.ending: i64 = 0  # the round in which the Ocean ran dry
        self.gained: vec[i64] = vec[i64]()  # species that gained from the current act
        self.burst: vec[i64] = vec[i64]()  # species that overpopulated since the last feeding
        self.hooks_in_play: i64 = 0  # questions that any trait in play answers, or answered

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
        """Copy everything that is public."""
        new.species = [sp if sp is NOBODY else sp.clone() for sp in self.species]
        new.ring = self.ring  # replaced when it changes
        new.discard = self.discard[:]
        new.pool = self.pool[:]
        new.out = self.out[:]
        new.places = self.places[:]
        new.reserve = self.reserve
        new.scenarios = self.scenarios  # set once
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
        """Return the population in the three zones."""
        return self.places[1] + self.places[2] + self.places[3]

    # Scoring

    def on_boards(self, seat: i64) -> i64:
        """Return the population of a player's species."""
        total: i64 = 0
        for sid in self.players[seat].row:
            total += self.species[sid].population
        return total

    def lives(self, being: i64) -> bool:
        return being < len(self.species) and self.species[being] is not NOBODY

    def phase_key(self) -> str:
        """Return the key of the current phase, or of the last phase after the game."""
        return super().phase_key() or "draw"

    def round_number(self) -> i64:
        return self.round

    def turn_seat(self) -> i64:
        return self.turn

    def has_ended(self) -> bool:
        """Return whether the last round has been played. [R253]"""
        return self.ending > 0 and (not self.book.extra_round or self.round > self.ending)

    def is_cut_short(self) -> bool:
        """Return whether the round limit, not the rules, ended the game. [R273]"""
        return self.over and not self.has_ended()

    def points(self, seat: i64) -> i64:
        return points_of(self.rank(seat))

    def rank(self, seat: i64) -> i64:
        """Return a seat's rank: score pile, bonus token and species, which may also break ties.

        [R255] [R256]
        """
        player = self.players[seat]
        boards: i64 = self.on_boards(seat)
        total: i64 = player.score + player.bonus + self.board_points(boards)
        return ranked(total, boards if self.book.tie_by_boards else 0)

    def board_points(self, boards: i64) -> i64:
        """Return the points for population on species. [R255]"""
        return boards if self.book.score_boards else 0

    def score_parts(self, seat: i64) -> vec[i64]:
        player = self.players[seat]
        return vec[i64]([player.score, player.bonus, self.board_points(self.on_boards(seat))])

    # Imagining hidden cards

    def count_cards(self) -> vec[i64]:
        """Return the number of places that hold each card."""
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
        """Return a full state that fits this view; card backs tell Surface from Deep cards."""
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
        """Form the ring: seats in reverse turn order, each row from left to right. [R205] [R206]"""
        ring: vec[i64] = vec[i64]()
        seat: i64 = self.seats - 1
        while seat >= 0:
            ring = join(ring, self.players[seat].row)
            seat -= 1
        self.ring = ring

    def combine_scenarios(self) -> None:
        """Add up the active Scenarios. [R208]"""
        self.combined_scenario = Scenario()
        for zone in range(ZONES):
            if self.conditions.is_active(zone):
                self.combined_scenario.add(self.book.cards.scenarios[self.scenarios[zone]])

    def refresh_species(self, sp: Species) -> None:
        """Recompute the sums and bits of a species from its cards."""
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
        """Store a species under its id."""
        while len(self.species) <= sp.sid:
            self.species.append(NOBODY)
        self.species[sp.sid] = sp

    def new_species(self, seat: i64) -> Species:
        """Create a species without population, with a new id."""
        player = self.players[seat]
        sp = Species(1 + player.made * self.seats + seat, seat)
        player.made += 1
        self.place(sp)
        return sp


def find(s: OceansState, sid: i64) -> Species:
    """Return the species with this id, or NOBODY."""
    return s.species[sid] if sid < len(s.species) else NOBODY
