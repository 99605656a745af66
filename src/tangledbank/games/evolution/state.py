"""The table: species, players, and everything that lies between them."""

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

BARE: Final = vec[i64]()  # of what is only ever replaced


@mypyc_attr(acyclic=True)
class Species:
    """A species board. `mask` and `hooks` mirror the face-up traits, `down` the face-down ones.

    Clones share `cards` and `tokens`, which change seldom, and then by being replaced.
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
        self.tokens: vec[i64] = BARE  # food lying on each of `cards`
        self.fresh: vec[i64] = vec[i64]()  # face down

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
        """Put food on the card in this slot, or take it off."""
        self.tokens = self.tokens[:]
        self.tokens[slot] += food

    def turn_up(self, cards: Cards) -> None:
        """The face-down traits are face up from now on."""
        self.cards = join(self.cards[:], self.fresh)
        self.tokens = join(self.tokens[:], zeros(len(self.fresh)))
        self.fresh = vec[i64]()
        self.refresh(cards)

    def lose(self, cards: Cards, slot: i64) -> None:
        """The card in this slot is gone, and what lay on it."""
        self.cards = without(self.cards[:], slot)
        self.tokens = without(self.tokens[:], slot)
        self.refresh(cards)

    def refresh(self, cards: Cards) -> None:
        """Mirror the cards."""
        self.mask = 0
        self.hooks = 0
        self.down = 0
        for card in self.cards:
            self.mask |= cards.trait_by_card[card].bit
            self.hooks |= cards.trait_by_card[card].hooks
        for card in self.fresh:
            self.down |= cards.trait_by_card[card].bit

    def view(self) -> Species:
        """What another player sees: face-down traits are only counted."""
        new = self.clone()
        if len(self.fresh):
            new.down = 0
            new.fresh = hidden(len(self.fresh))
        return new


NOBODY: Final = Species(0, 0)  # stands for ids that have no living species


@mypyc_attr(acyclic=True)
class Player:
    """What one player has: cards, a row of species, and a bag of food.

    Clones share `row`, which changes seldom, and then by being replaced.
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
        """The same, with other cards in hand."""
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
    """Behind this a player plays unseen: how things stood before, and what is not yet shown."""

    FIELDS: ClassVar = "before boards thrown:card news"

    def __init__(self, before: Player, boards: list[Species]) -> None:
        self.before = before
        self.boards = boards  # the player's species as they stood
        self.thrown: vec[i64] = vec[i64]()  # discards, unseen as yet
        self.news: list[Event] = []  # events others will learn of

    def clone(self) -> Screen:
        new = Screen(self.before.clone(), [sp.clone() for sp in self.boards])
        new.thrown = self.thrown[:]
        new.news = self.news[:]
        return new

    def view(self) -> Screen:
        return Screen(self.before.view(), [sp.view() for sp in self.boards])


NO_SCREENS: Final[list[Screen]] = []  # only ever replaced


SCORE_PARTS: Final[tuple[str, ...]] = ("food", "population", "traits")


class EvolutionState(State):
    """The whole table as the referee sees it. A view is a EvolutionState with HIDDEN cards."""

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
        self.out: vec[i64] = vec[i64]()  # removed before play, seen by nobody
        self.screens = NO_SCREENS  # one for each seat while all play at once
        self.hole: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 0
        self.last = False  # this is the last round
        self.next_last = False  # the next one will be

    def empty(self, players: list[Player], species: list[Species]) -> EvolutionState:
        """A table of the same kind with nobody else at it."""
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
        """Copy what lies open between the players, and what is being done."""
        self.copy_flow(new, seat)
        new.discard = self.discard[:]
        new.hole = self.hole
        new.first = self.first
        new.round = self.round
        new.last = self.last
        new.next_last = self.next_last

    def copy_seen(self, seat: i64) -> EvolutionState:
        """A copy with what `seat` sees of players, species and decks."""
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
        """Put a species at its id."""
        while len(self.species) <= sp.sid:
            self.species.append(NOBODY)
        self.species[sp.sid] = sp

    def new_species(self, seat: i64) -> Species:
        """A species of population 1 and body size 1, with an id that no other ever had.

        An id tells its owner and which of the owner's it is, and nothing about other players.
        """
        player = self.players[seat]
        sp = Species(1 + player.made * self.seats + seat, seat)
        player.made += 1
        self.place(sp)
        return sp

    def neighbor(self, sp: Species, step: i64) -> Species:
        """The owner's species `step` places to the right; NOBODY if there is none."""
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
        """The key of the phase being played; of the last one when the game is over."""
        return super().phase_key() or "feeding"

    def round_number(self) -> i64:
        return self.round

    def turn_seat(self) -> i64:
        """The seat whose turn it is; between turns, the first player."""
        seat = super().turn_seat()
        return self.first if seat < 0 else seat

    def points(self, seat: i64) -> i64:
        return points_of(self.rank(seat))

    def rank(self, seat: i64) -> i64:
        """Ties are broken by traits, then by population. [EVO End of Game Scoring]"""
        parts = self.score(seat)
        return ranked(parts[0] + parts[1] + parts[2], parts[2], parts[1])

    def score_parts(self, seat: i64) -> vec[i64]:
        parts = self.score(seat)
        return vec[i64]([parts[0], parts[1], parts[2]])

    def score(self, seat: i64) -> tuple[i64, i64, i64]:
        """Food, population and traits. [EVO End of Game Scoring]"""
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

    # Imagining

    def count_cards(self) -> vec[i64]:
        """By card, in how many places it lies."""
        counts = self.count_dealt()
        tally(counts, self.deck)
        tally(counts, self.out)
        return counts

    def count_dealt(self) -> vec[i64]:
        """By card, in how many places it lies other than the decks, which no view shows."""
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
        """A world for a view, which shows nothing of the decks."""
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
        """Face-down traits come first: no species can have one twice."""
        for player in self.players:
            for sid in player.row:
                sp = self.species[sid]
                for i in range(len(sp.fresh)):
                    if sp.fresh[i] == HIDDEN:
                        card: i64 = pool.take(self.new_trait(sp, pool))
                        sp.fresh[i] = card
                        sp.down |= self.book.cards.bit[card]

    def new_trait(self, sp: Species, pool: Pool) -> i64:
        """The place of a card in the pool whose trait this species lacks."""
        i: i64 = pool.left - 1
        while (sp.mask | sp.down) & self.book.cards.bit[pool.cards[i]]:
            i -= 1
        return i
