"""Evolution's table display: the watering hole and rows of species."""

from __future__ import annotations

from typing import cast

from tangledbank.cli.display.base import TableDisplay
from tangledbank.cli.display.layout import INDENT, Being, PlayerArea, TableContent
from tangledbank.cli.display.style import TIE
from tangledbank.core.action import HIDDEN, NONE
from tangledbank.core.flow import State
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.state import EvolutionState, Player, Species
from tangledbank.texts.evolution import EvolutionTexts


class EvolutionDisplay(TableDisplay):
    """The table display for Evolution and for games built on it."""

    words: EvolutionTexts

    def board(self, view: State, seat: int) -> TableContent:
        s = cast(EvolutionState, view)
        return TableContent(
            self.heading(s),
            [self.side(s, each, seat) for each in self.seats(view, seat)],
            self.middle(s),
            self.brief(s),
            self.hand(s, seat) if seat >= 0 else [],
        )

    def heading(self, s: EvolutionState) -> list[str]:
        """Return the round, the watering hole and the deck."""
        say = self.words.say
        return [
            say("table-round", round=int(s.round)),
            say("table-hole", food=int(s.hole)),
            say("table-deck", cards=len(s.deck)),
            *([say("table-last")] if s.last else []),
        ]

    def middle(self, s: EvolutionState) -> list[str]:
        """Return sentences about anything else in the middle, such as Climate's weather."""
        return []

    def brief(self, s: EvolutionState) -> list[str]:
        return self.middle(s)

    def side(self, s: EvolutionState, each: int, seat: int) -> PlayerArea:
        player = s.players[each]
        beings = [self.species(s, s.species[sid]) for sid in player.row]
        notes = []
        if self.open_hands and each != seat:
            notes.append(
                (INDENT + self.words.say("table-hand-of") + " ", self.cards([*player.hand]))
            )
        return PlayerArea(
            self.player(each), self.figures(s, player, each), beings, notes, each == seat
        )

    def figures(self, s: EvolutionState, player: Player, each: int) -> list[str]:
        say = self.words.say
        choosing = any(decision.prompt == ids.ASK_FOOD for decision in s.open)
        return [
            say("table-bag", food=int(player.bag)),
            say("table-hand", cards=len(player.hand)),
            *([say("table-food-card")] if player.food_card != NONE and choosing else []),
            *([say("table-first")] if s.first == each else []),
        ]

    def species(self, s: EvolutionState, sp: Species) -> Being:
        size, population, food = int(sp.body), int(sp.population), int(sp.food)
        dots = self.style.sign("●", "#") * food + self.style.sign("○", "o") * (population - food)
        sized = self.words.say("species-size", size=size)
        return Being(
            self.words.language.name(s, "species", int(sp.sid)),
            f"{sized}  {dots:<6}  ",
            f"{sized} {dots}",
            f"{size}{dots}",
            self.words.say("species-plain", size=size, population=population, food=food),
            self.traits(s, sp),
        )

    def traits(self, s: EvolutionState, sp: Species) -> list[str]:
        """Return the face-up traits with their stored food, then the face-down ones."""
        found = []
        for card, stored in zip(sp.cards, sp.tokens, strict=True):
            name = self.words.trait(s.book.cards.trait[card])
            found.append(f"{name} ({stored})" if stored else name)
        for card in sp.fresh:
            if card > HIDDEN:
                name = self.words.trait(s.book.cards.trait[card])
                found.append(self.words.say("trait-face-down", trait=name))
        unseen = [*sp.fresh].count(HIDDEN)
        return [*found, self.words.say("traits-face-down", count=unseen)] if unseen else found

    def cards(self, cards: list[int]) -> str:
        names = [self.words.card(card).replace(" ", TIE) for card in sorted(cards)]
        return ", ".join(names) or self.style.sign("–", "-")

    def hand(self, s: EvolutionState, seat: int) -> list[tuple[str, str]]:
        player = s.players[seat]
        lines = [(self.words.say("table-your-hand") + " ", self.cards([*player.hand]))]
        if player.food_card > HIDDEN:
            chosen = self.words.card(int(player.food_card))
            lines.append(("", self.words.say("table-your-food", card=chosen)))
        return lines
