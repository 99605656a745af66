"""The Origin of Species in the terminal: a line for each animal, pair cards below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import cast

from tangledbank.cli.faces.base import FEW, TIE, Face, Group
from tangledbank.core.action import HIDDEN, a_of, verb_of
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.games.origin import ids
from tangledbank.games.origin.questions import ROOM
from tangledbank.games.origin.rules import is_fed
from tangledbank.games.origin.state import UNTIED, Animal, Table, trait_at
from tangledbank.games.origin.words import mark_word
from tangledbank.notation.words import being_name
from tangledbank.texts.origin import OriginTexts

WITH_A_CARD = (ids.PLAY_ANIMAL, ids.PLAY_TRAIT, ids.PLAY_PAIR)
QUIET_OWN = (ids.PASSED, ids.STILL_KEPT)


class OriginFace(Face):
    """The Origin of Species, with and without Time to Fly."""

    words: OriginTexts
    milestones = frozenset({ids.BANK_FILLED, ids.GAME_ENDED})

    def table(self, view: State, seat: int) -> list[str]:
        s = cast(Table, view)
        lines = [self.look.rule(self.heading(s))]
        for i in range(int(s.seats)):
            lines += self.side(s, (seat + 1 + i) % int(s.seats))
        return lines + (self.hand(s, seat) if seat >= 0 else [])

    def own(self, view: State, seat: int) -> list[str]:
        s = cast(Table, view)
        return [*self.side(s, seat), *self.hand(s, seat)]

    def log(self, view: State, events: Sequence[Event], reader: int) -> list[str]:
        """Cards drawn by the reader in one line, those of others not at all."""
        lines = []
        for (kind, seat), same in groupby(events, lambda event: (int(event.kind), int(event.seat))):
            several = list(same)
            if kind == ids.CARD_DRAWN:
                drawn = [self.words.card(int(event.a)) for event in several if event.a > HIDDEN]
                if drawn and seat == reader:
                    cards = ", ".join(drawn)
                    lines.append(self.words.say("event-card-drawn", seat="", me="yes", a=cards))
            elif seat != reader or kind not in QUIET_OWN:
                lines += [self.words.event(view, event, reader) for event in several]
        return lines

    def heading(self, s: Table) -> str:
        """What lies in the middle."""
        say = self.words.say
        parts = [
            say("board-turn", turn=int(s.turn)),
            say("board-bank", food=int(s.bank)),
            say("board-deck", cards=len(s.deck)),
            *([say("board-shells", shells=len(s.center))] if len(s.center) else []),
            *([say("board-last")] if len(s.deck) == 0 else []),
        ]
        return f" {self.look.sign('·', '|')} ".join(parts)

    def side(self, s: Table, each: int) -> list[str]:
        """One player: a line of figures, a line for each animal, a line for each pair card."""
        say, player = self.words.say, s.players[each]
        parts = [
            say("board-hand", cards=len(player.hand)),
            say("board-discard", cards=len(player.discard)),
            *([say("board-first")] if s.first == each else []),
        ]
        name, figures = self.player(each), ", ".join(parts)
        lines = self.look.hang(
            " ", f"{name}: {figures}." if self.look.plain else f"{name:<24} {figures}"
        )
        for aid in player.row:
            lines += self.animal(s, s.animals[aid])
        for pair in s.pairs:
            if pair is not UNTIED and s.animals[pair.a].owner == each:
                both = self.words.both(s, int(pair.a), int(pair.b))
                lines += self.look.hang(f"    {both}: ", self.words.trait(int(pair.trait)))
        return lines

    def animal(self, s: Table, a: Animal) -> list[str]:
        say, name = self.words.say, being_name(s, int(a.aid))
        food, need = int(a.food), int(a.need)
        state = say("animal-fed" if is_fed(s, a) else "animal-hungry")
        traits = self.traits(s, a)
        if self.look.plain:
            numbers = say("animal-plain", food=food, need=need, state=state)
            return self.look.hang(f"{name}: ", f"{numbers} {', '.join(traits)}".strip())
        dots = self.look.sign("●", "#") * food + self.look.sign("○", "o") * (need - food)
        start = f"    {name:<4}{dots:<5} {state:<7} "
        joined = f" {self.look.sign('·', '|')} ".join(traits)
        return self.look.hang(start, joined or self.look.sign("–", "-"))

    def traits(self, s: Table, a: Animal) -> list[str]:
        """Its traits and how they were used; what it is made of, where that is known."""
        found = []
        for slot, mark in enumerate(a.marks):
            trait = trait_at(s, a, slot)
            name, word = self.words.trait(int(trait.id)), mark_word(trait, mark)
            if trait.hooks & ROOM:
                found.append(f"{name} ({mark})" if mark else name)
            else:
                found.append(name + (f" ({self.words.say(f'mark-{word}')})" if mark else ""))
        if a.poisoned:
            found.append(self.words.say("animal-poisoned"))
        if a.card > HIDDEN:
            card = self.words.card(int(a.card))
            found.append(f"[{self.words.say('animal-card', card=card)}]")
        return found

    def hand(self, s: Table, seat: int) -> list[str]:
        player = s.players[seat]
        none = self.look.sign("–", "-")
        held = ", ".join(self.words.card(card) for card in player.hand) or none
        lines = self.look.hang(self.words.say("board-your-hand") + " ", held)
        if len(player.discard):
            kinds = Counter(self.words.card(card) for card in player.discard)
            pile = [f"{n}{TIE}×{TIE}{name}" if n > 1 else name for name, n in kinds.most_common()]
            lines += self.look.hang(self.words.say("board-your-discard") + " ", ", ".join(pile))
        return lines

    def groups(self, view: State, seat: int, actions: Sequence[int]) -> list[Group]:
        """Plays by card and attacks by hunter, where there are many options."""
        if len(actions) <= FEW:
            return super().groups(view, seat, actions)
        found: dict[tuple[int, int], Group] = {}
        for action in actions:
            key, title = self.group_of(view, seat, action)
            found.setdefault(key, Group(title, [])).actions.append(action)
        return [self.single(view, seat, group) for group in found.values()]

    def group_of(self, view: State, seat: int, action: int) -> tuple[tuple[int, int], str]:
        verb, a = int(verb_of(action)), int(a_of(action))
        if verb in WITH_A_CARD:
            return (1, a), self.words.say("group-card", card=self.words.card(a))
        if verb == ids.ATTACK:
            hunter = being_name(cast(Table, view), a)
            return (2, a), self.words.say("group-hunt", hunter=hunter)
        return (verb + 8, action), self.words.move(view, seat, action)

    def single(self, view: State, seat: int, group: Group) -> Group:
        """A group of one is that one option."""
        if len(group.actions) > 1:
            return group
        return Group(self.words.move(view, seat, group.actions[0]), group.actions)
