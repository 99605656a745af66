"""The texts for games whose moves and reasons name traits by number."""

from __future__ import annotations

from tangledbank.texts.game_texts import GameTexts


class TraitTexts(GameTexts):
    """Sentences of a game whose moves and reasons name traits by number."""

    @property
    def trait_names(self) -> list[str]:
        """The traits' keys, indexed by number; number 0 means no trait."""
        return [str(trait.key) for trait in self.game.traits]

    def trait(self, trait: int) -> str:
        return self.say(f"trait-{self.trait_names[trait]}") if trait else ""
