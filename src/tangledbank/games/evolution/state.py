"""The table: species, players, and everything that lies between them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import HIDDEN, NONE
from tangledbank.core.event import Event
from tangledbank.core.flow import REFEREE, State
from tangledbank.core.rng import Rng
from tangledbank.games.evolution.cards import Book

BARE: Final = [[0] * n for n in range(8)]  # cards with no food on them


@mypyc_attr(acyclic=True)
class Species:
    """A species board. `mask` mirrors the face-up traits as bits, `down` the face-down ones.

    Clones share `cards` and `tokens`: these change seldom, and then by being replaced.
    """

    FIELDS: ClassVar = "sid owner body population food mask down cards tokens fresh"

    def __init__(
        self, sid: i64, owner: i64, cards: list[int], tokens: list[int], fresh: list[int]
    ) -> None:
        self.sid: i64 = sid
        self.owner: i64 = owner
        self.body: i64 = 1
        self.population: i64 = 1
        self.food: i64 = 0
        self.mask: i64 = 0
        self.down: i64 = 0
        self.cards = cards
        self.tokens = tokens  # food lying on each of `cards`
        self.fresh = fresh  # face down

    def clone(self) -> Species:
        new = Species(self.sid, self.owner, self.cards, self.tokens, self.fresh[:])
        new.body = self.body
        new.population = self.population
        new.food = self.food
        new.mask = self.mask
        new.down = self.down
        return new

    def lay(self, slot: i64, food: i64) -> None:
        """Put food on the card in this slot, or take it off."""
        tokens = self.tokens[:]
        tokens[slot] += food
        self.tokens = tokens

    def turn_up(self) -> None:
        """The face-down traits are face up from now on."""
        self.cards = self.cards + self.fresh
        self.tokens = self.tokens + BARE[len(self.fresh)]
        self.mask |= self.down
        self.down = 0
        self.fresh = []

    def lose(self, slot: i64) -> None:
        """The card in this slot is gone, and what lay on it."""
        cards = self.cards[:]
        del cards[slot]
        self.cards = cards
        tokens = self.tokens[:]
        del tokens[slot]
        self.tokens = tokens

    def view(self) -> Species:
        """What another player sees: face-down traits are only counted."""
        new = self.clone()
        new.down = 0
        new.fresh = [HIDDEN] * len(self.fresh)
        return new


NOBODY: Final = Species(0, 0, [], [], [])  # stands for ids that have no living species


@mypyc_attr(acyclic=True)
class Player:
    """What one player has: cards, a row of species, and a bag of food."""

    FIELDS: ClassVar = "hand row bag food_card made"

    def __init__(self, hand: list[int], row: list[int]) -> None:
        self.hand = hand
        self.row = row  # species ids, left to right
        self.bag: i64 = 0
        self.food_card: i64 = 0
        self.made: i64 = 0  # species made so far

    def clone(self) -> Player:
        new = Player(self.hand[:], self.row[:])
        new.bag = self.bag
        new.food_card = self.food_card
        new.made = self.made
        return new

    def view(self) -> Player:
        new = self.clone()
        new.hand = [HIDDEN] * len(self.hand)
        if self.food_card != NONE:
            new.food_card = HIDDEN
        return new


class Screen:
    """Behind this a player plays unseen: how things stood before, and what is not yet shown."""

    FIELDS: ClassVar = "before boards thrown news"

    def __init__(self, before: Player, boards: list[Species]) -> None:
        self.before = before
        self.boards = boards  # the player's species as they stood
        self.thrown: list[int] = []  # discards, unseen as yet
        self.news: list[Event] = []  # events others will learn of

    def clone(self) -> Screen:
        new = Screen(self.before.clone(), [sp.clone() for sp in self.boards])
        new.thrown = self.thrown[:]
        new.news = self.news[:]
        return new

    def view(self) -> Screen:
        return Screen(self.before.view(), [sp.view() for sp in self.boards])


class Table(State):
    """The whole table as the referee sees it. A view is a Table with HIDDEN cards."""

    FIELDS: ClassVar = (
        "seats rng stack prompts asked waiting latest seals players species deck discard out "
        "screens hole first round last next_last"
    )

    def __init__(self, seats: i64, rng: Rng, book: Book) -> None:
        super().__init__(seats, rng)
        self.book = book
        self.players: list[Player] = []
        self.species: list[Species] = [NOBODY]  # by id
        self.deck: list[int] = []  # the next card is the last
        self.discard: list[int] = []
        self.out: list[int] = []  # removed before play, seen by nobody
        self.screens: list[Screen] = []  # one for each seat while all play at once
        self.hole: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 0
        self.last = False  # this is the last round
        self.next_last = False  # the next one will be

    def empty(self) -> Table:
        """A table of the same kind with nothing on it."""
        return Table(self.seats, self.rng, self.book)

    def clone(self, seat: i64 = -1) -> Table:
        new = self.empty()
        self.copy_flow(new, seat)
        new.discard = self.discard[:]
        new.hole = self.hole
        new.first = self.first
        new.round = self.round
        new.last = self.last
        new.next_last = self.next_last
        if seat == REFEREE:
            new.players = [player.clone() for player in self.players]
            new.species = [sp if sp is NOBODY else sp.clone() for sp in self.species]
            new.deck = self.deck[:]
            new.out = self.out[:]
            new.screens = [screen.clone() for screen in self.screens]
        else:
            self.copy_seen(new, seat)
        return new

    def copy_seen(self, new: Table, seat: i64) -> None:
        """Copy what `seat` sees of players, species and decks."""
        new.deck = [HIDDEN] * len(self.deck)
        new.out = [HIDDEN] * len(self.out)
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
        for i in range(len(self.screens)):
            screen = self.screens[i]
            new.screens.append(screen.clone() if i == seat else screen.view())

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
        sp = Species(1 + player.made * self.seats + seat, seat, [], [], [])
        player.made += 1
        self.place(sp)
        return sp

    def neighbor(self, sp: Species, step: i64) -> Species:
        """The owner's species `step` places to the right; NOBODY if there is none."""
        row = self.players[sp.owner].row
        i: i64 = 0
        sid: i64 = sp.sid
        while row[i] != sid:
            i += 1
        i += step
        if i < 0 or i >= len(row):
            return NOBODY
        return self.species[row[i]]
