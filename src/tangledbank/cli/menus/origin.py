"""Origin's menu: plays grouped by card, attacks by attacker, own animals last as prey."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tangledbank.cli.menus.base import FEW, SPECIES, MenuEntry, MoveMenu, asks, own_prey_last
from tangledbank.core.action import a_of, b_of, c_of, verb_of
from tangledbank.core.flow import State
from tangledbank.games.origin import ids
from tangledbank.games.origin.state import OriginState
from tangledbank.notation.names import being_name
from tangledbank.texts.origin import OriginTexts

WITH_A_CARD = (ids.PLAY_ANIMAL, ids.PLAY_TRAIT, ids.PLAY_PAIR)


class OriginMenu(MoveMenu):
    """The menu of The Origin of Species, with or without Time to Fly."""

    words: OriginTexts
    ending = frozenset({ids.PASS, ids.DONE, ids.SUBMIT, ids.KEEP_STILL, ids.WAIT, ids.IGNORE_NONE})

    # Entries

    def entries(self, view: State, seat: int, actions: Sequence[int]) -> list[MenuEntry]:
        """Group plays by card, and attacks by attacker if there are many options."""
        actions = own_prey_last(view, seat, actions, ids.ATTACK)
        if len(actions) <= FEW and not asks(view, seat, ids.ASK_PLAY):
            return super().entries(view, seat, actions)
        groups = [(*self.group_of(view, action), action) for action in actions]
        return self.grouped(view, seat, groups)

    def group_of(self, view: State, action: int) -> tuple[tuple[int, int], str]:
        verb, a = int(verb_of(action)), int(a_of(action))
        if verb in WITH_A_CARD:
            return (1, a), self.words.say("group-card", card=self.words.card(a))
        if verb == ids.ATTACK:
            return (2, a), self.words.say("group-hunt", hunter=being_name(view, a))
        return (verb + 8, action), ""

    def lists_hand(self, view: State, seat: int, actions: Sequence[int]) -> bool:
        """Return whether every card in hand is offered as an animal."""
        offered = {int(a_of(action)) for action in actions if verb_of(action) == ids.PLAY_ANIMAL}
        return bool(offered) and set(cast(OriginState, view).players[seat].hand) <= offered

    def single_entry(self, view: State, seat: int, group: MenuEntry) -> MenuEntry:
        if verb_of(group.actions[0]) not in WITH_A_CARD:
            return super().single_entry(view, seat, group)
        inner = self.play(cast(OriginState, view), seat, group.actions[0]).title
        title = self.words.titled(group.title.removesuffix(" …"), inner)
        return MenuEntry(title, group.actions, group.key)

    def group_entries(self, view: State, seat: int, actions: Sequence[int]) -> list[MenuEntry]:
        """Return plays with fixed numbers: 32 is the lower face on the third animal."""
        if not all(verb_of(action) in WITH_A_CARD for action in actions):
            return super().group_entries(view, seat, actions)
        return [self.play(cast(OriginState, view), seat, action) for action in actions]

    def play(self, s: OriginState, seat: int, action: int) -> MenuEntry:
        values = self.words.values(s, seat, action)
        values["trait"] = self.trait_played(action)
        title = self.words.say(f"brief-{self.words.language.verbs[int(verb_of(action))]}", **values)
        return MenuEntry(title, [action], action, self.play_number(s, seat, action))

    def trait_played(self, action: int) -> str:
        trait = self.words.cards.trait_on(a_of(action), b_of(action))
        return self.words.trait(int(trait.id))

    def play_number(self, s: OriginState, seat: int, action: int) -> int:
        """Return 1 for a new animal, a fixed number for a play on one's own animal, or else -1."""
        if verb_of(action) == ids.PLAY_ANIMAL:
            return 1
        aid, seats = int(c_of(action)), int(s.seats)
        if verb_of(action) == ids.PLAY_PAIR or (aid - 1) % seats != seat:
            return -1
        return SPECIES * ((aid - 1) // seats + 1) + int(b_of(action)) + 1
