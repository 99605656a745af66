"""What is printed on a card: icons and figures."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.games.oceans.ids import F_ATTACK, F_FORAGE, F_SHELL


class Face:
    """The figures of one trait. The face of an unseen card is neutral."""

    def __init__(self) -> None:
        self.deck: i64 = 0  # SURFACE or DEEP
        self.family: i64 = 0  # the bit of its Surface name, if it has one
        self.arrow: i64 = 0  # -1 left, 1 right
        self.number: i64 = 0  # the resolution number of a Deep card
        self.forage: i64 = 0
        self.attack: i64 = 0
        self.shell: i64 = 0
        self.gain: i64 = 0
        self.never_forage: i64 = 0
        self.never_attack: i64 = 0
        self.extra_traits: i64 = 0
        self.aging: i64 = 0
        self.extra_feeds: i64 = 0
        self.extra_attacks: i64 = 0
        self.extra_forages: i64 = 0
        self.storage: i64 = 0
        self.leech: i64 = 0
        self.defensive: i64 = 0

    def figure(self, which: i64) -> i64:
        """One of the figures that can be shifted."""
        if which == F_FORAGE:
            return self.forage
        if which == F_ATTACK:
            return self.attack
        return self.shell if which == F_SHELL else self.gain
