"""Playing cards, in turn or all at once. [EVO Phase 3 Play Cards]"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.games.evolution.ids import (
    ASK_PLAY,
    BODY_GREW,
    CARDS_DONE,
    DONE,
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
from tangledbank.games.evolution.rules import MARKER_LIMIT, bag
from tangledbank.games.evolution.state import NOBODY, Player, Screen, Species, Table


# Questions


def trait_reason(s: Table, sp: Species, card: i64) -> i64:
    """Why this card cannot become a trait of this species, or 0."""
    t: i64 = s.book.cards.trait[card]
    if (sp.mask | sp.down) >> t & 1:
        return R_DUPLICATE | t << 8
    if len(sp.cards) + len(sp.fresh) >= s.book.trait_limit:
        return R_LIMIT
    return 0


def body_reason(sp: Species) -> i64:
    return 0 if sp.body < MARKER_LIMIT else R_SIX


def population_reason(sp: Species) -> i64:
    return 0 if sp.population < MARKER_LIMIT else R_SIX


def play_reason(s: Table, seat: i64, action: i64) -> i64:
    """Why a seat cannot do this in its card turn, or 0."""
    verb: i64 = verb_of(action)
    if verb == DONE:
        return 0
    if verb < PLAY_TRAIT or verb > REMOVE_TRAIT:
        return R_NOW
    card: i64 = a_of(action)
    if verb != REMOVE_TRAIT and card not in s.players[seat].hand:
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
        return trait_reason(s, sp, card)
    if verb == GROW_BODY:
        return body_reason(sp)
    if verb == GROW_POPULATION:
        return population_reason(sp)
    return 0 if card in sp.cards or card in sp.fresh else R_ABSENT


def fill_plays(s: Table, seat: i64, out: vec[i64]) -> i64:
    """All that a seat may do in its card turn, ending with being done."""
    player = s.players[seat]
    boards = [s.species[sid] for sid in player.row]
    n: i64 = 0
    for card in player.hand:
        c: i64 = card
        for sp in boards:
            if not trait_reason(s, sp, c):
                out[n] = pack(PLAY_TRAIT, c, sp.sid)
                n += 1
            if not body_reason(sp):
                out[n] = pack(GROW_BODY, c, sp.sid)
                n += 1
            if not population_reason(sp):
                out[n] = pack(GROW_POPULATION, c, sp.sid)
                n += 1
        out[n] = pack(NEW_LEFT, c)
        out[n + 1] = pack(NEW_RIGHT, c)
        n += 2
    for sp in boards:
        for card in sp.cards:
            out[n] = pack(REMOVE_TRAIT, card, sp.sid)
            n += 1
        for card in sp.fresh:
            out[n] = pack(REMOVE_TRAIT, card, sp.sid)
            n += 1
    out[n] = pack(DONE)
    return n + 1


# Changes


def tell_play(s: Table, seat: i64, kind: i64, a: i64, b: i64, c: i64, secret: i64) -> None:
    """Report a play: to everybody, or to its player now and to the others later."""
    if s.news is None:
        return
    if not s.screens:
        s.tell(kind, seat, a, b, c, secret=secret)
        return
    s.tell(kind, seat, a, b, c, audience=1 << seat)
    later = s.screens[seat].news
    s.tell(kind, seat, a, b, c, audience=255 ^ (1 << seat), secret=secret)
    later.append(s.news.pop())


def throw(s: Table, seat: i64, card: i64) -> None:
    """Discard face up; behind a screen nobody sees it yet."""
    if s.screens:
        s.screens[seat].thrown.append(card)
    else:
        s.discard.append(card)
        s.seal()


def play_card(s: Table, seat: i64, action: i64) -> None:
    """Carry out one play."""
    verb: i64 = verb_of(action)
    card: i64 = a_of(action)
    player = s.players[seat]
    if verb == REMOVE_TRAIT:
        remove_trait(s, s.species[b_of(action)], card)
        return
    player.hand.remove(card)
    if verb == PLAY_TRAIT:
        play_trait(s, s.species[b_of(action)], card)
        return
    throw(s, seat, card)
    if verb == GROW_BODY:
        sp = s.species[b_of(action)]
        sp.body += 1
        tell_play(s, seat, BODY_GREW, card, sp.sid, sp.body, 0)
    elif verb == GROW_POPULATION:
        sp = s.species[b_of(action)]
        sp.population += 1
        tell_play(s, seat, POPULATION_GREW, card, sp.sid, sp.population, 0)
    else:
        make_species(s, player, seat, card, verb == NEW_LEFT)


def play_trait(s: Table, sp: Species, card: i64) -> None:
    """Face down above the species. [EVO Phase 3 Play Cards]"""
    sp.fresh.append(card)
    sp.down |= 1 << s.book.cards.trait[card]
    tell_play(s, sp.owner, TRAIT_PLAYED, card, sp.sid, 0, 1)


def make_species(s: Table, player: Player, seat: i64, card: i64, left: bool) -> None:
    """At either end of the row. [EVO Phase 3 Play Cards]"""
    sp = s.new_species(seat)
    if left:
        player.row.insert(0, sp.sid)
    else:
        player.row.append(sp.sid)
    tell_play(s, seat, SPECIES_MADE, card, sp.sid, 0, 0)


def remove_trait(s: Table, sp: Species, card: i64) -> None:
    """Face up onto the discard pile; food on it goes to its owner. [EVO Phase 3 Play Cards]"""
    bit: i64 = 1 << s.book.cards.trait[card]
    if card in sp.fresh:
        sp.fresh.remove(card)
        sp.down &= ~bit
    else:
        slot = sp.cards.index(card)
        del sp.cards[slot]
        sp.mask &= ~bit
        s.players[sp.owner].bag += sp.tokens.pop(slot)
    throw(s, sp.owner, card)
    tell_play(s, sp.owner, TRAIT_REMOVED, card, sp.sid, 0, 0)


def reveal_traits(s: Table) -> None:
    """When all have played, the new traits are turned up. [EVO Phase 3 Play Cards]"""
    for player in s.players:
        for sid in player.row:
            sp = s.species[sid]
            if sp.fresh:
                for card in sp.fresh:
                    sp.cards.append(card)
                    sp.tokens.append(0)
                    s.tell(TRAIT_REVEALED, sp.owner, card, sid)
                sp.mask |= sp.down
                sp.down = 0
                sp.fresh = []
                s.seal()


# Frames


class PlayInTurn(Frame[Table]):
    """One card turn each, clockwise from the first player. [EVO Phase 3 Play Cards]"""

    FIELDS: ClassVar = "seat done"

    def __init__(self, seat: i64, done: i64 = 0) -> None:
        self.seat: i64 = seat
        self.done: i64 = done

    def step(self, s: Table) -> None:
        if self.done < s.seats:
            s.ask(self.seat, ASK_PLAY)
            return
        reveal_traits(s)
        s.pop()

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        return fill_plays(s, seat, out)

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        return play_reason(s, seat, action)

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        if verb_of(action) == DONE:
            s.tell(CARDS_DONE, seat)
            self.done += 1
            self.seat = (seat + 1) % s.seats
        else:
            play_card(s, seat, action)

    def clone(self, seat: i64) -> PlayInTurn:
        return PlayInTurn(self.seat, self.done)


class PlayTogether(Frame[Table]):
    """All seats play cards at once, unseen. [EVO Quick Play Variant]"""

    FIELDS: ClassVar = "begun"

    def __init__(self, begun: bool = False) -> None:
        self.begun = begun

    def step(self, s: Table) -> None:
        if self.begun:
            self.finish(s)
            return
        self.begun = True
        s.screens = [raise_screen(s, player) for player in s.players]
        for i in range(s.seats):
            s.ask((s.first + i) % s.seats, ASK_PLAY)

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        return fill_plays(s, seat, out)

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        return play_reason(s, seat, action)

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        if verb_of(action) == DONE:
            s.tell(CARDS_DONE, seat)
        else:
            play_card(s, seat, action)
            s.ask(seat, ASK_PLAY)

    def retract(self, s: Table, seat: i64) -> bool:
        """Start the card turn over."""
        screen = s.screens[seat]
        for sid in s.players[seat].row:
            s.species[sid] = NOBODY
        s.players[seat] = screen.before.clone()
        for sp in screen.boards:
            s.place(sp.clone())
        screen.thrown = []
        screen.news = []
        if s.decision_of(seat) is None:
            s.ask(seat, ASK_PLAY)
        return True

    def finish(self, s: Table) -> None:
        """Down with the screens: discards and news come to light in turn order."""
        screens = s.screens
        s.screens = []
        for i in range(s.seats):
            screen = screens[(s.first + i) % s.seats]
            s.discard.extend(screen.thrown)
            if s.news is not None:
                s.news.extend(screen.news)
        s.seal()
        reveal_traits(s)
        s.pop()

    def clone(self, seat: i64) -> PlayTogether:
        return PlayTogether(self.begun)


def raise_screen(s: Table, player: Player) -> Screen:
    return Screen(player.clone(), [s.species[sid].clone() for sid in player.row])
