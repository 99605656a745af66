"""Fills the slots of the reasons that Climate adds to Evolution's."""

from __future__ import annotations

from typing import Final, cast

from tangledbank.core.refusal import Slots
from tangledbank.games.evolution import refusals
from tangledbank.games.evolution.climate import ids
from tangledbank.games.evolution.climate.exchange import Exchange
from tangledbank.games.evolution.climate.night import threatens
from tangledbank.games.evolution.defenses import traits_answering
from tangledbank.games.evolution.feeding import living
from tangledbank.games.evolution.questions import CARDS_TO_ATTACK
from tangledbank.games.evolution.refusals import Filler, fighters, protecting, subject_of, traits_in
from tangledbank.games.evolution.state import EvolutionState


def fill_deck(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    """Count the cards that the deck held before the exchange."""
    return {"deck": len(s.deck) - int(cast(Exchange, s.top).put)}


def fill_draw(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    return {"put": int(cast(Exchange, s.top).put)}


def fill_danger(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    sp = living(s, subject_of(s, action))
    hunters = [s.species[sid] for player in s.players for sid in player.row]
    threats = tuple(int(hunter.sid) for hunter in hunters if threatens(s, hunter, sp))
    return {"species": int(sp.sid), "threats": threats}


def fill_dusk(s: EvolutionState, seat: int, action: int, reason: int) -> Slots:
    """Name the traits that only Intelligence could ignore. Cards may pay for attacks at night."""
    attacker, target = fighters(s, action)
    bars = protecting(s, attacker, target, 0) & ~int(traits_answering(s, target, CARDS_TO_ATTACK))
    return {"traits": traits_in(s, bars)}


FILLERS: Final[dict[int, Filler]] = {
    **refusals.FILLERS,
    ids.R_DECK: fill_deck,
    ids.R_NIGHT: refusals.fill_species,
    ids.R_DANGER: fill_danger,
    ids.R_FED: refusals.fill_species,
    ids.R_DUSK: fill_dusk,
    ids.R_DRAW: fill_draw,
}
