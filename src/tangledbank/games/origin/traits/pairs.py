"""Traits that link two animals."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.games.origin.ids import BLUE, RED
from tangledbank.games.origin.rules import is_fed
from tangledbank.games.origin.state import Animal, OriginState, Pair
from tangledbank.games.origin.traits.base import Demanding, Trait


class Symbiosis(Trait):
    """Protects the symbiont's partner, which eats only while the symbiont is fed.

    [ORI Symbiosis]
    """

    directed: ClassVar = True

    def bars_attack_on(self, pair: Pair, target: Animal) -> bool:
        return target.aid == pair.b

    def bars_food_of(self, s: OriginState, pair: Pair, holder: Animal) -> bool:
        return holder.aid == pair.b and not is_fed(s, s.animals[pair.a])


class Communication(Trait):
    """Gives an animal a red token when its partner gets a red one. [ORI Communication] [R323]"""

    def shares(self, color: i64) -> i64:
        return RED if color == RED else 0


class Cooperation(Trait):
    """Gives an animal a blue token when its partner gets a token. [ORI Cooperation] [R323]"""

    def shares(self, color: i64) -> i64:
        return BLUE


class Trematode(Demanding):
    """Adds to the need of both animals; other cards cannot discard it. [TTF Trematode]"""

    cannot_be_given_up: ClassVar = True
