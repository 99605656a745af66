"""The eating traits, which change how a species takes food."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.core.independence import Touches
from tangledbank.games.evolution.ids import (
    AFTER_ATTACK,
    BANK,
    BEFORE_REVEAL,
    MEAT,
    PLANT,
)
from tangledbank.games.evolution.questions import TOOK_FOOD
from tangledbank.games.evolution.rules import can_take, cannot_eat, declare_sharing, hunger, need
from tangledbank.games.evolution.state import EvolutionState, Species
from tangledbank.games.evolution.taking_food import StoreSleepers, move_stored, take
from tangledbank.games.evolution.traits.base import Trait


class Cooperation(Trait):
    """When the holder takes food, its right neighbor takes 1 of the same kind. [EVO Cooperation]"""

    def took_food(self, s: EvolutionState, holder: Species, kind: i64, source: i64) -> None:
        take(s, s.neighbor(holder, 1), 1, kind, source)


class FatTissue(Trait):
    """The holder stores food up to its body size, and eats it before the next reveal.

    [EVO Fat Tissue]
    """

    def room(self, holder: Species, slot: i64) -> i64:
        return holder.body - holder.tokens[slot]

    def moments(self) -> i64:
        return 1 << BEFORE_REVEAL

    def due(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        return holder.tokens[slot] > 0 and hunger(s, holder) > 0

    def may_still_act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        """Return whether the card has food, or could still get some.

        An empty card gets food only if the holder needs none or its left neighbor shares.
        """
        if holder.tokens[slot] > 0 or need(s, holder) <= 0:
            return True
        return s.neighbor(holder, -1).hooks & TOOK_FOOD != 0

    def act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> None:
        """Feed the hungry population; ask how much of the rest others eat. [R15] [R67]"""
        stored: i64 = holder.tokens[slot]
        moved: i64 = need(s, holder)
        if moved < 0:
            moved = 0
        elif moved > stored:
            moved = stored
        move_stored(s, holder, slot, moved)
        if stored > moved and hunger(s, holder) > 0:
            s.push(StoreSleepers(holder.sid, stored - moved, slot))

    def declare_touches(
        self, s: EvolutionState, holder: Species, slot: i64, moment: i64, touches: Touches
    ) -> None:
        touches.change(holder.sid)


class Foraging(Trait):
    """With every take of plants, the holder takes 1 more if it is still hungry. [EVO Foraging]"""

    def extra_food(self, kind: i64) -> i64:
        return 1 if kind == PLANT else 0


class LongNeck(Trait):
    """The holder takes 1 plant from the bank before food cards are revealed. [EVO Long Neck]"""

    def moments(self) -> i64:
        return 1 << BEFORE_REVEAL

    def due(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        return can_take(s, holder, PLANT)

    def may_still_act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        return not cannot_eat(s, holder, PLANT)

    def act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> None:
        take(s, holder, 1, PLANT, BANK)

    def declare_touches(
        self, s: EvolutionState, holder: Species, slot: i64, moment: i64, touches: Touches
    ) -> None:
        declare_sharing(s, holder, touches)


class Scavenger(Trait):
    """The holder takes 1 meat from the bank after any attack. [EVO Scavenger]"""

    def moments(self) -> i64:
        return 1 << AFTER_ATTACK

    def due(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        return can_take(s, holder, MEAT)

    def may_still_act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        """Return the same as `due`: after an attack, nothing makes a fed species hungry again."""
        return can_take(s, holder, MEAT)

    def act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> None:
        take(s, holder, 1, MEAT, BANK)

    def declare_touches(
        self, s: EvolutionState, holder: Species, slot: i64, moment: i64, touches: Touches
    ) -> None:
        declare_sharing(s, holder, touches)
