"""Evolution's menu: plays grouped by card, attacks by attacker, own species last as prey."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tangledbank.cli.menus.base import FEW, SPECIES, MenuEntry, MoveMenu, asks, own_prey_last
from tangledbank.core.action import a_of, b_of, verb_of
from tangledbank.core.flow import State
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.climate import ids as climate
from tangledbank.games.evolution.state import EvolutionState
from tangledbank.texts.evolution import EvolutionTexts

WITH_A_CARD = (
    ids.PLAY_TRAIT,
    ids.NEW_LEFT,
    ids.NEW_RIGHT,
    ids.GROW_BODY,
    ids.GROW_POPULATION,
    ids.SPEND,
    ids.IGNORE,
    ids.PAY,
)
# The last digit of a play's number.
PLAYS = {
    ids.NEW_LEFT: 1,
    ids.NEW_RIGHT: 2,
    ids.PLAY_TRAIT: 1,
    ids.GROW_BODY: 2,
    ids.GROW_POPULATION: 3,
}


CARD_ALONE = (
    ids.CHOOSE_FOOD,
    climate.UNDER,
    ids.PAY,
)  # titled by the card alone: the question says the rest


LISTING = (ids.CHOOSE_FOOD, climate.UNDER, ids.NEW_LEFT)


class EvolutionMenu(MoveMenu):
    """The menu of Evolution and Climate."""

    words: EvolutionTexts
    ending = frozenset({ids.DONE, ids.PASS, climate.GO_ON, climate.DRAW})

    # Entries

    def entries(self, view: State, seat: int, actions: Sequence[int]) -> list[MenuEntry]:
        actions = own_prey_last(view, seat, actions, ids.ATTACK)
        if asks(view, seat, ids.ASK_FOOD, climate.ASK_EXCHANGE):
            actions = sorted(actions)  # in the order of the hand
            return super().entries(view, seat, actions)
        if len(actions) <= FEW and not asks(view, seat, ids.ASK_PLAY):
            return super().entries(view, seat, actions)
        return self.by_group(view, seat, actions)

    def group_of(self, view: State, action: int) -> tuple[tuple[int, int], str]:
        """Group an option by its card, by its attacker, or with the traits to remove."""
        verb = int(verb_of(action))
        if verb in WITH_A_CARD:
            return (1, int(a_of(action))), self.words.card(int(a_of(action))) + " …"
        if verb == ids.REMOVE_TRAIT:
            return (2, 0), self.words.say("group-remove")
        if verb == ids.ATTACK:
            hunter = self.words.language.name(view, "species", int(a_of(action)))
            return (3, int(a_of(action))), self.words.say("group-attack", hunter=hunter)
        return (verb + 8, action), ""

    def lists_hand(self, view: State, seat: int, actions: Sequence[int]) -> bool:
        offered = {int(a_of(action)) for action in actions if verb_of(action) in LISTING}
        return bool(offered) and set(cast(EvolutionState, view).players[seat].hand) <= offered

    def group_entries(self, view: State, seat: int, actions: Sequence[int]) -> list[MenuEntry]:
        """Return a card's plays with fixed numbers: 23 adds population to the second species."""
        if not all(verb_of(action) in PLAYS for action in actions):
            return super().group_entries(view, seat, actions)
        return [self.play(cast(EvolutionState, view), seat, action) for action in actions]

    def play(self, s: EvolutionState, seat: int, action: int) -> MenuEntry:
        verb, sid = int(verb_of(action)), int(b_of(action))
        values = self.words.values(s, seat, action)
        values["trait"] = self.words.trait(self.words.cards.trait[a_of(action)])
        values["size"] = int(s.species[sid].body) + 1
        values["population"] = int(s.species[sid].population) + 1
        made = (sid - 1) // int(s.seats) + 1 if sid else 0
        title = self.words.say(f"brief-{self.words.language.verbs[verb]}", **values)
        return MenuEntry(title, [action], action, SPECIES * made + PLAYS[verb])

    def title(self, view: State, seat: int, action: int) -> str:
        if verb_of(action) in CARD_ALONE:
            return self.words.card(int(a_of(action)))
        text = super().title(view, seat, action)
        if verb_of(action) != ids.ATTACK:
            return text
        figures = self.previews.figures(view, seat, action)
        return f"{text} {self.words.say('note-attack', **figures)}"
