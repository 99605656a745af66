"""Taking food, first onto the board and then into storage. [EVO Glossary Take]"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.games.evolution.causes import begin_act
from tangledbank.games.evolution.ids import (
    ASK_SLEEPERS,
    ASK_STORE,
    FAT_MOVED,
    FEED_SLEEPERS,
    LIMIT_FOOD,
    LIMIT_ROOM,
    R_AMOUNT,
    R_NOW,
    R_SLEEPERS,
    STORE,
)
from tangledbank.games.evolution.rules import (
    available,
    cannot_eat,
    eat,
    extra_food,
    hunger,
    need,
    room,
    store,
    took_food,
)
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species

# Modes of a take, as bits.
WILLING: Final = 1  # the owner chose to feed this species: store what fits unasked [R7] [R14]
ATE: Final = 2  # some food has been eaten
LEAVE: Final = 4  # leave what nobody eats instead of storing it
SHARE: Final = 8  # extra tokens, taken last: leave the rest, and let neighbors share
END: Final = 16  # leave the rest, and nothing follows


def take(s: EvolutionState, sp: Species, n: i64, kind: i64, source: i64, manner: i64 = 0) -> None:
    """Take up to `n` food; ask the owner whether to take more than is needed."""
    if sp is NOBODY or cannot_eat(s, sp, kind):
        return
    eaten: i64 = eat_needed(s, sp, n, kind, source)
    rest: i64 = available(s, n - eaten, source)
    if eaten > 0:
        manner |= ATE
    if rest <= 0 or hunger(s, sp) <= 0:
        continue_take(s, sp, rest, kind, source, manner)
    elif manner & WILLING and rest == 1 and room(s, sp) <= 0:
        eat(s, sp, 1, kind, source)
        finish_take(s, sp, kind, source)
    else:
        s.push(Sleepers(sp.sid, rest, kind, source, manner))


def eat_needed(s: EvolutionState, sp: Species, n: i64, kind: i64, source: i64) -> i64:
    """Feed the hungry population; return the amount eaten."""
    hungry: i64 = need(s, sp)
    if hungry <= 0:
        return 0
    eaten: i64 = available(s, n if n < hungry else hungry, source)
    eat(s, sp, eaten, kind, source)
    return eaten


def continue_take(
    s: EvolutionState, sp: Species, rest: i64, kind: i64, source: i64, manner: i64
) -> None:
    """Continue a take after eating: store the rest, then finish the take."""
    if manner & SHARE:
        took_food(s, sp, kind, source)
    elif manner & LEAVE:
        if manner & ATE:
            finish_take(s, sp, kind, source)
    elif not manner & END:
        store_rest(s, sp, rest, kind, source, manner)


def store_rest(
    s: EvolutionState, sp: Species, rest: i64, kind: i64, source: i64, manner: i64
) -> None:
    """Store uneaten food if there is room. [EVO Fat Tissue]"""
    surplus: i64 = room(s, sp)
    if surplus > rest:
        surplus = rest
    if surplus > 0 and manner & (WILLING | ATE) == WILLING:
        store(s, sp, surplus, source)
        finish_take(s, sp, kind, source)
    elif surplus > 0:
        s.push(Store(sp.sid, surplus, kind, source, manner & ATE != 0))
    elif manner & ATE:
        finish_take(s, sp, kind, source)


def finish_take(s: EvolutionState, sp: Species, kind: i64, source: i64) -> None:
    """Take extra tokens for population that is still hungry, and let traits react. [R9]"""
    if not extra_food(s, sp, kind):
        took_food(s, sp, kind, source)
    elif s.book.extra_first:
        eat_extra(s, sp, kind, source, SHARE)
    else:
        s.push(Extra(sp.sid, kind, source))
        took_food(s, sp, kind, source)


def eat_extra(s: EvolutionState, sp: Species, kind: i64, source: i64, manner: i64) -> None:
    """Eat extra tokens, up to hunger and available food. [EVO Foraging]"""
    extra: i64 = extra_food(s, sp, kind)
    begin_extra(s, sp, kind)
    rest: i64 = available(s, extra - eat_needed(s, sp, extra, kind, source), source)
    if rest > 0 and hunger(s, sp) > 0:
        s.push(Sleepers(sp.sid, rest, kind, source, manner))
    else:
        continue_take(s, sp, 0, kind, source, manner)


def begin_extra(s: EvolutionState, sp: Species, kind: i64) -> None:
    """Report that the traits that bring extra tokens act."""
    for card in sp.cards:
        trait = s.book.cards.trait_by_card[card]
        if trait.extra_food(kind):
            begin_act(s, sp, trait)


def move_stored(s: EvolutionState, sp: Species, slot: i64, n: i64) -> None:
    """Move stored food to the board. [EVO Fat Tissue]"""
    if n > 0:
        sp.lay(slot, -n)
        sp.food += n
        s.tell(FAT_MOVED, sp.owner, sp.sid, n)


class Extra(Frame[EvolutionState]):
    """A frame that takes extra tokens after the neighbor has taken or declined. [R9]"""

    FIELDS: ClassVar = "sid kind source"

    def __init__(self, sid: i64, kind: i64, source: i64) -> None:
        self.sid: i64 = sid
        self.kind: i64 = kind
        self.source: i64 = source

    def step(self, s: EvolutionState) -> None:
        s.pop()
        eat_extra(s, s.species[self.sid], self.kind, self.source, END)

    def clone(self, seat: i64) -> Extra:
        return Extra(self.sid, self.kind, self.source)


class Store(Frame[EvolutionState]):
    """A frame that asks how much food beyond hunger to store. [EVO Fat Tissue] [R7]"""

    FIELDS: ClassVar = "sid most kind source ate"

    def __init__(self, sid: i64, most: i64, kind: i64, source: i64, ate: bool) -> None:
        self.sid: i64 = sid
        self.most: i64 = most
        self.kind: i64 = kind
        self.source: i64 = source
        self.ate = ate

    def step(self, s: EvolutionState) -> None:
        s.ask(s.species[self.sid].owner, ASK_STORE)

    def fill_legal(self, s: EvolutionState, seat: i64, out: vec[i64]) -> i64:
        for i in range(self.most + 1):
            out[i] = pack(STORE, self.most - i)
        return self.most + 1

    def why_not(self, s: EvolutionState, seat: i64, action: i64) -> i64:
        if verb_of(action) != STORE:
            return R_NOW
        return 0 if a_of(action) <= self.most else R_AMOUNT

    def limit(self, s: EvolutionState) -> i64:
        """Return the limit on storing: the room, or the food that is left."""
        return LIMIT_FOOD if self.most < room(s, s.species[self.sid]) else LIMIT_ROOM

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        s.pop()
        sp = s.species[self.sid]
        n: i64 = a_of(action)
        if n > 0:
            store(s, sp, n, self.source)
        if n > 0 or self.ate:
            finish_take(s, sp, self.kind, self.source)

    def clone(self, seat: i64) -> Store:
        return Store(self.sid, self.most, self.kind, self.source, self.ate)


class Sleepers(Frame[EvolutionState]):
    """A frame that asks how much of the population that needs no food eats anyway. [R67]"""

    FIELDS: ClassVar = "sid rest kind source manner"

    def __init__(self, sid: i64, rest: i64, kind: i64, source: i64, manner: i64) -> None:
        self.sid: i64 = sid
        self.rest: i64 = rest
        self.kind: i64 = kind
        self.source: i64 = source
        self.manner: i64 = manner

    def step(self, s: EvolutionState) -> None:
        s.ask(s.species[self.sid].owner, ASK_SLEEPERS)

    def most(self, s: EvolutionState) -> i64:
        sleepers: i64 = hunger(s, s.species[self.sid])
        return self.rest if self.rest < sleepers else sleepers

    def fill_legal(self, s: EvolutionState, seat: i64, out: vec[i64]) -> i64:
        most: i64 = self.most(s)
        for i in range(most + 1):
            out[i] = pack(FEED_SLEEPERS, most - i)
        return most + 1

    def why_not(self, s: EvolutionState, seat: i64, action: i64) -> i64:
        if verb_of(action) != FEED_SLEEPERS:
            return R_NOW
        return 0 if a_of(action) <= self.most(s) else R_SLEEPERS

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        s.pop()
        sp = s.species[self.sid]
        n: i64 = a_of(action)
        eat(s, sp, n, self.kind, self.source)
        manner: i64 = self.manner
        if n > 0:
            manner |= ATE
        continue_take(s, sp, self.rest - n, self.kind, self.source, manner)

    def clone(self, seat: i64) -> Sleepers:
        return Sleepers(self.sid, self.rest, self.kind, self.source, self.manner)


class StoreSleepers(Sleepers):
    """A frame that asks the same question about stored food. [R15] [R67]"""

    FIELDS: ClassVar = "sid rest slot"

    def __init__(self, sid: i64, rest: i64, slot: i64) -> None:
        super().__init__(sid, rest, 0, 0, END)
        self.slot: i64 = slot

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        s.pop()
        move_stored(s, s.species[self.sid], self.slot, a_of(action))

    def clone(self, seat: i64) -> StoreSleepers:
        return StoreSleepers(self.sid, self.rest, self.slot)
