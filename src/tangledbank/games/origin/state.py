"""The state of The Origin of Species: animals, pair cards, players and the table."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import HIDDEN
from tangledbank.core.flow import REFEREE, State
from tangledbank.core.rng import Rng
from tangledbank.core.rows import Pool, hidden, holds, place_of, tally, zeros
from tangledbank.core.score import ranked
from tangledbank.games.origin.cards import Book
from tangledbank.games.origin.traits.base import Trait


class Animal:
    """An animal. `mask`, `hooks` and `need` are derived from its traits.

    `hooks` and `need` also include its pair cards. `cards`, `traits` and `marks` are parallel rows:
    each card, the trait that it represents, and its mark. Clones share all rows, because rows are
    replaced, never changed in place.
    """

    FIELDS: ClassVar = (
        "aid owner card:card food revealed poisoned cards:card traits:trait marks:mark pairs"
    )
    OPTIONAL: ClassVar = "poisoned_by:cause"

    def __init__(self, aid: i64, owner: i64, card: i64) -> None:
        self.aid: i64 = aid
        self.owner: i64 = owner
        self.card: i64 = card  # known only to its owner until it is revealed
        self.food: i64 = 0
        self.need: i64 = 1
        self.mask: i64 = 0  # bits of its own traits
        self.hooks: i64 = 0  # bits of the questions that its traits and pair cards answer
        self.revealed = False
        self.poisoned = False
        self.poisoned_by: i64 = 0  # the cause, packed by `core.cause`
        self.cards: vec[i64] = vec[i64]()
        self.traits: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()
        self.pairs: vec[i64] = vec[i64]()  # indices into the state's list of pairs

    def clone(self, seat: i64 = -1) -> Animal:
        """Return a copy or, if a seat is given, the animal as that seat sees it."""
        card: i64 = self.card
        if seat != REFEREE and seat != self.owner and not self.revealed:
            card = HIDDEN
        new = Animal(self.aid, self.owner, card)
        new.food = self.food
        new.need = self.need
        new.mask = self.mask
        new.hooks = self.hooks
        new.revealed = self.revealed
        new.poisoned = self.poisoned
        new.poisoned_by = self.poisoned_by
        new.cards = self.cards
        new.traits = self.traits
        new.marks = self.marks
        new.pairs = self.pairs
        return new

    def mark(self, slot: i64, mark: i64) -> None:
        """Set the mark of the trait in this slot."""
        if self.marks[slot] != mark:
            self.marks = self.marks[:]
            self.marks[slot] = mark


NOBODY: Final = Animal(0, 0, 0)  # replaces ids without a living animal


class Pair:
    """A card on two animals. If their roles differ, `a` is the symbiont."""

    FIELDS: ClassVar = "pid card:card trait:trait a b used"

    def __init__(self, pid: i64, card: i64, trait: i64, a: i64, b: i64) -> None:
        self.pid: i64 = pid
        self.card: i64 = card
        self.trait: i64 = trait
        self.a: i64 = a
        self.b: i64 = b
        self.used = False  # already used in this act

    def other(self, aid: i64) -> i64:
        return self.b if aid == self.a else self.a

    def clone(self) -> Pair:
        new = Pair(self.pid, self.card, self.trait, self.a, self.b)
        new.used = self.used
        return new


NO_PAIR: Final = Pair(0, 0, 0, 0, 0)  # replaces a pair card that is gone


class AttackState:
    """The state of an attack under way."""

    SAVED_AS: ClassVar = "Chase"
    FIELDS: ClassVar = (
        "attacker=hunter target=prey ambush counter ignored:card answered:card redirected=sent over"
    )

    def __init__(self, attacker: i64, target: i64, ambush: bool, counter: bool) -> None:
        self.attacker: i64 = attacker
        self.target: i64 = target
        self.ambush = ambush
        self.counter = counter  # the attacker was revealed to answer an attack
        self.ignored: i64 = 0  # a trait card of the target that is ignored
        self.answered: vec[i64] = vec[i64]()  # cards that reacted to this attack
        self.redirected = False  # the first target redirected it
        self.over = False

    def clone(self) -> AttackState:
        new = AttackState(self.attacker, self.target, self.ambush, self.counter)
        new.ignored = self.ignored
        new.answered = self.answered[:]
        new.redirected = self.redirected
        new.over = self.over
        return new


class Player:
    """A player's hand, animals and discard pile."""

    FIELDS: ClassVar = "hand:card row discard:card shown:card made luck hunted"

    def __init__(self) -> None:
        self.hand: vec[i64] = vec[i64]()
        self.row: vec[i64] = vec[i64]()  # animal ids
        self.discard: vec[i64] = vec[i64]()
        self.shown: vec[i64] = vec[i64]()  # animals in the discard pile that all have seen
        self.made: i64 = 0  # animals made so far
        self.luck: i64 = 0  # the die that broke a tie
        self.hunted = False  # a carnivore attacked in this round, if the options limit attacks

    def clone(self, secret: bool = False) -> Player:
        """Return a copy; with `secret`, hide the cards in the hand and the discard pile."""
        new = Player()
        new.hand = hidden(len(self.hand)) if secret else self.hand[:]
        new.discard = hidden(len(self.discard)) if secret else self.discard[:]
        new.row = self.row[:]
        new.shown = self.shown[:]
        new.made = self.made
        new.luck = self.luck
        new.hunted = self.hunted
        return new


SCORE_PARTS: Final[tuple[str, ...]] = ("animals", "traits")


class OriginState(State):
    """The full state. In a view, unknown cards are HIDDEN."""

    SAVED_AS: ClassVar = "Table"
    FIELDS: ClassVar = (
        "seats rng stack prompts:prompt asked latest undo_barriers=seals players animals pairs "
        "deck:card center:card out:card bank first turn"
    )

    def __init__(self, seats: i64, rng: Rng, book: Book) -> None:
        super().__init__(seats, rng)
        self.book = book
        self.players: list[Player] = []
        self.animals: list[Animal] = [NOBODY]  # by id
        self.pairs: list[Pair] = []
        self.deck: vec[i64] = vec[i64]()  # the last card is next
        self.center: vec[i64] = vec[i64]()  # cards that stayed in play without an animal
        self.out: vec[i64] = vec[i64]()  # not in this game, or left out by a position
        self.bank: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.lurkers: i64 = 0  # possible hidden hunters that nobody has revealed

    def clone(self, seat: i64 = -1) -> OriginState:
        new = OriginState(self.seats, self.rng, self.book)
        self.copy_flow(new, seat)
        secret = seat != REFEREE
        i: i64 = 0
        for player in self.players:
            new.players.append(player.clone(secret and i != seat))
            i += 1
        new.animals = [a if a is NOBODY else a.clone(seat) for a in self.animals]
        new.pairs = [p if p is NO_PAIR else p.clone() for p in self.pairs]
        new.deck = hidden(len(self.deck)) if secret else self.deck[:]
        new.out = hidden(len(self.out)) if secret else self.out[:]
        new.center = self.center[:]
        new.bank = self.bank
        new.first = self.first
        new.turn = self.turn
        new.lurkers = self.lurkers
        return new

    def place(self, a: Animal) -> None:
        """Store an animal under its id."""
        while len(self.animals) <= a.aid:
            self.animals.append(NOBODY)
        self.animals[a.aid] = a

    def new_animal(self, seat: i64, card: i64) -> Animal:
        """Create an animal with a new id, which encodes its owner."""
        player = self.players[seat]
        a = Animal(1 + player.made * self.seats + seat, seat, card)
        player.made += 1
        player.row = append(player.row, a.aid)
        self.place(a)
        return a

    def living(self, aid: i64) -> Animal:
        """Return the living animal with this id, or NOBODY."""
        return self.animals[aid] if aid < len(self.animals) else NOBODY

    def recompute(self, a: Animal) -> None:
        """Recompute an animal's mask, hooks and need from its traits."""
        a.mask = 0
        a.hooks = 0
        a.need = 1
        for t in a.traits:
            trait = self.book.cards.traits[t]
            a.mask |= trait.bit
            a.hooks |= trait.hooks
            a.need += trait.added_need()
        for pid in a.pairs:
            trait = trait_of(self, self.pairs[pid])
            a.hooks |= trait.hooks
            a.need += trait.added_need()

    def detach(self) -> None:
        for a in self.animals:
            if a is not NOBODY:
                a.cards = a.cards[:]
                a.traits = a.traits[:]
                a.marks = a.marks[:]
                a.pairs = a.pairs[:]

    def refresh(self) -> None:
        self.lurkers = self.book.lurkers
        for player in self.players:
            self.lurkers -= len(player.shown)
        for a in self.animals:
            if a is not NOBODY:
                self.recompute(a)
                if a.revealed:
                    self.lurkers -= 1

    # Scoring

    def trait_points(self, seat: i64) -> i64:
        """Return the points for traits in play. [ORI End of the Game] [R319] [R320] [R321]"""
        total: i64 = 0
        for aid in self.players[seat].row:
            for t in self.animals[aid].traits:
                total += self.book.cards.traits[t].points
        for pair in self.pairs:
            if pair is not NO_PAIR and self.animals[pair.a].owner == seat:
                total += trait_of(self, pair).points
        return total

    def animal_points(self, seat: i64) -> i64:
        """Return the points for living animals. [ORI End of the Game]"""
        return 2 * len(self.players[seat].row)

    def lives(self, being: i64) -> bool:
        return self.living(being) is not NOBODY

    def phase_key(self) -> str:
        """Return the key of the current phase, or of the last phase after the game."""
        return super().phase_key() or "extinction"

    def round_number(self) -> i64:
        return self.turn

    def turn_seat(self) -> i64:
        """Return the seat whose turn it is, or the first player between turns."""
        seat = super().turn_seat()
        return self.first if seat < 0 else seat

    def points(self, seat: i64) -> i64:
        return self.animal_points(seat) + self.trait_points(seat)

    def rank(self, seat: i64) -> i64:
        """Return a seat's rank: points, then discards, then a die that breaks ties.

        [ORI End of the Game]
        """
        player = self.players[seat]
        return ranked(self.points(seat), len(player.discard), player.luck)

    def score_parts(self, seat: i64) -> vec[i64]:
        return vec[i64]([self.animal_points(seat), self.trait_points(seat)])

    # Imagining hidden cards

    def count_cards(self) -> vec[i64]:
        """Return the number of places that hold each card."""
        counts: vec[i64] = zeros(len(self.book.cards.names))
        tally(counts, self.deck)
        tally(counts, self.center)
        tally(counts, self.out)
        for player in self.players:
            tally(counts, player.hand)
            tally(counts, player.discard)
            for aid in player.row:
                a = self.animals[aid]
                counts[a.card] += 1
                for card in a.cards:
                    if card != a.card:
                        counts[card] += 1
        for pair in self.pairs:
            if pair is not NO_PAIR:
                counts[pair.card] += 1
        return counts

    def imagine(self, seat: i64, rng: Rng) -> OriginState:
        s = self.clone()
        for player in s.players:
            recall(player.discard, player.shown)
        pool = Pool(s.book.deck, s.count_cards(), rng)
        for a in s.animals:
            if a is not NOBODY and a.card == HIDDEN:
                a.card = pool.draw()
        for player in s.players:
            pool.fill(player.hand)
            pool.fill(player.discard)
        pool.fill(s.deck)
        pool.fill(s.out)
        s.rng = rng.branch()
        return s


def trait_at(s: OriginState, a: Animal, slot: i64) -> Trait:
    """Return the trait in one of an animal's slots."""
    return s.book.cards.traits[a.traits[slot]]


def trait_of(s: OriginState, pair: Pair) -> Trait:
    """Return a pair card's trait."""
    return s.book.cards.traits[pair.trait]


def recall(pile: vec[i64], shown: vec[i64]) -> None:
    """Replace hidden cards in a discard pile with the cards in it that everybody has seen."""
    for card in shown:
        if not holds(pile, card):
            pile[place_of(pile, HIDDEN)] = card
