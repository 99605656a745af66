"""The display for The Origin of Species: the food bank, rows of animals, and pair cards."""

from __future__ import annotations

from collections import Counter
from typing import cast

from tangledbank.cli.display.base import TableDisplay
from tangledbank.cli.display.layout import INDENT, Being, PlayerArea, TableContent
from tangledbank.cli.display.style import TIE
from tangledbank.core.action import HIDDEN
from tangledbank.core.flow import State
from tangledbank.games.origin.questions import CAN_STORE, LURKS
from tangledbank.games.origin.rules import is_fed
from tangledbank.games.origin.state import NO_PAIR, Animal, OriginState, trait_at
from tangledbank.games.origin.trait_notation import mark_word
from tangledbank.notation.names import being_name
from tangledbank.texts.origin import OriginTexts


class OriginDisplay(TableDisplay):
    """The table display for The Origin of Species, with or without Time to Fly."""

    words: OriginTexts

    def board(self, view: State, seat: int) -> TableContent:
        s = cast(OriginState, view)
        sides = [self.side(s, each, seat) for each in self.seats(view, seat)]
        hand, pile = (self.hand(s, seat), self.pile(s, seat)) if seat >= 0 else ([], [])
        return TableContent(self.heading(s), sides, hand=hand, more=pile)

    def heading(self, s: OriginState) -> list[str]:
        """Return the turn, the food bank, the deck and the free shells."""
        say = self.words.say
        return [
            say("board-turn", turn=int(s.turn)),
            say("board-bank", food=int(s.bank)),
            say("board-deck", cards=len(s.deck)),
            *([say("board-shells", shells=len(s.center))] if len(s.center) else []),
            *([say("board-last")] if len(s.deck) == 0 else []),
        ]

    def side(self, s: OriginState, each: int, seat: int) -> PlayerArea:
        say, player = self.words.say, s.players[each]
        figures = [
            say("board-hand", cards=len(player.hand)),
            say("board-discard", cards=len(player.discard)),
            *([say("board-first")] if s.first == each else []),
        ]
        notes = []
        pairs = [
            f"{self.words.both(s, int(pair.a), int(pair.b))} {self.words.trait(int(pair.trait))}"
            for pair in s.pairs
            if pair is not NO_PAIR and s.animals[pair.a].owner == each
        ]
        if pairs:
            notes.append((INDENT, "; ".join(pair.replace(" ", TIE) for pair in pairs)))
        if self.open_hands and each != seat:
            notes.append((INDENT + say("board-hand-of") + " ", self.cards([*player.hand])))
        beings = [self.animal(s, s.animals[aid]) for aid in player.row]
        return PlayerArea(self.player(each), figures, beings, notes, each == seat)

    def animal(self, s: OriginState, a: Animal) -> Being:
        say = self.words.say
        food, need = int(a.food), int(a.need)
        fed = is_fed(s, a)
        state = say("animal-fed" if fed else "animal-hungry")
        dots = self.style.sign("●", "#") * food + self.style.sign("○", "o") * (need - food)
        return Being(
            being_name(s, int(a.aid)),
            f"{dots:<6} {state:<7} ",
            dots,
            dots,
            say("animal-plain", food=food, need=need, state=state),
            self.traits(s, a),
        )

    def traits(self, s: OriginState, a: Animal) -> list[str]:
        """Return an animal's traits and their use, plus the animal's own card if it matters."""
        found = []
        for slot, mark in enumerate(a.marks):
            trait = trait_at(s, a, slot)
            name, word = self.words.trait(int(trait.id)), mark_word(trait, mark)
            if trait.hooks & CAN_STORE:
                found.append(f"{name} ({mark})" if mark else name)
            else:
                found.append(name + (f" ({self.words.say(f'mark-{word}')})" if mark else ""))
        if a.poisoned:
            found.append(self.words.say("animal-poisoned"))
        if a.card > HIDDEN and self.matters(a):
            card = self.words.card(int(a.card))
            found.append(f"[{self.words.say('animal-card', card=card)}]")
        return found

    def matters(self, a: Animal) -> bool:
        """Return whether an animal's card is revealed, or can be revealed against an attack."""
        faces = self.words.cards.faces(int(a.card))
        return a.revealed or any(trait.hooks & LURKS for trait in faces)

    def cards(self, cards: list[int]) -> str:
        names = [self.words.card(card).replace(" ", TIE) for card in cards]
        return ", ".join(names) or self.style.sign("–", "-")

    def hand(self, s: OriginState, seat: int) -> list[tuple[str, str]]:
        held = self.cards([*s.players[seat].hand])
        return [(self.words.say("board-your-hand") + " ", held)]

    def pile(self, s: OriginState, seat: int) -> list[tuple[str, str]]:
        """Return the reader's discard pile, with a count for equal cards."""
        discard = [*s.players[seat].discard]
        kinds = Counter(self.words.card(card) for card in discard)
        pile = [f"{n} × {name}" if n > 1 else name for name, n in kinds.most_common()]
        text = ", ".join(name.replace(" ", TIE) for name in pile)
        return [(self.words.say("board-your-discard") + " ", text)] if discard else []
