"""What a trait may change: the questions the rules ask, each with a neutral answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.hooks import traits_with
from tangledbank.games.evolution.state import Species, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """A rule change printed on a card. Override only the hooks the card changes.

    `holder` is the species that has the trait; `slot` is the card's place in `holder.cards`.
    """

    def refuses(self, kind: i64) -> bool:
        """True if the holder can never take food of this kind."""
        return False

    def room(self, holder: Species, slot: i64) -> i64:
        """How much more food this card can store."""
        return 0

    def extra(self, kind: i64) -> i64:
        """Tokens received on top of a take of this kind, for hungry population only."""
        return 0

    def spares(self) -> i64:
        """Population of the holder that may go without food."""
        return 0

    def feeds_at_night(self) -> bool:
        """True if the holder may feed before its owner's turns while nobody can eat it."""
        return False

    def took_food(self, s: Table, holder: Species, kind: i64, source: i64) -> None:
        """Runs each time the holder has taken food."""

    def attack_size(self, holder: Species) -> i64:
        """Body size added when the holder attacks."""
        return 0

    def defense_size(self, holder: Species) -> i64:
        """Body size added when asking whether the holder can be attacked."""
        return 0

    def bars_attack(self, s: Table, hunter: Species, holder: Species) -> bool:
        """True if the holder cannot be attacked by this hunter."""
        return False

    def shields(self, s: Table, hunter: Species) -> bool:
        """True if the holder's neighbors cannot be attacked by this hunter."""
        return False

    def pierces(self) -> i64:
        """Bits of the traits that do not hinder the holder's attacks."""
        return 0

    def ignores_for_cards(self) -> bool:
        """True if cards may be discarded to ignore defensive traits when the holder attacks."""
        return False

    def exposes(self, hunter: Species) -> i64:
        """How many of the holder's own defenses this hunter may ignore without cards."""
        return 0

    def toll(self) -> i64:
        """Cards the hunter's player must discard before an attack on the holder."""
        return 0

    def guards(self, printed: i64) -> i64:
        """Losses to weather that the trait prevents, where `printed` is the card's figure."""
        return 0

    def hurts(self) -> i64:
        """Population a hunter loses when it attacks the holder."""
        return 0

    def bank_food(self) -> i64:
        """Plant food the holder may take from the bank for each card discarded."""
        return 0

    def moments(self) -> i64:
        """Bits of the moments at which this trait acts of itself."""
        return 0

    def due(self, s: Table, holder: Species, slot: i64, moment: i64) -> bool:
        """True if the trait can act at this moment."""
        return False

    def act(self, s: Table, holder: Species, slot: i64, moment: i64) -> None:
        """What the trait does at its moment."""


class Hooks:
    """All traits by id, and for each question the bits of the traits that answer it.

    Rules test `species.mask & HOOKS.question` first and so pass over species without a say.
    """

    def __init__(self) -> None:
        self.traits: list[Trait] = [Trait()]
        self.refuses: i64 = 0
        self.room: i64 = 0
        self.extra: i64 = 0
        self.took_food: i64 = 0
        self.attack_size: i64 = 0
        self.defense_size: i64 = 0
        self.bars_attack: i64 = 0
        self.shields: i64 = 0
        self.pierces: i64 = 0
        self.ignores_for_cards: i64 = 0
        self.exposes: i64 = 0
        self.toll: i64 = 0
        self.spares: i64 = 0
        self.feeds_at_night: i64 = 0
        self.guards: i64 = 0
        self.hurts: i64 = 0
        self.bank_food: i64 = 0
        self.moments: list[int] = [0, 0, 0, 0]  # by moment

    def install(self, traits: list[Trait]) -> None:
        """Make these the traits in force; the first is that of a card nobody can see."""
        self.traits = traits
        self.refuses = traits_with("refuses", Trait, traits)
        self.room = traits_with("room", Trait, traits)
        self.extra = traits_with("extra", Trait, traits)
        self.took_food = traits_with("took_food", Trait, traits)
        self.attack_size = traits_with("attack_size", Trait, traits)
        self.defense_size = traits_with("defense_size", Trait, traits)
        self.bars_attack = traits_with("bars_attack", Trait, traits)
        self.shields = traits_with("shields", Trait, traits)
        self.pierces = traits_with("pierces", Trait, traits)
        self.ignores_for_cards = traits_with("ignores_for_cards", Trait, traits)
        self.exposes = traits_with("exposes", Trait, traits)
        self.toll = traits_with("toll", Trait, traits)
        self.spares = traits_with("spares", Trait, traits)
        self.feeds_at_night = traits_with("feeds_at_night", Trait, traits)
        self.guards = traits_with("guards", Trait, traits)
        self.hurts = traits_with("hurts", Trait, traits)
        self.bank_food = traits_with("bank_food", Trait, traits)
        for moment in range(1, len(self.moments)):
            self.moments[moment] = sum(
                [1 << t for t in range(len(traits)) if traits[t].moments() >> moment & 1]
            )


HOOKS: Final = Hooks()
