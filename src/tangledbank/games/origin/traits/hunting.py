"""Carnivores, parasites and scavengers."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import b_of, pack
from tangledbank.games.origin.attack import declare
from tangledbank.games.origin.ids import ATTACK
from tangledbank.games.origin.rules import attack_reason, attacker_reason, may_attack
from tangledbank.games.origin.state import Animal, OriginState
from tangledbank.games.origin.trait_marks import INKED, READY
from tangledbank.games.origin.traits.base import Demanding, Trait


class Carnivorous(Demanding):
    """Lets the holder attack an animal instead of taking a token, once per turn.

    [ORI Carnivorous] [R341]
    """

    hunts: ClassVar = True

    def mark_after_round(self, mark: i64) -> i64:
        return READY if mark == INKED else mark

    def verb(self) -> i64:
        return ATTACK

    def fill_uses(self, s: OriginState, holder: Animal, slot: i64, out: vec[i64], n: i64) -> i64:
        if attacker_reason(s, holder):
            return n
        for player in s.players:
            for aid in player.row:
                if may_attack(s, holder, s.animals[aid], False):
                    out[n] = pack(ATTACK, holder.aid, aid)
                    n += 1
        return n

    def use_reason(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> i64:
        return attack_reason(s, holder, s.living(b_of(action)), False)

    def use(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> None:
        declare(s, holder, s.animals[b_of(action)], False)


class Parasite(Demanding):
    """Adds its printed need to another player's animal. [ORI Parasite]"""


class Scavenger(Trait):
    """Lets the holder take a blue token when another animal is eaten. [ORI Scavenger]"""

    scavenges: ClassVar = True
