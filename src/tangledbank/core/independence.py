"""Decide whether the order of waiting acts matters, based on the things they may touch."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

# Kinds of touches.
CHANGE: Final = 0
TAKE: Final = 1
BRING: Final = 2
FILL: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Touches:
    """A list of everything that each of several acts may touch.

    Call `next_act`, let the act declare its touches, and repeat. The game numbers the things that
    can be touched; its subclass says how much a thing has and how much more it can hold. In this
    class both are 0, so acts that touch the same thing depend on each other, except for fills.
    """

    def __init__(self) -> None:
        self.count: i64 = 0  # declared so far
        self.unlimited = False  # an act may touch anything
        self.acts: vec[i64] = vec[i64]()  # one entry per touch: the act,
        self.things: vec[i64] = vec[i64]()  # the thing,
        self.kinds: vec[i64] = vec[i64]()  # the kind of touch,
        self.amounts: vec[i64] = vec[i64]()  # and how much it moves

    # Declarations

    def next_act(self) -> None:
        """Start the declarations of the next act."""
        self.count += 1

    def anything(self) -> None:
        """Declare that the act may touch anything, ask a player or be forbidden."""
        self.unlimited = True

    def change(self, thing: i64) -> None:
        """Declare that the act may change a thing in any way."""
        self.add(CHANGE, thing, 0)

    def take(self, thing: i64, amount: i64) -> None:
        """Declare that the act takes an amount from a thing, or everything if it has less."""
        self.add(TAKE, thing, amount)

    def bring(self, thing: i64, amount: i64) -> None:
        """Declare that the act brings an amount to a thing, or as much as fits; the rest stays."""
        self.add(BRING, thing, amount)

    def fill(self, thing: i64, amount: i64) -> None:
        """Declare that the act brings up to an amount from a supply that nothing depends on."""
        self.add(FILL, thing, amount)

    def add(self, kind: i64, thing: i64, amount: i64) -> None:
        self.acts = append(self.acts, self.count - 1)
        self.things = append(self.things, thing)
        self.kinds = append(self.kinds, kind)
        self.amounts = append(self.amounts, amount)

    # Overridden by games

    def stock(self, thing: i64) -> i64:
        """Return how much can be taken from a thing now."""
        return 0

    def room(self, thing: i64) -> i64:
        """Return how much can be brought to a thing now."""
        return 0

    # The test

    def is_independent(self, act: i64) -> bool:
        """Return whether act number `act`, counted from 0, has the same effect in every order."""
        if self.unlimited:
            return False
        for i in range(len(self.acts)):
            if self.acts[i] == act and not self.suffices(self.things[i]):
                return False
        return True

    def all_independent(self) -> bool:
        """Return whether all acts have the same effect in every order."""
        for act in range(self.count):
            if not self.is_independent(act):
                return False
        return True

    def suffices(self, thing: i64) -> bool:
        """Return whether each touch of a thing moves as much as it would alone.

        This holds if the thing is touched only once or only by fills. It also holds if every touch
        takes or brings an amount, and the thing has enough for all takers and room for everything
        brought.
        """
        touches: i64 = 0
        fillings: i64 = 0
        taken: i64 = 0
        brought: i64 = 0
        changed = False
        for i in range(len(self.things)):
            if self.things[i] == thing:
                touches += 1
                kind: i64 = self.kinds[i]
                if kind == CHANGE:
                    changed = True
                elif kind == TAKE:
                    taken += self.amounts[i]
                else:
                    brought += self.amounts[i]
                    fillings += 1 if kind == FILL else 0
        if touches < 2 or fillings == touches:
            return True
        return not changed and taken <= self.stock(thing) and brought <= self.room(thing)
