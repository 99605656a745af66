"""Encodes states of Evolution as rows of numbers."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tangledbank.core.encoder import SLOTS, Encoder, Figures, clear, place_in, put, put_player
from tangledbank.core.flow import NOTHING, State
from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.state import EvolutionState, Player, Species

DOWN: Final = 2  # the value of a face-down trait, in its owner's row


class EvolutionEncoder(Encoder):
    """Encodes what a seat of Evolution knows."""

    HEAD: ClassVar = "round last-round next-round-last hole deck out own-food-card"
    PILES: ClassVar = "hand discard"
    SEAT: ClassVar = "bag food-card"
    BEING: ClassVar = "alive body population food stored down hunts hunted"

    def write_head(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(s, EvolutionState)
        put(out, at, s.round)
        put(out, at + 1, 1 if s.last else 0)
        put(out, at + 2, 1 if s.next_last else 0)
        put(out, at + 3, s.hole)
        put(out, at + 4, len(s.deck))
        put(out, at + 5, len(s.out))
        put(out, at + 6, self.figures.kind[s.players[seat].food_card])
        frame = s.top
        while frame is not NOTHING and not isinstance(frame, Attack):
            frame = frame.below
        if isinstance(frame, Attack):
            self.hunter = frame.attacker
            self.prey = frame.target

    def write_piles(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(s, EvolutionState)
        self.count(s.players[seat].hand, out, at)
        self.count(s.discard, out, at + self.kinds)
        if s.screens:
            self.count(s.screens[seat].thrown, out, at + self.kinds)

    def write_seat(self, s: State, seat: i64, who: i64, out: vec[i16], at: i64) -> i64:
        """Write a seat; opponents who play unseen are written as they were before."""
        assert isinstance(s, EvolutionState)
        if s.screens and who != seat:
            screen = s.screens[who]
            points: i64 = self.write_boards(screen.boards, out, at + self.seat)
            self.write_player(s, who, screen.before, points, out, at)
            return len(screen.before.row)
        player = s.players[who]
        own = who == seat
        species = s.species
        first: i64 = at + self.seat
        points = 0
        place: i64 = 0
        for sid in player.row:
            points += self.write_species(species[sid], place, own, out, first)
            place += 1
        self.write_player(s, who, player, points, out, at)
        return place

    def write_boards(self, boards: list[Species], out: vec[i16], at: i64) -> i64:
        """Write species behind a screen; return their points."""
        points: i64 = 0
        place: i64 = 0
        for sp in boards:
            points += self.write_species(sp, place, False, out, at)
            place += 1
        return points

    def write_player(
        self, s: EvolutionState, who: i64, player: Player, points: i64, out: vec[i16], at: i64
    ) -> None:
        put_player(out, at, s.first == who, points + player.bag, len(player.hand))
        put(out, at + 5, player.bag)
        put(out, at + 6, 1 if player.food_card else 0)

    def write_species(self, sp: Species, place: i64, own: bool, out: vec[i16], at: i64) -> i64:
        """Write a species if its place has columns; return its points at the end of the game.
        [EVO End of Game Scoring]"""
        stored: i64 = 0
        for food in sp.tokens:
            stored += food
        if place < SLOTS:
            at += place * self.being
            put(out, at, 1)
            put(out, at + 1, sp.body)
            put(out, at + 2, sp.population)
            put(out, at + 3, sp.food)
            put(out, at + 4, stored)
            put(out, at + 5, len(sp.fresh))
            put(out, at + 6, 1 if sp.sid == self.hunter else 0)
            put(out, at + 7, 1 if sp.sid == self.prey else 0)
            self.write_traits(sp, own, out, at)
        return sp.population + len(sp.cards) + len(sp.fresh) + stored

    def write_traits(self, sp: Species, own: bool, out: vec[i16], at: i64) -> None:
        """Write the traits of a species, unless they are already in the row."""
        down: i64 = sp.down if own else 0
        if not self.written.renew(at - self.start, sp.mask, down):
            return
        first: i64 = at + self.traits
        clear(out, first + 1, at + self.being)
        traits: vec[i64] = self.figures.trait
        for card in sp.cards:
            put(out, first + traits[card], 1)
        if own:
            for card in sp.fresh:
                put(out, first + traits[card], DOWN)

    def place(self, s: State, being: i64) -> i64:
        assert isinstance(s, EvolutionState)
        return place_in(s.players[(being - 1) % s.seats].row, being)


def figures_of(cards: Cards) -> Figures:
    """Return the trait and the food number of each card."""
    figures = Figures(cards.names)
    figures.trait = cards.trait[:]
    figures.number = cards.food[:]
    return figures
