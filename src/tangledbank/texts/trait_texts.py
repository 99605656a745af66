"""Sentences of games whose moves and reasons name traits by number."""

from __future__ import annotations

from tangledbank.texts.game_texts import GameTexts


class TraitTexts(GameTexts):
    """Sentences of a game, with the names of its traits."""

    @property
    def trait_names(self) -> list[str]:
        """The keys of the traits by number; number 0 is no trait."""
        return [str(trait.key) for trait in self.game.traits]

    def trait(self, trait: int) -> str:
        return self.say(f"trait-{self.trait_names[trait]}") if trait else ""
