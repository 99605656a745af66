"""Encodes states of Evolution as rows of numbers."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tangledbank.core.encoder import Encoder, Figures, clear, put, put_player
from tangledbank.core.flow import NOTHING, State
from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.state import EvolutionState, Player, Species

DOWN: Final = 2  # a trait that lies face down, and that only its owner sees


class EvolutionEncoder(Encoder):
    """An encoder of what a seat of Evolution knows."""

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
        """Write a seat's columns; during simultaneous play, others' boards appear as last seen."""
        assert isinstance(s, EvolutionState)
        if s.screens and who != seat:
            screen = s.screens[who]
            shown: i64 = self.first_shown(len(screen.boards), self.window)
            points: i64 = self.write_boards(screen.boards, -shown, out, at + self.seat)
            self.write_player(s, who, screen.before, points, out, at)
            return len(screen.before.row)
        player = s.players[who]
        own = who == seat
        species = s.species
        first: i64 = at + self.seat
        points = 0
        slot: i64 = -self.first_shown(len(player.row), self.window)
        for sid in player.row:
            points += self.write_species(species[sid], slot, own, out, first)
            slot += 1
        self.write_player(s, who, player, points, out, at)
        return len(player.row)

    def write_boards(self, boards: list[Species], slot: i64, out: vec[i16], at: i64) -> i64:
        """Write species as others last saw them, starting at `slot`; return their points."""
        points: i64 = 0
        for sp in boards:
            points += self.write_species(sp, slot, False, out, at)
            slot += 1
        return points

    def write_player(
        self, s: EvolutionState, who: i64, player: Player, points: i64, out: vec[i16], at: i64
    ) -> None:
        put_player(out, at, s.first == who, points + player.bag, len(player.hand))
        put(out, at + 6, player.bag)
        put(out, at + 7, 1 if player.food_card else 0)

    def write_species(self, sp: Species, slot: i64, own: bool, out: vec[i16], at: i64) -> i64:
        """Write a species if its slot is in the window; return its points at the end of the game.

        [EVO End of Game Scoring]
        """
        stored: i64 = 0
        for food in sp.tokens:
            stored += food
        if slot >= 0 and slot < self.slots:
            at += slot * self.being
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
        """Write a species' traits, unless the columns already hold them."""
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

    def beings_of(self, s: State, seat: i64, who: i64) -> vec[i64]:
        assert isinstance(s, EvolutionState)
        if s.screens and who != seat:
            return s.screens[who].before.row
        return s.players[who].row


def figures_of(cards: Cards) -> Figures:
    """Return each card's trait and food number."""
    figures = Figures(cards.names)
    figures.trait = cards.trait[:]
    figures.number = cards.food[:]
    return figures
