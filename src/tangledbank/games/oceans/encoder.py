"""Encodes a table of Oceans as a row of numbers."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i16, i64

from tangledbank.core.encoder import Encoder, Figures, clear, put, put_player
from tangledbank.core.flow import NOTHING, State
from tangledbank.core.rows import row_of
from tangledbank.games.oceans.attack import Attack
from tangledbank.games.oceans.cards import Cards
from tangledbank.games.oceans.ids import DEEP
from tangledbank.games.oceans.scenario import ZONES
from tangledbank.games.oceans.state import OceansState, Species

PLACES = 4  # the Reef and the three zones


class OceansEncoder(Encoder):
    """Encodes a seat's knowledge of the Ocean and its ring of species."""

    SLOTS: ClassVar = 8
    HEAD: ClassVar = (
        "round cambrian last-round turn-at reef zone1 zone2 zone3 reserve deck deep-deck "
        "scenario1 scenario2 scenario3 in-force1 in-force2 in-force3"
    )
    PILES: ClassVar = "hand discard gene-pool out"
    SEAT: ClassVar = "deep score bonus"
    BEING: ClassVar = "alive population hunts hunted forage attack shell"

    def write_head(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(s, OceansState)
        put(out, at, s.round)
        put(out, at + 1, 1 if s.cambrian else 0)
        put(out, at + 2, 1 if s.ending > 0 else 0)
        put(out, at + 3, (s.turn - seat + s.seats) % s.seats)
        for place in range(PLACES):
            put(out, at + 4 + place, s.places[place])
        put(out, at + 8, s.reserve)
        put(out, at + 9, len(s.deck))
        put(out, at + 10, len(s.deep))
        for zone in range(ZONES):
            put(out, at + 11 + zone, s.scenarios[zone])
            put(out, at + 14 + zone, 1 if s.conditions.is_active(zone) else 0)
        frame = s.top
        while frame is not NOTHING and not isinstance(frame, Attack):
            frame = frame.below
        if isinstance(frame, Attack):
            self.hunter = frame.actor
            self.prey = frame.target

    def write_piles(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(s, OceansState)
        self.count(s.players[seat].hand, out, at)
        self.count(s.players[seat].deep, out, at)
        self.count(s.discard, out, at + self.kinds)
        self.count(s.pool, out, at + 2 * self.kinds)
        self.count(s.out, out, at + 3 * self.kinds)

    def write_seat(self, s: State, seat: i64, who: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(s, OceansState)
        player = s.players[who]
        put_player(out, at, s.first == who, s.points(who), len(player.hand))
        put(out, at + 6, len(player.deep))
        put(out, at + 7, player.score)
        put(out, at + 8, player.bonus)
        slot: i64 = -self.first_shown(len(player.row), self.window)
        for sid in player.row:
            if slot >= 0 and slot < self.slots:
                self.write_species(s.species[sid], out, at + self.seat + slot * self.being)
            slot += 1
        return len(player.row)

    def write_species(self, sp: Species, out: vec[i16], at: i64) -> None:
        clear(out, at, at + self.being)
        put(out, at, 1)
        put(out, at + 1, sp.population)
        put(out, at + 2, 1 if sp.sid == self.hunter else 0)
        put(out, at + 3, 1 if sp.sid == self.prey else 0)
        put(out, at + 4, sp.sums.forage)
        put(out, at + 5, sp.sums.attack)
        put(out, at + 6, sp.sums.shell)
        traits: vec[i64] = self.figures.trait
        one: i16 = 1
        for card in sp.cards:
            out[at + self.traits + traits[card]] += one

    def beings_of(self, s: State, seat: i64, who: i64) -> vec[i64]:
        assert isinstance(s, OceansState)
        return s.players[who].row


def figures_of(cards: Cards) -> Figures:
    """Return the trait and migrate number of each card, and whether it is a Deep card."""
    figures = Figures(cards.names)
    figures.trait = row_of([int(trait.id) for trait in cards.trait_by_card])
    figures.number = cards.migrate[:]
    figures.mark = row_of([1 if trait.face.deck == DEEP else 0 for trait in cards.trait_by_card])
    return figures
