"""The table: species in their ring, players, the Reef, the Ocean, decks and Scenarios."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import HIDDEN
from tangledbank.core.flow import REFEREE, State
from tangledbank.core.rng import Rng
from tangledbank.games.oceans.cards import Book


@mypyc_attr(acyclic=True)
class Species:
    """A species board. Everything below `marks` mirrors its cards, so that questions are fast."""

    FIELDS: ClassVar = (
        "sid owner population cards marks hooks families nevers deep surface defensive leechers "
        "forage forage_icons attack attack_icons shell extra_traits storage aging extra_feeds "
        "extra_attacks extra_forages"
    )

    def __init__(self, sid: i64, owner: i64) -> None:
        self.sid: i64 = sid
        self.owner: i64 = owner
        self.population: i64 = 0
        self.cards: list[int] = []
        self.marks: list[int] = []  # a number on each card: who played it, used this turn
        self.hooks: i64 = 0  # bits of the questions its traits answer
        self.families: i64 = 0
        self.nevers: i64 = 0  # FORAGING, ATTACKING as bits
        self.deep: i64 = 0  # how many traits of this kind
        self.surface: i64 = 0
        self.defensive: i64 = 0
        self.leechers: i64 = 0
        self.forage: i64 = 0  # sums of icons, and how many there are
        self.forage_icons: i64 = 0
        self.attack: i64 = 0
        self.attack_icons: i64 = 0
        self.shell: i64 = 0
        self.extra_traits: i64 = 0
        self.storage: i64 = 0
        self.aging: i64 = 0
        self.extra_feeds: i64 = 0
        self.extra_attacks: i64 = 0
        self.extra_forages: i64 = 0

    def clone(self) -> Species:
        new = Species(self.sid, self.owner)
        new.population = self.population
        if self.cards:
            new.cards = self.cards[:]
            new.marks = self.marks[:]
            self.copy_mirror(new)
        return new

    def copy_mirror(self, new: Species) -> None:
        new.hooks = self.hooks
        new.families = self.families
        new.nevers = self.nevers
        new.deep = self.deep
        new.surface = self.surface
        new.defensive = self.defensive
        new.leechers = self.leechers
        new.forage = self.forage
        new.forage_icons = self.forage_icons
        new.attack = self.attack
        new.attack_icons = self.attack_icons
        new.shell = self.shell
        new.extra_traits = self.extra_traits
        new.storage = self.storage
        new.aging = self.aging
        new.extra_feeds = self.extra_feeds
        new.extra_attacks = self.extra_attacks
        new.extra_forages = self.extra_forages


NOBODY: Final = Species(0, 0)  # stands for ids that have no living species


@mypyc_attr(acyclic=True)
class Player:
    """What one player has: Surface and Deep cards in hand, a row of species, a score pile."""

    FIELDS: ClassVar = "hand deep row score bonus made"

    def __init__(self) -> None:
        self.hand: list[int] = []  # Surface cards
        self.deep: list[int] = []  # Deep cards: their backs differ, so their number is open
        self.row: list[int] = []  # species ids, left to right
        self.score: i64 = 0
        self.bonus: i64 = 0
        self.made: i64 = 0  # species made so far

    def clone(self) -> Player:
        new = self.view()
        new.hand = self.hand[:]
        new.deep = self.deep[:]
        return new

    def view(self) -> Player:
        new = Player()
        new.hand = [HIDDEN] * len(self.hand)
        new.deep = [HIDDEN] * len(self.deep)
        new.row = self.row[:]
        new.score = self.score
        new.bonus = self.bonus
        new.made = self.made
        return new


@mypyc_attr(acyclic=True)
class Climate:
    """What the Scenarios in force change for everybody, summed up."""

    FIELDS: ClassVar = (
        "active spent hooks forage attack shell storage limit aging gain lowered shift"
    )

    def __init__(self) -> None:
        self.active: i64 = 0  # bits of the zones whose Scenario is in force
        self.spent: i64 = 0  # bits of the zones whose event has happened
        self.hooks: i64 = 0  # bits of the questions these Scenarios answer
        self.forage: i64 = 0
        self.attack: i64 = 0
        self.shell: i64 = 0
        self.storage: i64 = 0
        self.limit: i64 = 0
        self.aging: i64 = 0
        self.gain: i64 = 0
        self.lowered: i64 = 0  # what every forage and attack icon of a trait loses
        self.shift: list[int] = []  # card, figure and amount of a number shifted this turn

    def clone(self) -> Climate:
        new = Climate()
        new.active = self.active
        new.spent = self.spent
        new.hooks = self.hooks
        new.forage = self.forage
        new.attack = self.attack
        new.shell = self.shell
        new.storage = self.storage
        new.limit = self.limit
        new.aging = self.aging
        new.gain = self.gain
        new.lowered = self.lowered
        new.shift = self.shift[:]
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


class Table(State):
    """The whole table as the referee sees it. A view is a Table with HIDDEN cards."""

    FIELDS: ClassVar = (
        "seats rng stack prompts asked waiting latest seals players species ring deck discard "
        "deep pool out places reserve scenarios climate first turn round cambrian pace ending "
        "gained burst around"
    )

    def __init__(self, seats: i64, rng: Rng, book: Book) -> None:
        super().__init__(seats, rng)
        self.book = book
        self.players: list[Player] = []
        self.species: list[Species] = [NOBODY]  # by id
        self.ring: list[int] = []  # all species, from left to right round the table
        self.deck: list[int] = []  # Surface; the next card is the last
        self.discard: list[int] = []
        self.deep: list[int] = []  # the Deep deck; the next card is the last
        self.pool: list[int] = []  # the Gene Pool
        self.out: list[int] = []  # Deep cards out of the game
        self.places: list[int] = [0, 0, 0, 0]  # the Reef and the three zones
        self.reserve: i64 = 0
        self.scenarios: list[int] = [0, 0, 0]  # by zone
        self.climate = Climate()
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.cambrian = False  # the explosion has happened
        self.pace = False  # and rules this turn
        self.ending: i64 = 0  # the round in which the Ocean ran dry
        self.gained: list[int] = []  # species that gained from the act being resolved
        self.burst: list[int] = []  # species that overpopulated since the last feeding
        self.around: i64 = 0  # all questions that any trait in play answers, or did

    def clone(self, seat: i64 = -1) -> Table:
        new = Table(self.seats, self.rng, self.book)
        self.copy_flow(new, seat)
        self.copy_open(new)
        if seat == REFEREE:
            new.players = [player.clone() for player in self.players]
            new.deck = self.deck[:]
            new.deep = self.deep[:]
            return new
        new.deck = [HIDDEN] * len(self.deck)
        new.deep = [HIDDEN] * len(self.deep)
        for i in range(self.seats):
            player = self.players[i]
            new.players.append(player.clone() if i == seat else player.view())
        return new

    def copy_open(self, new: Table) -> None:
        """Copy what lies open before everybody."""
        new.species = [sp if sp is NOBODY else sp.clone() for sp in self.species]
        new.ring = self.ring[:]
        new.discard = self.discard[:]
        new.pool = self.pool[:]
        new.out = self.out[:]
        new.places = self.places[:]
        new.reserve = self.reserve
        new.scenarios = self.scenarios[:]
        new.climate = self.climate.clone()
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.cambrian = self.cambrian
        new.pace = self.pace
        new.ending = self.ending
        new.gained = self.gained[:]
        new.burst = self.burst[:]
        new.around = self.around

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
