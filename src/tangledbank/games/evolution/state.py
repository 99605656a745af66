"""The state of Evolution: species, players and the table."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import HIDDEN, NONE
from tangledbank.core.event import Event
from tangledbank.core.flow import REFEREE, State
from tangledbank.core.rng import Rng
from tangledbank.core.rows import Pool, hidden, join, place_of, tally, without, zeros
from tangledbank.core.score import points_of, ranked
from tangledbank.games.evolution.cards import Book, Cards

BARE: Final = vec[i64]()  # shared by all that only replace it


@mypyc_attr(acyclic=True)
class Species:
    """A species. `mask` and `hooks` summarize the face-up traits, `down` the face-down ones.

    Clones share `cards` and `tokens`, which are replaced, never changed in place.
    """

    FIELDS: ClassVar = "sid owner body population food cards:card tokens fresh:card"

    def __init__(self, sid: i64, owner: i64) -> None:
        self.sid: i64 = sid
        self.owner: i64 = owner
        self.body: i64 = 1
        self.population: i64 = 1
        self.food: i64 = 0
        self.mask: i64 = 0  # bits of its traits
        self.hooks: i64 = 0  # bits of the questions they answer
        self.down: i64 = 0
        self.cards: vec[i64] = BARE
        self.tokens: vec[i64] = BARE  # food stored on each of `cards`
        self.fresh: vec[i64] = vec[i64]()  # face-down trait cards

    def clone(self) -> Species:
        new = Species(self.sid, self.owner)
        new.body = self.body
        new.population = self.population
        new.food = self.food
        new.mask = self.mask
        new.hooks = self.hooks
        new.down = self.down
        new.cards = self.cards
        new.tokens = self.tokens
        if len(self.fresh):
            new.fresh = self.fresh[:]
        return new

    def detach(self) -> None:
        self.cards = self.cards[:]
        self.tokens = self.tokens[:]

    def lay(self, slot: i64, food: i64) -> None:
        """Add food to the card in this slot; a negative amount removes it."""
        self.tokens = self.tokens[:]
        self.tokens[slot] += food

    def turn_up(self, cards: Cards) -> None:
        """Turn the face-down traits face up."""
        self.cards = join(self.cards[:], self.fresh)
        self.tokens = join(self.tokens[:], zeros(len(self.fresh)))
        self.fresh = vec[i64]()
        self.refresh(cards)

    def lose(self, cards: Cards, slot: i64) -> None:
        """Remove the card in this slot with the food on it."""
        self.cards = without(self.cards[:], slot)
        self.tokens = without(self.tokens[:], slot)
        self.refresh(cards)

    def refresh(self, cards: Cards) -> None:
        """Recompute the masks from the cards."""
        self.mask = 0
        self.hooks = 0
        self.down = 0
        for card in self.cards:
            self.mask |= cards.trait_by_card[card].bit
            self.hooks |= cards.trait_by_card[card].hooks
        for card in self.fresh:
            self.down |= cards.trait_by_card[card].bit

    def view(self) -> Species:
        """Return the species as opponents see it: face-down traits are only counted."""
        new = self.clone()
        if len(self.fresh):
            new.down = 0
            new.fresh = hidden(len(self.fresh))
        return new


NOBODY: Final = Species(0, 0)  # replaces ids without a living species


@mypyc_attr(acyclic=True)
class Player:
    """A player with a hand, species and a bag of food.

    Clones share `row`, which is replaced, never changed in place.
    """

    FIELDS: ClassVar = "hand:card row bag food_card:card made"

    def __init__(self) -> None:
        self.hand: vec[i64] = vec[i64]()
        self.row: vec[i64] = BARE  # species ids, left to right
        self.bag: i64 = 0
        self.food_card: i64 = 0
        self.made: i64 = 0  # species made so far

    def clone(self) -> Player:
        return self.holding(self.hand[:])

    def holding(self, hand: vec[i64]) -> Player:
        """Return a copy of the player with another hand."""
        new = Player()
        new.hand = hand
        new.row = self.row
        new.bag = self.bag
        new.food_card = self.food_card
        new.made = self.made
        return new

    def detach(self) -> None:
        self.row = self.row[:]

    def view(self) -> Player:
        new = self.holding(hidden(len(self.hand)))
        if self.food_card != NONE:
            new.food_card = HIDDEN
        return new


class Screen:
    """A screen that hides a player's card turn: the state before it, and unrevealed changes."""

    FIELDS: ClassVar = "before boards thrown:card news"

    def __init__(self, before: Player, boards: list[Species]) -> None:
        self.before = before
        self.boards = boards  # the player's species before the turn
        self.thrown: vec[i64] = vec[i64]()  # discards that others have not seen
        self.news: list[Event] = []  # events for the others, reported later

    def clone(self) -> Screen:
        new = Screen(self.before.clone(), [sp.clone() for sp in self.boards])
        new.thrown = self.thrown[:]
        new.news = self.news[:]
        return new

    def view(self) -> Screen:
        return Screen(self.before.view(), [sp.view() for sp in self.boards])


NO_SCREENS: Final[list[Screen]] = []  # always replaced, never changed


SCORE_PARTS: Final[tuple[str, ...]] = ("food", "population", "traits")


class EvolutionState(State):
    """The full state. A view is an EvolutionState with HIDDEN cards."""

    SAVED_AS: ClassVar = "Table"
    FIELDS: ClassVar = (
        "seats rng stack prompts:prompt asked latest undo_barriers=seals players species deck:card "
        "discard:card out:card screens hole first round last next_last"
    )

    def __init__(
        self, seats: i64, rng: Rng, book: Book, players: list[Player], species: list[Species]
    ) -> None:
        super().__init__(seats, rng)
        self.book = book
        self.players = players
        self.species = species  # by id
        self.deck: vec[i64] = vec[i64]()  # the next card is the last
        self.discard: vec[i64] = vec[i64]()
        self.out: vec[i64] = vec[i64]()  # removed before play, unknown to all
        self.screens = NO_SCREENS  # one per seat while all play at once
        self.hole: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 0
        self.last = False  # this is the last round
        self.next_last = False  # the next round is the last

    def empty(self, players: list[Player], species: list[Species]) -> EvolutionState:
        """Return an empty state of the same class."""
        return EvolutionState(self.seats, self.rng, self.book, players, species)

    def clone(self, seat: i64 = -1) -> EvolutionState:
        if seat == REFEREE:
            return self.copy_whole()
        return self.copy_seen(seat)

    def copy_whole(self) -> EvolutionState:
        species = [sp if sp is NOBODY else sp.clone() for sp in self.species]
        new = self.empty([player.clone() for player in self.players], species)
        self.copy_open(new, REFEREE)
        new.deck = self.deck[:]
        new.out = self.out[:]
        if self.screens:
            new.screens = [screen.clone() for screen in self.screens]
        return new

    def copy_open(self, new: EvolutionState, seat: i64) -> None:
        """Copy the public fields and the frames."""
        self.copy_flow(new, seat)
        new.discard = self.discard[:]
        new.hole = self.hole
        new.first = self.first
        new.round = self.round
        new.last = self.last
        new.next_last = self.next_last

    def copy_seen(self, seat: i64) -> EvolutionState:
        """Return a copy with only what `seat` knows of players, species and decks."""
        new = self.empty([], [NOBODY])
        self.copy_open(new, seat)
        new.deck = hidden(len(self.deck))
        new.out = hidden(len(self.out))
        for i in range(self.seats):
            if i == seat:
                new.players.append(self.players[i].clone())
                boards = [self.species[sid].clone() for sid in self.players[i].row]
            elif self.screens:
                new.players.append(self.screens[i].before.view())
                boards = [sp.view() for sp in self.screens[i].boards]
            else:
                new.players.append(self.players[i].view())
                boards = [self.species[sid].view() for sid in self.players[i].row]
            for sp in boards:
                new.place(sp)
        screens = self.screens
        if screens:
            here = range(self.seats)
            new.screens = [screens[i].clone() if i == seat else screens[i].view() for i in here]
        return new

    def place(self, sp: Species) -> None:
        """Store a species at the index of its id."""
        while len(self.species) <= sp.sid:
            self.species.append(NOBODY)
        self.species[sp.sid] = sp

    def new_species(self, seat: i64) -> Species:
        """Create a species of population 1 and body size 1, with a new id.

        The id encodes the owner and a count of the owner's species, so it reveals nothing about
        other players.
        """
        player = self.players[seat]
        sp = Species(1 + player.made * self.seats + seat, seat)
        player.made += 1
        self.place(sp)
        return sp

    def neighbor(self, sp: Species, step: i64) -> Species:
        """Return the owner's species `step` places to the right, or NOBODY."""
        row = self.players[sp.owner].row
        i: i64 = place_of(row, sp.sid) + step
        if i < 0 or i >= len(row):
            return NOBODY
        return self.species[row[i]]

    def detach(self) -> None:
        for player in self.players:
            player.detach()
        for sp in self.species:
            if sp is not NOBODY:
                sp.detach()
        for screen in self.screens:
            screen.before.detach()
            for sp in screen.boards:
                sp.detach()

    def refresh(self) -> None:
        for sp in self.species:
            if sp is not NOBODY:
                sp.refresh(self.book.cards)
        for screen in self.screens:
            for sp in screen.boards:
                sp.refresh(self.book.cards)

    def lives(self, being: i64) -> bool:
        return being < len(self.species) and self.species[being] is not NOBODY

    def phase_key(self) -> str:
        """Return the key of the current phase or, after the game, of the last phase."""
        return super().phase_key() or "feeding"

    def round_number(self) -> i64:
        return self.round

    def turn_seat(self) -> i64:
        """Return the seat whose turn it is; between turns, the first player."""
        seat = super().turn_seat()
        return self.first if seat < 0 else seat

    def points(self, seat: i64) -> i64:
        return points_of(self.rank(seat))

    def rank(self, seat: i64) -> i64:
        """Return a seat's points as a rank, with ties broken by traits, then by population.

        [EVO End of Game Scoring]
        """
        parts = self.score(seat)
        return ranked(parts[0] + parts[1] + parts[2], parts[2], parts[1])

    def score_parts(self, seat: i64) -> vec[i64]:
        parts = self.score(seat)
        return vec[i64]([parts[0], parts[1], parts[2]])

    def score(self, seat: i64) -> tuple[i64, i64, i64]:
        """Return the points for food, population and traits. [EVO End of Game Scoring]"""
        food: i64 = self.players[seat].bag
        population: i64 = 0
        traits: i64 = 0
        for sid in self.players[seat].row:
            sp = self.species[sid]
            population += sp.population
            traits += len(sp.cards) + len(sp.fresh)
            for stored in sp.tokens:
                food += stored
        return food, population, traits

    # Imagining hidden cards

    def count_cards(self) -> vec[i64]:
        """Return how often each card occurs in the state."""
        counts = self.count_dealt()
        tally(counts, self.deck)
        tally(counts, self.out)
        return counts

    def count_dealt(self) -> vec[i64]:
        """Return how often each card occurs outside the decks, which no view shows."""
        counts: vec[i64] = zeros(len(self.book.cards.names))
        tally(counts, self.discard)
        for player in self.players:
            tally(counts, player.hand)
            counts[player.food_card] += 1
            for sid in player.row:
                tally(counts, self.species[sid].cards)
                tally(counts, self.species[sid].fresh)
        for screen in self.screens:
            tally(counts, screen.thrown)
        return counts

    def imagine(self, seat: i64, rng: Rng) -> EvolutionState:
        """Return a full state that fits this view, with hidden cards drawn at random."""
        s = self.clone()
        pool = Pool(s.book.cards.deck, s.count_dealt(), rng)
        s.fill_boards(pool)
        for player in s.players:
            pool.fill(player.hand)
            if player.food_card == HIDDEN:
                player.food_card = pool.draw()
        s.deck = pool.deal(len(s.deck))
        s.out = pool.deal(len(s.out))
        for i in range(len(s.screens)):
            if i != seat:
                s.screens[i].before = s.players[i].clone()
                s.screens[i].boards = [s.species[sid].clone() for sid in s.players[i].row]
        s.rng = rng.branch()
        return s

    def fill_boards(self, pool: Pool) -> None:
        """Fill in hidden face-down traits, so that no species has a trait twice."""
        for player in self.players:
            for sid in player.row:
                sp = self.species[sid]
                for i in range(len(sp.fresh)):
                    if sp.fresh[i] == HIDDEN:
                        card: i64 = pool.take(self.new_trait(sp, pool))
                        sp.fresh[i] = card
                        sp.down |= self.book.cards.bit[card]

    def new_trait(self, sp: Species, pool: Pool) -> i64:
        """Return the index of a pool card whose trait this species lacks."""
        i: i64 = pool.left - 1
        while (sp.mask | sp.down) & self.book.cards.bit[pool.cards[i]]:
            i -= 1
        return i
