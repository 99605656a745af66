"""The card-playing phase, played in turn or simultaneously. [EVO Phase 3 Play Cards]"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tangledbank.core.action import NONE, a_of, b_of, pack, verb_of
from tangledbank.core.event import EVERYBODY, Event
from tangledbank.core.flow import Frame
from tangledbank.core.reason import reason_about
from tangledbank.core.rows import holds, join, place_of, take_out
from tangledbank.games.evolution.ids import (
    ASK_PLAY,
    BODY_GREW,
    CARDS_DONE,
    DONE,
    FOOD_BAGGED,
    GROW_BODY,
    GROW_POPULATION,
    NEW_LEFT,
    NEW_RIGHT,
    PLAY_TRAIT,
    POPULATION_GREW,
    R_ABSENT,
    R_DUPLICATE,
    R_GONE,
    R_HAND,
    R_LIMIT,
    R_NOW,
    R_OWNER,
    R_SIX,
    REMOVE_TRAIT,
    SPECIES_MADE,
    TRAIT_PLAYED,
    TRAIT_REMOVED,
    TRAIT_REVEALED,
)
from tangledbank.games.evolution.rules import MARKER_LIMIT
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Player, Screen, Species
from tangledbank.games.evolution.traits.base import Trait

# Questions


def is_full(s: EvolutionState, sp: Species) -> bool:
    """Return whether the species has reached its trait limit."""
    return len(sp.cards) + len(sp.fresh) >= s.book.trait_limit


def trait_reason(s: EvolutionState, sp: Species, trait: Trait) -> i64:
    """Return why this species cannot get this trait, or 0."""
    if (sp.mask | sp.down) & trait.bit:
        return reason_about(R_DUPLICATE, trait.id)
    return R_LIMIT if is_full(s, sp) else 0


def body_reason(sp: Species) -> i64:
    return 0 if sp.body < MARKER_LIMIT else R_SIX


def population_reason(sp: Species) -> i64:
    return 0 if sp.population < MARKER_LIMIT else R_SIX


def play_reason(s: EvolutionState, seat: i64, action: i64) -> i64:
    """Return why a seat cannot make this move in its card turn, or 0."""
    verb: i64 = verb_of(action)
    if verb == DONE:
        return 0
    if verb < PLAY_TRAIT or verb > REMOVE_TRAIT:
        return R_NOW
    card: i64 = a_of(action)
    if verb != REMOVE_TRAIT and not holds(s.players[seat].hand, card):
        return R_HAND
    if verb == NEW_LEFT or verb == NEW_RIGHT:
        return 0
    sid: i64 = b_of(action)
    sp = s.species[sid] if sid < len(s.species) else NOBODY
    if sp is NOBODY:
        return R_GONE
    if sp.owner != seat:
        return R_OWNER
    if verb == PLAY_TRAIT:
        return trait_reason(s, sp, s.book.cards.trait_by_card[card])
    if verb == GROW_BODY:
        return body_reason(sp)
    if verb == GROW_POPULATION:
        return population_reason(sp)
    return 0 if holds(sp.cards, card) or holds(sp.fresh, card) else R_ABSENT


def fill_plays(s: EvolutionState, seat: i64, out: vec[i64]) -> i64:
    """Write the options of a card turn: uses by species, then new species, then ending the turn."""
    player = s.players[seat]
    n: i64 = 0
    for sid in player.row:
        sp = s.species[sid]
        n = fill_uses(s, sp, player.hand, out, n)
        if len(sp.cards) or len(sp.fresh):
            n = fill_removals(sp, out, n)
    for card in player.hand:
        out[n] = pack(NEW_LEFT, card)
        out[n + 1] = pack(NEW_RIGHT, card)
        n += 2
    out[n] = pack(DONE)
    return n + 1


def fill_uses(s: EvolutionState, sp: Species, hand: vec[i64], out: vec[i64], n: i64) -> i64:
    """Write the uses of each card in hand for one species.

    Every action is written first and kept only if it is legal, which is faster than testing first.
    """
    traits: vec[i64] = s.book.cards.bit
    barred: i64 = sp.mask | sp.down
    if is_full(s, sp):
        barred = -1
    grows: i64 = 1 if body_reason(sp) == 0 else 0
    breeds: i64 = 1 if population_reason(sp) == 0 else 0
    play: i64 = pack(PLAY_TRAIT, NONE, sp.sid)
    grow: i64 = pack(GROW_BODY, NONE, sp.sid)
    breed: i64 = pack(GROW_POPULATION, NONE, sp.sid)
    for card in hand:
        with_card: i64 = pack(NONE, card)
        out[n] = play | with_card
        n += 0 if barred & traits[card] else 1
        out[n] = grow | with_card
        n += grows
        out[n] = breed | with_card
        n += breeds
    return n


def fill_removals(sp: Species, out: vec[i64], n: i64) -> i64:
    """Write the traits that a species can discard, face-down ones last."""
    for card in sp.cards:
        out[n] = pack(REMOVE_TRAIT, card, sp.sid)
        n += 1
    for card in sp.fresh:
        out[n] = pack(REMOVE_TRAIT, card, sp.sid)
        n += 1
    return n


# Changes


def tell_play(s: EvolutionState, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """Report a play to all seats; in simultaneous play, other seats hear of it later."""
    if s.news is None:
        return
    if s.observer is not None:
        s.observer.note(kind, seat, a, b, c, 0)
        return
    secret: i64 = 1 if kind == TRAIT_PLAYED else 0
    if s.screens:
        s.news.append(Event(kind, seat, (a, b, c, 0), 1 << seat, 0))
        others: i64 = EVERYBODY ^ 1 << seat
        s.screens[seat].news.append(Event(kind, seat, (a, b, c, 0), others, secret))
    else:
        s.news.append(Event(kind, seat, (a, b, c, 0), EVERYBODY, secret))


def put_on_discard(s: EvolutionState, seat: i64, card: i64, known: bool = False) -> None:
    """Discard a card; unless it is `known` or hidden by a screen, forbid undo. [R121]"""
    if s.screens:
        screen = s.screens[seat]
        screen.thrown = append(screen.thrown, card)
        return
    s.discard = append(s.discard, card)
    if not known:
        s.forbid_undo()


def play_card(s: EvolutionState, seat: i64, action: i64) -> None:
    """Carry out a move of the card turn."""
    verb: i64 = verb_of(action)
    card: i64 = a_of(action)
    player = s.players[seat]
    if verb == REMOVE_TRAIT:
        remove_trait(s, s.species[b_of(action)], card)
        return
    player.hand = take_out(player.hand, card)
    if verb == PLAY_TRAIT:
        play_trait(s, s.species[b_of(action)], card)
        return
    put_on_discard(s, seat, card)
    if verb == GROW_BODY:
        sp = s.species[b_of(action)]
        sp.body += 1
        tell_play(s, BODY_GREW, seat, card, sp.sid, sp.body)
    elif verb == GROW_POPULATION:
        sp = s.species[b_of(action)]
        sp.population += 1
        tell_play(s, POPULATION_GREW, seat, card, sp.sid, sp.population)
    else:
        make_species(s, player, seat, card, verb == NEW_LEFT)


def play_trait(s: EvolutionState, sp: Species, card: i64) -> None:
    """Play a trait face down on a species. [EVO Phase 3 Play Cards]"""
    sp.fresh = append(sp.fresh, card)
    sp.down |= s.book.cards.trait_by_card[card].bit
    tell_play(s, TRAIT_PLAYED, sp.owner, card, sp.sid, 0)


def make_species(s: EvolutionState, player: Player, seat: i64, card: i64, left: bool) -> None:
    """Make a species at the left or right end of the row. [EVO Phase 3 Play Cards]"""
    sp = s.new_species(seat)
    if left:
        player.row = join(vec[i64]([sp.sid]), player.row)
    else:
        player.row = append(player.row[:], sp.sid)
    tell_play(s, SPECIES_MADE, seat, card, sp.sid, 0)


def remove_trait(s: EvolutionState, sp: Species, card: i64) -> None:
    """Discard a trait and bag the food stored on it. [EVO Phase 3 Play Cards]"""
    hidden = holds(sp.fresh, card)
    if hidden:
        sp.fresh = remove(sp.fresh, card)
        sp.down &= ~s.book.cards.trait_by_card[card].bit
    else:
        slot: i64 = place_of(sp.cards, card)
        food: i64 = sp.tokens[slot]
        sp.lose(s.book.cards, slot)
        if food > 0:
            s.players[sp.owner].bag += food
            tell_play(s, FOOD_BAGGED, sp.owner, food, sp.sid, 0)
    put_on_discard(s, sp.owner, card, not hidden)
    tell_play(s, TRAIT_REMOVED, sp.owner, card, sp.sid, 0)


def reveal_traits(s: EvolutionState) -> None:
    """Turn the new traits face up after all players have played. [EVO Phase 3 Play Cards]"""
    for player in s.players:
        for sid in player.row:
            sp = s.species[sid]
            if len(sp.fresh):
                for card in sp.fresh:
                    s.tell(TRAIT_REVEALED, sp.owner, card, sid)
                sp.turn_up(s.book.cards)
                s.forbid_undo()


# Frames


class Playing(Frame[EvolutionState]):
    """The base class of card-playing phases."""

    def fill_legal(self, s: EvolutionState, seat: i64, out: vec[i64]) -> i64:
        return fill_plays(s, seat, out)

    def why_not(self, s: EvolutionState, seat: i64, action: i64) -> i64:
        return play_reason(s, seat, action)


class PlayInTurn(Playing):
    """One card turn for each seat, clockwise from the first player. [EVO Phase 3 Play Cards]"""

    FIELDS: ClassVar = "seat done"

    def __init__(self, seat: i64, done: i64 = 0) -> None:
        self.seat: i64 = seat
        self.done: i64 = done

    def step(self, s: EvolutionState) -> None:
        if self.done < s.seats:
            s.ask(self.seat, ASK_PLAY)
            return
        reveal_traits(s)
        s.pop()

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        if verb_of(action) == DONE:
            s.tell(CARDS_DONE, seat)
            self.done += 1
            self.seat = (seat + 1) % s.seats
        else:
            play_card(s, seat, action)

    def turn_seat(self) -> i64:
        return self.seat

    def clone(self, seat: i64) -> PlayInTurn:
        return PlayInTurn(self.seat, self.done)


class PlayTogether(Playing):
    """Simultaneous card turns for all seats, hidden from each other. [EVO Quick Play Variant]"""

    FIELDS: ClassVar = "begun"

    def __init__(self, begun: bool = False) -> None:
        self.begun = begun

    def step(self, s: EvolutionState) -> None:
        if self.begun:
            self.finish(s)
            return
        self.begun = True
        s.screens = [raise_screen(s, player) for player in s.players]
        for i in range(s.seats):
            s.ask((s.first + i) % s.seats, ASK_PLAY)

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        if verb_of(action) == DONE:
            s.tell(CARDS_DONE, seat)
        else:
            play_card(s, seat, action)
            s.ask(seat, ASK_PLAY)

    def retract(self, s: EvolutionState, seat: i64) -> bool:
        """Restart a seat's card turn if it has begun; return whether it had."""
        screen = s.screens[seat]
        asked = s.decision_of(seat) is not None
        played = len(screen.before.hand) - len(s.players[seat].hand) + len(screen.thrown)
        if asked and played == 0:
            return False
        for sid in s.players[seat].row:
            s.species[sid] = NOBODY
        s.players[seat] = screen.before.clone()
        for sp in screen.boards:
            s.place(sp.clone())
        screen.thrown = vec[i64]()
        screen.news = []
        if asked:
            s.asked[seat] += 1  # the question is repeated under a new number
        else:
            s.ask(seat, ASK_PLAY)
        return True

    def finish(self, s: EvolutionState) -> None:
        lower_screens(s)
        reveal_traits(s)
        s.pop()

    def clone(self, seat: i64) -> PlayTogether:
        return PlayTogether(self.begun)


def raise_screen(s: EvolutionState, player: Player) -> Screen:
    return Screen(player.clone(), [s.species[sid].clone() for sid in player.row])


def lower_screens(s: EvolutionState) -> None:
    """Reveal the hidden discards and events, in turn order."""
    screens = s.screens
    s.screens = []
    for i in range(s.seats):
        screen = screens[(s.first + i) % s.seats]
        s.discard = join(s.discard, screen.thrown)
        if s.news is not None:
            s.news.extend(screen.news)
    s.forbid_undo()
