"""The printed icons and figures of a card, and their sums for a species."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tangledbank.games.oceans.ids import (
    ATTACKING,
    DEEP,
    F_ATTACK,
    F_FORAGE,
    F_SHELL,
    FORAGING,
)


class Face:
    """A trait's printed figures. A hidden card's figures are neutral."""

    def __init__(self) -> None:
        self.deck: i64 = 0  # SURFACE or DEEP
        self.family: i64 = 0  # the bit of its Surface name, or 0
        self.arrow: i64 = 0  # -1 left, 1 right
        self.number: i64 = 0  # the number of a Deep card, which resolves conflicts
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
        """Return one of the figures that can be shifted."""
        if which == F_FORAGE:
            return self.forage
        if which == F_ATTACK:
            return self.attack
        return self.shell if which == F_SHELL else self.gain


@mypyc_attr(acyclic=True)
class Sums:
    """The sums of a species' figures, replaced when its cards change, so clones share them."""

    def __init__(self) -> None:
        self.families: i64 = 0
        self.nevers: i64 = 0  # bits FORAGING and ATTACKING
        self.deep: i64 = 0  # number of Deep traits
        self.surface: i64 = 0
        self.defensive: i64 = 0
        self.leechers: i64 = 0
        self.forage: i64 = 0  # sums of icons, and their numbers
        self.forage_icons: i64 = 0
        self.attack: i64 = 0
        self.attack_icons: i64 = 0
        self.shell: i64 = 0
        self.extra_traits: i64 = 0
        self.storage: i64 = 0
        self.aging: i64 = 0
        self.extra_feeds: i64 = 0
        self.extra_attacks: i64 = 0
        self.extra_forages: i64 = 0

    def add(self, face: Face) -> None:
        self.families |= face.family
        self.nevers |= face.never_forage * FORAGING | face.never_attack * ATTACKING
        self.deep += 1 if face.deck == DEEP else 0
        self.surface += 0 if face.deck == DEEP else 1
        self.defensive += face.defensive
        self.leechers += 1 if face.leech else 0
        self.forage += face.forage
        self.forage_icons += 1 if face.forage else 0
        self.attack += face.attack
        self.attack_icons += 1 if face.attack else 0
        self.shell += face.shell
        self.extra_traits += face.extra_traits
        self.storage += face.storage
        self.aging += face.aging
        self.extra_feeds += face.extra_feeds
        self.extra_attacks += face.extra_attacks
        self.extra_forages += face.extra_forages

    def shift(self, figure: i64, by: i64) -> None:
        """Shift a figure for this turn. [R264]"""
        if figure == F_FORAGE:
            self.forage += by
        elif figure == F_ATTACK:
            self.attack += by
        elif figure == F_SHELL:
            self.shell += by
