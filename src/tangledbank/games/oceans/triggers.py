"""Effects that come at the same time: in turn order from the current player, each owner's in
the order the owner likes. [OCE Order of operations 3]"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.games.oceans.changes import draw_ocean, least, leech, rob, take_place
from tangledbank.games.oceans.ids import (
    ASK_ORDER,
    ASK_PLACE,
    CHOOSE,
    GAINED,
    R_ABSENT,
    R_EMPTY,
    R_NOW,
    USE_TRAIT,
)
from tangledbank.games.oceans.ring import neighbor
from tangledbank.games.oceans.rules import gain_icon, gain_value, room, trait_of
from tangledbank.games.oceans.state import NOBODY, Species, Table
from tangledbank.games.oceans.traits.base import (
    H_DEEP_PLAYED,
    H_ECHO,
    H_NEIGHBOR_GAINED,
    H_ROBS,
    H_SPECIES_MADE,
)

# Kinds of effects.
GAIN: Final = 0
TAKE: Final = 1  # from another species
LEECHING: Final = 2
TAKE_OCEAN: Final = 3  # from a zone of the owner's choice


def effect(kind: i64, sid: i64, card: i64, amount: i64, source: i64) -> i64:
    """An effect waiting to happen, as one int."""
    return kind | amount << 4 | sid << 12 | card << 24 | source << 36


class Triggers(Frame[Table]):
    """Effects that wait until none is left; one may set off another. [OCE Order of operations 2]"""

    FIELDS: ClassVar = "todo later zoning"

    def __init__(self, todo: list[int]) -> None:
        self.todo = todo
        self.later: list[int] = []  # what these set off, for when all have happened
        self.zoning: i64 = 0  # the effect for which a zone is being chosen

    def step(self, s: Table) -> None:
        for i in range(s.seats):
            seat: i64 = (s.turn + i) % s.seats
            mine = self.of(s, seat)
            if len(mine) > 1 and ordered(s, mine) and len(self.orders(s, seat)) > 1:
                s.ask(seat, ASK_ORDER)
                return
            if mine:
                self.begin(s, mine[0])
                return
        self.todo = self.later
        self.later = []
        if not self.todo:
            s.pop()

    def of(self, s: Table, seat: i64) -> list[int]:
        """The effects of this seat; those of species that are gone are dropped."""
        mine: list[int] = []
        for one in self.todo:
            sp = s.species[one >> 12 & 4095]
            if sp is not NOBODY and sp.owner == seat:
                mine.append(one)
        return mine

    def begin(self, s: Table, one: i64) -> None:
        self.todo.remove(one)
        sp = s.species[one >> 12 & 4095]
        amount: i64 = one >> 4 & 255
        kind: i64 = one & 15
        if kind == GAIN:
            gain(s, sp, amount, one >> 24 & 4095, self.later)
        elif kind == TAKE:
            rob(s, sp, amount, s.species[one >> 36])
        elif kind == LEECHING:
            leech(s, sp, amount, s.species[one >> 36])
        elif room(s, sp) > 0 and s.places[1] + s.places[2] + s.places[3] > 0:
            self.zoning = one
            s.ask(sp.owner, ASK_PLACE)

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.zoning:
            for zone in range(1, 4):
                if s.places[zone] > 0:
                    out[n] = pack(CHOOSE, zone + 1)
                    n += 1
            return n
        for action in self.orders(s, seat):
            out[n] = action
            n += 1
        return n

    def orders(self, s: Table, seat: i64) -> list[int]:
        """One action for each trait with an effect."""
        found: list[int] = []
        for one in self.of(s, seat):
            action: i64 = pack(USE_TRAIT, one >> 24 & 4095, one >> 12 & 4095)
            if action not in found:
                found.append(action)
        return found

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        if self.zoning:
            if verb_of(action) != CHOOSE:
                return R_NOW
            place: i64 = a_of(action)
            return 0 if 1 < place < 5 and s.places[place - 1] > 0 else R_EMPTY
        if verb_of(action) != USE_TRAIT:
            return R_NOW
        return 0 if action in self.orders(s, seat) else R_ABSENT

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        if self.zoning:
            one: i64 = self.zoning
            self.zoning = 0
            take_place(s, s.species[one >> 12 & 4095], one >> 4 & 255, a_of(action))
            return
        for waiting in self.todo:
            if waiting >> 24 & 4095 == a_of(action) and waiting >> 12 & 4095 == b_of(action):
                self.begin(s, waiting)
                return

    def clone(self, seat: i64) -> Triggers:
        new = Triggers(self.todo[:])
        new.later = self.later[:]
        new.zoning = self.zoning
        return new


def ordered(s: Table, effects: list[int]) -> bool:
    """Whether the order of these can matter: some source or board is too small for all. [R257]"""
    for one in effects:
        if one & 15 != GAIN:
            wanted: i64 = 0
            coming: i64 = 0
            for other in effects:
                if other & 15 != GAIN and other >> 36 == one >> 36:
                    wanted += other >> 4 & 255
                if other >> 12 & 4095 == one >> 12 & 4095:
                    coming += other >> 4 & 255
            if one & 15 != TAKE_OCEAN and wanted > s.species[one >> 36].population:
                return True
            if coming > room(s, s.species[one >> 12 & 4095]):
                return True
    return False


def gain(s: Table, sp: Species, amount: i64, card: i64, todo: list[int]) -> None:
    """Take from the Ocean what a gain amounts to; others may follow. [OCE Feeding Icons 3]"""
    icon = card != 0 and gain_icon(s, card) > 0
    part: i64 = least(gain_value(s, sp, amount, icon), room(s, sp))
    if part > 0:
        draw_ocean(s, part)
        sp.population += part
        s.tell(GAINED, sp.owner, sp.sid, part, card)
        if sp.sid not in s.gained:
            s.gained.append(sp.sid)
        tell_neighbors(s, sp, todo)
    if card:
        fired(s, sp, s.book.cards.face(card).family, todo)


def tell_neighbors(s: Table, sp: Species, todo: list[int]) -> None:
    """A species has gained: its neighbors may take. [OCE Deep Sedentary Colony 3]"""
    left = neighbor(s, sp, -1)
    right = neighbor(s, sp, 1)
    follow(s, left, todo)
    if right is not left:
        follow(s, right, todo)


def follow(s: Table, sp: Species, todo: list[int]) -> None:
    if sp.hooks & H_NEIGHBOR_GAINED:
        for card in sp.cards:
            amount: i64 = trait_of(s, card).neighbor_gained()
            if amount:
                todo.append(effect(TAKE_OCEAN, sp.sid, card, amount, 0))


def fired(s: Table, sp: Species, family: i64, todo: list[int]) -> None:
    """A trait of a family has fired: others may gain or take with it. [R268]"""
    if not family:
        return
    for sid in s.ring:
        other = s.species[sid]
        if other.hooks & (H_ECHO | H_ROBS):
            for card in other.cards:
                trait = trait_of(s, card)
                if trait.echo(family):
                    todo.append(effect(GAIN, sid, card, gain_icon(s, card), 0))
                robbed: i64 = effect(TAKE, sid, card, trait.robs(family), sp.sid)
                if trait.robs(family) and other is not sp and robbed not in todo:
                    todo.append(robbed)  # once for each species, however many of its traits fired


def push_gains(s: Table, todo: list[int]) -> None:
    if todo:
        s.push(Triggers(todo))


def gains_at(s: Table, hook: i64, todo: list[int]) -> None:
    """Collect the printed gains of all traits that answer one of the table-wide moments."""
    for sid in s.ring:
        sp = s.species[sid]
        if sp.hooks & hook:
            for card in sp.cards:
                if gains_then(s, card, hook):
                    todo.append(effect(GAIN, sid, card, gain_icon(s, card), 0))


def gains_then(s: Table, card: i64, hook: i64) -> bool:
    trait = trait_of(s, card)
    if hook == H_DEEP_PLAYED:
        return trait.deep_played()
    if hook == H_SPECIES_MADE:
        return trait.species_made()
    return trait.migrated()
