"""Taking food: onto the board first, beyond hunger only into store. [EVO Glossary Take]"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.games.evolution.ids import ASK_STORE, R_AMOUNT, R_NOW, STORE
from tangledbank.games.evolution.rules import (
    available,
    eat,
    extra_food,
    hunger,
    refuses,
    room,
    store,
    took_food,
)
from tangledbank.games.evolution.state import NOBODY, Species, Table


def take(s: Table, sp: Species, n: i64, kind: i64, source: i64, willing: bool = False) -> None:
    """One take of up to `n` food; its owner is asked where part of it may be stored.

    `willing`: the owner chose to feed this species, so what fits is stored unasked. [R7] [R14]
    """
    if sp is NOBODY or refuses(s, sp, kind):
        return
    hungry: i64 = hunger(s, sp)
    if hungry < 0:
        hungry = 0
    need: i64 = available(s, n if n < hungry else hungry, source)
    eat(s, sp, need, kind, source)
    surplus: i64 = available(s, n - need, source)
    space: i64 = room(s, sp)
    if surplus > space:
        surplus = space
    if surplus > 0 and willing and need == 0:
        store(s, sp, surplus, source)
        took_food(s, sp, kind, source)
    elif surplus > 0:
        s.push(Store(sp.sid, surplus, kind, source, need > 0))
    elif need > 0:
        finish_take(s, sp, kind, source)


def finish_take(s: Table, sp: Species, kind: i64, source: i64) -> None:
    """Extra tokens for those still hungry, and what follows from the take. [R9]"""
    if s.book.extra_first:
        eat_extra(s, sp, kind, source)
    elif extra_food(s, sp, kind):
        s.push(Extra(sp.sid, kind, source))
    took_food(s, sp, kind, source)


def eat_extra(s: Table, sp: Species, kind: i64, source: i64) -> None:
    """Tokens on top of a take, as far as there is hunger and food. [EVO Foraging]"""
    extra: i64 = extra_food(s, sp, kind)
    if extra:
        hungry: i64 = hunger(s, sp)
        eat(s, sp, available(s, extra if extra < hungry else hungry, source), kind, source)


class Extra(Frame[Table]):
    """Extra tokens that wait until the neighbor has taken or declined. [R9]"""

    FIELDS: ClassVar = "sid kind source"

    def __init__(self, sid: i64, kind: i64, source: i64) -> None:
        self.sid: i64 = sid
        self.kind: i64 = kind
        self.source: i64 = source

    def step(self, s: Table) -> None:
        s.pop()
        eat_extra(s, s.species[self.sid], self.kind, self.source)

    def clone(self, seat: i64) -> Extra:
        return Extra(self.sid, self.kind, self.source)


class Store(Frame[Table]):
    """Food beyond hunger: how much of it goes into store? [EVO Fat Tissue] [R7]"""

    FIELDS: ClassVar = "sid most kind source ate"

    def __init__(self, sid: i64, most: i64, kind: i64, source: i64, ate: bool) -> None:
        self.sid: i64 = sid
        self.most: i64 = most
        self.kind: i64 = kind
        self.source: i64 = source
        self.ate = ate

    def step(self, s: Table) -> None:
        s.ask(s.species[self.sid].owner, ASK_STORE)

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        for i in range(self.most + 1):
            out[i] = pack(STORE, self.most - i)
        return self.most + 1

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        if verb_of(action) != STORE:
            return R_NOW
        return 0 if a_of(action) <= self.most else R_AMOUNT

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        s.pop()
        sp = s.species[self.sid]
        n: i64 = a_of(action)
        if n > 0:
            store(s, sp, n, self.source)
        if n > 0 or self.ate:
            took_food(s, sp, self.kind, self.source)

    def clone(self, seat: i64) -> Store:
        return Store(self.sid, self.most, self.kind, self.source, self.ate)
