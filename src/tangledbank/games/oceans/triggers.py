"""Simultaneous effects, resolved in turn order; each owner chooses the order of their own.

[OCE Order of operations 3]
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.rows import holds
from tangledbank.games.oceans.causes import by_scenario, by_trait
from tangledbank.games.oceans.effects import (
    GAIN,
    LEECHING,
    TAKE,
    TAKE_OCEAN,
    Effect,
    ScenarioGain,
    are_independent,
    is_icon,
)
from tangledbank.games.oceans.ids import (
    ASK_ORDER,
    ASK_PLACE,
    CHOOSE,
    F_GAIN,
    GAINED,
    R_NOW,
    R_SOURCE,
    USE_ON,
    USE_TRAIT,
)
from tangledbank.games.oceans.permissions import idle_reason, zone_reason
from tangledbank.games.oceans.questions import (
    GAINS_WITH_FAMILY,
    NEIGHBOR_GAINED,
    TAKES_FROM_GAINER,
)
from tangledbank.games.oceans.ring import neighbor
from tangledbank.games.oceans.rules import gain_value, icon, room
from tangledbank.games.oceans.state import NOBODY, OceansState, Species
from tangledbank.games.oceans.state_changes import draw_ocean, least, leech, rob, take_place


class Triggers(Frame[OceansState]):
    """Resolves effects until none is left; an effect may trigger others.

    [OCE Order of operations 2]
    """

    FIELDS: ClassVar = "todo later zoning"

    def __init__(self, todo: list[Effect]) -> None:
        self.todo = todo
        self.later: list[Effect] = []  # effects that these trigger, for the next wave
        self.zoning: Effect | None = None  # the effect for which a zone is being chosen

    def step(self, s: OceansState) -> None:
        for i in range(s.seats):
            seat: i64 = (s.turn + i) % s.seats
            mine = self.of(s, seat)
            if len(mine) > 1 and not are_independent(s, mine) and len(self.orders(s, seat)) > 1:
                s.ask(seat, ASK_ORDER)
                return
            if mine:
                self.begin(s, mine[0])
                return
        self.todo = self.later
        self.later = []
        if not self.todo:
            s.pop()

    def of(self, s: OceansState, seat: i64) -> list[Effect]:
        """Return this seat's effects, without those of species that are gone."""
        mine: list[Effect] = []
        for one in self.todo:
            sp = s.species[one.sid]
            if sp is not NOBODY and sp.owner == seat:
                mine.append(one)
        return mine

    def begin(self, s: OceansState, one: Effect) -> None:
        self.todo.remove(one)
        sp = s.species[one.sid]
        s.by = cause_of(s, one)
        if one.kind == GAIN:
            gain(s, sp, one.amount, one.card, self.later)
        elif one.kind == TAKE:
            rob(s, sp, one.amount, s.species[one.source])
        elif one.kind == LEECHING:
            leech(s, sp, one.amount, s.species[one.source])
        elif room(s, sp) > 0 and s.ocean() > 0:
            self.zoning = one
            s.ask(sp.owner, ASK_PLACE)

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.zoning is not None:
            for zone in range(1, 4):
                if s.places[zone] > 0:
                    out[n] = pack(CHOOSE, zone + 1)
                    n += 1
            return n
        for action in self.orders(s, seat):
            out[n] = action
            n += 1
        return n

    def orders(self, s: OceansState, seat: i64) -> vec[i64]:
        """Return one action for each waiting trait, or one per source if it has several."""
        found: vec[i64] = vec[i64]()
        mine = self.of(s, seat)
        for one in mine:
            order: i64 = one.order(mine)
            if not holds(found, order):
                found = append(found, order)
        return found

    def why_not(self, s: OceansState, seat: i64, action: i64) -> i64:
        if self.zoning is not None:
            if verb_of(action) != CHOOSE:
                return R_NOW
            return zone_reason(s, a_of(action))
        if verb_of(action) != USE_TRAIT and verb_of(action) != USE_ON:
            return R_NOW
        if holds(self.orders(s, seat), action):
            return 0
        if len(self.effects_of(s, seat, a_of(action), b_of(action))):
            return R_SOURCE
        return idle_reason(s, seat, action)

    def effects_of(self, s: OceansState, seat: i64, card: i64, sid: i64) -> list[Effect]:
        """Return the waiting effects of one trait of a species."""
        return [one for one in self.of(s, seat) if one.card == card and one.sid == sid]

    def asker(self, s: OceansState) -> i64:
        """Return the trait for which a zone is being chosen, numbered as in verdicts."""
        return s.book.cards.trait_by_card[self.zoning.card].id if self.zoning is not None else 0

    def answer(self, s: OceansState, seat: i64, action: i64) -> None:
        one = self.zoning
        if one is not None:
            self.zoning = None
            s.by = cause_of(s, one)
            take_place(s, s.species[one.sid], one.amount, a_of(action))
            return
        mine = self.of(s, seat)
        for waiting in mine:
            if waiting.order(mine) == action:
                self.begin(s, waiting)
                return

    def clone(self, seat: i64) -> Triggers:
        new = Triggers(self.todo[:])
        new.later = self.later[:]
        new.zoning = self.zoning
        return new


def cause_of(s: OceansState, one: Effect) -> i64:
    """Return the trait or Scenario behind an effect, or the cause of the whole frame."""
    if one.card:
        return by_trait(s.book.cards.trait_by_card[one.card].id, s.species[one.sid])
    if isinstance(one, ScenarioGain):
        return by_scenario(one.scenario)
    return s.by


def gain(s: OceansState, sp: Species, amount: i64, card: i64, todo: list[Effect]) -> None:
    """Take the amount of a gain from the Ocean, and trigger reactions to it.

    [OCE Feeding Icons 3]
    """
    part: i64 = least(gain_value(s, sp, amount, is_icon(s, card)), room(s, sp))
    if part > 0:
        draw_ocean(s, part)
        sp.population += part
        s.tell(GAINED, sp.owner, sp.sid, part, card)
        if not holds(s.gained, sp.sid):
            s.gained = append(s.gained, sp.sid)
        react_as_neighbors(s, sp, todo)
    if card:
        fired(s, sp, s.book.cards.trait_by_card[card].face.family, part > 0, todo)


def react_as_neighbors(s: OceansState, sp: Species, todo: list[Effect]) -> None:
    """Let the neighbors of a species that gained take population. [OCE Deep Sedentary Colony 3]"""
    left = neighbor(s, sp, -1)
    right = neighbor(s, sp, 1)
    add_neighbor_takings(s, left, todo)
    if right is not left:
        add_neighbor_takings(s, right, todo)


def add_neighbor_takings(s: OceansState, sp: Species, todo: list[Effect]) -> None:
    if sp.hooks & NEIGHBOR_GAINED:
        for card in sp.cards:
            amount: i64 = s.book.cards.trait_by_card[card].neighbor_gained()
            if amount:
                todo.append(Effect(TAKE_OCEAN, sp.sid, card, amount, 0))


def fired(s: OceansState, sp: Species, family: i64, gained: bool, todo: list[Effect]) -> None:
    """Let other traits gain along with a trait of a family, or take from its species.

    [R268] [R280]
    """
    if not family:
        return
    for sid in s.ring:
        other = s.species[sid]
        if other.hooks & (GAINS_WITH_FAMILY | TAKES_FROM_GAINER):
            for card in other.cards:
                trait = s.book.cards.trait_by_card[card]
                if trait.gains_with_family(family):
                    todo.append(Effect(GAIN, sid, card, icon(s, card, F_GAIN), 0))
                amount: i64 = trait.takes_from_gainer(family)
                robbing = Effect(TAKE, sid, card, amount, sp.sid)
                if amount and other is not sp and (gained or s.book.rob_full):
                    if not robs_already(todo, robbing):
                        todo.append(robbing)


def robs_already(todo: list[Effect], new: Effect) -> bool:
    """Return whether an equal taking from this species is already waiting."""
    for one in todo:
        if one.kind == TAKE and one.card == new.card and one.source == new.source:
            if one.amount == new.amount:
                return True
    return False


def push_gains(s: OceansState, todo: list[Effect]) -> None:
    if todo:
        s.push(Triggers(todo))


def gains_at(s: OceansState, flag: i64, todo: list[Effect]) -> None:
    """Add the gains of all traits with one of the `gains_by_` flags."""
    for sid in s.ring:
        sp = s.species[sid]
        if sp.hooks & flag:
            for card in sp.cards:
                if s.book.cards.trait_by_card[card].hooks & flag:
                    todo.append(Effect(GAIN, sid, card, icon(s, card, F_GAIN), 0))
